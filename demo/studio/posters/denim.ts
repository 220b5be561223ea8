import { type Composition, frames } from "../composition.ts";
import type { Framing } from "../garment.ts";
import { foldedJeans } from "../making/folded/folded-jeans.ts";
import { type Piled, pile } from "../making/folded/pile.ts";

/** Their washes, and how each was laid upon the one below it. */
const jeans = [
  { color: "#8aa2bd", worn: 1, turn: 0.03, x: 3, z: 4 },
  { color: "#26324f", worn: 0.1, turn: -0.05, x: -6, z: -3 },
  { color: "#4b6287", worn: 0.8, turn: 0.035, x: 4, z: -9 },
];

const stacked: Piled[] = jeans.map(({ worn, turn, x, z }, n) => ({
  ...foldedJeans(811 + 17 * n, worn),
  turn,
  x,
  z,
  colorway: n,
}));

/** The stack is seen a little from its side. */
const aside = 0.42;

/** Folded jeans of three washes in a stack, bare ground beside it. */
const stack = (frame: "wide" | "tall", framing: Framing): Composition => ({
  ...frames[frame],
  dressed: jeans.map(({ color }) => ({ color })),
  scene: () => ({ standing: pile(stacked, aside), framing, elevation: 0.56 }),
});

export const denimWide = stack("wide", { zoom: 2.1, x: -96, y: 74 });
export const denimTall = stack("tall", { zoom: 2.75, x: 6, y: 84 });
