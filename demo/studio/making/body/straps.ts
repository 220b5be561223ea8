import type { Dye } from "../../dyes.ts";
import { face, type Order } from "../../garment.ts";
import { line, normalAt, type Point, ribbon, type Side, turned } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { stitch } from "../sewing/seams.ts";
import { unsettled } from "./poses.ts";

/** Where the two straps run, from the middle line to the right, each on its own side. */
export type StrapPaths = Record<Side, string>;

interface StrapStyle {
  /** Half its width in units. */
  half: number;
  /** Its own, or another where it shows its wrong side or lies in the shade of its other half. */
  dye: Dye;
  /** A row of stitches along either edge, so far inside, in units. */
  inset: number;
}

/** How thick a doubled band is, in units. */
const thick = 1.5;

/** Both straps of a dress, the right one first. */
export function straps(order: Order, pose: Pose, paths: StrapPaths, style: StrapStyle): Piece[] {
  return ([1, -1] as const).map((side) =>
    flatStrap(order, strapPose(order, pose, side), line(paths[side], side), style),
  );
}

/** How one strap lies: it wanders by itself. */
export function strapPose(order: Order, pose: Pose, side: Side): Pose {
  return unsettled(pose, order.seed + 80 + side * 5, 2);
}

/**
 * A strap is a flat band: laid down it runs almost straight, and turns only by folding over.
 *
 * @param path from where it is sewn on to where it is folded over, or from there on.
 */
function flatStrap(order: Order, pose: Pose, path: Point[], style: StrapStyle): Piece {
  const { half, dye, inset } = style;
  const [px, py] = path[0]!;
  const [nx, ny] = normalAt(path, Math.floor(path.length / 2));
  const turn = Math.atan2(ny, nx);
  return {
    outline: ribbon(path, () => half),
    optics: order.cloth.optics,
    dye,
    seed: 6,
    loft: 0.9,
    height: thick,
    lift: 1.2,
    rests: true,
    onPaper: true,
    grid: [Math.max(2, half / 2.4)],
    steps: [10],
    anchor: 0.3,
    edgeAnchor: 0.3,
    excess: () => {},
    pose,
    make: (s) => {
      // It is cut along its own length.
      face(s, order, (u, v) => turned(u, v, px, py, -turn));
      for (const side of [1, -1]) {
        stitch(s, path, { length: 3.4, width: 0.5, offset: side * (half - inset) });
      }
    },
  };
}
