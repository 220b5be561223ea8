import { cloths } from "../cloths/index.ts";
import { type Composition, frames } from "../composition.ts";
import { type Piled, pile } from "../making/folded/pile.ts";

const thick = { cloth: cloths["chunky-knit"], thickness: 38, folds: 2, deep: 300 } as const;

const knits: Piled[] = [
  { ...thick, width: 372, x: 0, z: 0, turn: 0.02, colorway: 0, seed: 1101 },
  { ...thick, width: 356, x: 8, z: -6, turn: -0.05, colorway: 1, seed: 1122 },
  { ...thick, width: 362, x: -4, z: -10, turn: 0.03, colorway: 2, seed: 1143 },
];

/** Thick undyed yarn, knitted and folded, from so near that one could touch it. */
export const thickYarn: Composition = {
  ...frames.still,
  dressed: [{ color: "#6d6962" }, { color: "#a5835e" }, { color: "#ddd0b8" }],
  scene: () => ({
    standing: pile(knits, 0.52),
    framing: { zoom: 4.4, x: 90, y: 120 },
    elevation: 0.36,
    focus: [0.5, 0.5],
  }),
};
