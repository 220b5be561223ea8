import { cloths } from "../cloths/index.ts";
import { type Composition, frames } from "../composition.ts";
import { type Piled, pile } from "../making/folded/pile.ts";

const chunky = { cloth: cloths["chunky-knit"], thickness: 35, folds: 2, deep: 290 } as const;
const fine = { cloth: cloths["fine-knit"], thickness: 17, folds: 2, deep: 280 } as const;

const knits: Piled[] = [
  { ...chunky, width: 366, x: 2, z: 0, turn: 0.02, colorway: 0, seed: 401 },
  {
    ...fine,
    cloth: cloths.cashmere,
    width: 352,
    x: -7,
    z: -6,
    turn: -0.03,
    colorway: 1,
    seed: 422,
  },
  { ...chunky, width: 358, x: 5, z: -3, turn: 0.035, colorway: 2, seed: 443 },
  { ...fine, width: 346, x: 12, z: -12, turn: -0.05, colorway: 3, seed: 464, ribbed: true },
  {
    ...fine,
    cloth: cloths.cashmere,
    folds: 3,
    width: 340,
    deep: 215,
    x: -6,
    z: 24,
    turn: 0.02,
    colorway: 4,
    seed: 485,
  },
  { ...chunky, width: 348, x: 0, z: -14, turn: -0.02, colorway: 5, seed: 506 },
];

/** Six folded knits, seen from their front folds. */
export const knitPile: Composition = {
  ...frames.still,
  dressed: [
    { color: "#4a4d52" },
    { color: "#a9623f" },
    { color: "#e2d6c0" },
    { color: "#7d8574" },
    { color: "#c39a6b" },
    { color: "#d8cbb4" },
  ],
  scene: () => ({
    standing: pile(knits, 0.3),
    framing: { zoom: 2.5, x: 4, y: 124 },
    elevation: 0.3,
  }),
};
