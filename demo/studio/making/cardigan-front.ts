import { line } from "../engine/outline.ts";
import type { Pose } from "../engine/piece.ts";
import type { Order } from "../garment.ts";
import { button } from "./button.ts";
import { insideBack } from "./inside-back.ts";
import { backBand, ribbedEdge } from "./knit-necks.ts";
import type { Neckline } from "./upper-garment.ts";

/** A ribbed band that runs down both fronts from the back of the neck. */
interface CardiganFront {
  /** The wearer's left band lies on the right one and bears the buttons. */
  under: string;
  over: string;
  halfWidth: number;
  pitch: number;
  inside: { pattern: string; band: string; labelY: number };
  /** The band as it lies on the back, right half. */
  backBand: string;
  buttons: { from: number; step: number; radius: number };
}

export function cardiganFront(order: Order, hand: Pose, front: CardiganFront): Neckline {
  const { halfWidth, pitch, buttons } = front;
  return {
    behind: [insideBack(order, hand, { ...front.inside, labelWidth: 46 })],
    over: [
      ribbedEdge(order, hand, { path: line(front.under), halfWidth, pitch, lift: 4, lane: 8 }),
      ribbedEdge(order, hand, {
        path: line(front.over),
        halfWidth,
        pitch,
        lift: 7,
        lane: 9,
        trim: (s) => {
          for (let i = 0; i < 5; i++) {
            button(s, 600, buttons.from + i * buttons.step, buttons.radius, { dye: "horn" });
          }
        },
      }),
    ],
    overBack: [backBand(order, hand, pitch, front.backBand)],
  };
}
