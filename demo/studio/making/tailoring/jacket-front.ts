import { face, type Order } from "../../garment.ts";
import { line } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { button } from "../sewing/button.ts";
import { jetAbove } from "../sewing/jetted-pocket.ts";
import { overlap, seam } from "../sewing/seams.ts";
import { type SewnOn, sewnOn, sewnOnBoth } from "../sewing/sewn-on.ts";
import { cutInPanels } from "./panels.ts";
import { setInSeams } from "./set-in-seam.ts";

/** What is sewn to the fronts of a jacket or waistcoat; patterns are of the right half. */
interface JacketFront {
  /** The dart from below the breast to the hip. */
  dart: string;
  /** How much of the cloth it takes in at the waist, in units; as much as in most jackets when absent. */
  intake?: number;
  waistY: number;
  /** The lip out of which the flap of the hip's pocket comes; none for a welt. */
  jet?: string;
  /** Small buttons down a sleeve's end; none for a sleeveless one. */
  cuffButtons?: { count: number; x: number; y: number; step: number };
  /** The edge of the upper front, and how high it lies on the other. */
  edge: { path: string; rise: number };
}

const sides = [1, -1] as const;
const usualIntake = 12;

/** The cloth of the fronts with darts, pockets and the edge where they overlap. */
export function makeJacketFront(
  s: Surface,
  order: Order,
  sleeve: Sleeves,
  { dart, intake = usualIntake, waistY, jet, cuffButtons, edge }: JacketFront,
): void {
  face(s, order, cutInPanels(sleeve, waistY, [{ path: dart, intake }]));
  if (cuffButtons) setInSeams(s, sleeve);
  for (const side of sides) {
    if (jet) jetAbove(s, line(jet, side));
    seam(s, line(dart, side), { depth: 1.1, pucker: 0.3 });
    if (!cuffButtons) continue;
    const { count, x, y, step } = cuffButtons;
    for (let i = 0; i < count; i++) {
      button(s, 600 + side * (x + i * 5), y + i * step, 5.5, { dye: "horn" });
    }
  }
  overlap(s, line(edge.path), edge.rise, 50);
}

/** The pockets upon the fronts of a jacket or waistcoat, each begun with its upper edge. */
interface JacketPockets {
  hip: Pick<SewnOn, "pattern" | "kind" | "slack" | "matched">;
  /** The welt on the breast, on the side of the heart alone. */
  breast: string;
}

/** What lies upon the fronts as layers of their own: at the hip on both, on the breast on one. */
export function jacketPockets(order: Order, hand: Pose, { hip, breast }: JacketPockets): Piece[] {
  const welt = { pattern: breast, kind: "pocket", slack: 2 } as const;
  return [...sewnOnBoth(order, hand, hip), sewnOn(order, hand, welt, 1)];
}
