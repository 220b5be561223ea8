import { sew } from "../arranging/garments.ts";
import type { Aside } from "../camera/oblique.ts";
import type { PictureSpec } from "../catalog.ts";
import { type Composition, frames } from "../composition.ts";
import type { Framing } from "../garment.ts";
import type { Lighting } from "../light/light.ts";
import { layOut } from "../settling/lay-out.ts";

const raking: Partial<Lighting> = { key: [-0.72, -0.44, 0.5], vignette: 0.22 };

/** One garment from a hand away, seen for its making; one place of it is sharp. */
function closeUp(spec: PictureSpec, framing: Framing, aside: Aside): Composition {
  return {
    ...frames.still,
    dressed: [spec],
    scene: () => ({ laid: layOut(sew(spec)), framing, aside, lighting: raking }),
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
  { zoom: 4.5, x: 640, y: 300 },
  { slant: 0.75, swing: 0.35, aperture: 0.18 },
);

export const cuff = closeUp(
  {
    cut: "shirt",
    cloth: "poplin",
    color: "#efece4",
    print: "stripe",
    secondColor: "#6f86a6",
    seed: 9,
  },
  { zoom: 5.3, x: 1035, y: 805 },
  { slant: 0.7, swing: -0.5, aperture: 0.18 },
);

export const coatButtons = closeUp(
  { cut: "double-breasted-coat", cloth: "coating", color: "#5c6152", seed: 5 },
  { zoom: 4.8, x: 525, y: 655 },
  { slant: 0.78, swing: -0.4, aperture: 0.2 },
);

export const neckLabel = closeUp(
  { cut: "blazer", cloth: "tweed", color: "#8d5b3c", print: "herringbone", seed: 3 },
  { zoom: 3.8, x: 620, y: 390 },
  { slant: 0.55, swing: -0.3, aperture: 0.12 },
);

export const cables = closeUp(
  { cut: "cable-jumper", cloth: "chunky-knit", color: "#8d9aa0", seed: 6 },
  { zoom: 3.5, x: 590, y: 925 },
  { slant: 0.76, swing: -0.34, aperture: 0.17 },
);

export const cardiganButtons = closeUp(
  { cut: "cardigan", cloth: "cashmere", stitch: "waffle", color: "#a98d74", seed: 7 },
  { zoom: 4.2, x: 640, y: 800 },
  { slant: 0.76, swing: 0.36, aperture: 0.17 },
);

export const coatSleeve = closeUp(
  { cut: "pea-coat", cloth: "tweed", color: "#6d5a48", print: "herringbone", seed: 4 },
  { zoom: 3.4, x: 945, y: 965 },
  { slant: 0.72, swing: -0.36, aperture: 0.16 },
);
