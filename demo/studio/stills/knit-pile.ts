import { type Folded, pile } from "../arranging/pile.ts";
import { shelf } from "../arranging/shelf.ts";
import { type Composition, frames } from "../composition.ts";
import { layOut } from "../settling/lay-out.ts";

const knits: Folded[] = [
  { cloth: "chunky-knit", width: 800, thickness: 150, aside: 6, colorway: 0 },
  { cloth: "cashmere", width: 770, thickness: 92, aside: -14, colorway: 1 },
  { cloth: "chunky-knit", width: 784, thickness: 138, aside: 10, colorway: 2 },
  { cloth: "fine-knit", width: 748, thickness: 84, aside: 18, colorway: 3 },
  { cloth: "fine-knit", width: 762, thickness: 96, aside: -8, colorway: 4, ribbed: true },
  { cloth: "chunky-knit", width: 736, thickness: 142, aside: 0, colorway: 5 },
];

/** Six knits folded on a shelf, the wall bare above them. */
export const knitPile: Composition = {
  ...frames.still,
  dressed: [
    { color: "#4a4d52" },
    { color: "#a9623f" },
    { color: "#e2d6c0" },
    { color: "#7d8574" },
    { color: "#c39a6b" },
    { color: "#d8cbb4" },
    { color: "#c9b596" },
  ],
  scene: () => ({
    laid: layOut([...shelf(1370, 6), ...pile(600, 1372, knits)]),
    framing: { zoom: 1.08, x: 600, y: 860 },
    lighting: { key: [-0.62, -0.56, 0.55] },
  }),
};
