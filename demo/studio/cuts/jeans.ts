import type { Cut } from "../garment.ts";
import { type JeansStyle, sewJeans } from "../making/trousers/sewn-jeans.ts";

const straight: JeansStyle = {
  half: `207,212 223,280 236,352 244,420 250,485 256,600 258,694 262,966 264,1289^ 78,1300^
    57,1130 42,966 25,694 15,590 8,527 2,487^`,
  hem: [
    [679, 1299],
    [863, 1288],
  ],
  inseam: "602,488 608,527 615,590 625,694 642,966 657,1130 678,1297",
  crotchY: 487,
  worn: 1,
  turnedUp: false,
  flow: 0.09,
  swing: { left: [-0.05, 0.05], right: [0.1, -0.03] },
  over: -1,
  detail: { zoom: 2.8, x: 640, y: 1160, aside: { slant: 0.62, swing: 0.3 } },
  close: { zoom: 5, x: 470, y: 296, aside: { slant: 0.72, swing: 0.34 } },
};

const raw: JeansStyle = {
  ...straight,
  half: `207,212 223,280 236,352 244,420 250,485 255,600 257,694 256,966 253,1224^ 257,1227^ 255,1289^ 69,1300^
    60,1238^ 64,1235^ 53,1130 40,966 25,694 15,590 8,527 2,487^`,
  hem: [
    [673, 1299],
    [851, 1288],
  ],
  inseam: "602,488 608,527 615,590 625,694 640,966 653,1130 672,1297",
  worn: 0.06,
  turnedUp: true,
  flow: 0.04,
  swing: { left: [-0.05, 0], right: [0.05, 0.006] },
  over: 0,
  detail: { zoom: 2.5, x: 600, y: 1096, aside: { slant: 0.65, swing: 0.3 } },
  // One turn-up with its selvedge, and the edge of the other: alone it is a gray leg on paper.
  close: { zoom: 3.2, x: 690, y: 1130, aside: { slant: 0.7, swing: 0.3 } },
};

const wide: JeansStyle = {
  half: `207,212 223,280 241,352 256,430 268,491 293,694 322,966 348,1268^ 74,1290^ 54,1120
    38,966 21,694 12,594 7,533 2,493^`,
  hem: [
    [675, 1289],
    [947, 1267],
  ],
  inseam: "602,494 607,533 612,594 621,694 638,966 654,1120 674,1288",
  crotchY: 493,
  worn: 0.85,
  turnedUp: false,
  flow: 0.1,
  swing: { left: [-0.04, 0.012], right: [0.095, 0.004] },
  over: -1,
  detail: { zoom: 2.7, x: 690, y: 1130, aside: { slant: 0.64, swing: 0.3 } },
  close: { zoom: 3, x: 650, y: 340, aside: { slant: 0.66, swing: 0.3 } },
};

/** Straight five-pocket jeans, washed and worn, with contrast stitching. */
export const jeans: Cut = (order) => sewJeans(order, straight, 41);
/** Raw denim with one turn-up that shows the selvedge. */
export const selvedgeJeans: Cut = (order) => sewJeans(order, raw, 441);
/** Wide legs from the hip to the floor. */
export const wideJeans: Cut = (order) => sewJeans(order, wide, 3000);
