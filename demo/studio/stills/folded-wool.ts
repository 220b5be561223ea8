import { type FoldedCloth, foldedPart, foldsOf } from "../arranging/folded-cloth.ts";
import { endOver } from "../arranging/over-edge.ts";
import { type Composition, frames } from "../composition.ts";
import { type Part, placed } from "../standing/part.ts";

const blanket: FoldedCloth = {
  cloth: "coating",
  width: 372,
  deep: 300,
  folds: 2,
  thickness: 34,
  colorway: 0,
  seed: 301,
};
const knitted: FoldedCloth = {
  cloth: "chunky-knit",
  width: 348,
  deep: 280,
  folds: 2,
  thickness: 38,
  colorway: 1,
  seed: 322,
};
const scarf: FoldedCloth = {
  cloth: "cashmere",
  print: "tartan",
  width: 318,
  deep: 270,
  folds: 3,
  thickness: 17,
  colorway: 2,
  seed: 343,
};

/** How each thing was turned and pushed when it was laid upon the last, radians and units. */
const laid = [
  { thing: blanket, turn: 0.01, x: 0, z: 0 },
  { thing: knitted, turn: -0.05, x: 6, z: -9 },
  { thing: scarf, turn: 0.045, x: -8, z: -16 },
];

/** The stack is seen a little from its side. */
const aside = 0.34;

/** Folded scarves and blankets in a stack, the fringe of the uppermost hanging over its edge. */
export const foldedWool: Composition = {
  ...frames.still,
  dressed: [
    { color: "#43464c" },
    { color: "#d9cdb8" },
    { color: "#b98a5e", secondColor: "#33302f" },
  ],
  scene: () => ({
    standing: stacked(),
    framing: { zoom: 2.75, x: 14, y: 52 },
    elevation: 0.46,
  }),
};

function stacked(): Part[] {
  let floor = 0;
  return laid.flatMap(({ thing, turn, x, z }) => {
    const folds = foldsOf(thing, floor);
    floor += thing.folds * thing.thickness;
    const parts = folds.map(foldedPart);
    const top = folds[folds.length - 1]!;
    if (thing === scarf) {
      parts.push(...endOver(top, { drop: 30, fringe: 62, half: 1.6, pitch: 6.2, strand: 2.1 }));
    }
    return parts
      .map((part) => placed(part, { x, z: z + thing.deep / 2, turn }))
      .map((part) => placed(part, { x: 0, z: 0, turn: aside }));
  });
}
