import type { PlacedGarment } from "../arranging/garments.ts";
import { rowOf } from "../arranging/row.ts";
import { type Composition, frames } from "../composition.ts";

const jeans: PlacedGarment[] = [
  { cut: "jeans", cloth: "denim", color: "#2d3850", seed: 4, x: 1120, y: 330, turn: -0.12 },
  { cut: "selvedge-jeans", cloth: "denim", color: "#77787a", seed: 5, x: 860, y: 390, turn: 0.05 },
  { cut: "jeans", cloth: "denim", color: "#506d8e", seed: 6, x: 600, y: 290, turn: 0.16 },
];

/** Legs of jeans of three washes laid over each other, their hems towards bare ground. */
export const denimWide: Composition = {
  ...frames.wide,
  dressed: jeans,
  scene: () =>
    rowOf(jeans, { zoom: 1.5, x: 600, y: 730 }, { slant: 0.64, swing: 0.3, aperture: 0.12 }),
};

export const denimTall: Composition = {
  ...frames.tall,
  dressed: jeans,
  scene: () =>
    rowOf(jeans, { zoom: 2, x: 800, y: 720 }, { slant: 0.64, swing: 0.3, aperture: 0.12 }),
};
