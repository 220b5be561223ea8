import type { Cut } from "../garment.ts";
import { putDown } from "../making/hats/standing-beret.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";

/**
 * A felted wool beret with its stalk, taken off and put down: the disc hangs over its band to the
 * right and leaves it bare on the left.
 */
export const beret: Cut = (order) =>
  standingGoods(
    order,
    () =>
      putDown(order, {
        slid: [24, -16],
        edge: 36,
        droop: 13,
        rise: 34,
        flat: 2.6,
        dent: 18,
        seed: order.seed,
      }),
    {
      front: { zoom: 3.4, x: 18, y: 26 },
      detail: { zoom: 5, aim: [-10, 40, 70], elevation: 0.42, turn: -0.45 },
      back: { zoom: 3.6, aim: [-16, 40, 10], elevation: 0.86, turn: 0.2, aperture: 0.04 },
      close: { zoom: 8, aim: [14, 66, 14], elevation: 0.55, turn: 0.3 },
    },
    { elevation: 0.6, turn: 0, up: "top" },
  );
