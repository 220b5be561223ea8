import { purlAt } from "../cloths/loops.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { knitCable } from "../making/knits/cable.ts";
import { type KnitCut, knitted } from "../making/knits/knitwear.ts";
import { rolledCollar } from "../making/knits/rolled-collar.ts";
import { seam } from "../making/sewing/seams.ts";
import { line } from "../pattern/outline.ts";

const half = `0,316 60,304 96,262^ 178,300 262,350 342,476 413,614 456,765 491,929 489,972 494,1063^
  399,1092^ 379,1046 366,1008 339,857 319,727 296,590^ 294,720 294,900 288,1010 280,1124^ 120,1134
  0,1136`;
const sleeve = sleeves({ armhole: "706,270 760,370 822,480 896,588", lean: 0.23 });

const cables = [-208, -156, -104, -52, 0, 52, 104, 156, 208].map((x) => ({
  x: 600 + x,
  radius: 12,
  period: 92,
}));
/** Where the cables of the chest end and the ribs begin. */
const chestEnd = 690;

/** A heavy jumper with raglan sleeves and a short collar: cables on the chest, ribs below. */
export const fishermanJumper = knitted({
  lane: 180,
  half,
  backHalf: half,
  sleeve,
  turn: 0.008,
  arms: { left: [0.07, 0.12], right: [0.06, -0.05], shoulderX: 288, shoulderY: 350, elbowY: 722 },
  armpit: [296, 590],
  cuff: [
    [399, 1092],
    [494, 1063],
  ],
  neckY: 290,
  ribs: { hemY: 1037, sleeve: 788 },
  room: 1.6,
  neck: (order, hand) =>
    rolledCollar(order, hand, {
      fold: "0,259 50,256 82,249",
      foldBehind: "0,243 50,242 82,244",
      edge: "97,253 103,274 106,300 108,318 100,329 56,344 0,350",
      halfWidth: [102, 108],
      thick: 22,
      slump: 0.06,
      ribs: order.cloth.rib,
      fineness: 1.1,
    }),
  stitch: (s, order, ribbed) => {
    const cabled = (u: number, v: number) =>
      sleeve.on(u, v) ? 0 : ramp(252, 248, Math.abs(u - 600)) * ramp(2, -34, v - chestEnd);
    knitRibs(s, order, (u, v) => 1 - cabled(u, v), ribbed);
    for (const cable of cables) knitCable(s, cable, cabled);
    // Three rows of purl close the cables off.
    s.along(
      line(`304,${chestEnd} 470,${chestEnd + 4} 730,${chestEnd - 2} 896,${chestEnd + 2}`),
      14,
      (k, d, way) => {
        const row = purlAt(way, d + 12, 9, 8) * ramp(13, 10, Math.abs(d));
        s.relief[k]! += 2.6 * row;
        s.tone(k, 1 - 0.2 * ramp(13, 10, Math.abs(d)) * (1 - row));
      },
    );
  },
  backStitch: (s, order, ribbed) => knitRibs(s, order, () => 1, ribbed),
  front: { zoom: 1.19, x: 600, y: 688 },
  detail: { zoom: 2.4, x: 650, y: 450 },
  close: { zoom: 4.4, x: 680, y: 690 },
});

type Stitch = NonNullable<KnitCut["stitch"]>;
type Ribbed = Parameters<Stitch>[2];

/** Wide ribs where `open`; hem and cuffs are knitted tighter. */
function knitRibs(
  s: Parameters<Stitch>[0],
  order: Parameters<Stitch>[1],
  open: Ribbed,
  ribbed: Ribbed,
): void {
  const wide = (u: number, v: number): [number, number] => {
    const [a, b] = sleeve.grain(u, v);
    return [a * 0.76, b * 0.86];
  };
  order.cloth.rib(s, wide, (u, v) => (1 - ribbed(u, v)) * open(u, v));
  order.cloth.rib(s, sleeve.grain, ribbed);
  for (const side of [1, -1] as const) {
    seam(s, sleeve.armhole(side), { depth: 3.2, pucker: 0.6 });
    s.along(sleeve.armhole(side), 14, (k, d) => {
      s.relief[k]! += 2.4 * bell(Math.abs(d) - 8, 4);
    });
  }
}
