import { washed } from "../cloths/index.ts";
import type { Cut } from "../garment.ts";
import { sewTrousers } from "../making/trousers/sewn-trousers.ts";
import type { TrouserStyle } from "../making/trousers/trouser-style.ts";

const long = { zoom: 1.17, x: 600, y: 726 };

const straightLegs: TrouserStyle = {
  half: `0,170 80,167 171,160^ 185,224 226,352 249,514 264,785 287,1294^ 80,1303^ 57,966 28,694
    7,572 1,507^`,
  corner: "171,160^",
  crease: "700,221 732,368 748,604 766,966 782,1303",
  hem: [
    [681, 1302],
    [885, 1293],
  ],
  crotchY: 506,
  flow: 0.13,
  swing: { left: [-0.012, 0.05], right: [-0.028, 0.012] },
  pleats: [58, 100],
  pockets: "plain",
  waist: "loops",
  hemmed: "blind",
  front: long,
  close: { x: 737, y: 264 },
};

const flatFrontLegs: TrouserStyle = {
  ...straightLegs,
  half: `0,170 80,167 179,160^ 196,224 237,352 258,514 260,785 258,1284^ 84,1294^ 60,966 30,694
    7,564 1,499^`,
  corner: "179,160^",
  crease: "703,221 741,368 755,604 764,966 771,1294",
  hem: [
    [686, 1293],
    [855, 1283],
  ],
  crotchY: 499,
  flow: 0.1,
  swing: { left: [0.02, 0.012], right: [0.012, -0.05] },
  pleats: [],
  waist: "adjusters",
};

const wideLegs: TrouserStyle = {
  half: `0,170 80,167 163,160^ 176,224 233,352 278,514 328,785 392,1271^ 105,1289^ 69,966 30,694
    7,582 1,519^`,
  corner: "163,160^",
  crease: "698,221 739,368 769,604 807,966 846,1282",
  hem: [
    [706, 1288],
    [990, 1271],
  ],
  crotchY: 517,
  flow: 0.24,
  swing: { left: [0.012, 0.03], right: [-0.004, -0.025] },
  pleats: [80],
  waist: "plain",
  hemmed: "blind",
  front: long,
  close: { x: 668, y: 264 },
};

const cigaretteLegs: TrouserStyle = {
  half: `0,170 80,167 166,160^ 180,224 219,352 233,496 221,681 201,899 194,1145^ 75,1153^ 62,916
    33,681 7,556 1,490^`,
  corner: "166,160^",
  crease: "696,221 730,368 737,597 732,899 735,1149",
  hem: [
    [676, 1151],
    [793, 1144],
  ],
  crotchY: 490,
  flow: 0.05,
  swing: { left: [0.03, 0.03], right: [0.0, -0.05] },
  waist: "plain",
  hemmed: "blind",
  front: { zoom: 1.26, x: 600, y: 660 },
  close: { x: 657, y: 264 },
};

const chinoLegs: TrouserStyle = {
  half: `0,170 80,167 182,160^ 196,224 235,352 253,513 251,738 235,945 230,1228^ 75,1239^ 55,945
    30,686 7,562 1,496^`,
  corner: "182,160^",
  hem: [
    [676, 1237],
    [829, 1228],
  ],
  crotchY: 496,
  flow: 0.06,
  swing: { left: [-0.01, 0.06], right: [0.05, -0.04] },
  pockets: "stitched",
  waist: "loops",
  hemmed: "turned-up",
  front: { zoom: 1.2, x: 600, y: 700 },
  close: { x: 714, y: 264 },
};

const bermudaLegs: TrouserStyle = {
  half: `0,170 80,167 179,160^ 196,224 244,352 271,480 294,608 303,733^ 71,746^ 36,640 8,552 1,501^`,
  corner: "179,160^",
  crease: "705,221 741,368 762,544 787,739",
  hem: [
    [672, 744],
    [902, 732],
  ],
  crotchY: 501,
  flow: 0.16,
  swing: { left: [-0.02, 0], right: [0.03, 0] },
  pleats: [60, 104],
  pockets: "plain",
  waist: "loops",
  hemmed: "turned-up",
  front: { zoom: 1.5, x: 600, y: 456 },
  close: { x: 737, y: 264 },
};

const drawstringLegs: TrouserStyle = {
  half: `0,173 80,170 163,162^ 171,203 187,240 237,352 269,514 280,785 287,1255^ 89,1270^ 63,966
    31,694 7,588 1,525^`,
  corner: "163,162^",
  hem: [
    [690, 1267],
    [886, 1254],
  ],
  crotchY: 522,
  flow: 0.14,
  swing: { left: [0.02, -0.02], right: [-0.02, 0.05] },
  pockets: "stitched",
  waist: "drawstring",
  hemmed: "stitched",
  front: { zoom: 1.18, x: 600, y: 714 },
  close: { x: 634, y: 240 },
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
