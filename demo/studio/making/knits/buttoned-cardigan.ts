import { ramp } from "../../fields/scalar.ts";
import type { Cut, Order } from "../../garment.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { type Box, boxAround, curve, line, shape, table, withNeck } from "../../pattern/outline.ts";
import type { PatternMap, Pose } from "../../pattern/piece.ts";
import { insideBack } from "../body/inside-back.ts";
import type { Neckline } from "../body/upper-garment.ts";
import { button } from "../sewing/button.ts";
import { patch } from "../sewing/patch.ts";
import type { CutLine } from "./cut-short.ts";
import { backBand, bandInside, ribbedEdge } from "./knit-necks.ts";
import { type KnitCut, knitted, stocking } from "./knitwear.ts";

/** A ribbed band that runs down both fronts from the back of the neck. */
interface CardiganFront {
  /** The wearer's left band lies on the right one and bears the buttons. */
  under: string;
  over: string;
  /** The line of the shoulder, in which they go on to the back. */
  shoulder: CutLine;
  halfWidth: number;
  pitch: number;
  inside: { pattern: string; labelY: number };
  /** The band as it lies on the back, right half. */
  backBand: string;
  buttons: { from: number; step: number; radius: number };
}

interface CardiganCut extends Omit<KnitCut, "backHalf" | "neck" | "trim"> {
  /** The corner of `half` where the shoulder begins, and the back's neckline up to it. */
  shoulder: string;
  backNeck: string;
  fronts: CardiganFront;
  /** The right patch pocket, and the edge along its mouth. */
  pocket: {
    bag: string;
    mouth: string;
    rise: number;
    slope: number;
    edge: [rise: number, slope: number];
  };
}

/** A buttoned V-neck cardigan with two patch pockets. */
export function buttonedCardigan(cut: CardiganCut): Cut {
  const { bag, mouth, rise, slope, edge } = cut.pocket;
  return knitted({
    ...cut,
    backHalf: withNeck(cut.half, cut.shoulder, cut.backNeck),
    neck: (order, hand) => fronts(order, hand, cut.fronts),
    stitch: (s, order, ribbed) => {
      const mouths = ribbedMouths(mouth);
      stocking(cut.sleeve)(s, order, (u, v) => Math.max(ribbed(u, v), mouths(u, v)));
    },
    backStitch: stocking(cut.sleeve),
    trim: (s) => {
      for (const side of [1, -1] as const) {
        patch(s, shape(bag, side), { rise, slope });
        patch(s, shape(mouth, side), { rise: edge[0], slope: edge[1] });
      }
    },
  });
}

/** Pockets end in a band of ribs, as hem and cuffs do: where it is, 0..1. */
function ribbedMouths(mouth: string): PatternMap {
  const [right, left] = ([1, -1] as const).map((side) => {
    const outline = curve(shape(mouth, side));
    return { field: new DistanceField(outline), box: boxAround(outline, 2) };
  }) as [Mouth, Mouth];
  return (u, v) => {
    const { field, box } = u > table.middle ? right : left;
    const near = u > box.x0 && u < box.x1 && v > box.y0 && v < box.y1;
    return near ? ramp(-1, 1, field.at(u, v)) : 0;
  };
}

interface Mouth {
  field: DistanceField;
  box: Box;
}

function fronts(order: Order, hand: Pose, front: CardiganFront): Neckline {
  const { halfWidth, pitch, buttons } = front;
  const edge = { halfWidth, cuts: [front.shoulder], fineness: 1.25, lengthwise: true };
  return {
    behind: [
      insideBack(order, hand, { ...front.inside, labelWidth: 48 }),
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
          for (let i = 0; i < 5; i++) {
            button(s, 600, buttons.from + i * buttons.step, buttons.radius, { dye: "horn" });
          }
        },
      }),
    ],
    overBack: [backBand(order, hand, pitch, front.backBand)],
  };
}
