import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import type { Optics } from "../light/optics.ts";
import { laidByHand, turnedOver } from "../making/body/poses.ts";
import { panel, ring, slipPocket, strap, tab } from "../making/leather/leather-goods.ts";
import { label } from "../making/sewing/label.ts";
import { knots, line, mirrored, shape } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";

const body = mirrored(
  "0,800 150,800 270,802 300,826 306,900 308,1090 296,1150 262,1180 130,1188 0,1190",
);
const flap = mirrored("0,792 150,792 282,796^ 300,820 300,900 286,980 220,1032 110,1052 0,1056");
const brass: Optics = { kind: "metal", wrap: 0.2, gloss: 1.1, roughness: 0.24 };

/** A small crossbody bag: a rounded flap, a turn lock and a long strap on rings. */
export const smallBag: Cut = (order) => {
  const pose = laidByHand(order.seed + 410, 4, -0.01);
  return {
    pieces: [
      ...hung(order, pose),
      panel(order, pose, { outline: body, lane: 412, lift: 14, loft: 0.4, height: 40 }),
      panel(order, pose, {
        outline: flap,
        lane: 414,
        lift: 5,
        rests: true,
        loft: 0.12,
        height: 6,
        excess: (e, u, v) =>
          e.along(0, 1, 0.05 * bell(v - 830, 40) * ramp(320, 0, Math.abs(u - 600))),
        paint: (s) => label(s, 600, 880, 78, "tone", "deepInside"),
      }),
      ...turnLock(pose),
    ],
    back: [
      ...hung(order, turnedOver(pose)),
      panel(order, turnedOver(pose), {
        outline: body,
        lane: 416,
        lift: 14,
        loft: 0.4,
        height: 40,
        paint: (s) => slipPocket(s, "318,930 450,944 600,948 750,944 882,930"),
      }),
    ],
    front: { zoom: 1.3, x: 600, y: 776 },
    detail: { zoom: 2.5, x: 640, y: 930 },
    close: { zoom: 4.6, x: 630, y: 1000 },
  };
};

/** The strap as it falls, with its rings and tabs at the bag's shoulders. */
function hung(order: Order, pose: Pose): Piece[] {
  const fallen = line(
    "322,790 288,700 262,590 282,476 356,392 466,356 572,384 664,440 762,452 858,486 914,576 918,690 878,790",
  );
  return [
    strap(order, pose, { path: fallen, halfWidth: 12, lift: 6 }),
    ...([1, -1] as const).flatMap((side) => [
      ring(shape("854,778^ 908,778^ 910,800 896,822 866,822 852,800", side), 8, 6, pose),
      tab(order, pose, {
        outline: shape("862,800 880,794 898,800^ 902,880^ 858,880^", side),
        lane: 418 + side,
        lift: 4,
      }),
    ]),
  ];
}

function turnLock(pose: Pose): Piece[] {
  const metal = (pattern: string, lift: number, lane: number): Piece => ({
    outline: knots(pattern),
    optics: brass,
    dye: "brass",
    seed: lane,
    rests: true,
    lift,
    loft: 0.3,
    height: 4,
    hold: 0.3,
    anchor: 0.3,
    grid: [5],
    steps: [4],
    pose,
    make: (s) =>
      s.each((k, u, v, depth) => {
        s.relief[k]! += 2.2 * ramp(0, 3, depth) - 0.8 * bell(depth - 6, 1);
        s.tone(k, 1 + 0.1 * noise(u / 18, v / 1.1, lane) - 0.2 * ramp(2, 0, depth));
      }),
  });
  return [
    metal("564,1002 570,990 630,990 636,1002 636,1022 630,1034 570,1034 564,1022", 3, 1),
    metal("592,996^ 608,996^ 610,1012 608,1028^ 592,1028^ 590,1012", 9, 2),
  ];
}
