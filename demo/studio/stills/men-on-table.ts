import { arrangeGarments, type PlacedGarment } from "../arranging/garments.ts";
import { type Composition, frames } from "../composition.ts";

const outfit: PlacedGarment[] = [
  {
    cut: "shirt",
    cloth: "poplin",
    color: "#b9cbdc",
    seed: 12,
    x: 930,
    y: 900,
    turn: 0.16,
  },
  { cut: "jeans", cloth: "denim", color: "#2c3a5c", seed: 2, x: 730, y: 1330, turn: -0.1 },
  {
    cut: "cable-jumper",
    cloth: "chunky-knit",
    color: "#e4dac5",
    seed: 3,
    x: 400,
    y: 610,
    turn: -0.14,
  },
];

/** What one dresses in: the hem of a jumper upon jeans and a shirt, seen by whoever picks them up. */
export const menOnTable: Composition = {
  ...frames.still,
  dressed: outfit,
  scene: () => ({
    laid: arrangeGarments(outfit),
    framing: { zoom: 1.6, x: 620, y: 820 },
    aside: { slant: 0.62, swing: -0.3, aperture: 0.15 },
  }),
};
