import { type Composition, frames } from "../composition.ts";
import { partsOf, type Stood } from "./stood.ts";

const belts: Stood[] = [
  { cut: "belt", cloth: "leather", color: "#6b3d22", seed: 1, x: -150, z: -330, turn: 0.5 },
  { cut: "belt", cloth: "leather", color: "#2a2422", seed: 2, x: 260, z: 10, turn: -0.2 },
  { cut: "belt", cloth: "leather", color: "#a8794a", seed: 3, x: -190, z: 330, turn: 0.2 },
];

/** Three belts rolled up on their edges, buckles outward. */
export const rolledBelts: Composition = {
  ...frames.still,
  dressed: belts,
  scene: () => ({
    laid: [],
    framing: { zoom: 1.28, x: 20, y: -10 },
    standing: { parts: partsOf(belts), elevation: 0.85 },
  }),
};
