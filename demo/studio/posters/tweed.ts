import { arrangeGarments, type PlacedGarment } from "../arranging/garments.ts";
import { type Composition, frames, type Scene } from "../composition.ts";
import type { Framing } from "../garment.ts";

const coat: PlacedGarment[] = [
  {
    cut: "double-breasted-coat",
    cloth: "coating",
    print: "herringbone",
    color: "#6f6557",
    seed: 41,
    x: 600,
    y: 800,
    turn: 0.03,
  },
];

/** The lapel and buttons of a herringbone coat, laid to the right of bare table. */
export const tweedWide: Composition = {
  ...frames.wide,
  dressed: coat,
  scene: () => scene({ zoom: 1.3, x: 330, y: 470 }),
};

export const tweedTall: Composition = {
  ...frames.tall,
  dressed: coat,
  scene: () => scene({ zoom: 1.9, x: 610, y: 400 }),
};

function scene(framing: Framing): Scene {
  return {
    laid: arrangeGarments(coat),
    framing,
    lighting: { key: [-0.66, -0.5, 0.52], vignette: 0.2 },
  };
}
