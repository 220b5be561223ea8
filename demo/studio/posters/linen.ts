import { drape, type Extent, extents } from "../arranging/drape.ts";
import type { Aside } from "../camera/oblique.ts";
import { cloths } from "../cloths/index.ts";
import { type Composition, frames, type TableScene } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { bell, fraction, ramp } from "../fields/scalar.ts";
import type { Framing } from "../garment.ts";
import { stitch } from "../making/sewing/seams.ts";
import type { Surface } from "../pattern/surface.ts";
import { layOut } from "../settling/lay-out.ts";

const flax = [{ color: "#d6c9ae" }];

/** Creased linen in the light of a window, its crossbars falling over cloth and wall alike. */
export const linenWide: Composition<TableScene> = {
  ...frames.wide,
  dressed: flax,
  scene: () =>
    scene(
      extents.wide,
      (u) => 640 + (u + 150) * 0.19 + 22 * Math.sin(u / 240 + 0.4),
      { zoom: 1.1, x: 560, y: 800 },
      { slant: 0.66, swing: 0.2, aperture: 0.17 },
      { panes: 3, left: 0.07, width: 0.62, lean: 0.34 },
    ),
};

export const linenTall: Composition = {
  ...frames.tall,
  dressed: flax,
  scene: () =>
    scene(
      extents.tall,
      (u) => 730 + (u - 600) * 0.18 + 26 * Math.sin(u / 250 + 0.4),
      { zoom: 1.45, x: 580, y: 870 },
      { slant: 0.66, swing: 0.2, aperture: 0.17 },
      { panes: 2, left: 0.06, width: 0.86, lean: 0.3 },
    ),
};

interface Window {
  panes: number;
  /** Shares of the width of all that the camera sees of the table. */
  left: number;
  width: number;
  lean: number;
}

function scene(
  extent: Extent,
  rim: (u: number) => number,
  framing: Framing,
  aside: Aside,
  window: Window,
): TableScene {
  return {
    laid: layOut([
      drape({
        cloth: { ...cloths.linen, bend: 0.5 },
        seed: 613,
        ...extent,
        rim,
        across: (u, v) => 1.9 + 0.4 * noise(u / 600, v / 600, 31),
        surplus: [0.05, 0.24],
        loft: 0.4,
        height: 26,
        hold: 0.0014,
        finish: (s) => hem(s, rim, extent),
      }),
    ]),
    framing,
    aside,
    lighting: { key: [-0.7, -0.5, 0.5], keyStrength: 2.15, ambient: 0.5, vignette: 0.12 },
    window: (x, y) => fallingLight(x, y, window),
  };
}

function hem(s: Surface, rim: (u: number) => number, { left, right }: Extent): void {
  s.each((k, _u, _v, depth) => {
    s.relief[k]! += 1.6 * ramp(34, 28, depth) - 1.2 * bell(depth - 34, 2);
  });
  const path = Array.from({ length: 80 }, (_, i): [number, number] => {
    const u = left + ((right - left) * i) / 79;
    return [u, rim(u) + 29];
  });
  stitch(s, path, { length: 7, width: 1.1 });
}

/** Panes of light, sheared as a low sun throws them, with the softness of a far window. */
function fallingLight(x: number, y: number, { panes, left, width, lean }: Window): number {
  const shade = 0.5;
  const across = (x - left - lean * (y - 0.2)) / width;
  const down = (y + 0.1 * x + 0.1) / 0.62;
  const soft = 0.03;
  const within = ramp(-soft, soft, across) * ramp(1 + soft, 1 - soft, across);
  const bars = bar(across * panes, 0.05 * panes, soft * panes) * bar(down, 0.05, soft);
  return shade + (1.22 - shade) * within * bars;
}

/** 0 on the wooden bars between panes of width 1. */
function bar(place: number, half: number, soft: number): number {
  const at = fraction(place);
  return ramp(half - soft, half + soft, at) * ramp(1 - half + soft, 1 - half - soft, at);
}
