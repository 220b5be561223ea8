import { noise } from "../../fields/noise.ts";
import { bell, clamp } from "../../fields/scalar.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { boxAround, curve, type Knot, type Point } from "../../pattern/outline.ts";
import type { PaintTexel, Surface } from "../../pattern/surface.ts";
import { edgeShade, liftedEdge } from "./edge-shade.ts";
import { towardsLamp } from "./lamp-side.ts";
import { drawTogether, type StitchStyle, stitch } from "./seams.ts";

interface PatchStyle {
  rise?: number;
  /** How far inside the rim its doubled edge is still rounding up. */
  slope?: number;
  /** A row of stitches this far inside the rim; none when absent. */
  stitched?: StitchStyle & { inset: number };
  paint?: PaintTexel;
}

/**
 * Cloth sewn upon cloth: a pocket, a cuff, a flap, a label. It is a second layer with a step: the
 * edge that faces the lamp is a fine pale line, and only the one behind throws a shade, broad where
 * it stands off and hardly any where it lies tight. Its stitches draw it together unevenly.
 */
export function patch(s: Surface, pattern: Knot[], style: PatchStyle = {}): void {
  const { rise = 2.4, slope = 1.4, stitched, paint } = style;
  const outline = curve(pattern);
  const field = new DistanceField(outline);
  // Leather is cut and pasted down evenly; cloth is turned under, and a step as steep as it is
  // high would be a black line on it.
  const cut = s.finishes[0]!.kind === "leather";
  const turn = slope + 1.2 + (cut ? 0 : 0.5 * Math.abs(rise));
  const [height, wave] = cut ? [rise, 0] : [0.8 * rise, 0.5];
  s.within(boxAround(outline, 30), (k, u, v) => {
    const depth = field.at(u, v) + wave * noise(u / 23, v / 23, 63);
    s.relief[k]! += height * turnedEdge((depth + 0.4) / turn);
    if (depth < 8) {
      const lit = towardsLamp(field, u, v);
      const lift = cut ? pastedEdge : liftedEdge(u, v);
      s.tone(k, edgeShade(depth, lit, lift, Math.abs(rise)));
      if (cut) s.tone(k, 1 - (0.05 + 0.22 * Math.max(0, 0.25 - lit)) * bell(depth + 0.3, 1.2));
    }
    if (depth > 0) paint?.(k, u, v, depth);
  });
  if (!stitched) return;
  const closed = [...outline, outline[0]!];
  const offset = inwards(outline, stitched.inset);
  drawTogether(s, closed, 0.8, offset);
  stitch(s, closed, { ...stitched, offset });
}

/** How far the edge of pasted leather stands off. */
const pastedEdge = 0.8;

/** The section of an edge turned under: steep below, round above; 0..1. */
function turnedEdge(t: number): number {
  const short = 1 - clamp(t);
  return 1 - short * short;
}

/**
 * The close shade on the cloth round something that lies upon it: deepest away from the lamp.
 *
 * @param deep how deep, in shares of what thin cloth throws.
 */
export function shadeRound(s: Surface, outline: Knot[], deep = 1): void {
  const path = curve(outline);
  const field = new DistanceField(path);
  s.within(boxAround(path, 26), (k, u, v) => {
    const depth = field.at(u, v);
    if (depth > 6) return;
    const away = Math.max(0, 0.3 - towardsLamp(field, u, v));
    // A whole piece keeps its distance better than a pocket's edge does.
    const lift = 0.35 + 0.55 * liftedEdge(u, v);
    const near = Math.exp(-Math.abs(depth) / (1 + (1 + 5.4 * away) * lift));
    s.tone(k, 1 - Math.min(0.8, deep * (0.12 + 0.4 * away * lift) * near));
  });
}

/** What lies so far inside a closed line, as a distance to its right. */
export function inwards(outline: Point[], inset: number): number {
  return signedArea(outline) > 0 ? inset : -inset;
}

/** Positive when a closed line runs so that its inside lies on the right of it. */
function signedArea(outline: Point[]): number {
  return outline.reduce((area, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    return area + x * nextY - nextX * y;
  }, 0);
}

/** A row of stitches inside a piece's own rim. */
export function stitchRim(s: Surface, pattern: Knot[], inset: number, style: StitchStyle): void {
  const outline = curve(pattern);
  stitch(s, [...outline, outline[0]!], { ...style, offset: inwards(outline, inset) });
}
