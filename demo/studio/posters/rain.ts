import { drape, type Extent } from "../arranging/drape.ts";
import { cloths } from "../cloths/index.ts";
import type { TableScene } from "../composition.ts";
import { chance, noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import type { Surface } from "../pattern/surface.ts";
import { layOut } from "../settling/lay-out.ts";
import { type Thrown, thrownPoster } from "./thrown.ts";

const slate = [{ color: "#3f5058" }];

/** Rain standing in beads on proofed nylon, along the taped hem of a coat. */
export const rainWide = thrownPoster("wide", slate, scene, {
  rim: (u) => 560 + (u + 150) * 0.24 + 20 * Math.sin(u / 300 + 2),
  framing: { zoom: 1.45, x: 510, y: 795 },
  aside: { slant: 0.76, swing: 0.24, aperture: 0.19 },
});

export const rainTall = thrownPoster("tall", slate, scene, {
  rim: (u) => 670 + (u - 600) * 0.24 + 22 * Math.sin(u / 280 + 2),
  framing: { zoom: 1.9, x: 580, y: 860 },
  aside: { slant: 0.7, swing: 0.2, aperture: 0.18 },
});

function scene({ extent, rim, framing, aside }: Thrown): TableScene {
  const nylon = cloths.nylon;
  return {
    laid: layOut([
      drape({
        cloth: { ...nylon, optics: { ...nylon.optics, gloss: 0.24, wrap: 0.15 } },
        seed: 431,
        ...extent,
        rim,
        across: (u, v) => 2.2 + 0.5 * noise(u / 700, v / 600, 19),
        surplus: [0.03, 0.3],
        loft: 0.4,
        height: 30,
        hold: 0.0011,
        finish: (s) => {
          turnedHem(s, rim, extent);
          rain(s);
        },
      }),
    ]),
    framing,
    aside,
    lighting: { key: [-0.5, -0.66, 0.56], ambient: 0.52, vignette: 0.22 },
  };
}

function turnedHem(s: Surface, rim: (u: number) => number, { left, right }: Extent): void {
  const along = (depth: number) =>
    Array.from({ length: 80 }, (_, i): [number, number] => {
      const u = left + ((right - left) * i) / 79;
      return [u, rim(u) + depth];
    });
  seam(s, along(58), { depth: 1.6, pucker: 1.4 });
  stitch(s, along(52), { length: 6, width: 0.9 });
}

const sizes = [
  { cell: 74, least: 8, most: 17, share: 0.5 },
  { cell: 34, least: 3.5, most: 7, share: 0.6 },
  { cell: 15, least: 1.2, most: 2.8, share: 0.7 },
];

/** Beads of three sizes: each a lens, dark where the light enters and bright where it leaves. */
function rain(s: Surface): void {
  const wet = s.addFinish({ kind: "plastic", wrap: 0.1, gloss: 1.5, roughness: 0.16 });
  const glint = s.dye("pearl");
  const { x0, y0, x1, y1 } = s.window;
  sizes.forEach(({ cell, least, most, share }, lane) => {
    for (let j = Math.floor(y0 / cell); j <= y1 / cell; j++) {
      for (let i = Math.floor(x0 / cell); i <= x1 / cell; i++) {
        const lot = chance(i, j, 110 + lane);
        if (lot > share) continue;
        const x = (i + chance(i, j, 120 + lane)) * cell;
        const y = (j + chance(i, j, 130 + lane)) * cell;
        bead(s, x, y, least + (most - least) * (lot / share) ** 2, wet, glint);
      }
    }
  });
}

function bead(s: Surface, x: number, y: number, radius: number, wet: number, glint: number): void {
  const reach = radius * 1.5;
  s.within({ x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach }, (k, u, v) => {
    const dx = (u - x) / radius;
    const dy = (v - y) / radius;
    const r = Math.hypot(dx, dy) * (1 + 0.12 * noise(x + dx, y + dy, 99));
    s.tone(k, 1 - 0.3 * bell(Math.hypot(dx - 0.25, dy - 0.35), 0.9) * ramp(0.9, 1.05, r));
    const on = ramp(1, 0.86, r);
    if (on <= 0) return;
    if (r < 0.92) s.finish[k] = wet;
    const towardsLamp = -(dx * 0.6 + dy * 0.8);
    s.tone(k, 1 - on * (0.42 * towardsLamp + 0.16));
    s.ink(k, glint, on * 0.3 * bell(Math.hypot(dx - 0.3, dy - 0.42), 0.4));
    s.relief[k]! += radius * 0.42 * on * Math.sqrt(Math.max(0, 1 - Math.min(1, r * r)));
  });
}
