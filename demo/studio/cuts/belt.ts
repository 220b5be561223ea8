import type { Cut } from "../garment.ts";
import { rolledBelt } from "../making/leather/rolled-belt.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";

/** A leather belt with a brass buckle, rolled up on its edge. */
export const belt: Cut = (order) =>
  standingGoods(
    order,
    () => rolledBelt(order),
    {
      front: { zoom: 2.5, x: -60, y: 26 },
      detail: { zoom: 3.5, aim: [-100, 40, 120], elevation: 0.5, turn: -0.32, focus: [0.42, 0.6] },
      // The end with the buckle comes towards the camera: behind the roll it would seem to hover.
      back: { zoom: 2.5, x: 60, y: 26, turn: 0.5 },
      close: { zoom: 5, aim: [-120, 30, 140], elevation: 0.46, turn: 0.3, focus: [0.36, 0.5] },
    },
    { elevation: 0.62, turn: -0.2, up: "top" },
  );
