import { drape } from "../arranging/drape.ts";
import { cloths } from "../cloths/index.ts";
import type { TableScene } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import { type Fringe, fringe, layStrand } from "../making/sewing/fringe.ts";
import type { Surface } from "../pattern/surface.ts";
import { layOut } from "../settling/lay-out.ts";
import { type Thrown, thrownPoster } from "./thrown.ts";

const cloth = { ...cloths.cashmere, bend: 0.8 };
const lane = 211;
const strands: Fringe = { length: 146, pitch: 18.5, seed: lane };
/** How the end lies aslant across the table, radians. */
const lean = Math.atan(0.25);
const acrossEnd = (u: number) => u * Math.cos(lean);
/** Only one end is seen: the weave's other edges are put so far out of the picture, in units. */
const beyondPicture = 40;

const rust = [{ color: "#9c4e39", secondColor: "#e8d3b6" }];

/** Draped cashmere with a fringed end and two pale stripes, bare ground above it on the left. */
export const woolWide = thrownPoster("wide", rust, scene, {
  rim: (u) => 900 - (u + 150) * 0.26 + 18 * Math.sin(u / 190 + 0.6),
  framing: { zoom: 1.2, x: 690, y: 790 },
  aside: { slant: 0.68, swing: -0.25, aperture: 0.18 },
});

export const woolTall = thrownPoster("tall", rust, scene, {
  rim: (u) => 720 - (u - 600) * 0.24 + 22 * Math.sin(u / 210 + 0.6),
  framing: { zoom: 1.5, x: 640, y: 860 },
  aside: { slant: 0.68, swing: -0.22, aperture: 0.18 },
});

function scene({ extent, rim, framing, aside }: Thrown): TableScene {
  const fromRim = (u: number, v: number) => (v - rim(u)) * Math.cos(lean);
  const piece = drape({
    cloth,
    seed: lane,
    ...extent,
    rim,
    across: (u, v) => 0.72 + 0.45 * noise(u / 620, v / 560, 16) + 0.25 * ramp(500, 1500, v),
    surplus: [0.1, 0.62],
    loft: 0.5,
    height: 40,
    hold: 0.0005,
    finish: (s) => weaveEnd(s, fromRim),
  });
  return {
    laid: layOut([
      {
        ...piece,
        fuzz: 0.9,
        trim: (u: number, v: number, depth: number) =>
          fringe(acrossEnd(u), fromRim(u, v), depth + beyondPicture, strands),
      },
    ]),
    framing,
    aside,
    lighting: { key: [-0.72, -0.44, 0.46], keyStrength: 2, ambient: 0.42, vignette: 0.2 },
  };
}

/** Twisted fringe, and two stripes woven in above it. */
function weaveEnd(s: Surface, fromRim: (u: number, v: number) => number): void {
  const pale = s.dye("second");
  s.each((k, u, v) => {
    const way = fromRim(u, v);
    if (way < strands.length) {
      layStrand(s, k, acrossEnd(u), way, strands);
      return;
    }
    const rough = 1.4 * noise(u / 2, v / 2, 23);
    for (const line of [196, 226]) {
      s.ink(k, pale, 0.82 * ramp(8.5, 6.5, Math.abs(way - line) + rough));
    }
  });
}
