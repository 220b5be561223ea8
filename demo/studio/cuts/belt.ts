import type { Cut } from "../garment.ts";
import { rolledBelt } from "../making/leather/standing-belt.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";

/** A leather belt with a brass buckle, rolled up. */
export const belt: Cut = (order) =>
  standingGoods(
    order,
    () => rolledBelt(order),
    {
      front: { zoom: 1.9, x: -20, y: 20 },
      detail: { zoom: 2.9, x: -60, y: -60 },
      back: { zoom: 1.9, x: 20, y: 20 },
      close: { zoom: 4, x: -110, y: -80 },
    },
    { elevation: 0.55, turn: 0.3, up: "top" },
  );
