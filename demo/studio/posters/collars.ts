import type { PlacedGarment } from "../arranging/garments.ts";
import { rowOf } from "../arranging/row.ts";
import type { PrintId } from "../catalog.ts";
import { type Composition, frames } from "../composition.ts";

const shirts: { color: string; print?: PrintId; secondColor?: string }[] = [
  { color: "#b9cbdc" },
  { color: "#efece4", print: "stripe" },
  { color: "#e9dcc6" },
  { color: "#f0ece3", print: "gingham", secondColor: "#5d7fa6" },
  { color: "#f2f0ea" },
];

const row: PlacedGarment[] = shirts.map((shirt, n) => ({
  cut: "shirt",
  cloth: "poplin",
  seed: n,
  ...shirt,
  x: 60 + n * 262,
  y: 1160 + (n % 2) * 14,
  turn: 0.05 + 0.02 * (n % 3),
}));

/** Five shirts laid over each other collar by collar, seen along their row; one is sharp. */
export const collarsWide: Composition = {
  ...frames.wide,
  dressed: row,
  scene: () =>
    rowOf(row, { zoom: 1.55, x: 430, y: 620 }, { slant: 0.72, swing: -0.68, aperture: 0.15 }),
};

export const collarsTall: Composition = {
  ...frames.tall,
  dressed: row.slice(1, 4),
  scene: () =>
    rowOf(
      row.slice(1, 4),
      { zoom: 2, x: 520, y: 640 },
      { slant: 0.7, swing: -0.6, aperture: 0.15 },
    ),
};
