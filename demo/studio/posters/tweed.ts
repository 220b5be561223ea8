import { arrangeGarments, type PlacedGarment } from "../arranging/garments.ts";
import type { Aside } from "../camera/oblique.ts";
import { type Composition, frames, type TableScene } from "../composition.ts";
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

/** The lapel of a herringbone coat from a hand away, bare table beside it for words. */
export const tweedWide: Composition = {
  ...frames.wide,
  dressed: coat,
  scene: () => scene({ zoom: 1.85, x: 395, y: 455 }, { slant: 0.62, swing: -0.46, aperture: 0.14 }),
};

export const tweedTall: Composition = {
  ...frames.tall,
  dressed: coat,
  scene: () => scene({ zoom: 2.9, x: 590, y: 620 }, { slant: 0.74, swing: 0.36, aperture: 0.17 }),
};

function scene(framing: Framing, aside: Aside): TableScene {
  return {
    laid: arrangeGarments(coat),
    framing,
    aside,
    lighting: { key: [-0.66, -0.5, 0.52], vignette: 0.2 },
  };
}
