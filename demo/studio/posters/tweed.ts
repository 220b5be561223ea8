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
    turn: 0.16,
  },
];

/** Shoulder and lapels of a herringbone coat laid aslant, bare table beside it for words. */
export const tweedWide: Composition = {
  ...frames.wide,
  dressed: coat,
  scene: () => scene({ zoom: 1.6, x: 430, y: 420 }, { slant: 0.72, swing: -0.3, aperture: 0.14 }),
};

export const tweedTall: Composition = {
  ...frames.tall,
  dressed: coat,
  scene: () => scene({ zoom: 2.4, x: 570, y: 520 }, { slant: 0.74, swing: 0.3, aperture: 0.16 }),
};

function scene(framing: Framing, aside: Aside): TableScene {
  return {
    laid: arrangeGarments(coat),
    framing,
    aside,
    lighting: { key: [-0.62, -0.6, 0.52], keyStrength: 2.4, vignette: 0.16 },
  };
}
