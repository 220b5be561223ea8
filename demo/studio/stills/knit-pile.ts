import { type Folded, stack } from "../arranging/stack.ts";
import { type Composition, frames } from "../composition.ts";
import { layOut } from "../settling/lay-out.ts";

const chunky = { cloth: "chunky-knit", thickness: 25, folds: 2, deep: 380 } as const;
const fine = { cloth: "fine-knit", thickness: 14, folds: 2, deep: 370 } as const;

const knits: Folded[] = [
  { ...chunky, width: 372, aside: 4, turn: 0.02, colorway: 0 },
  { ...fine, cloth: "cashmere", width: 366, aside: -7, turn: -0.03, colorway: 1 },
  { ...chunky, width: 358, aside: 5, turn: 0.015, colorway: 2 },
  { ...fine, width: 352, aside: 9, turn: 0.04, colorway: 3, ribbed: true },
  { ...fine, width: 348, aside: -4, turn: -0.02, colorway: 4 },
  { ...chunky, width: 340, aside: 0, turn: 0.03, colorway: 5 },
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
    laid: layOut(stack(600, 1200, knits)),
    framing: { zoom: 2.4, x: 598, y: 1010 },
    aside: { slant: 0.88, swing: 0.14, aperture: 0.06 },
    lighting: { key: [-0.7, -0.2, 0.6] },
  }),
};
