import { arrangeGarments, type PlacedGarment } from "../arranging/garments.ts";
import type { PrintId } from "../catalog.ts";
import { type Composition, frames, type Scene } from "../composition.ts";
import type { Framing } from "../garment.ts";

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

/** Five shirts laid over each other collar by collar, the table bare above them. */
export const collarsWide: Composition = {
  ...frames.wide,
  dressed: row,
  scene: () => scene(row, { zoom: 0.8, x: 600, y: 700 }),
};

export const collarsTall: Composition = {
  ...frames.tall,
  dressed: row.slice(1, 4),
  scene: () => scene(row.slice(1, 4), { zoom: 1.2, x: 600, y: 640 }),
};

function scene(shown: PlacedGarment[], framing: Framing): Scene {
  return {
    laid: arrangeGarments(shown),
    framing,
    lighting: { key: [-0.6, -0.56, 0.6], vignette: 0.18 },
  };
}
