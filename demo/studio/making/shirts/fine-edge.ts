import { isSilk } from "../../cloths/silk.ts";
import { noise } from "../../fields/noise.ts";
import { bell, blend, clamp, ramp } from "../../fields/scalar.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { boxAround, curve, type Knot, type Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { liftedEdge } from "../sewing/edge-shade.ts";
import { towardsLamp } from "../sewing/lamp-side.ts";
import { inwards } from "../sewing/patch.ts";
import { laneOf, type StitchStyle, stitch } from "../sewing/seams.ts";

/** Shirting turned under and pressed: a thin, sharp step; rounder, it looks molded. */
export const thinEdge = { rise: 1.5, slope: -0.3 };

/** The puckers beside a row of stitches: how far to either side they run, how far apart they lie, how high they stand, in units. */
const puckers = [
  { reach: 5.5, apart: 3.1, height: 1, leaning: 30 },
  { reach: 13, apart: 8.5, height: 2.6, leaning: 60 },
];
const widest = Math.max(...puckers.map(({ reach }) => reach));

/**
 * The puckers beside a row of stitches in thin cloth: short, close and across the row, tight here
 * and none there.
 *
 * @param offset of the row from the line, to its right. @param amount their height in units.
 */
export function puckered(s: Surface, path: Point[], offset: number, amount = 0.4): void {
  const lane = laneOf(path) + 61;
  const high = amount * stiffness(s);
  // At an edge beside the row cloth is folded, and runs on smoothly.
  const inside = offset ? (d: number) => ramp(0, 4.5, d * Math.sign(offset)) : () => 1;
  s.along(path, Math.abs(offset) + 2.4 * widest, (k, d, way) => {
    const off = d - offset;
    const tight = Math.max(0, 0.6 + 0.9 * noise(way / 26, 3, lane)) * inside(d);
    let height = -0.4 * bell(off, 1.6);
    for (const { reach, apart, height: h, leaning } of puckers) {
      const slant = way + 0.5 * off * noise(way / leaning, 5, lane);
      height += h * bell(off, reach) * noise(slant / apart, off / leaning, lane + apart);
    }
    s.relief[k]! += high * tight * height;
  });
}

/** How firmly cloth stands where it is drawn together: silk is supple, and thick wool takes the stitches in. */
function stiffness(s: Surface): number {
  const optics = s.finishes[0]!;
  return isSilk(optics) ? 0.5 : ramp(0.3, 0.1, optics.sheen ?? 0);
}

/** The same along the row of stitches so far inside a piece's rim. */
export function puckeredRim(s: Surface, outline: Knot[], inset: number): void {
  const path = curve(outline);
  puckered(s, [...path, path[0]!], inwards(path, inset));
}

/** How much whiter cloth is where it lies double: less of what is below shines through. */
const whiter = 0.035;
/** How far in the cloth turned under reaches, and how much whiter again it is there. */
const turnedIn = { width: 9, whiter: 0.018 };

/** How much deeper edges are shaded on patterned cloth: lighter shades are lost among its lines. */
const amongLines = 1.5;

/** How far an edge counts as turned away from the lamp at the least: its foot is in shade even where it is lit. */
const leastAway = { plain: 0.5, patterned: 0.85 };

/** How deep the shade beside an edge is, in shares of that on plain shirting. */
export function edgeDepth(s: Surface): number {
  return s.isPatterned ? amongLines : 1;
}

interface Layer {
  rise: number;
  stitched?: StitchStyle & { inset: number };
}

/**
 * Shirting sewn upon shirting: a pocket, a placket, a cuff. Its edge is a step that the lamp lights on
 * one side and that shades the cloth on the other, here more than there; no line runs round it.
 */
export function sewnLayer(s: Surface, pattern: Knot[], { rise: pressed, stitched }: Layer): void {
  const outline = curve(pattern);
  const rise = pressed * unpressed(s);
  const field = new DistanceField(outline);
  const deep = edgeDepth(s);
  const least = s.isPatterned ? leastAway.patterned : leastAway.plain;
  s.within(boxAround(outline, 24), (k, u, v) => {
    const depth = field.at(u, v) + 0.4 * noise(u / 23, v / 23, 63);
    s.relief[k]! += rise * steep(depth / (1.1 + 0.3 * rise));
    if (depth > 0) {
      const within = ramp(0, 0.8, depth);
      const doubled = turnedIn.whiter * ramp(turnedIn.width + 0.6, turnedIn.width - 0.6, depth);
      s.tone(k, 1 + within * (whiter + doubled));
      return;
    }
    const away = Math.max(least, 0.1 - towardsLamp(field, u, v));
    const lift = liftedEdge(u, v);
    s.tone(
      k,
      1 -
        deep *
          away *
          lift *
          (0.2 * Math.exp(depth / 1.2) + 0.26 * Math.exp(depth / (1 + 2.2 * rise * lift))),
    );
  });
  if (!stitched) return;
  stitchedIn(s, [...outline, outline[0]!], inwards(outline, stitched.inset), stitched);
}

/**
 * The edge of patterned cloth: how far in from its rim it bends down, in units, and how much of its light
 * it loses there, where it faces the lamp and where it leans away.
 */
const bentDown = { reach: 4.2, lit: 0.2, away: 0.46 };

/**
 * The rim of patterned shirting, all of which bends down round the cloth turned under: without that shade
 * its white stripes melt into pale paper, and its dark ones into their own shadow, like teeth.
 *
 * @param outline of the piece.
 */
export function bendDown(s: Surface, outline: Knot[]): void {
  if (!s.isPatterned) return;
  const { reach, lit, away } = bentDown;
  const field = new DistanceField(curve(outline));
  s.each((k, u, v, depth) => {
    if (depth >= reach) return;
    const down = Math.min(1, 1 - depth / reach) ** 1.5;
    s.tone(k, 1 - down * blend(lit, away, ramp(0.6, -0.5, towardsLamp(field, u, v))));
  });
}

/**
 * The turned edge of silk: over how much of it it rounds, in units, over what share of a quarter turn, and how much
 * more light it catches there. Turned upright at its very rim it gets a dark line before a pale side: a second lip.
 */
const sprung = { round: 5, turn: 0.82, drop: 2.2, lit: 0.55 };

/** No iron lays the edges of silk quite flat: they spring back round, and catch the lamp where they face it. */
export function springRound(s: Surface, outline: Knot[]): void {
  const { round, turn, drop, lit } = sprung;
  const field = new DistanceField(curve(outline));
  s.each((k, u, v, depth) => {
    if (depth >= 2 * round) return;
    s.relief[k]! -= drop * (1 - Math.sqrt(1 - (turn * clamp(1 - depth / round)) ** 2));
    s.tone(k, 1 + lit * Math.max(0, towardsLamp(field, u, v)) * bell(depth - 2.4, 1.6));
  });
}

/** The hem of patterned shirting: between its row of stitches and its edge it lies double. */
const hem = { groove: 0.1, wide: 1.3 };

/** A hem turned up and stitched down so far to the right of its line, or below 0 to its left. */
export function stitchedHem(s: Surface, path: Point[], offset: number, thread: StitchStyle): void {
  if (s.isPatterned) {
    s.along(path, Math.abs(offset) + 4, (k, d) => {
      s.tone(k, 1 - hem.groove * bell(d - offset, hem.wide));
    });
  }
  stitchedIn(s, path, offset, thread);
}

/** How much higher doubled edges stand than those of ironed cotton: silk springs back round. */
function unpressed(s: Surface): number {
  return isSilk(s.finishes[0]!) ? 1.45 : 1;
}

/** A row of stitches drawn into the cloth, with its puckers. @param offset to the right of the line. */
export function stitchedIn(s: Surface, path: Point[], offset: number, thread: StitchStyle): void {
  puckered(s, path, offset);
  stitch(s, path, { ...thread, offset });
}

/**
 * A felled seam: both edges turned into each other and stitched down flat, a strip of four layers.
 *
 * @param width of the strip in units, to the right of the line, or below 0 to its left.
 */
export function felledSeam(s: Surface, path: Point[], width: number, thread: StitchStyle): void {
  const side = Math.sign(width);
  const broad = Math.abs(width);
  const rise = 0.9 * stiffness(s);
  s.along(path, broad + 6, (k, d) => {
    const depth = d * side;
    const on = steep(depth / 1.4) * ramp(broad + 1.6, broad - 0.6, depth);
    s.relief[k]! += rise * on - 0.5 * bell(depth + 0.6, 1.1);
    s.tone(k, 1 + whiter * on - 0.05 * bell(depth + 0.6, 0.9));
  });
  puckered(s, path, 0, 0.25);
  stitchedIn(s, path, width - side * 1.4, thread);
}

/** The section of an edge turned under: steep below, round above; 0..1. */
function steep(t: number): number {
  const short = 1 - clamp(t);
  return 1 - short * short;
}
