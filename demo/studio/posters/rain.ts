import type { PlacedGarment } from "../arranging/garments.ts";
import { rowOf } from "../arranging/row.ts";
import { type Composition, frames } from "../composition.ts";

const laid: PlacedGarment[] = [
  { cut: "pea-coat", cloth: "coating", color: "#7d6e5c", seed: 4, x: 570, y: 480, turn: -0.12 },
  {
    cut: "bomber",
    cloth: "nylon",
    color: "#2c3446",
    secondColor: "#565b63",
    seed: 7,
    x: 380,
    y: 560,
    turn: -0.04,
  },
];

/** A nylon bomber laid over a pea coat, sleeves and hems towards bare ground for words on the right; on a phone it is above. */
export const rainWide: Composition = {
  ...frames.wide,
  dressed: laid,
  scene: () =>
    rowOf(laid, { zoom: 1.5, x: 850, y: 680 }, { slant: 0.6, swing: -0.3, aperture: 0.12 }),
};

export const rainTall: Composition = {
  ...frames.tall,
  dressed: laid,
  scene: () =>
    rowOf(laid, { zoom: 1.8, x: 560, y: 140 }, { slant: 0.6, swing: -0.3, aperture: 0.12 }),
};
