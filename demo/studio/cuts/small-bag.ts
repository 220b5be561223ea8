import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import type { Optics } from "../light/optics.ts";
import { laidByHand, turnedOver } from "../making/body/poses.ts";
import { panel, ring, slipPocket, strap, tab, waxed } from "../making/leather/leather-goods.ts";
import {
  bagBody,
  block,
  flatStrap,
  metalPart,
  standingAlone,
  wire,
} from "../making/leather/standing-bag.ts";
import { label } from "../making/sewing/label.ts";
import { patch } from "../making/sewing/patch.ts";
import { knots, line, mirrored, shape } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Spot } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";

const body = mirrored(
  "0,800 150,800 270,802 300,826 306,900 308,1090 296,1150 262,1180 130,1188 0,1190",
);
const flap = mirrored("0,792 150,792 282,796^ 300,820 300,900 286,980 220,1032 110,1052 0,1056");
const brass: Optics = { kind: "metal", wrap: 0.2, gloss: 1.1, roughness: 0.24 };

const height = 388;
const floor = 1190;
const depth = 62;

/** A small crossbody bag: a rounded flap, a turn lock and a long strap on rings. */
export const smallBag: Cut = (order) => ({
  ...lyingBag(order),
  standing: standingAlone((side) => standingBag(order, side), {
    front: { zoom: 1.32, x: 0, y: 400 },
    detail: { zoom: 2.3, x: 40, y: 230 },
    back: { zoom: 1.32, x: 0, y: 400 },
    close: { zoom: 4, x: 0, y: 170 },
  }),
});

function standingBag(order: Order, side: "front" | "back"): Part[] {
  const front = side === "front";
  const strapPath = Array.from({ length: 81 }, (_, n): Spot => {
    const angle = (n / 80) * Math.PI;
    const up = Math.sin(angle) ** 0.7;
    return [-292 * Math.cos(angle) - 18 * up, height + 26 + 470 * up, -14 * up];
  });
  return [
    flatStrap(order, strapPath, [-0.7, 0, 0.7], 13),
    ...bagBody(order, {
      half: (h) => [308 - 6 * h, depth - 20 * h],
      height,
      floor,
      round: 0.3,
      open: false,
      soft: 7,
      ...(front ? { over: { outline: flap, rise: 8 } } : {}),
      draw: front ? drawFlap : drawPocket,
    }),
    ...([1, -1] as const).map((end) =>
      wire(
        Array.from({ length: 28 }, (_, n): Spot => {
          const angle = (n / 28) * Math.PI * 2;
          return [end * 290 + 25 * Math.cos(angle), height + 14 + 19 * Math.sin(angle), 0];
        }),
        4.5,
      ),
    ),
    ...(front ? turnLockStanding() : []),
  ];
}

function drawFlap(s: Surface): void {
  patch(s, flap, { rise: 3, slope: 2, stitched: { ...waxed, inset: 10 } });
  label(s, 600, 880, 78, "tone", "deepInside");
}

function drawPocket(s: Surface): void {
  slipPocket(s, "318,930 450,944 600,948 750,944 882,930");
}

/** A plate with its turning bar. */
function turnLockStanding(): Part[] {
  const y = floor - 1012;
  return [
    metalPart(block([0, y, depth + 2], [34, 21, 5])),
    metalPart(block([0, y, depth + 13], [9, 15, 7])),
  ];
}

/** The bag as it lies in a still life. */
const lyingBag: Cut = (order) => {
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
