import { ramp } from "../fields/scalar.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { twinNeedle } from "../making/knits/jersey-top.ts";
import { crewBack, crewFront, crewNeck } from "../making/knits/knit-necks.ts";
import { knitted, stocking } from "../making/knits/knitwear.ts";
import { patch } from "../making/sewing/patch.ts";
import { knots, line, withNeck } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `${crewFront} 176,276 246,308 330,392 402,622 452,872 484,1030 470,1060 474,1120^
  374,1146^ 360,1092 338,1064 314,884 284,746 262,634^ 262,800 264,960 260,1040 240,1072 240,1146^
  120,1158 0,1160`;
const sleeve = sleeves({ armhole: "850,308 842,416 846,520 862,626", lean: 0.24 });

/** A heavy sweatshirt with ribbed hem and cuffs and a triangle under the neck. */
export const sweatshirt = knitted({
  lane: 2800,
  half,
  backHalf: withNeck(half, "112,252^", crewBack),
  sleeve,
  turn: -0.008,
  arms: { left: [0.08, -0.04], right: [0.09, 0.21], shoulderX: 256, shoulderY: 340, elbowY: 790 },
  armpit: [260, 632],
  cuff: [
    [374, 1146],
    [474, 1120],
  ],
  neckY: 300,
  ribs: { hemY: 1070, sleeve: 748 },
  room: 0.8,
  neck: (order, hand) => crewNeck(order, hand, 5.2),
  stitch: (s, order, ribbed) => {
    stocking(sleeve)(s, order, ribbed);
    for (const side of [1, -1] as const) twinNeedle(s, sleeve.armhole(side), 5 * side);
    twinNeedle(s, line("350,1070 600,1072 850,1070"), -5);
  },
  trim: triangle,
  front: { zoom: 1.14, x: 600, y: 700 },
  detail: { zoom: 2.5, x: 640, y: 450 },
  close: { zoom: 4.8, x: 640, y: 350 },
});

/** The ribbed insert that once kept the neck in shape. */
function triangle(s: Surface): void {
  patch(s, knots("556,366^ 644,366^ 600,430^"), {
    rise: 0.8,
    slope: 1,
    stitched: { length: 3, width: 0.5, inset: 3 },
    paint: (k, u, _v, depth) => {
      const rib = Math.abs(Math.sin((u / 5.2) * Math.PI));
      s.relief[k]! += 1.1 * rib * ramp(4, 7, depth);
      s.tone(k, 1 - 0.16 * (1 - rib));
    },
  });
}
