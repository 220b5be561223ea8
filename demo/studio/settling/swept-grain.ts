import { noise } from "../fields/noise.ts";
import { blend, ramp } from "../fields/scalar.ts";
import type { DistanceField } from "../pattern/distance-field.ts";
import type { Shift } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";

/** How far threads of the softest and of the stiffest cloth are swept from their course, in units. */
const swept = { soft: 11, stiff: 4 };
/** Hands smooth cloth downwards: what they sweep the warp aside, as a share of how the weft bows. */
const warpShare = 0.65;
/** Units over which a thread bends, and over which its neighbors along it bend with it. */
const bending = { across: 170, along: 420 };
/** Pins from which on cloth moves less than freely, and from which it does not move at all. */
const pinned = { least: 0.015, most: 0.08 };
/** Over so much inside a rim the threads come back to their course, and the share that is left there. */
const rim = { reach: 46, left: 0.4 };

/**
 * How hands that smoothed a piece have swept its cloth in its own plane. Woven cloth does not stretch
 * along its threads, but shears: they stay as far apart as they were, and bend all together. What is
 * sewn or doubled keeps its course. Where a fold laps over, what it hides is passed over at once.
 */
export function sweptGrain({ bend = 0.7, pins, hidden, seed }: Piece, field: DistanceField): Shift {
  const far = blend(swept.soft, swept.stiff, ramp(0.45, 1, bend));
  const { across, along } = bending;
  return (u, v) => {
    const held = ramp(pinned.least, pinned.most, pins?.(u, v) ?? 0);
    const free = far * (1 - held) * blend(rim.left, 1, ramp(0, rim.reach, field.at(u, v)));
    const course = (x: number, y: number, lane: number) =>
      noise(x, y, lane) + 0.25 * noise(2.3 * x, 2.3 * y, lane + 1);
    const [aside, down] = hidden?.(u, v) ?? [0, 0];
    return [
      aside + warpShare * free * course(u / along, v / across, seed + 301),
      down + free * course(u / across, v / along, seed + 305),
    ];
  };
}
