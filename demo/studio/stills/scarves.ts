import { arrangeGarments, type PlacedGarment } from "../arranging/garments.ts";
import { type Composition, frames } from "../composition.ts";

const shades = [
  { color: "#4b5560" },
  { color: "#d9cdb8", print: "houndstooth", secondColor: "#4a4038" },
  { color: "#8f4a36" },
  { color: "#b98a5e", secondColor: "#33302f", print: "tartan" },
] as const;

const scarves: PlacedGarment[] = shades.map((shade, n) => ({
  cut: "scarf",
  cloth: "cashmere",
  seed: 11 + n,
  ...shade,
  x: 250 + n * 235,
  y: 420 + (n % 2) * 46,
  turn: 0.1 - n * 0.045,
}));

/** Four scarves laid over each other, their fringes side by side. */
export const scarfEnds: Composition = {
  ...frames.still,
  dressed: scarves,
  scene: () => ({
    laid: arrangeGarments(scarves),
    framing: { zoom: 1.75, x: 610, y: 790 },
    aside: { slant: 0.72, swing: 0.3, aperture: 0.16 },
  }),
};
