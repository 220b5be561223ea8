import type { PlacedGarment } from "../arranging/garments.ts";
import { rowOf } from "../arranging/row.ts";
import { type Composition, frames } from "../composition.ts";

const washes = ["#8fa3b8", "#2c3a5c", "#5f7898", "#1d2438"];

const row: PlacedGarment[] = washes.map((color, n) => ({
  cut: n % 2 ? "selvedge-jeans" : "jeans",
  cloth: "denim",
  color,
  seed: 3 + n,
  x: 150 + n * 218,
  y: 1190 + (n % 2) * 22,
  turn: 0.05 + 0.03 * (n % 3),
}));

/** Four washes of jeans laid over each other, seen along their waists; one pocket is sharp. */
export const denimWide: Composition = {
  ...frames.wide,
  dressed: row,
  scene: () =>
    rowOf(row, { zoom: 1.65, x: 490, y: 630 }, { slant: 0.72, swing: -0.72, aperture: 0.16 }),
};

export const denimTall: Composition = {
  ...frames.tall,
  dressed: row.slice(1),
  scene: () =>
    rowOf(row.slice(1), { zoom: 2, x: 560, y: 690 }, { slant: 0.7, swing: -0.5, aperture: 0.15 }),
};
