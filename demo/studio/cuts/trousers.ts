import type { Cloth } from "../cloths/index.ts";
import { sandWashed } from "../cloths/silk.ts";
import { streaked, twill } from "../cloths/woven.ts";
import type { Cut } from "../garment.ts";
import type { Waist } from "../making/sewing/waistband.ts";
import { sewTrousers } from "../making/trousers/sewn-trousers.ts";
import type { TrouserStyle } from "../making/trousers/trouser-style.ts";

/** @param x of the right side seam's upper end, from the middle line. */
const waist = (x: number): Waist => ({ corner: [x, 161], dip: 186, rise: 149 });

const long = { zoom: 1.17, x: 600, y: 726 };

const straightLegs: TrouserStyle = {
  waist: waist(200),
  half: `206,207 226,280 242,352 251,430 260,514 267,610 277,785
    287,1040 297,1294^ 76,1303^ 57,1130 42,966 25,700 15,606 9,548 2,509^`,
  crease: "702,221 728,368 736,604 761,966 786,1299",
  hem: [
    [677, 1302],
    [896, 1293],
  ],
  crotchY: 509,
  flow: 0.07,
  swing: { left: [-0.04, 0], right: [0.085, -0.008] },
  over: -1,
  behind: {
    swing: { left: [-0.05, 0.05], right: [0.13, -0.12] },
    over: 1,
    bagged: { left: 22, right: 4 },
  },
  pleats: [58, 100],
  pockets: "plain",
  waistband: "loops",
  hemmed: "blind",
  front: long,
  detail: { zoom: 2.6, x: 650, y: 1130, aside: { slant: 0.64, swing: -0.25 } },
  close: { zoom: 5.2, x: 706, y: 306 },
};

const taperedLegs: TrouserStyle = {
  ...straightLegs,
  waist: waist(202),
  half: `208,207 232,280 252,352 266,430 273,514 273,610 269,785
    260,1040 249,1286^ 77,1295^ 60,1130 44,966 26,700 15,606 9,548 2,509^`,
  crease: "703,221 734,368 744,604 756,966 763,1290",
  hem: [
    [678, 1294],
    [848, 1285],
  ],
  flow: 0.05,
  swing: { left: [-0.06, 0.006], right: [0.055, -0.004] },
  over: 0,
  behind: {
    swing: { left: [-0.01, 0.02], right: [0.12, -0.17] },
    over: 0,
    bagged: { left: 4, right: 24 },
  },
  pleats: [64],
  detail: { zoom: 2.5, x: 610, y: 403 },
  close: { zoom: 3.2, x: 690, y: 1170, aside: { slant: 0.66, swing: -0.3 } },
};

const flatFrontLegs: TrouserStyle = {
  ...straightLegs,
  waist: waist(202),
  half: `208,207 226,280 241,352 250,430 257,500 262,600 266,700
    271,966 275,1284^ 76,1294^ 56,1120 41,966 25,700 15,600 9,541 2,501^`,
  crease: "701,221 724,368 734,604 753,966 774,1289",
  hem: [
    [677, 1293],
    [874, 1283],
  ],
  crotchY: 501,
  flow: 0.08,
  swing: { left: [-0.095, 0.006], right: [0.035, 0.004] },
  over: -1,
  behind: {
    swing: { left: [-0.03, 0.03], right: [0.15, -0.16] },
    over: 1,
    bagged: { left: 6, right: 28 },
  },
  pleats: [],
  waistband: "adjusters",
  detail: { zoom: 2.7, x: 620, y: 1120, aside: { slant: 0.65, swing: -0.32 } },
  close: { zoom: 5.8, x: 716, y: 280 },
};

const wideLegs: TrouserStyle = {
  waist: waist(190),
  half: `197,207 220,280 240,352 255,430 270,519 299,700 333,966
    372,1271^ 80,1289^ 60,1120 43,966 21,700 10,620 4,560 1,519^`,
  crease: "700,221 726,368 746,604 784,966 822,1281",
  hem: [
    [681, 1288],
    [971, 1271],
  ],
  crotchY: 519,
  flow: 0.42,
  worn: 1.4,
  gape: 4.5,
  swing: { left: [-0.075, 0.04], right: [0.1, -0.03] },
  over: -1,
  behind: {
    swing: { left: [-0.04, 0.03], right: [0.16, -0.08] },
    over: 1,
    bagged: { left: 4, right: 20 },
  },
  pleats: [80],
  waistband: "plain",
  hemmed: "blind",
  front: long,
  close: { zoom: 3.2, x: 704, y: 1132, aside: { slant: 0.7, swing: -0.3 } },
};

/** In linen, which keeps what it is bent to, so wide a leg falls less full: its folds would stand like pipes. */
const wideLinenLegs: TrouserStyle = { ...wideLegs, hangsClear: true, flow: 0.22 };

const cigaretteLegs: TrouserStyle = {
  waist: { corner: [194, 162], dip: 196, rise: 146 },
  half: `199,207 212,280 224,352 231,430 234,496 234,600 229,760
    225,900 221,1145^ 78,1153^ 60,1020 45,900 31,760 17,600 10,532 2,492^`,
  crease: "698,221 720,368 726,597 732,899 747,1149",
  creaseStitched: true,
  hem: [
    [679, 1152],
    [820, 1144],
  ],
  crotchY: 492,
  flow: 0.05,
  worn: 1.4,
  round: true,
  gape: 8,
  swing: { left: [-0.045, 0.006], right: [0.1, 0] },
  over: -1,
  behind: {
    swing: { left: [-0.1, 0.16], right: [0.07, -0.02] },
    over: 1,
    bagged: { left: 22, right: 6 },
  },
  waistband: "plain",
  hemmed: "stitched",
  front: { zoom: 1.36, x: 600, y: 654 },
  close: { zoom: 4, x: 692, y: 1034, aside: { slant: 0.7, swing: 0.35 } },
};

const chinoLegs: TrouserStyle = {
  waist: waist(202),
  half: `207,207 221,280 234,352 242,430 247,500 252,600 253,760
    250,945 248,1183 247,1228^ 75,1239^ 69,1191 60,1080 46,945 31,760 17,600 9,538 2,498^`,
  hem: [
    [676, 1238],
    [846, 1228],
  ],
  crotchY: 498,
  flow: 0.06,
  worn: 0.75,
  swing: { left: [-0.055, 0.006], right: [0.045, -0.002] },
  over: 0,
  behind: {
    swing: { left: [-0.015, 0.02], right: [0.115, -0.14] },
    over: 0,
    bagged: { left: 4, right: 24 },
  },
  pockets: "stitched",
  felled: true,
  waistband: "loops",
  hemmed: "turned-up",
  front: { zoom: 1.25, x: 600, y: 698 },
  detail: { zoom: 2.7, x: 650, y: 1100, aside: { slant: 0.64, swing: 0.3 } },
  close: { zoom: 5, x: 704, y: 312 },
};

const bermudaLegs: TrouserStyle = {
  waist: waist(198),
  half: `204,207 227,280 247,352 262,430 274,510 290,616 298,686 303,733^
    50,746^ 40,698 32,672 13,592 7,543 2,503^`,
  crease: "705,221 732,368 754,544 774,739",
  hem: [
    [651, 745],
    [902, 732],
  ],
  crotchY: 503,
  flow: 0.07,
  worn: 0.65,
  swing: { left: [-0.05, 0], right: [0.04, 0] },
  over: 0,
  behind: {
    swing: { left: [-0.085, 0], right: [0.012, 0] },
    over: 0,
    bagged: { left: 14, right: 2 },
  },
  pleats: [60, 104],
  pockets: "plain",
  waistband: "loops",
  hemmed: "turned-up",
  front: { zoom: 1.62, x: 600, y: 452 },
  // Pleats and pocket below the waistband.
  detail: { zoom: 4.6, x: 700, y: 300 },
  close: { zoom: 3.4, x: 640, y: 624, aside: { slant: 0.7, swing: -0.3 } },
};

const drawstringLegs: TrouserStyle = {
  waist: waist(180),
  half: `188,207 204,244 241,352 258,430 269,522 280,700 286,860 308,1255^
    86,1270^ 62,1120 43,966 23,700 7,625 2,566 1,527^`,
  hem: [
    [687, 1269],
    [907, 1254],
  ],
  crotchY: 527,
  flow: 0.16,
  round: true,
  gape: 8,
  swing: { left: [-0.09, -0.006], right: [0.075, 0] },
  over: -1,
  pockets: "stitched",
  waistband: "drawstring",
  hemmed: "stitched",
  front: { zoom: 1.22, x: 600, y: 714 },
  // The side of the waist, where its gathers end above a pocket.
  close: { zoom: 4, x: 474, y: 270 },
};

/** No other cloth creases as linen does. */
function isLinen({ creases = 0 }: Cloth): boolean {
  return creases >= 1;
}

/**
 * Twill for chinos: combed cotton, finer than that of coats, whose ribs washing has raised. Its folds lie
 * down again, but what it was crushed to in the wash it keeps.
 */
function washedTwill(cloth: Cloth): Cloth {
  return {
    ...cloth,
    handled: { broad: 0.1, fine: 0.09 },
    texture: streaked(0.022, 0.2, twill({ pitch: 1.3, rise: 0.6, slub: 0.045 })),
  };
}

/** Tailored trousers with pleats at the waist and a pressed crease. */
export const straightTrousers: Cut = (order) => sewTrousers(order, straightLegs, 51);
/** A single pleat gives the thigh its room, and the leg narrows to the ankle. */
export const taperedTrousers: Cut = (order) => sewTrousers(order, taperedLegs, 52);
/** Flat in front, with side adjusters instead of belt loops. */
export const flatFrontTrousers: Cut = (order) => sewTrousers(order, flatFrontLegs, 54);
/** The same making on a high waist and legs that widen to the floor. */
export const wideTrousers: Cut = (order) =>
  isLinen(order.cloth) ? sewTrousers(order, wideLinenLegs, 57) : sewTrousers(order, wideLegs, 64);
/** Narrow trousers that end above the ankle. */
export const cigaretteTrousers: Cut = (order) => sewTrousers(order, cigaretteLegs, 2900);
/** Washed cotton trousers without a crease, turned up at the hem. */
export const chinos: Cut = (order) =>
  sewTrousers({ ...order, cloth: washedTwill(order.cloth) }, chinoLegs, 2920);
/** Pleated shorts to the knee. */
export const shorts: Cut = (order) => sewTrousers(order, bermudaLegs, 2940);
/** Loose trousers held by a string in a gathered waist. */
export const drawstringTrousers: Cut = (order) =>
  sewTrousers({ ...order, cloth: sandWashed(order.cloth) }, drawstringLegs, 2960);
