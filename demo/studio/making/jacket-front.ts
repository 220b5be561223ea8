import { line, type Side, shape } from "../engine/outline.ts";
import type { Surface } from "../engine/surface.ts";
import { face, type Order } from "../garment.ts";
import { button } from "./button.ts";
import { patch } from "./patch.ts";
import { overlap, seam } from "./seams.ts";
import type { Sleeves } from "./sleeves.ts";

/** What is sewn upon the fronts of a jacket or waistcoat; patterns are of the right half. */
interface JacketFront {
  dart: string;
  /** The pocket at the hip: a flap or a welt. */
  pocket: { pattern: string; rise: number; slope: number };
  /** The welt on the breast, on one side alone. */
  breast: { pattern: string; side: Side };
  /** Small buttons down a sleeve's end; none for a sleeveless one. */
  cuffButtons?: { count: number; x: number; y: number; step: number };
  /** The edge of the upper front, and how high it lies on the other. */
  edge: { path: string; rise: number };
}

/** The cloth of the fronts with darts, pockets and the edge where they overlap. */
export function makeJacketFront(
  s: Surface,
  order: Order,
  sleeve: Sleeves,
  { dart, pocket, breast, cuffButtons, edge }: JacketFront,
): void {
  face(s, order, sleeve.grain);
  for (const side of [1, -1] as const) {
    seam(s, line(dart, side), { depth: 1.1, pucker: 0.3 });
    patch(s, shape(pocket.pattern, side), { rise: pocket.rise, slope: pocket.slope });
    if (!cuffButtons) continue;
    seam(s, sleeve.armhole(side), { depth: 2.4, pucker: 0.5 });
    const { count, x, y, step } = cuffButtons;
    for (let i = 0; i < count; i++) {
      button(s, 600 + side * (x + i * 5), y + i * step, 5.5, { dye: "horn" });
    }
  }
  patch(s, shape(breast.pattern, breast.side), { rise: 1.8, slope: 0.9 });
  overlap(s, line(edge.path), edge.rise, 50);
}
