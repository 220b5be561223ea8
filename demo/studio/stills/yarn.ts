import type { PlacedGarment } from "../arranging/garments.ts";
import { rowOf } from "../arranging/row.ts";
import { type Composition, frames } from "../composition.ts";

const thick = { cloth: "chunky-knit" } as const;

const knits: PlacedGarment[] = [
  {
    ...thick,
    stitch: "bulky",
    cut: "v-neck-jumper",
    color: "#6d6962",
    seed: 3,
    x: 760,
    y: 760,
    turn: -0.1,
  },
  {
    ...thick,
    stitch: "wide-rib",
    cut: "v-neck-jumper",
    color: "#a5835e",
    seed: 4,
    x: 560,
    y: 680,
    turn: 0.08,
  },
  { ...thick, cut: "fisherman-jumper", color: "#ddd0b8", seed: 5, x: 380, y: 560, turn: 0.02 },
];

/** Thick undyed yarn: hems and cuffs of three jumpers, from so near that one could touch them. */
export const thickYarn: Composition = {
  ...frames.still,
  dressed: knits,
  scene: () =>
    rowOf(knits, { zoom: 2.2, x: 660, y: 800 }, { slant: 0.66, swing: -0.3, aperture: 0.14 }),
};
