import { bell, ramp } from "../fields/scalar.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { twinNeedle } from "../making/knits/jersey-top.ts";
import { crewBack, crewFront, crewNeck } from "../making/knits/knit-necks.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { ribbedCuff, ribbedHem } from "../making/knits/ribbed-ends.ts";
import { stocking } from "../making/knits/stitches.ts";
import { patch } from "../making/sewing/patch.ts";
import { knots, line, withNeck } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const sleeve = sleeves({ armhole: "850,299 840,398 846,496 890,586", lean: 0.25 });
const cuff = ribbedCuff(sleeve, { at: [442, 955], halfWidth: 56, drawn: 15, length: 63, full: 5 });
const hem = ribbedHem({ wide: 291, ribbed: 264, ribsY: 972, hemY: 1058, full: 9 });
const half = `${crewFront} 250,297^ 272,307 308,340 372,442 438,582 470,744 ${cuff.outline}
  334,760 290,588^ 289,720 291,840 ${hem}`;

/** A heavy sweatshirt with ribbed hem and cuffs and a triangle under the neck. */
export const sweatshirt = knitted({
  lane: 2851,
  half,
  backHalf: withNeck(half, "112,252^", crewBack),
  sleeve,
  turn: -0.008,
  arms: { left: [0.05, 0.22], right: [0.05, -0.04], shoulderX: 286, shoulderY: 330, elbowY: 704 },
  armpit: [290, 588],
  cuff: cuff.end,
  neckY: 300,
  ribs: { bodyY: 972, sleeve: cuff.ribsFrom },
  room: 0.6,
  stroked: true,
  relaxed: true,
  neck: (order, hand) => crewNeck(order, hand, 8.4),
  stitch: (s, order, ribbed) => {
    stocking(sleeve)(s, order, ribbed);
    for (const side of [1, -1] as const) twinNeedle(s, sleeve.armhole(side), 5 * side);
    twinNeedle(s, line("335,972 600,974 865,972"), -5);
  },
  trim: triangle,
  front: { zoom: 1.22, x: 630, y: 656 },
  detail: { zoom: 5.8, x: 812, y: 948 },
  close: { zoom: 2.6, x: 300, y: 700 },
});

/** The ribbed insert that once kept the neck in shape: it begins under the band, and its seam lies in a ditch. */
function triangle(s: Surface): void {
  patch(s, knots("552,344^ 648,344^ 600,430^"), {
    rise: 0.8,
    slope: 1,
    stitched: { length: 3, width: 0.5, inset: 3 },
    paint: (k, u, _v, depth) => {
      const rib = Math.abs(Math.sin((u / 5.2) * Math.PI));
      s.relief[k]! += 1.1 * rib * ramp(4, 7, depth);
      const ditch = bell(depth - 3, 1.9);
      s.tone(k, (1 - 0.16 * (1 - rib)) * (1 - 0.34 * ditch));
    },
  });
}
