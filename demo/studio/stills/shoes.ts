import { type Composition, frames } from "../composition.ts";
import { partsOf, type Stood } from "./stood.ts";

const pairs: Stood[] = [
  { cut: "chelsea-boots", cloth: "leather", color: "#5b3522", x: -60, z: -330, turn: 0.1 },
  { cut: "loafers", cloth: "leather", color: "#1d1b1a", seed: 2, x: 70, z: 330, turn: -0.3 },
];

/** A pair of boots and one of loafers, as they stand by the door. */
export const shoesByTheDoor: Composition = {
  ...frames.still,
  dressed: pairs,
  scene: () => ({
    framing: { zoom: 1.12, x: 55, y: 95 },
    standing: partsOf(pairs),
    elevation: 0.5,
    focus: [0.5, 0.62],
  }),
};
