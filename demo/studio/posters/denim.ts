import { drape } from "../arranging/drape.ts";
import { cloths } from "../cloths/index.ts";
import type { TableScene } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Surface } from "../pattern/surface.ts";
import { layOut } from "../settling/lay-out.ts";
import { type Thrown, thrownPoster } from "./thrown.ts";

const lane = 317;
/** How the selvedge lies aslant across the table, radians. */
const lean = Math.atan(0.25);
/** The white selvedge of an old loom, and the red thread in it: distances from the rim, in units. */
const selvedge = { width: 30, red: 15, thread: 2.2 };

const indigo = [{ color: "#26324f", secondColor: "#a5443a" }];

/** Raw denim as it comes off the loom, its selvedge towards bare ground above it on the left. */
export const denimWide = thrownPoster("wide", indigo, scene, {
  rim: (u) => 840 - (u + 150) * 0.25 + 14 * Math.sin(u / 230 + 2.1),
  framing: { zoom: 1.7, x: 660, y: 725 },
  aside: { slant: 0.68, swing: -0.25, aperture: 0.18 },
});

export const denimTall = thrownPoster("tall", indigo, scene, {
  rim: (u) => 690 - (u - 600) * 0.23 + 16 * Math.sin(u / 250 + 2.1),
  framing: { zoom: 2, x: 640, y: 790 },
  aside: { slant: 0.68, swing: -0.22, aperture: 0.18 },
});

function scene({ extent, rim, framing, aside }: Thrown): TableScene {
  const piece = drape({
    cloth: cloths.denim,
    seed: lane,
    ...extent,
    rim,
    across: (u, v) => 0.9 + 0.4 * noise(u / 620, v / 560, lane),
    surplus: [0.04, 0.34],
    loft: 0.5,
    height: 38,
    hold: 0.0006,
    finish: (s) => weaveSelvedge(s, (u, v) => (v - rim(u)) * Math.cos(lean)),
  });
  return {
    laid: layOut([piece]),
    framing,
    aside,
    lighting: { key: [-0.72, -0.44, 0.46], keyStrength: 2.1, ambient: 0.45, vignette: 0.2 },
  };
}

/** Along its selvedge denim is bare of indigo and woven closer, but for one red thread. */
function weaveSelvedge(s: Surface, fromRim: (u: number, v: number) => number): void {
  const white = s.dye("undyed");
  const red = s.dye("second");
  const { width, red: line, thread } = selvedge;
  s.each((k, u, v) => {
    const way = fromRim(u, v);
    if (way > width + 4) return;
    const rough = 0.6 * noise(u / 2, v / 2, 23);
    s.ink(k, white, 0.85 * ramp(width + 0.8, width - 0.8, way + rough));
    s.ink(k, red, 0.9 * ramp(thread + 0.5, thread - 0.5, Math.abs(way - line) + rough));
    s.relief[k]! += 0.9 * ramp(width, width - 3, way) - 0.7 * bell(way - width, 1.5);
  });
}
