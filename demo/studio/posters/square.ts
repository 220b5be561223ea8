import type { PlacedGarment } from "../arranging/garments.ts";
import { rowOf } from "../arranging/row.ts";
import { type Composition, frames } from "../composition.ts";

const laid: PlacedGarment[] = [
  {
    cut: "silk-square",
    cloth: "satin",
    print: "polka",
    color: "#222a40",
    secondColor: "#e8e0d0",
    seed: 6,
    x: 985,
    y: 610,
    turn: 0.3,
  },
];

/** A dotted silk square laid aslant, one corner of it towards bare ground. */
export const squareWide: Composition = {
  ...frames.wide,
  dressed: laid,
  scene: () =>
    rowOf(laid, { zoom: 1.3, x: 500, y: 860 }, { slant: 0.6, swing: 0.3, aperture: 0.12 }),
};

export const squareTall: Composition = {
  ...frames.tall,
  dressed: laid,
  scene: () =>
    rowOf(laid, { zoom: 1.7, x: 640, y: 880 }, { slant: 0.6, swing: 0.3, aperture: 0.12 }),
};
