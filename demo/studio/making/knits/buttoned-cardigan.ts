import type { Cut, Order } from "../../garment.ts";
import { line, withNeck } from "../../pattern/outline.ts";
import type { Pose } from "../../pattern/piece.ts";
import { insideNape } from "../body/inside-nape.ts";
import type { Neckline } from "../body/upper-garment.ts";
import { button } from "../sewing/button.ts";
import { backBand, bandFold, bandInside, ribbedEdge } from "./knit-necks.ts";
import { type KnitCut, knitted } from "./knitwear.ts";

/** A ribbed band that runs down both fronts from the back of the neck. */
interface CardiganFront {
  /** The wearer's left band lies on the right one and bears the buttons. */
  under: string;
  over: string;
  halfWidth: number;
  pitch: number;
  inside: { pattern: string; labelY: number };
  /** The band as it lies on the back, right half; at its two corners it goes on in front. */
  backBand: string;
  buttons: { from: number; step: number; radius: number };
}

interface CardiganCut extends Omit<KnitCut, "backHalf" | "neck"> {
  /** The corner of `half` where the shoulder begins, and the back's neckline up to it. */
  shoulder: string;
  backNeck: string;
  fronts: CardiganFront;
}

/** A V-neck cardigan, buttoned down its front bands. */
export function buttonedCardigan(cut: CardiganCut): Cut {
  return knitted({
    ...cut,
    backHalf: withNeck(cut.half, cut.shoulder, cut.backNeck),
    neck: (order, hand) => fronts(order, hand, cut.fronts),
  });
}

/** As many buttons as close a cardigan, short or long. */
const buttonCount = 5;

function fronts(order: Order, hand: Pose, front: CardiganFront): Neckline {
  const { halfWidth, pitch, buttons } = front;
  const edge = { halfWidth, cuts: [bandFold(front.backBand)], fineness: 1.25, lengthwise: true };
  return {
    behind: [
      insideNape(order, hand, { ...front.inside, labelWidth: 48 }),
      bandInside(order, hand, pitch, front.backBand),
    ],
    over: [
      ribbedEdge(order, hand, { ...edge, path: line(front.under), lift: 4, lane: 8 }),
      ribbedEdge(order, hand, {
        ...edge,
        path: line(front.over),
        lift: 7,
        lane: 9,
        trim: (s) => {
          for (let i = 0; i < buttonCount; i++) {
            button(s, 600, buttons.from + i * buttons.step, buttons.radius, { dye: "horn" });
          }
        },
      }),
    ],
    overBack: backBand(order, hand, pitch, front.backBand),
  };
}
