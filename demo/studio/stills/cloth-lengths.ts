import { cloths } from "../cloths/index.ts";
import { type Composition, frames } from "../composition.ts";
import { type Piled, pile } from "../making/folded/pile.ts";
import { prints } from "../prints/index.ts";

const lengths = [
  { cloth: cloths.coating, thickness: 26, folds: 2, width: 372 },
  { cloth: cloths.suiting, print: prints.herringbone, thickness: 15, folds: 3, width: 352 },
  { cloth: cloths.denim, thickness: 17, folds: 2, width: 362 },
  { cloth: cloths.linen, thickness: 13, folds: 3, width: 340 },
  { cloth: cloths.poplin, print: prints.gingham, thickness: 11, folds: 3, width: 346 },
  { cloth: cloths.cashmere, thickness: 17, folds: 3, width: 330 },
];

const stacked: Piled[] = lengths.map((length, n) => ({
  ...length,
  deep: 292 - 6 * n,
  turn: 0.05 * (n % 2 ? -1 : 1) - 0.012 * n,
  x: 7 * (n % 3) - 8,
  z: -4 * n,
  colorway: n,
  seed: 611 + 23 * n,
}));

/** Folded lengths of cloth from heavy coating to poplin in a stack. */
export const clothLengths: Composition = {
  ...frames.still,
  dressed: [
    { color: "#9c7450" },
    { color: "#5a564f" },
    { color: "#2c3a5c" },
    { color: "#a9ad97" },
    { color: "#f0ece3", secondColor: "#5d7fa6" },
    { color: "#8d4438" },
  ],
  scene: () => ({
    standing: pile(stacked, 0.36),
    framing: { zoom: 2.5, x: 6, y: 100 },
    elevation: 0.42,
  }),
};
