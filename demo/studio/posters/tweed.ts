import type { PlacedGarment } from "../arranging/garments.ts";
import { rowOf } from "../arranging/row.ts";
import { type Composition, frames } from "../composition.ts";

const jacket: PlacedGarment[] = [
  {
    cut: "double-breasted-blazer",
    cloth: "tweed",
    print: "herringbone",
    color: "#6f6557",
    seed: 41,
    x: 600,
    y: 800,
    turn: 0.1,
  },
];

/** Shoulder and lapels of a double-breasted tweed jacket laid aslant, bare table beside it for words. */
export const tweedWide: Composition = {
  ...frames.wide,
  dressed: jacket,
  scene: () =>
    rowOf(jacket, { zoom: 1.5, x: 400, y: 430 }, { slant: 0.55, swing: -0.3, aperture: 0.09 }),
};

export const tweedTall: Composition = {
  ...frames.tall,
  dressed: jacket,
  scene: () =>
    rowOf(jacket, { zoom: 2, x: 620, y: 370 }, { slant: 0.55, swing: 0.3, aperture: 0.09 }),
};
