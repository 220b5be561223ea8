import { onSide } from "../body/in-folds.ts";
import type { LongFold } from "../body/long-folds.ts";

/** Silk hangs from its band and its shoulders in long folds; what the arms draw runs across them. */
const inFront = (
  [
    {
      path: [
        [60, 310],
        [84, 520],
        [70, 780],
        [104, 1170],
      ],
      width: [12, 30],
      height: 12,
      fade: [0.15, 0],
    },
    {
      path: [
        [150, 300],
        [140, 520],
        [165, 800],
        [150, 1170],
      ],
      width: [16, 32],
      height: 10,
      fade: [0.3, 0],
    },
    {
      path: [
        [212, 600],
        [150, 690],
        [80, 800],
        [40, 880],
      ],
      width: [18, 30],
      height: 10,
      fade: [0.35, 0.5],
    },
    {
      path: [
        [-90, 310],
        [-70, 600],
        [-100, 900],
        [-80, 1170],
      ],
      width: [14, 34],
      height: 13,
      fade: [0.2, 0],
    },
    {
      path: [
        [-212, 600],
        [-176, 760],
        [-120, 930],
        [-90, 1070],
      ],
      width: [16, 28],
      height: 11,
      fade: [0.3, 0.5],
    },
    {
      path: [
        [-166, 420],
        [-178, 700],
        [-160, 1000],
        [-176, 1170],
      ],
      width: [14, 26],
      height: 9,
      fade: [0.4, 0],
    },
  ] satisfies LongFold[]
).map((fold) => onSide(fold, 1));

/** The share of their height that folds have on its back, and half their width where they begin, in units. */
const behind = { calm: 0.66, broad: 22 };

/** No bow lies over the folds of the back: as narrow and high as those of the front, they break into nicks. */
function calmedBehind({ height, width: [from, to], ...fold }: LongFold): LongFold {
  return { ...fold, height: behind.calm * height, width: [Math.max(behind.broad, from), to] };
}

/** The long folds of a silk blouse that hangs from its band. */
export const blouseFolds = { front: inFront, back: inFront.map(calmedBehind) };
