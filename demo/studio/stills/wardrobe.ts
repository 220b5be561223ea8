import type { PlacedGarment } from "../arranging/garments.ts";
import { rowOf } from "../arranging/row.ts";
import { type Composition, frames } from "../composition.ts";

const knits: PlacedGarment[] = [
  { cut: "turtleneck", cloth: "fine-knit", color: "#4a4d52", seed: 3, x: 320, y: 1060, turn: 0.14 },
  {
    cut: "cable-jumper",
    cloth: "chunky-knit",
    color: "#d8ccb6",
    seed: 4,
    x: 560,
    y: 1150,
    turn: 0.1,
  },
  {
    cut: "v-neck-jumper",
    cloth: "chunky-knit",
    stitch: "bulky",
    color: "#b3893a",
    seed: 5,
    x: 850,
    y: 1180,
    turn: 0.14,
  },
];

/** Three knits laid over each other, neck by neck. */
export const wardrobe: Composition = {
  ...frames.still,
  dressed: knits,
  scene: () =>
    rowOf(knits, { zoom: 2.1, x: 640, y: 740 }, { slant: 0.52, swing: -0.3, aperture: 0.12 }),
};
