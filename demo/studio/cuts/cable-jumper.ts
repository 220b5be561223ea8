import { knit } from "../cloths/index.ts";
import { cloud } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { cableReach, knitCable } from "../making/knits/cable.ts";
import { crewBack, crewNeck } from "../making/knits/knit-necks.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { seam } from "../making/sewing/seams.ts";
import { withNeck } from "../pattern/outline.ts";

const half = `0,346 60,326 112,252^ 240,293^ 266,309^ 344,456 417,612 456,764 492,932 487,966
  494,1057^ 397,1086^ 380,1040 364,1002 335,853 313,725 292,578^ 290,720 292,900 292,1014 276,1046
  274,1118^ 130,1128 0,1130`;
const sleeve = sleeves({ armhole: "842,296 830,400 838,492 890,576", lean: 0.25 });
/** Where the cables have run out and the ribs of the hem begin. */
const hemY = 1037;
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
  arms: { left: [0.07, -0.04], right: [0.08, 0.14], shoulderX: 284, shoulderY: 330, elbowY: 719 },
  armpit: [291, 576],
  cuff: [
    [397, 1086],
    [494, 1057],
  ],
  neckY: 280,
  ribs: { hemY, sleeve: 724 },
  room: 1.55,
  neck: (order, hand) => crewNeck(order, hand, 9.5),
  stitch: (s, order, ribbed) => {
    knit(order.cloth)(s, sleeve.grain, (u, v) => (1 - ribbed(u, v)) * (1 - inCable(u, v)));
    order.cloth.rib(s, sleeve.grain, ribbed);
    for (const cable of cables) {
      knitCable(s, cable, (u, v) => (sleeve.on(u, v) ? 0 : runningOut(v)));
    }
    for (const side of [1, -1] as const) seam(s, sleeve.armhole(side), { depth: 2.6, pucker: 0.8 });
    s.each((k, u, v) => s.tone(k, 1 + 0.04 * cloud(u / 120, v / 120, 2, 78)));
  },
  front: { zoom: 1.14, x: 600, y: 686 },
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
