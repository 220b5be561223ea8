import { onSide } from "./in-folds.ts";
import type { LongFold } from "./long-folds.ts";

/** A wide sleeve falls in a long fold from its head to its end, and in another from the armpit. */
const sleeveFolds: LongFold[] = [
  {
    path: [
      [250, 300],
      [304, 560],
      [352, 876],
    ],
    width: [24, 40],
    height: 5.5,
    fade: [0.25, 0],
  },
  {
    path: [
      [212, 552],
      [262, 640],
      [330, 690],
    ],
    width: [15, 28],
    height: 5.5,
    fade: [0.1, 0.6],
  },
  // The crook of the elbow, from which creases fan out.
  {
    path: [
      [238, 664],
      [286, 652],
      [342, 612],
    ],
    width: [10, 18],
    height: 4.5,
    fade: [0.12, 0.6],
  },
  {
    path: [
      [246, 722],
      [290, 752],
      [338, 812],
    ],
    width: [10, 18],
    height: 4.5,
    fade: [0.12, 0.6],
  },
];

/** The upper front is drawn to the tie, which holds its folds flat where they cross the front; beside it they rise at once. */
const drawnToTie: LongFold[] = [
  {
    path: [
      [474, 690],
      [552, 622],
      [680, 530],
    ],
    width: [14, 36],
    height: 9.5,
    fade: [0.24, 0.7],
    hides: 11,
  },
  {
    path: [
      [500, 692],
      [600, 656],
      [730, 618],
    ],
    width: [16, 28],
    height: 5.5,
    fade: [0.26, 0.6],
  },
  {
    path: [
      [436, 682],
      [420, 620],
      [410, 540],
    ],
    width: [12, 26],
    height: 8,
    fade: [0.08, 0.7],
  },
];

/** Behind, the belt gathers a back that is a little too wide for it. */
const drawnToBelt: LongFold[] = [
  {
    path: [
      [520, 694],
      [512, 630],
      [530, 500],
    ],
    width: [15, 36],
    height: 7,
    fade: [0.06, 0.7],
  },
  {
    path: [
      [676, 694],
      [690, 640],
      [664, 560],
    ],
    width: [14, 30],
    height: 6,
    fade: [0.06, 0.7],
  },
  {
    path: [
      [806, 560],
      [750, 610],
      [690, 620],
    ],
    width: [16, 30],
    height: 6,
    fade: [0.1, 0.5],
  },
];

const onSleeves = ([1, -1] as const).flatMap((side) =>
  sleeveFolds.map((fold) => onSide(fold, side)),
);

/** The long folds of a wide-sleeved dress that wraps over to a tie at its left side. */
export const wrappedFolds = {
  front: [...onSleeves, ...drawnToTie],
  back: [...onSleeves, ...drawnToBelt],
};
