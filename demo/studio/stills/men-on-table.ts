import { arrangeGarments, type PlacedGarment } from "../arranging/garments.ts";
import { type Composition, frames } from "../composition.ts";

const outfit: PlacedGarment[] = [
  {
    cut: "flat-front-trousers",
    cloth: "suiting",
    print: "herringbone",
    color: "#4c4a48",
    seed: 2,
    x: 440,
    y: 1500,
    turn: 0.12,
  },
  {
    cut: "overshirt",
    cloth: "gabardine",
    print: "tartan",
    color: "#28304a",
    secondColor: "#4a5a78",
    seed: 12,
    x: 790,
    y: 1110,
    turn: -0.14,
  },
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

/** What one dresses in: the hem of a jumper upon a checked shirt and trousers, seen by whoever picks them up. */
export const menOnTable: Composition = {
  ...frames.still,
  dressed: outfit,
  scene: () => ({
    laid: arrangeGarments(outfit),
    framing: { zoom: 1.8, x: 640, y: 860 },
    aside: { slant: 0.62, swing: -0.3, aperture: 0.15 },
  }),
};
