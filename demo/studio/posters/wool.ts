import { cloths } from "../cloths/index.ts";
import { chance, noise } from "../engine/noise.ts";
import { ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import type { Framing } from "../garment.ts";
import { fringe } from "../making/fringe.ts";
import { type Composition, posterFrames, type Scene } from "./composition.ts";
import { drape, type Extent } from "./drape.ts";

const cloth = cloths.cashmere;
const fringeLength = 78;
const lane = 211;

const rust = [{ color: "#9c4e39", secondColor: "#e8d3b6" }];

/** Draped cashmere with a fringed end and two pale stripes, bare ground above it on the left. */
export const woolWide: Composition = {
  ...posterFrames.wide,
  shades: rust,
  scene: () =>
    scene(
      { left: -420, right: 1640, bottom: 1560 },
      (u) => 900 - (u + 150) * 0.26 + 18 * Math.sin(u / 190 + 0.6),
      { zoom: 0.8, x: 600, y: 800, tilt: 0.06 },
    ),
};

export const woolTall: Composition = {
  ...posterFrames.tall,
  shades: rust,
  scene: () =>
    scene(
      { left: -160, right: 1380, bottom: 1760 },
      (u) => 720 - (u - 600) * 0.24 + 22 * Math.sin(u / 210 + 0.6),
      { zoom: 1.1, x: 600, y: 800, tilt: 0.06 },
    ),
};

function scene(extent: Extent, rim: (u: number) => number, framing: Framing): Scene {
  const lean = Math.atan(0.25);
  const fromRim = (u: number, v: number) => (v - rim(u)) * Math.cos(lean);
  const piece = drape({
    cloth,
    seed: lane,
    ...extent,
    rim,
    across: (u, v) => Math.atan2(v - 2300, u + 300) + Math.PI + 0.25 * noise(u / 700, v / 700, 16),
    surplus: [0.06, 0.46],
    loft: 0.5,
    height: 36,
    hold: 0.0008,
  });
  return {
    pieces: [
      {
        ...piece,
        fuzz: 0.9,
        trim: (u: number, v: number, depth: number) =>
          fringe(u * Math.cos(lean), fromRim(u, v), depth + 40, {
            length: fringeLength,
            pitch: 5.2,
            seed: lane,
          }),
        make: (s: Surface) => {
          cloth.texture(s, (u, v) => [u, v]);
          stripe(s, fromRim);
        },
      },
    ],
    framing,
    lighting: {
      key: [-0.66, -0.5, 0.5],
      keyStrength: 1.75,
      vignette: 0.2,
    },
  };
}

function stripe(s: Surface, fromRim: (u: number, v: number) => number): void {
  const pale = s.dye("second");
  s.each((k, u, v) => {
    const way = fromRim(u, v);
    if (way < fringeLength) {
      s.relief[k]! += 0.5 * Math.sin(way * 0.8 + u * 1.4 + chance(Math.floor(u / 5.2), 1, 4) * 6);
      return;
    }
    const rough = 1.4 * noise(u / 2, v / 2, 23);
    for (const line of [196, 226]) {
      s.ink(k, pale, 0.82 * ramp(8.5, 6.5, Math.abs(way - line) + rough));
    }
  });
}
