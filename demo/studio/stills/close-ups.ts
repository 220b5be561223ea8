import { sew } from "../arranging/garments.ts";
import type { PictureSpec } from "../catalog.ts";
import { type Composition, frames } from "../composition.ts";
import type { Framing } from "../garment.ts";
import type { Lighting } from "../light/light.ts";
import { layOut } from "../settling/lay-out.ts";

const raking: Partial<Lighting> = { key: [-0.72, -0.44, 0.5], vignette: 0.22 };

/** One garment from a hand away, seen for its making. */
function closeUp(spec: PictureSpec, framing: Framing): Composition {
  return {
    ...frames.still,
    dressed: [spec],
    scene: () => ({ laid: layOut(sew(spec)), framing, lighting: raking }),
  };
}

export const collar = closeUp(
  {
    cut: "shirt",
    cloth: "poplin",
    color: "#efece4",
    print: "stripe",
    secondColor: "#7a8f78",
    seed: 8,
  },
  { zoom: 3.4, x: 600, y: 300 },
);

export const cuff = closeUp(
  { cut: "shirt", cloth: "linen", color: "#cdb9a0", seed: 9 },
  { zoom: 4.2, x: 1047, y: 820 },
);

export const coatButtons = closeUp(
  { cut: "double-breasted-coat", cloth: "coating", color: "#5c6152", seed: 5 },
  { zoom: 3.6, x: 600, y: 720 },
);

export const neckLabel = closeUp(
  { cut: "overcoat", cloth: "coating", color: "#8d5b3c", print: "herringbone", seed: 3 },
  { zoom: 4, x: 620, y: 330 },
);

export const cables = closeUp(
  { cut: "cable-jumper", cloth: "chunky-knit", color: "#8d9aa0", seed: 6 },
  { zoom: 3.1, x: 600, y: 960 },
);

export const jeansPocket = closeUp(
  { cut: "selvedge-jeans", cloth: "denim", color: "#26304c", seed: 5 },
  { zoom: 3.6, x: 745, y: 300 },
);
