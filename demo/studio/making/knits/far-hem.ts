import { noise } from "../../fields/noise.ts";
import type { Order } from "../../garment.ts";
import { knots, mirrored } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";

/** How far below the near hem the far one lies, in units: on the average, and at most more or less. */
const [lower, stray] = [5, 5];

/** It begins so far below the first row of the ribs: no more of it is ever seen. */
const hidden = 24;

/**
 * The ribs of a garment's other side, where they show below its hem: two layers never lie quite
 * upon each other.
 *
 * @param half right half of the body. @param ribsY where its ribs begin.
 */
export function farRibs(order: Order, hand: Pose, half: string, ribsY: number): Piece[] {
  const { cloth, seed } = order;
  const top = ribsY + hidden;
  const ends = knots(half).filter(({ y }) => y > top);
  const side = ends[0];
  if (!side) return [];
  const below = ends.map(({ x, y }) => `${x},${y}`).join(" ");
  return [
    {
      outline: mirrored(`0,${top}^ ${side.x},${top}^ ${below}`),
      optics: cloth.optics,
      seed: seed + 6,
      lift: 0.5,
      fuzz: cloth.fuzz,
      grid: [8],
      steps: [10],
      pose: (u, v) => hand(u, v + lower + stray * noise(u / 420, 1, seed + 6)),
      make: (s) => cloth.rib(s, (u, v) => [u, v]),
    },
  ];
}
