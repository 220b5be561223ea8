import type { Excess } from "../engine/excess.ts";
import { noise } from "../engine/noise.ts";
import { line, mirrored, type Side, shape, withNeck } from "../engine/outline.ts";
import type { PatternMap, Piece, Pose } from "../engine/piece.ts";
import { bell, blend, clamp, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { type Cut, face, type Garment, type Order } from "../garment.ts";
import { button } from "../making/button.ts";
import { label } from "../making/label.ts";
import { opening } from "../making/opening.ts";
import { dyed, patch } from "../making/patch.ts";
import { laidByHand, legsSwung, type Swing, turnedOver } from "../making/poses.ts";
import { seam, stitch, wear } from "../making/seams.ts";

const half = `0,180 70,177 150,168^ 172,240 204,400 220,560 222,800 220,1100 226,1458^ 72,1470^
  54,1100 34,800 6,566^`;

interface Wash {
  /** How much indigo has rubbed off: 1 is well worn, 0 raw. */
  worn: number;
  /** The hem turned up once, showing its selvedge. */
  turnedUp: boolean;
  swing: { left: Swing; right: Swing };
}

/** Straight five-pocket jeans, worn pale along the thigh, with contrast stitching. */
export const jeans: Cut = (order) =>
  sew(order, { worn: 1, turnedUp: false, swing: { left: [-0.012, 0.05], right: [0.05, -0.035] } });
/** Raw denim with one turn-up that shows the selvedge. */
export const selvedgeJeans: Cut = (order) =>
  sew(order, { worn: 0.06, turnedUp: true, swing: { left: [-0.03, 0.0], right: [0.0, 0.03] } });

function sew(order: Order, wash: Wash): Garment {
  const { cloth } = order;
  const seed = order.seed + (wash.turnedUp ? 400 : 0);
  const hand = laidByHand(seed + 41, 6, -0.01);
  const pose = legsSwung(hand, wash.swing.left, wash.swing.right, 566);
  const body: Piece = {
    outline: mirrored(half),
    optics: cloth.optics,
    seed: seed + 43,
    loft: 0.55,
    height: 40,
    hold: cloth.hold,
    bend: cloth.bend,
    edgeAnchor: 0.035,
    grid: [14, 8, 5.5],
    steps: [420, 240, 100],
    pose,
    pins: (_u, v) => 0.12 * ramp(250, 225, v),
    excess: (e, u, v) => fold(e, u, v, seed),
    make: (s, rise) => makeFace(s, order, rise, wash),
  };
  return {
    pieces: [
      back(order, hand),
      opening([672, 1468], [826, 1457], 13, "bleached", cloth.optics, pose),
      opening([528, 1468], [374, 1457], 13, "bleached", cloth.optics, pose),
      body,
    ],
    back: [
      opening([672, 1468], [826, 1457], 13, "bleached", cloth.optics, turnedOver(pose)),
      opening([528, 1468], [374, 1457], 13, "bleached", cloth.optics, turnedOver(pose)),
      {
        ...body,
        seed: seed + 47,
        outline: mirrored(withNeck(half, "150,168^", "0,166 70,166")),
        pose: turnedOver(pose),
        make: (s, rise) => makeBackFace(s, order, rise, wash),
      },
    ],
    front: { zoom: 1.05, x: 600, y: 815 },
    detail: { zoom: 2.5, x: 650, y: 380 },
    close: wash.turnedUp ? { zoom: 4.6, x: 752, y: 1420 } : { zoom: 5, x: 705, y: 290 },
  };
}

function fold(e: Excess, u: number, v: number, seed: number): void {
  const side = u > 600 ? 1 : -1;
  e.evenly(0.005);
  e.crumple(u, v, seed + 44, 0.055, 120);
  e.around(u, v, 600, 575, 170, 0.16);
  e.around(u, v, 600 + side * 150, 330, 150, 0.05);
  const uneven = Math.max(0, 0.6 + 0.8 * noise(u / 70, v / 200, seed + 4));
  e.along(0.15 * side, 1, 0.14 * bell(v - 910, 110) * uneven + 0.025);
  e.along(0.1 * side, 1, 0.17 * ramp(1310, 1400, v) * (0.5 + noise(u / 60, v / 60, seed + 6)));
  e.along(1, 0, 0.03 + 0.03 * ramp(700, 1200, v));
}

const gold = { thread: "tan", length: 5.2, width: 0.85 } as const;

function makeFace(s: Surface, order: Order, rise: PatternMap, wash: Wash): void {
  face(s, order);
  fade(s, rise, wash.worn);
  const waist = line("440,228 530,236 600,239 670,236 760,228");
  s.each((k, u, v) => {
    const edge = 239 - 11 * ((u - 600) / 160) ** 2;
    s.relief[k]! += 3.2 * ramp(edge + 1, edge - 1.4, v);
  });
  seam(s, waist, { depth: 2.8, pucker: 0.8 });
  stitch(s, waist, { ...gold, offset: -5 });
  stitch(s, line("440,180 530,186 600,189 670,186 760,180"), { ...gold, offset: 4 });
  seam(s, line("600,238 600,400 600,560"), { depth: 2.8, pucker: 1.4 });
  stitch(s, line("600,240 600,400 600,556"), { ...gold, offset: -4 });
  for (const offset of [0, 6]) {
    stitch(s, line("640,242 641,360 632,410 601,448"), { ...gold, offset });
  }
  for (const side of [1, -1] as const) {
    makeSide(s, side);
    if (wash.turnedUp) turnUp(s, side);
    else sewHem(s, side);
  }
  for (const offset of [0, -5]) stitch(s, line("692,310 694,274 742,268"), { ...gold, offset });
  button(s, 600, 210, 11, { dye: "copper", metal: true, holes: 0 });
}

function makeSide(s: Surface, side: Side): void {
  const pocket = line("664,238 672,296 712,334 806,342", side);
  s.along(pocket, 40, (k, d) => {
    const q = d * side;
    s.tone(k, 1 - 0.38 * bell(d, 2) - (q < 0 ? 0.12 * Math.exp(q / 9) : 0));
    s.relief[k]! += 2 * ramp(-1, 2, q) * ramp(40, 8, q) - 2.4 * bell(d, 1.7);
  });
  stitch(s, pocket, { ...gold, offset: side * 5 });
  stitch(s, pocket, { ...gold, offset: side * 11 });
  wear(s, pocket, "bleached", 4, 0.25);
  stitch(s, line("766,232 788,400 804,560", side), { ...gold, offset: side * 9 });
  for (const [x, y] of [
    [70, 250],
    [168, 350],
  ] as const) {
    button(s, 600 + side * x, y, 3.8, { dye: "copper", metal: true, holes: 0 });
  }
  for (const [top, bottom] of [
    [82, 80],
    [148, 144],
  ] as const) {
    const loop = `${592 + top},168^ ${608 + top},168^ ${609 + bottom},246^ ${592 + bottom},246^`;
    patch(s, shape(loop, side), { rise: 3.4, slope: 1.2, stitched: { ...gold, inset: 3 } });
  }
  const inseam = line("606,566 632,800 652,1100 670,1468", side);
  stitch(s, inseam, { ...gold, offset: side * -7 });
  wear(s, inseam, "bleached", 4, 0.3);
}

function makeBackFace(s: Surface, order: Order, rise: PatternMap, wash: Wash): void {
  face(s, order);
  fade(s, rise, wash.worn * 0.6);
  const waist = line("440,226 600,230 760,226");
  s.each((k, _u, v) => {
    s.relief[k]! += 3.2 * ramp(230, 227, v);
  });
  seam(s, waist, { depth: 2.8, pucker: 0.8 });
  stitch(s, waist, { ...gold, offset: -5 });
  stitch(s, line("440,174 600,174 760,174"), { ...gold, offset: 4 });
  const middle = line("600,232 600,400 600,560");
  seam(s, middle, { depth: 2.8, pucker: 1.4 });
  for (const offset of [-4, -9]) stitch(s, middle, { ...gold, offset });
  for (const side of [1, -1] as const) {
    const yoke = line("600,330 690,300 786,268", side);
    seam(s, yoke, { depth: 2.4, pucker: 1.2 });
    for (const offset of [5, 10]) stitch(s, yoke, { ...gold, offset: offset * -side });
    backPocket(s, side);
    const inseam = line("606,566 632,800 652,1100 670,1468", side);
    stitch(s, inseam, { ...gold, offset: side * -7 });
    wear(s, inseam, "bleached", 4, 0.3 * wash.worn);
    for (const [top, bottom] of [
      [0, 0],
      [112, 112],
    ] as const) {
      const loop = `${592 + top},164^ ${608 + top},164^ ${608 + bottom},240^ ${592 + bottom},240^`;
      patch(s, shape(loop, side), { rise: 3.4, slope: 1.2, stitched: { ...gold, inset: 3 } });
    }
    if (wash.turnedUp) turnUp(s, side);
    else sewHem(s, side);
  }
  patch(s, shape("628,180^ 694,180^ 694,220^ 628,220^"), {
    rise: 1.6,
    stitched: { ...gold, inset: 3 },
    paint: dyed(s, "patch"),
  });
}

/** A patch pocket with the house's double arc. */
function backPocket(s: Surface, side: Side): void {
  patch(s, shape("640,352^ 766,328^ 770,460 706,508^ 642,480", side), {
    rise: 2.8,
    stitched: { ...gold, inset: 4 },
  });
  stitch(s, line("642,366 768,342", side), gold);
  for (const drop of [0, 9]) {
    stitch(
      s,
      line(
        `646,${404 + drop} 690,${424 + drop} 708,${400 + drop} 730,${414 + drop} 768,${388 + drop}`,
        side,
      ),
      gold,
    );
  }
}

function sewHem(s: Surface, side: Side): void {
  const hem = line("660,1470 830,1457", side);
  stitch(s, hem, { ...gold, offset: side * -14 });
  s.along(hem, 20, (k, d, way) => {
    const puff = ramp(16, 13, Math.abs(d)) * (1 + 0.8 * Math.sin(way / 5 + Math.abs(d) / 3));
    s.relief[k]! += 1.4 * puff;
  });
  wear(s, hem, "bleached", 3, 0.45);
}

/** The pale inside of the denim, folded outward, with the white and red edge at the side seam. */
function turnUp(s: Surface, side: Side): void {
  const inside = s.dye("bleached");
  const white = s.dye("pearl");
  const red = s.dye("tartanRed");
  patch(s, shape("652,1408^ 836,1396^ 838,1466^ 654,1480^", side), {
    rise: 4.4,
    slope: 1.8,
    paint: (k) => s.ink(k, inside, 0.62),
  });
  const edge = line("806,1407 808,1472", side);
  s.along(edge, 9, (k, d) => {
    s.ink(k, white, 0.85 * ramp(8, 6.5, Math.abs(d)));
    s.ink(k, red, 0.9 * bell(Math.abs(d) - 4, 1));
    s.relief[k]! += 0.8 * ramp(8, 6, Math.abs(d)) - 1.2 * bell(d, 0.9);
    s.tone(k, 1 - 0.3 * bell(d, 0.9));
  });
}

/** Indigo wears off where the leg bends and rubs; a little follows the folds' crests. */
function fade(s: Surface, rise: PatternMap, worn: number): void {
  const pale = s.dye("bleached");
  s.each((k, u, v) => {
    const x = Math.abs(u - 600) - (v < 560 ? 110 : blend(112, 132, (v - 560) / 900));
    const thigh = 0.3 * bell(x, 62) * bell(v - 640, 330);
    const shin = 0.17 * bell(x, 44) * bell(v - 980, 260);
    const crest = rise(u, v);
    const patchy = 0.05 * noise(u / 60, v / 120, 7);
    const crests = clamp(0.022 * crest, 0, 0.16) * ramp(240, 330, v);
    s.ink(k, pale, clamp((thigh + shin + patchy + crests) * worn));
    s.tone(k, 1 - clamp(-0.012 * crest, 0, 0.12));
  });
}

function back(order: Order, pose: Pose): Piece {
  return {
    outline: mirrored("0,160 80,161 138,168^ 134,204 0,222"),
    optics: order.cloth.optics,
    dye: "pale",
    seed: 2,
    inner: true,
    loft: 0.2,
    height: 8,
    grid: [8],
    steps: [20],
    pose,
    make: (s) => {
      face(s, order);
      patch(s, shape("566,160^ 634,160^ 634,190^ 566,190^"), {
        rise: 1.2,
        paint: dyed(s, "patch"),
      });
      label(s, 600, 170, 40, "patch", "labelInk");
    },
  };
}
