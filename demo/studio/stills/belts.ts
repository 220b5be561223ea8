import { type Composition, frames } from "../composition.ts";
import { rolledBelt } from "../making/leather/rolled-belt.ts";
import { partsOf, type Stood } from "./stood.ts";

const leather = { cut: "belt", cloth: "leather" } as const;

const belts: Stood[] = [
  { ...leather, color: "#6b3d22", seed: 1, x: 130, z: -490, turn: 0.3, parts: rolledBelt },
  { ...leather, color: "#2a2422", seed: 2, x: -50, z: -10, turn: -0.12 },
  { ...leather, color: "#a8794a", seed: 3, x: 120, z: 410, turn: -0.2, parts: rolledBelt },
];

/** Two belts rolled up on their edges and one fastened, buckles forward. */
export const rolledBelts: Composition = {
  ...frames.still,
  dressed: belts,
  scene: () => ({
    framing: { zoom: 1.5, x: 2, y: -28 },
    standing: partsOf(belts),
    elevation: 0.85,
  }),
};
