import type { Cloth } from "../../cloths/index.ts";
import type { Grain } from "../../cloths/texture.ts";
import { thicknessOf } from "../../cloths/thickness.ts";
import { noise } from "../../fields/noise.ts";
import { bell, clamp, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { isGrainLeather } from "../../light/optics.ts";
import { curve, distanceTo, type Knot, type Point } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { buttonhole } from "./button.ts";
import { inwards } from "./patch.ts";
import { swelledEdge } from "./pressed-edge.ts";
import { rollAlong } from "./roll.ts";

interface FoldedPart {
  outline: Knot[];
  pose: Pose;
  lift: number;
  seed: number;
  /** A row of topstitching this far from the rim; none for a plain pressed edge. */
  stitched?: number;
  /** Turn of the cloth's grain on the folded part. */
  turn?: number;
  /** Where it was cut from the cloth; by its turn alone when absent. */
  grain?: Grain;
  /** Where it is folded over; it lies flat when absent. */
  roll?: Point[];
  /** The edges that are topstitched; the whole rim when absent. */
  edges?: Point[][] | undefined;
  /** The middle of a lapel's buttonhole. */
  buttonhole?: Point;
}

/**
 * A soft roll: pressed at its free edge only, a lapel stands up along its fold and slopes from there, the
 * thicker its cloth, the higher and the rounder.
 *
 * @param thick 0 for thin cloth, 1 for coating.
 */
function rollOf(thick: number) {
  return { height: 11 + 6 * thick, reach: 42 + 16 * thick, round: 12 + 9 * thick };
}

/** A lapel, collar, flap, welt or pocket: doubled cloth that lies on the garment, folded over or flat. */
export function foldedPart(order: Order, part: FoldedPart): Piece {
  const { cloth } = order;
  const { turn = 0 } = part;
  const turnedGrain: Grain = (u, v) => [
    (u - 600) * Math.cos(turn) + v * Math.sin(turn),
    v * Math.cos(turn) - (u - 600) * Math.sin(turn),
  ];
  const thick = thicknessOf(cloth);
  return {
    outline: part.outline,
    optics: cloth.optics,
    seed: part.seed,
    rests: true,
    lift: part.lift,
    loft: 0.08,
    height: 2.5,
    hold: 0.06,
    bend: Math.max(0.8, cloth.bend),
    fuzz: cloth.fuzz * 0.6,
    edgeAnchor: 0.3,
    stir: 2,
    grid: [9, 6],
    steps: [100, 50],
    edgeDrop: 1,
    pose: part.pose,
    base: standingOff(part, thick),
    excess: (e, u, v) => {
      e.evenly(0.004);
      e.crumple(u, v, part.seed, 0.02, 130);
    },
    make: (s) => {
      face(s, order, part.grain ?? turnedGrain);
      pressRim(s, thick);
      if (part.roll) burnish(s, part.roll);
      if (part.buttonhole) buttonhole(s, ...part.buttonhole, 21, false);
      if (part.stitched) topstitch(s, part, part.stitched, cloth);
    },
  };
}

/**
 * The rim of doubled cloth: two layers and their seam allowances lie in the edge, pressed square. It rounds
 * over no more.
 *
 * @param thick 0 for thin cloth, 1 for coating.
 */
export function pressRim(s: Surface, thick: number): void {
  s.each((k, _u, _v, depth) => {
    const short = Math.max(0, 1 - Math.max(0, depth) / (2 + 0.8 * thick));
    s.relief[k]! -= (0.5 + 0.9 * thick) * (1 - Math.sqrt(1 - 0.8 * short * short));
    s.tone(k, 1 + 0.06 * bell(depth - 1.6, 1.3));
  });
}

/** Over so much before its free edge, in units, a roll has come down: there it is pressed flat. */
const pressed = 52;

/** Its roll, and how its free edge stands off the cloth below, here more than there. */
function standingOff(
  { roll: fold, edges = [], seed }: FoldedPart,
  thick: number,
): Piece["base"] & object {
  const most = 2.4 + 2.6 * thick;
  const off = (u: number, v: number) => most * clamp(0.5 + noise(u / 90, v / 90, seed + 3));
  if (!fold) return off;
  const rolled = rollAlong(fold, rollOf(thick));
  // It was pressed nowhere along its fold, and turns over here more softly than there.
  const uneven = (u: number, v: number) => 1 + 0.34 * thick * noise(u / 130, v / 130, seed + 7);
  const inside = (u: number, v: number) =>
    Math.min(pressed, ...edges.map((edge) => distanceTo(edge, u, v)));
  return (u, v) => rolled(u, v) * uneven(u, v) * ramp(0, pressed, inside(u, v)) + off(u, v);
}

/** Where cloth turns over, its nap is stretched and shines; beneath, the fold sees little of the room. */
function burnish(s: Surface, fold: Point[]): void {
  s.along(fold, 34, (k, d) => {
    const off = Math.abs(d);
    s.tone(k, 1 + 0.12 * bell(off - 10, 9) - 0.14 * bell(off, 3.4));
  });
}

/** How far two layers of hide, which no iron flattens, fill out a stitched edge: 1 is what those of coating do. */
const hideFills = 4;

/** How far a stitched edge of doubled cloth fills out: 1 is what that of coating does. */
function fullnessOf(cloth: Cloth): number {
  return isGrainLeather(cloth.optics) ? hideFills : 0.3 + 0.7 * thicknessOf(cloth);
}

/** A swelled row of stitches so far inside the rim of doubled cloth, in units. */
export function topstitch(
  s: Surface,
  { outline, edges }: Pick<FoldedPart, "outline" | "edges">,
  inset: number,
  cloth: Cloth,
): void {
  const full = fullnessOf(cloth);
  const path = curve(outline);
  const offset = inwards(path, inset);
  for (const edge of edges ?? [[...path, path[0]!]]) swelledEdge(s, edge, offset, full);
}
