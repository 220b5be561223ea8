import { cloths } from "../cloths/index.ts";
import { type Composition, frames } from "../composition.ts";
import { foldedJeans } from "../making/folded/folded-jeans.ts";
import { type Piled, pile } from "../making/folded/pile.ts";
import { placed } from "../standing/part.ts";

const chunky = { cloth: cloths["chunky-knit"], thickness: 33, folds: 2, deep: 290 } as const;
const fine = { cloth: cloths["fine-knit"], thickness: 17, folds: 2, deep: 284 } as const;

const knits: Piled[] = [
  { ...chunky, width: 356, x: 0, z: 0, turn: 0.03, colorway: 0, seed: 911 },
  { ...fine, width: 344, x: -6, z: -4, turn: -0.04, colorway: 1, seed: 932 },
  { ...chunky, width: 350, x: 6, z: -6, turn: 0.02, colorway: 2, seed: 953 },
  { ...fine, width: 338, x: 2, z: -8, turn: -0.03, colorway: 3, seed: 974, ribbed: true },
];

const jeans: Piled[] = [
  { ...foldedJeans(1011, 0.1), x: 0, z: 0, turn: -0.03, colorway: 4 },
  { ...foldedJeans(1032, 1), x: 5, z: -5, turn: 0.05, colorway: 5 },
  { ...foldedJeans(1053, 0.8), x: -3, z: -8, turn: -0.02, colorway: 6 },
];

/** Folded knits in a pile, and jeans beside them. */
export const wardrobe: Composition = {
  ...frames.still,
  dressed: [
    { color: "#4a4d52" },
    { color: "#8f4a36" },
    { color: "#ddd2bd" },
    { color: "#5f6b58" },
    { color: "#26324f" },
    { color: "#8aa2bd" },
    { color: "#4b6287" },
  ],
  scene: () => ({
    standing: [
      ...pile(knits, 0.24).map((part) => placed(part, { x: -150, z: -60, turn: 0 })),
      ...pile(jeans, 0.3).map((part) => placed(part, { x: 205, z: 70, turn: 0 })),
    ],
    framing: { zoom: 1.75, x: 24, y: 74 },
    elevation: 0.4,
  }),
};
