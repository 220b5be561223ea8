import { arrangeGarments, type PlacedGarment } from "../arranging/garments.ts";
import { type Composition, frames } from "../composition.ts";

const bags: PlacedGarment[] = [
  {
    cut: "tote",
    cloth: "leather",
    color: "#7a4526",
    seed: 6,
    x: 470,
    y: 700,
    turn: -0.05,
    scale: 0.8,
  },
  {
    cut: "small-bag",
    cloth: "leather",
    color: "#c9b596",
    seed: 7,
    x: 860,
    y: 1150,
    turn: 0.1,
    scale: 0.66,
  },
];

/** A tote of calf leather and a small bag beside it. */
export const twoBags: Composition = {
  ...frames.still,
  dressed: bags,
  scene: () => ({ laid: arrangeGarments(bags), framing: { zoom: 1.08, x: 600, y: 850 } }),
};
