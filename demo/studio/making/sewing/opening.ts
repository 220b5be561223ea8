import { plainWeave, streaked } from "../../cloths/woven.ts";
import type { Dye } from "../../dyes.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Optics } from "../../light/optics.ts";
import { type Knot, type Point, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";

const weave = streaked(0.05, 1, plainWeave({ pitch: 1.2, rise: 0.3 }));

/** How an opening ends. */
interface Ends {
  /** Whether it is pressed shut at its first end, and comes out from under its hem by and by: begun at once, it is a slab. */
  isShut?: boolean | undefined;
  /** How far within those of its hem its ends lie, as a share of that. */
  within?: number;
}

/** How far within the ends of its hem a sleeve shows its inside, as a share of that: its corners turn in there. */
const sleeveEnds = 0.02;
/** By how much farther the sides of an opening lie within the hem above it. */
const drawnIn = 3;
/** How far they lie within it there at least, as a share of it: beside a flared leg, upright ones would stand out. */
const leastDrawnIn = 0.03;

/**
 * The dark inside of a sleeve or leg that shows below its hem, a lens from `a` to `b`. It lies flat: where
 * it stood up, here higher than there, a camera that is aside would meet its foot and tear its edge.
 */
export function opening(
  a: Point,
  b: Point,
  depth: number,
  dye: Dye,
  optics: Optics,
  pose: Pose,
  { isShut = false, within = sleeveEnds }: Ends = {},
): Piece {
  let nx = -(b[1] - a[1]);
  let ny = b[0] - a[0];
  const length = Math.hypot(nx, ny) * (ny < 0 ? -1 : 1);
  nx /= length;
  ny /= length;
  const at = (t: number, down: number, corner = false): Knot => ({
    x: a[0] + (b[0] - a[0]) * t + nx * down,
    y: a[1] + (b[1] - a[1]) * t + ny * down,
    corner,
  });
  const above = Math.max(leastDrawnIn, drawnIn * within);
  return {
    outline: [
      at(above, -30, true),
      at(within, depth * (isShut ? -0.5 : 0.1), true),
      at(0.25, depth * (isShut ? 0.1 : 0.85)),
      at(0.5, depth * (isShut ? 0.65 : 1)),
      at(0.75, depth * 0.85),
      at(1 - within, depth * 0.1, true),
      at(1 - above, -30, true),
    ],
    optics,
    dye,
    seed: 1,
    inner: true,
    lift: 1,
    loft: 0.05,
    height: 1,
    stir: 0,
    grid: [8],
    steps: [4],
    pose,
    make: (s) => {
      weave(s, (u, v) => [u, v]);
      s.each((k, _u, _v, depthInside) => s.tone(k, 0.6 + 0.4 * ramp(9, 1, depthInside)));
    },
  };
}

/** The insides of both sleeves or legs; the right one's hem runs from `inner` to `outer`. */
export function openings(
  [inner, outer]: [Point, Point],
  depth: number,
  dye: Dye,
  optics: Optics,
  pose: Pose,
  ends?: Ends,
): Piece[] {
  const mirror = ([x, y]: Point): Point => [2 * table.middle - x, y];
  return [
    opening(inner, outer, depth, dye, optics, pose, ends),
    opening(mirror(inner), mirror(outer), depth, dye, optics, pose, ends),
  ];
}
