import type { PlacedGarment } from "../arranging/garments.ts";
import { rowOf } from "../arranging/row.ts";
import type { ClothId, PrintId } from "../catalog.ts";
import { type Composition, frames } from "../composition.ts";

const shirts: { color: string; cloth?: ClothId; print?: PrintId; secondColor?: string }[] = [
  { color: "#b9cbdc" },
  { color: "#efece4", print: "stripe" },
  { color: "#d2c6b2", cloth: "linen" },
  { color: "#f0ece3", print: "gingham", secondColor: "#6f8196" },
  { color: "#f2f0ea" },
];

const row: PlacedGarment[] = shirts.map((shirt, n) => ({
  cut: "shirt",
  cloth: "poplin",
  seed: n,
  ...shirt,
  x: 60 + n * 290,
  y: 1150 + 46 * n - (n % 2) * 30,
  turn: 0.16 - 0.05 * (n % 3),
  shifted: 14,
}));

/** Five shirts laid over each other collar by collar, seen along their row; one is sharp. */
export const collarsWide: Composition = {
  ...frames.wide,
  dressed: row,
  scene: () =>
    rowOf(row, { zoom: 1.5, x: 560, y: 650 }, { slant: 0.5, swing: -0.3, aperture: 0.12 }),
};

export const collarsTall: Composition = {
  ...frames.tall,
  dressed: row.slice(1, 4),
  scene: () =>
    rowOf(
      row.slice(1, 4),
      { zoom: 1.75, x: 440, y: 722 },
      { slant: 0.5, swing: -0.3, aperture: 0.12 },
    ),
};
