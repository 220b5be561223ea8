import type { Cut } from "../garment.ts";
import { fastenedBelt } from "../making/leather/standing-belt.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";

/** A leather belt with a brass buckle, fastened. */
export const belt: Cut = (order) =>
  standingGoods(
    order,
    () => fastenedBelt(order),
    {
      front: { zoom: 2.15, x: 0, y: 26 },
      detail: { zoom: 3.7, aim: [0, 60, 150], elevation: 0.42, turn: -0.32, focus: [0.42, 0.6] },
      back: { zoom: 2.15, x: 0, y: 26 },
      close: { zoom: 5.5, aim: [0, 45, 190], elevation: 0.42, turn: 0.45, focus: [0.38, 0.5] },
    },
    { elevation: 0.62, turn: -0.2, up: "top" },
  );
