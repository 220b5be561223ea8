import type { Aside } from "../camera/oblique.ts";
import type { TableScene } from "../composition.ts";
import type { Framing } from "../garment.ts";
import { arrangeGarments, type PlacedGarment } from "./garments.ts";

/** Garments laid over each other, seen along their row by a low lamp. */
export function rowOf(shown: PlacedGarment[], framing: Framing, aside: Aside): TableScene {
  return {
    laid: arrangeGarments(shown),
    framing,
    aside,
    lighting: { key: [-0.6, -0.56, 0.6], vignette: 0.18 },
  };
}
