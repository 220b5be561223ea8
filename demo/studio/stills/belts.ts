import { type Composition, frames } from "../composition.ts";
import { partsOf, type Stood } from "./stood.ts";

const leather = { cut: "belt", cloth: "leather" } as const;

const belts: Stood[] = [
  { ...leather, color: "#2a2422", seed: 2, x: 150, z: -420, turn: -0.1 },
  { ...leather, color: "#6b3d22", seed: 1, x: -170, z: -60, turn: 0.65 },
  { ...leather, color: "#a8794a", seed: 3, x: 150, z: 340, turn: 0.05 },
];

/** Three belts rolled up on their edges, buckles forward; the nearest is sharp. */
export const rolledBelts: Composition = {
  ...frames.still,
  dressed: belts,
  scene: () => ({
    framing: { zoom: 1.5, x: 18, y: 20 },
    standing: partsOf(belts),
    elevation: 0.68,
    focus: [0.4, 0.72],
  }),
};
