import { type Composition, frames } from "../composition.ts";
import { partsOf, type Stood } from "./stood.ts";

const belts: Stood[] = [
  { cut: "belt", cloth: "leather", color: "#6b3d22", seed: 1, x: -110, z: -400, turn: 0.5 },
  { cut: "belt", cloth: "leather", color: "#2a2422", seed: 2, x: 200, z: 20, turn: -0.12 },
  { cut: "belt", cloth: "leather", color: "#a8794a", seed: 3, x: -130, z: 430, turn: 0.34 },
];

/** Three belts fastened and stood on their edges, buckles forward. */
export const fastenedBelts: Composition = {
  ...frames.still,
  dressed: belts,
  scene: () => ({
    laid: [],
    framing: { zoom: 1.3, x: 12, y: -10 },
    standing: { parts: partsOf(belts), elevation: 0.85 },
  }),
};
