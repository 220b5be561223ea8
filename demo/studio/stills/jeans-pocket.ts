import { arrangeGarments, type PlacedGarment } from "../arranging/garments.ts";
import { type Composition, frames } from "../composition.ts";

const laid: PlacedGarment[] = [
  { cut: "jeans", cloth: "denim", color: "#4b6287", seed: 6, x: 620, y: 1310, turn: 0.06 },
  {
    cut: "fisherman-jumper",
    cloth: "chunky-knit",
    color: "#ddd2bd",
    seed: 4,
    x: 270,
    y: 430,
    turn: -0.24,
  },
];

/** The riveted pocket of jeans below the hem of a jumper that was thrown over them. */
export const jeansPocket: Composition = {
  ...frames.still,
  dressed: laid,
  scene: () => ({
    laid: arrangeGarments(laid),
    framing: { zoom: 3, x: 722, y: 765 },
    aside: { slant: 0.62, swing: 0.32, aperture: 0.15 },
    lighting: { key: [-0.72, -0.44, 0.5], vignette: 0.2 },
  }),
};
