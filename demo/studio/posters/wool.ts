import type { PlacedGarment } from "../arranging/garments.ts";
import { rowOf } from "../arranging/row.ts";
import { type Composition, frames } from "../composition.ts";

const laid: PlacedGarment[] = [
  {
    cut: "overcoat",
    cloth: "coating",
    print: "herringbone",
    color: "#77695a",
    seed: 3,
    x: 1050,
    y: 540,
    turn: 0.14,
  },
  {
    cut: "cardigan",
    cloth: "cashmere",
    stitch: "waffle",
    color: "#a8482f",
    seed: 12,
    x: 640,
    y: 560,
    turn: -0.1,
  },
];

/** The hem and cuff of a waffle-knit cardigan laid over a coat, bare ground beside it. */
export const woolWide: Composition = {
  ...frames.wide,
  dressed: laid,
  scene: () =>
    rowOf(laid, { zoom: 1.5, x: 470, y: 850 }, { slant: 0.7, swing: 0.3, aperture: 0.13 }),
};

export const woolTall: Composition = {
  ...frames.tall,
  dressed: laid,
  scene: () =>
    rowOf(laid, { zoom: 1.8, x: 600, y: 640 }, { slant: 0.7, swing: 0.3, aperture: 0.13 }),
};
