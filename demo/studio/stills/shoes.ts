import { arrangeGarments, type PlacedGarment } from "../arranging/garments.ts";
import { type Composition, frames } from "../composition.ts";

const pairs: PlacedGarment[] = [
  {
    cut: "chelsea-boots",
    cloth: "leather",
    color: "#5b3522",
    x: 350,
    y: 560,
    turn: -0.04,
    scale: 0.56,
  },
  {
    cut: "chelsea-boots",
    cloth: "suede",
    color: "#8c7a63",
    seed: 1,
    x: 850,
    y: 590,
    turn: 0.03,
    scale: 0.56,
  },
  {
    cut: "loafers",
    cloth: "leather",
    color: "#1d1b1a",
    seed: 2,
    x: 350,
    y: 1170,
    turn: 0.03,
    scale: 0.84,
  },
  {
    cut: "loafers",
    cloth: "suede",
    color: "#6d4a30",
    seed: 3,
    x: 850,
    y: 1190,
    turn: -0.05,
    scale: 0.84,
  },
];

/** Boots and loafers pair by pair, as they stand by the door. */
export const shoesByTheDoor: Composition = {
  ...frames.still,
  dressed: pairs,
  scene: () => ({ laid: arrangeGarments(pairs), framing: { zoom: 1.08, x: 600, y: 870 } }),
};
