import { drape } from "../arranging/drape.ts";
import { cloths } from "../cloths/index.ts";
import { type Composition, frames } from "../composition.ts";
import type { Dye } from "../dyes.ts";
import { chance } from "../fields/noise.ts";
import { button } from "../making/sewing/button.ts";
import type { Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import { layOut } from "../settling/lay-out.ts";

const kinds: { dye: Dye; metal?: boolean; holes?: 0 | 2 | 4; radius: number }[] = [
  { dye: "horn", radius: 34 },
  { dye: "pearl", radius: 17 },
  { dye: "tan", radius: 26 },
  { dye: "pearl", radius: 22 },
  { dye: "brass", radius: 24, metal: true, holes: 0 },
  { dye: "patch", radius: 30 },
];

/** Buttons of horn, shell and brass spilled over dark suiting, thinning out towards the top. */
export const spilledButtons: Composition = {
  ...frames.still,
  dressed: [{ color: "#3c4654" }],
  scene: () => ({
    laid: layOut([
      drape({
        cloth: cloths.suiting,
        seed: 517,
        left: -160,
        right: 1380,
        bottom: 1800,
        rim: () => -160,
        across: (u, v) => 2.1 + 0.2 * Math.sin(u / 400 + v / 500),
        surplus: [0.02, 0.035],
        loft: 0,
        height: 8,
        hold: 0.0022,
        finish: spill,
      }),
    ]),
    framing: { zoom: 1.3, x: 600, y: 800 },
  }),
};

function spill(s: Surface): void {
  const lying: (Point & { radius?: number })[] = [];
  const radii: number[] = [];
  for (let n = 0; n < 340; n++) {
    const v = 330 + 1050 * Math.sqrt(chance(n, 1, 60));
    const u = 150 + 900 * (0.5 + (chance(n, 2, 60) - 0.5) * (0.35 + (0.65 * (v - 330)) / 1050));
    const kind = kinds[Math.floor(chance(n, 3, 60) * kinds.length)]!;
    const free = lying.every(([x, y], i) => Math.hypot(x - u, y - v) > radii[i]! + kind.radius + 7);
    if (!free || lying.length >= 46) continue;
    lying.push([u, v]);
    radii.push(kind.radius);
    button(s, u, v, kind.radius, kind);
  }
}
