import type { LongFold } from "../body/long-folds.ts";

/**
 * The folds that a denim jacket keeps before: drawn from the armholes down the chest, pushed up by the
 * waistband between its seams, and across the yoke where the arms pull.
 */
export const foldsBefore: LongFold[] = [
  {
    path: [
      [862, 556],
      [806, 628],
      [770, 730],
    ],
    width: [15, 36],
    height: 7,
    fade: [0.25, 0.45],
  },
  {
    path: [
      [338, 566],
      [390, 620],
      [414, 748],
    ],
    width: [15, 36],
    height: 7,
    fade: [0.25, 0.45],
  },
  {
    path: [
      [448, 862],
      [456, 770],
      [420, 668],
    ],
    width: [15, 32],
    height: 6.5,
    fade: [0.25, 0.55],
  },
  {
    path: [
      [700, 864],
      [704, 760],
      [690, 650],
    ],
    width: [14, 28],
    height: 6.5,
    fade: [0.25, 0.55],
  },
  {
    path: [
      [556, 866],
      [538, 770],
      [534, 640],
    ],
    width: [11, 25],
    height: 6.5,
    fade: [0.25, 0.55],
  },
  {
    path: [
      [812, 860],
      [806, 800],
      [840, 700],
    ],
    width: [14, 28],
    height: 6.5,
    fade: [0.25, 0.6],
  },
  {
    path: [
      [352, 402],
      [420, 424],
      [500, 416],
    ],
    width: [8, 18],
    height: 6.5,
    fade: [0.25, 0.45],
  },
];

/** Those it keeps behind: across the shoulder blades, and from the waistband up. */
export const foldsBehind: LongFold[] = [
  {
    path: [
      [352, 548],
      [440, 530],
      [548, 556],
    ],
    width: [11, 26],
    height: 6,
    fade: [0.25, 0.45],
  },
  {
    path: [
      [858, 512],
      [790, 560],
      [744, 680],
    ],
    width: [15, 36],
    height: 6,
    fade: [0.25, 0.45],
  },
  {
    path: [
      [352, 600],
      [416, 660],
      [446, 780],
    ],
    width: [15, 32],
    height: 6.5,
    fade: [0.25, 0.45],
  },
  {
    path: [
      [640, 862],
      [634, 760],
      [610, 620],
    ],
    width: [15, 36],
    height: 6.5,
    fade: [0.25, 0.55],
  },
  {
    path: [
      [560, 864],
      [556, 790],
      [574, 690],
    ],
    width: [14, 28],
    height: 6,
    fade: [0.25, 0.55],
  },
  {
    path: [
      [770, 860],
      [778, 770],
      [812, 680],
    ],
    width: [14, 30],
    height: 6.5,
    fade: [0.25, 0.55],
  },
];
