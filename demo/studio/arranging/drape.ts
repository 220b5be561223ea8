import { type Cloth, handledAs } from "../cloths/index.ts";
import { straight } from "../cloths/woven.ts";
import { noise } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import { laidByHand } from "../making/body/poses.ts";
import type { Knot } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Print } from "../prints/print.ts";

/** How far a cloth is thrown over the table, in units. */
export interface Extent {
  left: number;
  right: number;
  bottom: number;
}

/** Cloth that runs out of a frame on three sides, wherever a camera aside of it looks. */
export const extents = {
  wide: { left: -420, right: 1640, bottom: 1560 },
  tall: { left: -160, right: 1380, bottom: 1760 },
  still: { left: -160, right: 1380, bottom: 1800 },
} satisfies Record<string, Extent>;

/** A large cloth thrown over the lower part of the table; it runs out of the frame. */
interface Drape extends Extent {
  cloth: Cloth;
  seed: number;
  /** The upper rim, height of the table over its width. */
  rim: (u: number) => number;
  /** Direction across the folds, radians. */
  across: (u: number, v: number) => number;
  /** Surplus across the folds at the rim and away from it. */
  surplus: [number, number];
  loft: number;
  height: number;
  hold: number;
  print?: Print;
  /** What is made of its face after texture and print: a hem, a stripe, rain. */
  finish?: (s: Surface) => void;
}

const knotSpacing = 60;

export function drape(d: Drape): Piece {
  return {
    outline: rimmed(d),
    optics: d.cloth.optics,
    seed: d.seed,
    loft: d.loft,
    height: d.height,
    lift: 3,
    hold: d.hold,
    bend: d.cloth.bend,
    anchor: 0.0007,
    edgeAnchor: 0.006,
    grid: [20, 10, 7],
    steps: [900, 320, 90],
    stir: 8,
    handled: handledAs(d.cloth, d.seed),
    fuzz: d.cloth.fuzz,
    pose: laidByHand(d.seed, 28, 0),
    threadAngle: d.across,
    excess: (e, u, v) => {
      const angle = d.across(u, v);
      const deep = ramp(-40, 420, v - d.rim(u));
      const lanes = 0.8 + 0.5 * noise(u / 420, v / 900, d.seed + 9);
      const [atRim, inside] = d.surplus;
      e.along(-Math.sin(angle), Math.cos(angle), (atRim + (inside - atRim) * deep) * lanes);
      e.along(Math.cos(angle), Math.sin(angle), 0.012);
      e.crumple(u, v, d.seed + 5, 0.012, 300);
    },
    make: (s) => {
      d.cloth.texture(s, straight);
      d.print?.paint(s, straight);
      d.finish?.(s);
    },
  };
}

function rimmed({ left, right, bottom, rim }: Drape): Knot[] {
  const knots: Knot[] = [];
  for (let u = left; u < right; u += knotSpacing) {
    knots.push({ x: u, y: rim(u), corner: u === left });
  }
  knots.push({ x: right, y: rim(right), corner: true });
  knots.push({ x: right, y: bottom, corner: true }, { x: left, y: bottom, corner: true });
  return knots;
}
