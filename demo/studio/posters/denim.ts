import { type Folded, pile } from "../arranging/pile.ts";
import { shelf } from "../arranging/shelf.ts";
import { type Composition, frames } from "../composition.ts";
import type { Framing } from "../garment.ts";
import { layOut } from "../settling/lay-out.ts";

const sewn = { thread: "tan" as const, length: 6, width: 1.1 };

const jeans: Folded[] = [
  { cloth: "denim", width: 640, thickness: 96, aside: 4, colorway: 0, stitched: sewn },
  { cloth: "denim", width: 622, thickness: 90, aside: -12, colorway: 1 },
  { cloth: "denim", width: 634, thickness: 98, aside: 10, colorway: 2, stitched: sewn },
  { cloth: "denim", width: 610, thickness: 86, aside: 0, colorway: 3 },
  { cloth: "denim", width: 626, thickness: 94, aside: -8, colorway: 4, stitched: sewn },
  { cloth: "denim", width: 604, thickness: 88, aside: 14, colorway: 5 },
];

const washes = [
  { color: "#1d2438" },
  { color: "#2c3a5c" },
  { color: "#3f5579" },
  { color: "#5f7898" },
  { color: "#8fa3b8" },
  { color: "#c2c8cb" },
  { color: "#b89a78" },
];

/** Six washes of denim on a shelf, from raw to bleached; the wall is for words. */
export const denimWide: Composition = {
  ...frames.wide,
  dressed: washes,
  scene: () => stack({ zoom: 0.86, x: 290, y: 800 }),
};

export const denimTall: Composition = {
  ...frames.tall,
  dressed: washes,
  scene: () => stack({ zoom: 1.3, x: 600, y: 700 }),
};

function stack(framing: Framing) {
  return {
    laid: layOut([...shelf(1080, 6), ...pile(600, 1082, jeans)]),
    framing,
    lighting: { key: [-0.66, -0.5, 0.52] as [number, number, number], vignette: 0.2 },
  };
}
