import { type Composition, frames } from "../composition.ts";
import { rolledBelt } from "../making/leather/rolled-belt.ts";
import { partsOf, type Stood } from "./stood.ts";

const leather = { cut: "belt", cloth: "leather" } as const;

const belts: Stood[] = [
  { ...leather, color: "#6b3d22", seed: 1, x: 120, z: -560, turn: 0.3, parts: rolledBelt },
  { ...leather, color: "#2a2422", seed: 2, x: -60, z: -40, turn: -0.12 },
  { ...leather, color: "#a8794a", seed: 3, x: 150, z: 480, turn: -0.2, parts: rolledBelt },
];

/** Two belts rolled up on their edges and one fastened, buckles forward. */
export const rolledBelts: Composition = {
  ...frames.still,
  dressed: belts,
  scene: () => ({
    framing: { zoom: 1.22, x: 12, y: -20 },
    standing: partsOf(belts),
    elevation: 0.85,
  }),
};
