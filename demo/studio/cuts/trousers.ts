import type { Excess } from "../engine/excess.ts";
import { noise } from "../engine/noise.ts";
import { line, mirrored, type Point, type Side, shape } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { type Cut, face, type Garment, type Order } from "../garment.ts";
import { button } from "../making/button.ts";
import { label } from "../making/label.ts";
import { opening } from "../making/opening.ts";
import { patch } from "../making/patch.ts";
import { laidByHand, legsSwung, turnedOver } from "../making/poses.ts";
import { seam, stitch } from "../making/seams.ts";
import { crossing } from "../making/sleeves.ts";

interface Legs {
  half: string;
  /** The pressed crease of the right leg. */
  crease: string;
  /** Inner and outer end of the right hem. */
  hem: [Point, Point];
  crotchY: number;
  /** Surplus across the leg towards the hem. */
  flow: number;
  swing: { left: [number, number]; right: [number, number] };
  /** Where pleats open below the waistband, from the middle line. */
  pleats: number[];
  /** Slanted pockets in front; none when they hide in the side seam. */
  pockets: boolean;
  /** What holds the waist. */
  waist: "loops" | "adjusters" | "plain";
}

const straightLegs: Legs = {
  half: `0,172 70,169 140,160^ 162,240 198,400 218,600 232,900 252,1464^ 70,1474^ 52,1100 32,800
    5,592^`,
  crease: "688,236 716,420 730,700 746,1100 760,1474",
  hem: [
    [671, 1472],
    [850, 1463],
  ],
  crotchY: 592,
  flow: 0.13,
  swing: { left: [-0.012, 0.05], right: [-0.028, 0.012] },
  pleats: [52, 92],
  pockets: true,
  waist: "loops",
};

const flatFrontLegs: Legs = {
  half: `0,172 70,169 146,160^ 172,240 208,400 226,600 228,900 226,1452^ 74,1464^ 54,1100 34,800
    5,584^`,
  crease: "690,236 724,420 736,700 744,1100 750,1464",
  hem: [
    [675, 1462],
    [824, 1451],
  ],
  crotchY: 584,
  flow: 0.1,
  swing: { left: [0.02, 0.012], right: [0.012, -0.05] },
  pleats: [],
  pockets: true,
  waist: "adjusters",
};

const wideLegs: Legs = {
  half: `0,172 70,169 132,160^ 154,240 204,400 244,600 288,900 344,1438^ 92,1458^ 62,1100 34,800
    5,606^`,
  crease: "686,236 722,420 748,700 782,1100 816,1450",
  hem: [
    [693, 1456],
    [942, 1437],
  ],
  crotchY: 606,
  flow: 0.24,
  swing: { left: [0.012, 0.03], right: [-0.004, -0.025] },
  pleats: [70],
  pockets: false,
  waist: "plain",
};

/** Tailored trousers with pleats at the waist and a pressed crease. */
export const straightTrousers: Cut = (order) => trousers(order, straightLegs, 51);
/** Flat in front, with side adjusters instead of belt loops. */
export const flatFrontTrousers: Cut = (order) => trousers(order, flatFrontLegs, 54);
/** The same making on a high waist and legs that widen to the floor. */
export const wideTrousers: Cut = (order) => trousers(order, wideLegs, 57);

function trousers(order: Order, legs: Legs, lane: number): Garment {
  const { cloth, seed } = order;
  const hand = laidByHand(seed + lane, 6, 0.006);
  const pose = legsSwung(hand, legs.swing.left, legs.swing.right, legs.crotchY);
  const crease = line(legs.crease);
  const fromCrease = (u: number, v: number) => Math.abs(u - 600) + 600 - crossing(crease, v);
  const body: Piece = {
    outline: mirrored(legs.half),
    optics: cloth.optics,
    seed: seed + lane + 2,
    fuzz: Math.min(cloth.fuzz, 0.5),
    loft: 0.5,
    height: 34,
    hold: cloth.hold,
    bend: cloth.bend,
    edgeAnchor: 0.03,
    grid: [14, 8, 5.5],
    steps: [420, 240, 100],
    pose,
    pins: (u, v) => 0.12 * ramp(250, 225, v) + 0.006 * bell(fromCrease(u, v), 14),
    base: (u, v) => 15 * ramp(300, 420, v) * Math.exp(-Math.abs(fromCrease(u, v)) / 20),
    excess: (e, u, v) => fold(e, u, v, seed, legs, cloth.fall),
    make: (s) => makeFace(s, order, legs),
  };
  const [inner, outer] = legs.hem;
  const mirror = ([x, y]: Point): Point => [1200 - x, y];
  return {
    pieces: [
      back(order, hand),
      opening(inner, outer, 13, "deepInside", cloth.optics, pose),
      opening(mirror(inner), mirror(outer), 13, "deepInside", cloth.optics, pose),
      body,
    ],
    back: [
      opening(inner, outer, 13, "deepInside", cloth.optics, turnedOver(pose)),
      opening(mirror(inner), mirror(outer), 13, "deepInside", cloth.optics, turnedOver(pose)),
      {
        ...body,
        seed: seed + lane + 9,
        outline: mirrored(legs.half.replace("0,172 70,169", "0,158 70,158")),
        pose: turnedOver(pose),
        make: (s) => makeBackFace(s, order, legs),
      },
    ],
    front: { zoom: 1.05, x: 600, y: 815 },
    detail: { zoom: 2.5, x: 640, y: 395 },
    close: { zoom: 5, x: legs.pockets ? 720 : 660, y: 290 },
  };
}

function fold(e: Excess, u: number, v: number, seed: number, legs: Legs, fall: number): void {
  const side = u > 600 ? 1 : -1;
  e.evenly(0.005);
  e.crumple(u, v, seed + 54, 0.04 * fall, 170);
  e.around(u, v, 600, legs.crotchY - 10, 140, 0.13 * fall);
  e.around(u, v, 600 + side * 150, 330, 150, 0.05 * fall);
  const lanes = 0.7 + 0.6 * noise(u / 70, v / 500, seed + 55);
  e.along(1, 0, (legs.flow * ramp(620, 1460, v) + 0.03) * lanes);
  const uneven = 0.6 + 0.7 * noise(u / 120, v / 160, seed + 56);
  e.along(0.2 * side, 1, (0.09 * bell(v - 960, 160) + 0.1 * ramp(1300, 1430, v)) * uneven * fall);
}

const fine = { length: 3.4, width: 0.5 };

function makeFace(s: Surface, order: Order, legs: Legs): void {
  face(s, order);
  for (const side of [1, -1] as const) {
    pressedCrease(s, legs, side);
    if (legs.pockets) pocket(s, side);
    for (const x of legs.pleats) pleat(s, x, side);
    if (legs.waist === "loops") for (const x of [70, 128]) loop(s, x, side);
    if (legs.waist === "adjusters") adjuster(s, side);
  }
  const waist = line("440,230 530,238 600,241 670,238 760,230");
  s.each((k, u, v) => {
    const edge = 241 - 12 * ((u - 600) / 160) ** 2;
    s.relief[k]! += 3 * ramp(edge + 1, edge - 1, v);
  });
  seam(s, waist, { depth: 2.6, pucker: 0.6 });
  seam(s, line(`600,238 600,400 600,${legs.crotchY - 4}`), { depth: 2.6, pucker: 1.2 });
  stitch(s, line("632,243 633,380 626,430 601,466"), fine);
}

function pressedCrease(s: Surface, legs: Legs, side: Side): void {
  s.along(line(legs.crease, side), 60, (k, d, way) => {
    const on = ramp(60, 260, way);
    const off = Math.abs(d);
    s.relief[k]! += on * (6 * Math.exp(-off / 9) + 6 * Math.exp(-off / 34));
    s.tone(k, 1 + on * 0.06 * bell(d, 2));
  });
}

function makeBackFace(s: Surface, order: Order, legs: Legs): void {
  face(s, order);
  s.each((k, _u, v) => {
    s.relief[k]! += 3 * ramp(231, 228, v);
  });
  seam(s, line("440,226 600,231 760,226"), { depth: 2.6, pucker: 0.6 });
  seam(s, line(`600,160 600,400 600,${legs.crotchY - 4}`), { depth: 2.6, pucker: 1 });
  for (const side of [1, -1] as const) {
    pressedCrease(s, legs, side);
    seam(s, line("684,232 682,270 680,306", side), { depth: 1.6, pucker: 0.5 });
    const mouth = line("632,316 742,304", side);
    s.along(mouth, 16, (k, d) => {
      s.relief[k]! += 1.6 * ramp(8, 6, Math.abs(d)) - 2 * bell(d, 1);
      s.tone(k, 1 - 0.45 * bell(d, 1) - 0.14 * bell(Math.abs(d) - 8, 1.2));
    });
    button(s, 600 + side * 87, 332, 6, { dye: "horn" });
    if (legs.waist === "loops") for (const x of [20, 110]) loop(s, x, side);
  }
}

function pocket(s: Surface, side: Side): void {
  const mouth = line("696,240 738,330 782,420", side);
  s.along(mouth, 30, (k, d) => {
    s.tone(k, 1 - 0.4 * bell(d, 1.6) - 0.1 * bell(d, 8));
    s.relief[k]! -= 2.6 * bell(d, 1.7);
  });
  stitch(s, mouth, { ...fine, offset: -5 * side });
}

function loop(s: Surface, x: number, side: Side): void {
  const pattern = `${594 + x},164^ ${606 + x},164^ ${607 + x},242^ ${595 + x},242^`;
  patch(s, shape(pattern, side), { rise: 3.2, slope: 1 });
}

/** A tab on the waistband, drawn tight by a button. */
function adjuster(s: Surface, side: Side): void {
  patch(s, shape("690,196^ 770,190^ 770,214^ 690,220 682,208", side), {
    rise: 3,
    slope: 1.1,
    stitched: { ...fine, inset: 3 },
  });
  button(s, 600 + side * 98, 207, 6, { dye: "horn" });
}

function pleat(s: Surface, x: number, side: Side): void {
  const path = line(`${600 + x},243 ${608 + x},320 ${616 + x},410`, side);
  s.along(path, 30, (k, d, way) => {
    const open = ramp(180, 0, way);
    const q = d * side;
    s.relief[k]! += 5 * open * (q > 0 ? Math.exp(-q / 12) : Math.exp(q / 2));
    s.tone(k, 1 - (q < 0 ? 0.34 * open * Math.exp(q / 4) : 0));
  });
}

function back(order: Order, pose: Pose): Piece {
  return {
    outline: mirrored("0,151 80,152 124,160^ 120,196 0,214"),
    optics: order.cloth.optics,
    dye: "inside",
    seed: 2,
    inner: true,
    loft: 0.2,
    height: 8,
    grid: [8],
    steps: [20],
    pose,
    make: (s) => {
      face(s, order);
      label(s, 600, 162, 40);
    },
  };
}
