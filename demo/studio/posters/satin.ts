import { drape, type Extent, extents } from "../arranging/drape.ts";
import { narrowHem } from "../arranging/hem.ts";
import type { Aside } from "../camera/oblique.ts";
import { cloths } from "../cloths/index.ts";
import { type Composition, frames, type TableScene } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import type { Framing } from "../garment.ts";
import { layOut } from "../settling/lay-out.ts";

const cloth = {
  ...cloths.satin,
  // Heavy enough to fall in broad folds.
  bend: 0.75,
  // Thrown with a swing it is hardly creased.
  handled: { broad: 0.015, fine: 0.012 },
  optics: {
    ...cloths.satin.optics,
    gloss: 0.52,
    wrap: 0.15,
    along: 0.7,
    across: 0.24,
    polish: 0,
    relief: 0.5,
  },
};

const copper = [{ color: "#cf9c7c" }];

/** Draped satin with a narrow turned hem, bare ground above it for words on the right. */
export const satinWide: Composition<TableScene> = {
  ...frames.wide,
  dressed: copper,
  scene: () =>
    scene(
      extents.wide,
      (u) => 560 + (u + 150) * 0.31 + 36 * Math.sin(u / 250 + 1.2),
      { zoom: 1.08, x: 550, y: 805 },
      { slant: 0.67, swing: 0.27, aperture: 0.17 },
      229,
    ),
};

export const satinTall: Composition = {
  ...frames.tall,
  dressed: copper,
  scene: () =>
    scene(
      extents.tall,
      (u) => 560 + (u + 150) * 0.31 + 36 * Math.sin(u / 250 + 1.2),
      { zoom: 1.35, x: 580, y: 900 },
      { slant: 0.67, swing: 0.27, aperture: 0.15 },
      229,
    ),
};

/** Emerald satin, nearer and fuller: the season's cloth. */
export const satinStill: Composition = {
  ...frames.still,
  dressed: [{ color: "#237a5a" }],
  scene: () =>
    scene(
      extents.still,
      (u) => 330 - (u - 600) * 0.42 + 40 * Math.sin(u / 280 + 0.4),
      { zoom: 1.55, x: 560, y: 820 },
      { slant: 0.6, swing: 0.25, aperture: 0.17 },
      241,
    ),
};

function scene(
  extent: Extent,
  rim: (u: number) => number,
  framing: Framing,
  aside: Aside,
  seed: number,
): TableScene {
  const across = (u: number, v: number) =>
    2.25 + 0.5 * noise(u / 800 + 3, v / 700, 15) - 0.55 * ramp(500, 1600, v);
  const piece = drape({
    cloth,
    seed,
    ...extent,
    rim,
    across,
    surplus: [0.1, 0.52],
    loft: 0.5,
    height: 30,
    hold: 0.0006,
    finish: narrowHem(11),
  });
  return {
    laid: layOut([piece]),
    framing,
    aside,
    lighting: { key: [-0.5, -0.66, 0.56], ambient: 0.5, vignette: 0.2 },
  };
}
