import { cloths } from "../cloths/index.ts";
import { type Composition, frames } from "../composition.ts";
import { type Piled, pile } from "../making/folded/pile.ts";

const folded = { folds: 2, sidesIn: true } as const;
const thick = { ...folded, cloth: cloths["chunky-knit"], ribbed: true, deep: 280 } as const;
const soft = { ...folded, cloth: cloths.cashmere, deep: 275 } as const;
const fine = { ...folded, cloth: cloths["fine-knit"], deep: 270 } as const;

/** The lower a jumper lies, the flatter the others press it. */
const knits: Piled[] = [
  { ...thick, thickness: 29, width: 364, x: 2, z: 0, turn: 0.02, colorway: 0, seed: 401 },
  { ...soft, thickness: 21, width: 350, x: -2, z: -5, turn: -0.02, colorway: 1, seed: 422 },
  {
    ...soft,
    ribbed: true,
    thickness: 31,
    width: 356,
    x: 4,
    z: -3,
    turn: 0.03,
    colorway: 2,
    seed: 443,
  },
  { ...fine, thickness: 20, width: 344, x: 2, z: -9, turn: -0.02, colorway: 3, seed: 464 },
  { ...soft, thickness: 25, width: 348, x: -5, z: -4, turn: 0.02, colorway: 4, seed: 485 },
  { ...soft, thickness: 37, width: 342, x: 2, z: -10, turn: -0.02, colorway: 5, seed: 506 },
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
    standing: pile(knits, 0.2),
    framing: { zoom: 2.5, x: 4, y: 124 },
    elevation: 0.3,
  }),
};
