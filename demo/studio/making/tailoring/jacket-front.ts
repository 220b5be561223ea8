import { face, type Order } from "../../garment.ts";
import { type Knot, line, type Point, type Side, shape } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { button } from "../sewing/button.ts";
import { jetAbove } from "../sewing/jetted-pocket.ts";
import { patch } from "../sewing/patch.ts";
import { recut } from "../sewing/recut.ts";
import { overlap, seam } from "../sewing/seams.ts";

/** What is sewn upon the fronts of a jacket or waistcoat; patterns are of the right half. */
interface JacketFront {
  dart: string;
  /** The pocket at the hip: a welt, or a flap below a lip along its pattern's first two knots. */
  pocket: { pattern: string; rise: number; slope: number; jetted?: boolean };
  /** The welt on the breast, on one side alone. */
  breast: { pattern: string; side: Side };
  /** Small buttons down a sleeve's end; none for a sleeveless one. */
  cuffButtons?: { count: number; x: number; y: number; step: number };
  /** The edge of the upper front, and how high it lies on the other. */
  edge: { path: string; rise: number };
}

const sides = [1, -1] as const;

/** The cloth of the fronts with darts, pockets and the edge where they overlap. */
export function makeJacketFront(
  s: Surface,
  order: Order,
  sleeve: Sleeves,
  { dart, pocket, breast, cuffButtons, edge }: JacketFront,
): void {
  const welt = shape(breast.pattern, breast.side);
  const pockets = sides.map((side) => shape(pocket.pattern, side));
  const cut = [welt, ...pockets].map((outline) => ({ outline, off: 9 }));
  face(s, order, recut(sleeve.grain, cut, order.seed));
  for (const outline of pockets) {
    patch(s, outline, pocket);
    if (pocket.jetted) jetAbove(s, upperEdge(outline));
  }
  patch(s, welt, { rise: 1.8, slope: 0.9 });
  for (const side of sides) {
    seam(s, line(dart, side), { depth: 1.1, pucker: 0.3 });
    if (!cuffButtons) continue;
    seam(s, sleeve.armhole(side), { depth: 2.4, pucker: 0.5 });
    const { count, x, y, step } = cuffButtons;
    for (let i = 0; i < count; i++) {
      button(s, 600 + side * (x + i * 5), y + i * step, 5.5, { dye: "horn" });
    }
  }
  overlap(s, line(edge.path), edge.rise, 50);
}

function upperEdge(flap: Knot[]): Point[] {
  return flap
    .slice(0, 2)
    .map((knot): Point => [knot.x, knot.y])
    .sort(([a], [b]) => a - b);
}
