import type { LongFold } from "./long-folds.ts";

/**
 * How a fitted dress hangs: drawn from the bust and the hips to the waist, where it gives way, and down
 * from the hips, where it hangs free.
 */
export const sheathFolds: LongFold[] = [
  {
    path: [
      [790, 500],
      [738, 590],
      [704, 684],
    ],
    width: [14, 25],
    height: 5,
    fade: [0.2, 0.5],
  },
  {
    path: [
      [404, 656],
      [446, 674],
      [500, 664],
    ],
    width: [9, 14],
    height: 2.5,
    fade: [0.05, 0.7],
  },
  {
    path: [
      [806, 736],
      [764, 756],
      [716, 812],
    ],
    width: [10, 20],
    height: 3.5,
    fade: [0.05, 0.7],
  },
  {
    path: [
      [506, 800],
      [484, 1080],
      [496, 1364],
    ],
    width: [17, 36],
    height: 8,
    fade: [0.5, 0.3],
  },
  {
    path: [
      [700, 860],
      [722, 1080],
      [700, 1366],
    ],
    width: [18, 36],
    height: 7,
    fade: [0.5, 0.3],
  },
  {
    path: [
      [412, 366],
      [452, 430],
      [508, 486],
    ],
    width: [11, 20],
    height: 3.5,
    fade: [0.1, 0.5],
  },
];

/**
 * The same from behind: pushed up above the waist seam, where a back is hollow, creased below the seat
 * by sitting, and drawn aslant from a hip to the vent.
 */
export const sheathFoldsBehind: LongFold[] = [
  {
    path: [
      [396, 634],
      [470, 668],
      [580, 656],
    ],
    width: [14, 20],
    height: 3.5,
    fade: [0.2, 0.6],
  },
  {
    path: [
      [806, 664],
      [742, 682],
      [640, 648],
    ],
    width: [20, 24],
    height: 2.5,
    fade: [0.5, 0.5],
  },
  {
    path: [
      [424, 560],
      [500, 596],
      [568, 592],
    ],
    width: [13, 18],
    height: 3,
    fade: [0.2, 0.6],
  },
  {
    path: [
      [404, 758],
      [480, 790],
      [560, 900],
    ],
    width: [15, 26],
    height: 5,
    fade: [0.2, 0.6],
  },
  {
    path: [
      [846, 930],
      [740, 962],
      [628, 948],
    ],
    width: [14, 20],
    height: 4,
    fade: [0.2, 0.5],
  },
  {
    path: [
      [360, 1000],
      [450, 1024],
      [566, 1000],
    ],
    width: [14, 20],
    height: 3.5,
    fade: [0.2, 0.6],
  },
  {
    path: [
      [780, 830],
      [740, 1090],
      [752, 1366],
    ],
    width: [18, 34],
    height: 8,
    fade: [0.4, 0.1],
  },
  {
    path: [
      [486, 860],
      [470, 1120],
      [452, 1366],
    ],
    width: [18, 36],
    height: 7.5,
    fade: [0.45, 0.1],
  },
  {
    path: [
      [672, 330],
      [712, 440],
      [700, 560],
    ],
    width: [14, 22],
    height: 4,
    fade: [0.3, 0.5],
  },
];
