import { knit } from "../cloths/index.ts";
import { cloud, noise } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { cableReach, knitCable } from "../making/knits/cable.ts";
import { crewBack, crewNeck } from "../making/knits/knit-necks.ts";
import { knitted, stocking } from "../making/knits/knitwear.ts";
import { seam } from "../making/sewing/seams.ts";
import { withNeck } from "../pattern/outline.ts";

const half = `0,346 60,326 112,252^ 180,276 240,312 318,392 398,620 452,860 486,1080 484,1116^
  372,1142^ 352,1110 312,880 276,740 246,630^ 244,800 252,1040 248,1110 236,1190 230,1222^
  120,1232 0,1234`;
const sleeve = sleeves({ armhole: "838,312 826,420 832,520 846,622", lean: 0.235 });
/** Where the cables have run out and the ribs of the hem begin. */
const hemY = 1129;
const cables = [
  { x: 600, radius: 24, period: 150 },
  { x: 490, radius: 17, period: 112 },
  { x: 710, radius: 17, period: 112 },
  { x: 420, radius: 11, period: 78 },
  { x: 780, radius: 11, period: 78 },
];

/** A roomy crew-neck jumper with cables down the front. */
export const cableJumper = knitted({
  lane: 10,
  half,
  backHalf: withNeck(half, "112,252^", crewBack),
  sleeve,
  turn: -0.01,
  arms: { left: [0.1, -0.05], right: [0.1, 0.22], shoulderX: 245, shoulderY: 340, elbowY: 790 },
  armpit: [246, 610],
  cuff: [
    [372, 1142],
    [484, 1116],
  ],
  neckY: 280,
  ribs: { hemY, sleeve: 746 },
  room: 1.55,
  neck: (order, hand) => crewNeck(order, hand, 12),
  stitch: (s, order, ribbed) => {
    knit(order.cloth)(s, sleeve.grain, (u, v) => (1 - ribbed(u, v)) * (1 - inCable(u, v)));
    order.cloth.rib(s, sleeve.grain, ribbed);
    for (const cable of cables) {
      knitCable(s, cable, (u, v) => (sleeve.on(u, v) ? 0 : runningOut(v)));
    }
    for (const side of [1, -1] as const) seam(s, sleeve.armhole(side), { depth: 2.6, pucker: 0.8 });
    const light = s.dye("heather");
    s.each((k, u, v) => {
      s.tone(k, 1 + 0.05 * cloud(u / 3, v / 3, 2, 77) + 0.04 * cloud(u / 120, v / 120, 2, 78));
      s.ink(k, light, 0.25 * ramp(0.5, 0.9, noise(u / 2.5, v / 2.5, 79)));
    });
  },
  backStitch: stocking(sleeve),
  front: { zoom: 1.12, x: 600, y: 724 },
  detail: { zoom: 2.4, x: 640, y: 470 },
  close: { zoom: 4.2, x: 640, y: 720 },
});

function inCable(u: number, v: number): number {
  if (sleeve.on(u, v)) return 0;
  return (
    runningOut(v) *
    Math.max(...cables.map((c) => ramp(cableReach(c) + 2, cableReach(c) - 2, Math.abs(u - c.x))))
  );
}

/** Above the hem the cables grow flat and end in plain stitches. */
function runningOut(v: number): number {
  return ramp(hemY, hemY - 44, v);
}
