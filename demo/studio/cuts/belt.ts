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
      detail: { zoom: 3.3, x: 40, y: 8 },
      back: { zoom: 2.15, x: 0, y: 26 },
      close: { zoom: 5, x: 6, y: -8 },
    },
    { elevation: 0.62, turn: -0.2, up: "top" },
  );
