import { type Composition, frames } from "../composition.ts";
import { partsOf, type Stood } from "./stood.ts";

const bags: Stood[] = [
  { cut: "tote", cloth: "suede", color: "#b99f78", seed: 6, x: -190, z: -170, turn: 0.12 },
  { cut: "small-bag", cloth: "leather", color: "#955f42", seed: 7, x: 230, z: 190, turn: -0.1 },
];

/** A suede tote, and before it a small bag of calf leather. */
export const twoBags: Composition = {
  ...frames.still,
  dressed: bags,
  scene: () => ({
    framing: { zoom: 1.55, x: 70, y: 350 },
    standing: partsOf(bags),
    elevation: 0.26,
  }),
};
