import type { Grain } from "../../cloths/texture.ts";
import type { Order } from "../../garment.ts";
import { type Knot, line, type Point, turned } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { LongFold } from "../body/long-folds.ts";
import { middle, spreadOut } from "./silk-face.ts";
import { silkSheet } from "./silk-sheet.ts";

// A square folded in four: four leaves, each a quarter of it, that hang together at its middle. Its own
// places are in units.

/** A leaf: how far it has slid and turned round the folded corner, and whether it is seen from its other side. */
interface Leaf {
  slid: Point;
  turn: number;
  /** How far its left edge is turned, where it hangs together with another leaf. */
  folded: number;
  /** Which way of the square lies along its upper edge and its left one. */
  over: readonly [across: 1 | -1, down: 1 | -1];
}

/** From the lowest up: no hand lays four hems upon each other, and the corners fan out. */
const leaves: Leaf[] = [
  { slid: [-8, 4], turn: 0.12, folded: 0.06, over: [-1, -1] },
  { slid: [-8, 5], turn: 0.045, folded: 0.06, over: [1, -1] },
  { slid: [0, 0], turn: -0.03, folded: -0.1, over: [-1, 1] },
  { slid: [0, 0], turn: -0.115, folded: -0.1, over: [1, 1] },
];

/** Where the folded corner lies on the table, in units, and how far the whole is turned, radians. */
const lies = { x: 420, y: 560, turn: 0.2 };
const side = (spreadOut.right - spreadOut.left) / 2;

/** Waves of the uppermost leaf: out of the folded corner and its folds, and in from the open hems. */
const waves: LongFold[] = [
  { path: line("822,716 720,712 620,756 540,830"), width: [28, 52], height: 13, fade: [0, 0.7] },
  { path: line("560,560 572,640 540,720"), width: [20, 40], height: 17, fade: [0, 0.7] },
  { path: line("640,990 652,900 694,846"), width: [20, 34], height: 16, fade: [0, 0.7] },
];

/** A silk square folded in four, from the lowest leaf up. */
export function quarteredSquare(order: Order, pose: Pose): Piece[] {
  return leaves.map((leaf, n) => leafPiece(order, pose, leaf, n));
}

function leafPiece(order: Order, pose: Pose, leaf: Leaf, n: number): Piece {
  const seed = order.seed + 660 + n;
  const onTop = n === leaves.length - 1;
  return silkSheet(order, pose, {
    ...placed(leaf),
    waves: onTop ? waves : [],
    seed,
    rests: n > 0,
    lift: n > 0 ? 4 : 2,
    loft: 0.2,
    height: 4,
    grid: onTop ? [14, 7] : [14],
    steps: onTop ? [380, 220] : [200],
    loose: () => 0.6,
    surplus: (e, u, v) => e.crumple(u, v, seed + 3, 0.03, 140),
  });
}

/** How far its edges bow in and out again, in units. */
const bow = 3;

/** The outline of a leaf on the table, and the place of the square that lies at a place there. */
function placed({ slid, turn, folded, over }: Leaf): { outline: Knot[]; grain: Grain } {
  const [x, y] = [lies.x + slid[0], lies.y + slid[1]];
  const [c, s] = [Math.cos(lies.turn + turn), Math.sin(lies.turn + turn)];
  const knotsAt = (angle: number, ...places: [...Point, boolean?][]): Knot[] =>
    places.map(([a, b, corner = false]) => {
      const [dx, dy] = turned(a, b, 0, 0, lies.turn + angle);
      return { x: x + dx, y: y + dy, corner };
    });
  return {
    outline: [
      ...knotsAt(
        turn,
        [0, 0, true],
        [0.5 * side, -bow],
        [side, 0, true],
        [side - bow, 0.4 * side],
        [side + bow, 0.75 * side],
        [side, side, true],
        [0.6 * side, side + bow],
        [0.25 * side, side - bow],
      ),
      ...knotsAt(folded, [0, side, true], [-bow, 0.5 * side]),
    ],
    grain: (u, v) => {
      const [dx, dy] = [u - x, v - y];
      return [middle[0] + over[0] * (dx * c + dy * s), middle[1] + over[1] * (dy * c - dx * s)];
    },
  };
}
