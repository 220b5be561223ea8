import { noise } from "../fields/noise.ts";
import { bell } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { overlap, seam, stitch } from "../making/sewing/seams.ts";
import { bowed, waistband } from "../making/sewing/waistband.ts";
import { type SkirtStyle, sewSkirt } from "../making/trousers/sewn-skirt.ts";
import { line } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const fine = { length: 3.4, width: 0.5 };

const pencil: SkirtStyle = {
  half: `0,318 70,315 126,308 176,298^ 181,345 201,430 215,520 219,620 215,780 198,1050^ 110,1060
    0,1063`,
  corner: "176,298^",
  backWaist: "0,290 76,291",
  hem: "0,990 190,990^ 196,1042^ 110,1052 0,1055",
  waistEnd: 356,
  flow: [0.05, 0.11],
  hemY: 1063,
  zoom: 1.68,
  close: { x: 665, y: 400 },
  fold: (e, u, v, seed) => {
    const side = u > 600 ? 1 : -1;
    const uneven = 0.6 + 0.7 * noise(u / 120, v / 120, seed);
    e.along(0.35 * side, 1, 0.1 * bell(v - 520, 100) * uneven);
    e.around(u, v, 690, 880, 150, 0.07);
  },
  makeFront: (s) => {
    waistband(s, bowed(362, -17, 176));
    seam(s, line("418,344 510,357.6 600,362 690,357.6 782,344"), { depth: 2.4, pucker: 0.5 });
    stitch(s, line("418,303 470,315 530,322 600,325 670,322 730,315 782,303"), fine);
    for (const side of [1, -1] as const) {
      seam(s, line("670,360 674,420 677,474", side), { depth: 1.8, pucker: 0.6 });
    }
    const slit = line("690,640 692,820 690,1063");
    seam(s, line("664,450 684,530 690,640"), { depth: 1.6, pucker: 0.4 });
    overlap(s, slit, 4.5, 40);
    stitch(s, slit, { ...fine, offset: -9 });
    sewHem(s);
  },
  // The middle seam hides a zip above and opens in a kick pleat below.
  makeBack: (s) => {
    waistband(s, bowed(337, 8, 176));
    seam(s, line("418,345.5 510,339 600,337 690,339 782,345.5"), { depth: 2.4, pucker: 0.5 });
    for (const side of [1, -1] as const) {
      seam(s, line("672,340 674,420 676,480", side), { depth: 1.8, pucker: 0.6 });
    }
    seam(s, line("600,300 601,580 600,850"), { depth: 2, pucker: 0.8 });
    overlap(s, line("600,820 600,890 598,1063"), 4.5, 46);
    sewHem(s);
  },
};

/** A knee-length pencil skirt with darts and a slit. */
export const pencilSkirt: Cut = (order) => sewSkirt(order, pencil, 37);

function sewHem(s: Surface): void {
  stitch(s, line("370,1040 600,1053 830,1040"), { ...fine, offset: 10 });
}
