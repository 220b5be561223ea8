import { bell, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { type Knot, type Point, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { insideBack } from "../body/inside.ts";
import { finished } from "../sewing/finished.ts";
import { stitch } from "../sewing/seams.ts";
import { openAt, outOfSeam, type Vent } from "../sewing/vent.ts";

/** How much farther than the slit's edges its inside goes on, in units. */
const hidden = 14;
/** So far above the front's hem that of the back ends: it covers all that is deeper inside. */
const shorter = 1;
/** How much higher it ends towards the side, where the front's hem rises: lower, it would show there as a chip. */
const rising = 5;
/** The back's hem is turned up so far, in units. */
const turnedUp = 17;

/** The wrong side of the skirt's back with its hem, which shows in a slit. */
export function insideSlit(order: Order, pose: Pose, slit: Vent): Piece {
  const { x = table.middle, fromY, hemY, gape } = slit;
  const [left, right] = [x - hidden, x + gape + hidden];
  const corner = (u: number, v: number): Knot => ({ x: u, y: v, corner: true });
  const ends = hemY - shorter;
  const endAt = (u: number) => ends - (rising * (u - left)) / (right - left);
  const inside = insideBack(order, pose, [
    corner(left, fromY - 8),
    corner(right, fromY - 8),
    corner(right, endAt(right)),
    corner(left, endAt(left)),
  ]);
  return finished(inside, (s) => {
    s.each((k, u, v) => {
      const up = endAt(u) - v;
      s.relief[k]! += 0.9 * ramp(turnedUp + 0.6, turnedUp - 0.6, up);
      s.tone(k, 1 - 0.2 * bell(up - turnedUp - 0.8, 1.6));
    });
    const sewn = (u: number): Point => [u, endAt(u) - turnedUp + 2.5];
    stitch(s, [sewn(left), sewn(right)], { length: 3.4, width: 0.5 });
  });
}

/** Its two edges from the top down, the left one first. */
export function slitEdges(slit: Vent): [Point[], Point[]] {
  const { x = table.middle, fromY, hemY } = slit;
  const edge = (side: 0 | 1) =>
    [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
      const v = fromY + (hemY - fromY) * t;
      return [x + side * openAt(slit, v), v];
    });
  return [edge(0), edge(1)];
}

/**
 * Cloth that is turned under along both edges of a slit lies double there, and rounds over them; above,
 * it comes out of the allowances of the seam.
 */
export function turnSlit(s: Surface, slit: Vent, width: number): void {
  for (const edge of slitEdges(slit)) {
    s.along(edge, width + 6, (k, d, way) => {
      const off = Math.abs(d);
      const doubled = ramp(width + 4, width - 2, off) * ramp(0, outOfSeam, way);
      s.relief[k]! += 0.8 * doubled * (1 - Math.exp(-off / 1.8));
    });
  }
}
