import { washed } from "../cloths/silk.ts";
import type { Cut } from "../garment.ts";
import { laidByHand } from "../making/body/poses.ts";
import { quarteredSquare } from "../making/silk/quartered-square.ts";
import { spreadSquare } from "../making/silk/spread-square.ts";

/** A silk square with a printed border and a rolled hem, spread out; on its back folded in four. */
export const silkSquare: Cut = (ordered) => {
  const order = { ...ordered, cloth: washed(ordered.cloth) };
  return {
    pieces: spreadSquare(order, laidByHand(order.seed + 630, 14)),
    back: quarteredSquare(order, laidByHand(order.seed + 631, 12)),
    front: { zoom: 1.11, x: 596, y: 768 },
    behind: { zoom: 1.75, x: 600, y: 800 },
    // The lower left corner: in the right one a fold cuts off a flower of the border.
    detail: { zoom: 3, x: 480, y: 1000 },
    close: { zoom: 4.2, x: 930, y: 990 },
  };
};
