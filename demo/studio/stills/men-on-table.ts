import { arrangeGarments, type PlacedGarment } from "../arranging/garments.ts";
import { type Composition, frames } from "../composition.ts";

const outfit: PlacedGarment[] = [
  {
    cut: "cable-jumper",
    cloth: "chunky-knit",
    color: "#e4dac5",
    seed: 3,
    x: 300,
    y: 560,
    turn: -0.1,
  },
  { cut: "jeans", cloth: "denim", color: "#2c3a5c", seed: 2, x: 1010, y: 800, turn: 0.07 },
  {
    cut: "chelsea-boots",
    cloth: "suede",
    color: "#80593a",
    seed: 1,
    x: 320,
    y: 1420,
    turn: 0.06,
    scale: 0.75,
  },
];

/** An outfit laid out side by side: jumper, jeans and boots. */
export const menOnTable: Composition = {
  ...frames.still,
  dressed: outfit,
  scene: () => ({
    laid: arrangeGarments(outfit),
    framing: { zoom: 0.74, x: 600, y: 880 },
  }),
};
