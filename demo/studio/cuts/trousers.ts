import { washed } from "../cloths/index.ts";
import type { Cut } from "../garment.ts";
import { sewTrousers } from "../making/trousers/sewn-trousers.ts";
import type { TrouserStyle } from "../making/trousers/trouser-style.ts";

const long = { zoom: 1.17, x: 600, y: 726 };

const straightLegs: TrouserStyle = {
  half: `0,178 80,175 142,169 200,160^ 206,207 226,280 242,352 251,430 260,514 267,610 277,785
    287,1040 297,1294^ 74,1303^ 51,1130 35,966 16,700 9,606 6,548 1,507^`,
  corner: "200,160^",
  crease: "702,221 728,368 736,604 761,966 786,1299",
  hem: [
    [675, 1302],
    [896, 1293],
  ],
  crotchY: 506,
  flow: 0.1,
  swing: { left: [-0.05, 0.012], right: [0.054, -0.006] },
  pleats: [58, 100],
  pockets: "plain",
  waist: "loops",
  hemmed: "blind",
  front: long,
  close: { x: 752, y: 264 },
};

const flatFrontLegs: TrouserStyle = {
  ...straightLegs,
  half: `0,178 80,175 142,169 202,160^ 208,207 226,280 241,352 250,430 257,500 262,600 266,700
    271,966 275,1284^ 72,1294^ 50,1120 34,966 15,700 9,600 6,541 1,499^`,
  corner: "202,160^",
  crease: "701,221 724,368 734,604 753,966 774,1289",
  hem: [
    [673, 1293],
    [874, 1283],
  ],
  crotchY: 499,
  flow: 0.08,
  swing: { left: [-0.054, 0.004], right: [0.046, 0.008] },
  pleats: [],
  waist: "adjusters",
};

const wideLegs: TrouserStyle = {
  half: `0,178 80,175 142,167 190,160^ 197,207 220,280 240,352 255,430 270,519 299,700 333,966
    372,1271^ 72,1289^ 52,1120 35,966 14,700 8,620 6,560 1,519^`,
  corner: "190,160^",
  crease: "700,221 726,368 746,604 784,966 822,1281",
  hem: [
    [673, 1288],
    [971, 1271],
  ],
  crotchY: 517,
  flow: 0.14,
  swing: { left: [-0.034, 0.006], right: [0.038, -0.012] },
  pleats: [80],
  waist: "plain",
  hemmed: "blind",
  front: long,
  close: { x: 682, y: 264 },
};

const cigaretteLegs: TrouserStyle = {
  half: `0,178 80,175 142,167 196,160^ 201,207 216,280 229,352 237,430 243,496 244,600 237,760
    230,900 222,1145^ 70,1153^ 51,1020 34,900 18,760 9,600 6,532 1,490^`,
  corner: "196,160^",
  crease: "698,221 722,368 728,597 732,899 747,1149",
  hem: [
    [671, 1152],
    [821, 1144],
  ],
  crotchY: 490,
  flow: 0.05,
  swing: { left: [-0.048, 0.006], right: [0.052, -0.01] },
  waist: "plain",
  hemmed: "blind",
  front: { zoom: 1.36, x: 600, y: 654 },
  close: { x: 682, y: 264 },
};

const chinoLegs: TrouserStyle = {
  half: `0,178 80,175 142,169 202,160^ 207,207 221,280 234,352 242,430 247,500 252,600 253,760
    250,945 247,1228^ 63,1239^ 48,1080 34,945 18,760 9,600 6,538 1,496^`,
  corner: "202,160^",
  hem: [
    [664, 1238],
    [846, 1228],
  ],
  crotchY: 496,
  flow: 0.06,
  swing: { left: [-0.052, 0.014], right: [0.046, -0.004] },
  pockets: "stitched",
  waist: "loops",
  hemmed: "turned-up",
  front: { zoom: 1.25, x: 600, y: 698 },
  close: { x: 738, y: 264 },
};

const bermudaLegs: TrouserStyle = {
  half: `0,178 80,175 142,169 198,160^ 204,207 227,280 247,352 262,430 274,510 290,616 303,733^
    44,746^ 24,672 7,592 5,543 1,501^`,
  corner: "198,160^",
  crease: "705,221 732,368 754,544 774,739",
  hem: [
    [645, 745],
    [902, 732],
  ],
  crotchY: 501,
  flow: 0.1,
  swing: { left: [-0.03, 0], right: [0.026, 0] },
  pleats: [60, 104],
  pockets: "plain",
  waist: "loops",
  hemmed: "turned-up",
  front: { zoom: 1.62, x: 600, y: 452 },
  close: { x: 752, y: 264 },
};

const drawstringLegs: TrouserStyle = {
  half: `0,180 80,176 180,162^ 188,207 204,244 241,352 258,430 269,522 280,700 286,860 308,1255^
    82,1270^ 54,1120 33,966 13,700 8,625 5,566 1,525^`,
  corner: "180,162^",
  hem: [
    [683, 1269],
    [907, 1254],
  ],
  crotchY: 522,
  flow: 0.08,
  swing: { left: [-0.036, -0.006], right: [0.04, 0.01] },
  pockets: "stitched",
  waist: "drawstring",
  hemmed: "stitched",
  front: { zoom: 1.22, x: 600, y: 714 },
  close: { x: 634, y: 246 },
};

/** Tailored trousers with pleats at the waist and a pressed crease. */
export const straightTrousers: Cut = (order) => sewTrousers(order, straightLegs, 51);
/** Flat in front, with side adjusters instead of belt loops. */
export const flatFrontTrousers: Cut = (order) => sewTrousers(order, flatFrontLegs, 54);
/** The same making on a high waist and legs that widen to the floor. */
export const wideTrousers: Cut = (order) => sewTrousers(order, wideLegs, 57);
/** Narrow trousers that end above the ankle. */
export const cigaretteTrousers: Cut = (order) => sewTrousers(order, cigaretteLegs, 2900);
/** Washed cotton trousers without a crease, turned up at the hem. */
export const chinos: Cut = (order) => sewTrousers(order, chinoLegs, 2920);
/** Pleated shorts to the knee. */
export const shorts: Cut = (order) => sewTrousers(order, bermudaLegs, 2940);
/** Loose trousers held by a string in a gathered waist. */
export const drawstringTrousers: Cut = (order) =>
  sewTrousers({ ...order, cloth: washed(order.cloth) }, drawstringLegs, 2960);
