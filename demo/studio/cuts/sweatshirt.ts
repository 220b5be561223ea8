import { ramp } from "../fields/scalar.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { twinNeedle } from "../making/knits/jersey-top.ts";
import { crewBack, crewFront, crewNeck } from "../making/knits/knit-necks.ts";
import { knitted, stocking } from "../making/knits/knitwear.ts";
import { patch } from "../making/sewing/patch.ts";
import { knots, line, withNeck } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `${crewFront} 238,293^ 263,309^ 340,454 413,607 449,752 479,904 468,936 476,1012^
  378,1042^ 363,991 346,964 325,835 306,715 286,574^ 285,720 288,860 285,944 265,974 265,1046^
  120,1056 0,1058`;
const sleeve = sleeves({ armhole: "840,296 830,396 838,486 885,572", lean: 0.25 });

/** A heavy sweatshirt with ribbed hem and cuffs and a triangle under the neck. */
export const sweatshirt = knitted({
  lane: 2800,
  half,
  backHalf: withNeck(half, "112,252^", crewBack),
  sleeve,
  turn: -0.008,
  arms: { left: [0.06, -0.04], right: [0.08, 0.14], shoulderX: 280, shoulderY: 330, elbowY: 704 },
  armpit: [285, 574],
  cuff: [
    [378, 1042],
    [476, 1012],
  ],
  neckY: 300,
  ribs: { hemY: 972, sleeve: 684 },
  room: 0.8,
  neck: (order, hand) => crewNeck(order, hand, 5),
  stitch: (s, order, ribbed) => {
    stocking(sleeve)(s, order, ribbed);
    for (const side of [1, -1] as const) twinNeedle(s, sleeve.armhole(side), 5 * side);
    twinNeedle(s, line("335,972 600,974 865,972"), -5);
  },
  trim: triangle,
  front: { zoom: 1.19, x: 600, y: 650 },
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
