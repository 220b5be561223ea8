import type { Point } from "../../pattern/outline.ts";
import { onSide } from "./in-folds.ts";
import type { LongFold } from "./long-folds.ts";

/** A fold from where it begins, given from the middle line to the right. */
type Drawn = [
  course: Point[],
  width: LongFold["width"],
  height: number,
  fade: [rise: number, fall: number],
];

/**
 * What the belt draws together: it blouses above, and below it opens towards the hem. No fold above the belt
 * crosses another, or stands up at its very edge: either would be a pinch.
 */
const drawn: Drawn[] = [
  [
    [
      [216, 552],
      [176, 600],
      [124, 690],
    ],
    [18, 36],
    7.5,
    [0.1, 0.4],
  ],
  [
    [
      [200, 512],
      [160, 420],
      [120, 350],
    ],
    [20, 32],
    5,
    [0.2, 0.6],
  ],
  [
    [
      [54, 704],
      [52, 640],
      [64, 520],
    ],
    [21, 38],
    5.5,
    [0.16, 0.7],
  ],
  [
    [
      [122, 704],
      [128, 650],
      [112, 550],
    ],
    [20, 34],
    5,
    [0.2, 0.7],
  ],
  [
    [
      [196, 476],
      [182, 410],
      [166, 340],
    ],
    [18, 30],
    3.5,
    [0.3, 0.6],
  ],
  [
    [
      [262, 300],
      [284, 420],
      [306, 560],
    ],
    [18, 28],
    5,
    [0.3, 0.4],
  ],
  [
    [
      [232, 540],
      [270, 590],
      [330, 620],
    ],
    [13, 24],
    5.5,
    [0.15, 0.5],
  ],
  [
    [
      [330, 680],
      [318, 630],
      [300, 560],
    ],
    [10, 22],
    4,
    [0, 0.6],
  ],
  [
    [
      [60, 740],
      [66, 900],
      [88, 1200],
    ],
    [18, 48],
    8,
    [0.06, 0.45],
  ],
  [
    [
      [126, 740],
      [152, 960],
      [200, 1440],
    ],
    [19, 58],
    11,
    [0.06, 0.1],
  ],
];

/** The folds of a belted dress, on both sides of its middle. */
export const beltedFolds: LongFold[] = ([1, -1] as const).flatMap((side) =>
  drawn.map(([path, width, height, fade]) => onSide({ path, width, height, fade }, side)),
);
