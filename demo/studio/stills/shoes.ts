import { type Composition, frames } from "../composition.ts";
import { partsOf, type Stood } from "./stood.ts";

const pairs: Stood[] = [
  { cut: "chelsea-boots", cloth: "leather", color: "#5b3522", x: -290, z: -330, turn: 0.1 },
  { cut: "chelsea-boots", cloth: "suede", color: "#8c7a63", seed: 1, x: 480, z: -470, turn: -0.14 },
  { cut: "loafers", cloth: "leather", color: "#1d1b1a", seed: 2, x: -330, z: 480, turn: -0.12 },
  { cut: "loafers", cloth: "suede", color: "#6d4a30", seed: 3, x: 470, z: 330, turn: 0.16 },
];

/** Boots and loafers pair by pair, as they stand by the door. */
export const shoesByTheDoor: Composition = {
  ...frames.still,
  dressed: pairs,
  scene: () => ({
    framing: { zoom: 0.62, x: 90, y: 90 },
    standing: partsOf(pairs),
    elevation: 0.62,
  }),
};
