import { cloths } from "../cloths/index.ts";
import { type Composition, frames } from "../composition.ts";
import { endOver } from "../making/folded/over-edge.ts";
import { type Piled, pile } from "../making/folded/pile.ts";
import { prints } from "../prints/index.ts";

const stacked: Piled[] = [
  {
    cloth: cloths.coating,
    width: 372,
    deep: 300,
    folds: 2,
    thickness: 34,
    colorway: 0,
    seed: 301,
    turn: 0.01,
    x: 0,
    z: 0,
  },
  {
    cloth: cloths["chunky-knit"],
    width: 348,
    deep: 280,
    folds: 2,
    thickness: 38,
    colorway: 1,
    seed: 322,
    turn: -0.05,
    x: 6,
    z: -9,
  },
  {
    cloth: cloths.cashmere,
    print: prints.tartan,
    width: 318,
    deep: 270,
    folds: 3,
    thickness: 17,
    colorway: 2,
    seed: 343,
    turn: 0.045,
    x: -8,
    z: -16,
  },
];

/** The stack is seen a little from its side. */
const aside = 0.34;

/** How the scarf's end hangs over the edge, in units. */
const end = { drop: 30, fringe: 62, aside: 6, askew: 0.04, pitch: 6.2, strand: 2.1 };

/** Folded scarves and blankets in a stack, the fringe of the uppermost hanging over its edge. */
export const foldedWool: Composition = {
  ...frames.still,
  dressed: [
    { color: "#43464c" },
    { color: "#d9cdb8" },
    { color: "#b98a5e", secondColor: "#33302f" },
  ],
  scene: () => ({
    standing: pile(stacked, aside, (top) => endOver(top, end)),
    framing: { zoom: 2.6, x: 14, y: 56 },
    elevation: 0.46,
  }),
};
