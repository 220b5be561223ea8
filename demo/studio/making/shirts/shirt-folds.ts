import { blend } from "../../fields/scalar.ts";
import { type Point, type Side, table } from "../../pattern/outline.ts";
import { type LongFold, laidAnew } from "../body/long-folds.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { yokeEnd } from "./shirt-cutting.ts";
import type { ShirtStyle } from "./shirt-style.ts";

/** A place of one half: its share of the way from the middle to the armpit, and from the yoke to the hem. */
type OnBody = (across: number, down: number) => Point;
/** A place of a sleeve: its share of the way from the inner to the outer edge, and from the shoulder to the cuff. */
type OnSleeve = (across: number, down: number) => Point;

/** The long folds of a shirt that was pressed, then laid down by hand. @param fall how much of them its cloth takes. */
export function shirtFolds(
  style: ShirtStyle,
  sleeve: Sleeves,
  seed: number,
  fall: number,
  behind: boolean,
): LongFold[] {
  return ([1, -1] as const).flatMap((side) => {
    const body = onBody(style, sleeve, side);
    const arm = onSleeve(style, sleeve, side);
    const folds = [
      ...(behind ? backFolds(body) : frontFolds(body)),
      ...(style.cuff ? longSleeveFolds(arm) : shortSleeveFolds(arm)),
    ];
    return laidAnew(folds, seed + side + (behind ? 7 : 0)).map((fold) => ({
      ...fold,
      height: fold.height * fall,
    }));
  });
}

function onBody(style: ShirtStyle, sleeve: Sleeves, side: Side): OnBody {
  const half = sleeve.armhole(1).at(-1)![0] - table.middle;
  const hem = hemOf(style);
  return (across, down) => [table.middle + side * across * half, blend(yokeEnd, hem, down)];
}

export function hemOf({ hem }: ShirtStyle): number {
  return Math.max(...hem.split(" ").map((knot) => Number(knot.split(",")[1])));
}

export function onSleeve(
  { sleeveEnd, shoulderX }: ShirtStyle,
  sleeve: Sleeves,
  side: Side,
): OnSleeve {
  const hole = sleeve.armhole(1);
  const [inner, outer] = sleeveEnd;
  const pit = hole.at(-1)!;
  const top: Point = [table.middle + shoulderX, hole[0]![1] + 12];
  return (across, down) => {
    const x = blend(blend(pit[0], inner[0], down), blend(top[0], outer[0], down), across);
    const y = blend(blend(pit[1], inner[1], down), blend(top[1], outer[1], down), across);
    return [table.middle + side * (x - table.middle), y];
  };
}

function frontFolds(at: OnBody): LongFold[] {
  return [
    // From the yoke's seam down to the hem, a little outwards.
    {
      path: [at(0.46, 0.02), at(0.5, 0.4), at(0.55, 1.06)],
      width: [34, 54],
      height: 9,
      fade: [0.3, 0],
    },
    // What the arm's weight draws from below the armhole.
    {
      path: [at(1.0, 0.3), at(0.8, 0.45), at(0.66, 0.74)],
      width: [24, 44],
      height: 11,
      fade: [0.1, 0.6],
    },
    {
      path: [at(0.97, 0.26), at(0.8, 0.14), at(0.62, 0.04)],
      width: [22, 30],
      height: 6,
      fade: [0.2, 0.6],
    },
    // Slack between shoulder and placket, and from the side to the placket where it is buttoned.
    {
      path: [at(0.76, 0), at(0.52, 0.2), at(0.24, 0.4)],
      width: [15, 26],
      height: 4.5,
      fade: [0.25, 0.6],
    },
    {
      path: [at(1.0, 0.6), at(0.72, 0.65), at(0.36, 0.76)],
      width: [15, 28],
      height: 5.5,
      fade: [0.15, 0.65],
    },
    // The lower edge stands in soft waves.
    {
      path: [at(0.84, 0.5), at(0.86, 0.75), at(0.9, 1.06)],
      width: [34, 42],
      height: 10,
      fade: [0.5, 0],
    },
    {
      path: [at(0.26, 0.6), at(0.27, 0.8), at(0.28, 1.06)],
      width: [34, 44],
      height: 6,
      fade: [0.6, 0],
    },
  ];
}

function backFolds(at: OnBody): LongFold[] {
  return [
    {
      path: [at(0.1, 0.1), at(0.16, 0.5), at(0.24, 1.06)],
      width: [22, 50],
      height: 9,
      fade: [0.2, 0],
    },
    {
      path: [at(0.58, 0.08), at(0.6, 0.5), at(0.58, 1.06)],
      width: [32, 50],
      height: 8,
      fade: [0.3, 0],
    },
    {
      path: [at(1.0, 0.3), at(0.78, 0.46), at(0.52, 0.74)],
      width: [24, 46],
      height: 10,
      fade: [0.1, 0.6],
    },
    {
      path: [at(0.86, 0.5), at(0.88, 0.75), at(0.92, 1.06)],
      width: [34, 42],
      height: 9,
      fade: [0.5, 0],
    },
  ];
}

function longSleeveFolds(at: OnSleeve): LongFold[] {
  return [
    // From the sleeve's head down the middle.
    {
      path: [at(0.6, 0.06), at(0.62, 0.3), at(0.55, 0.48)],
      width: [20, 26],
      height: 7,
      fade: [0.3, 0.5],
    },
    {
      path: [at(0.1, 0.08), at(0.3, 0.2), at(0.45, 0.36)],
      width: [15, 22],
      height: 6,
      fade: [0.2, 0.5],
    },
    // At the elbow from its inner edge, one upwards and two down.
    {
      path: [at(0.02, 0.5), at(0.45, 0.43), at(0.9, 0.36)],
      width: [13, 22],
      height: 6.4,
      fade: [0.15, 0.5],
    },
    {
      path: [at(0, 0.56), at(0.4, 0.57), at(0.85, 0.54)],
      width: [12, 20],
      height: 5.4,
      fade: [0.15, 0.5],
    },
    {
      path: [at(0.04, 0.64), at(0.4, 0.68), at(0.75, 0.75)],
      width: [13, 22],
      height: 6.4,
      fade: [0.15, 0.6],
    },
    // From the cuff's pleats upwards.
    {
      path: [at(0.68, 0.87), at(0.62, 0.78), at(0.58, 0.66)],
      width: [9, 20],
      height: 4.2,
      fade: [0, 0.6],
    },
    {
      path: [at(0.38, 0.89), at(0.38, 0.8), at(0.42, 0.7)],
      width: [9, 18],
      height: 3.4,
      fade: [0, 0.6],
    },
  ];
}

function shortSleeveFolds(at: OnSleeve): LongFold[] {
  return [
    {
      path: [at(0.55, 0.06), at(0.6, 0.5), at(0.62, 1.04)],
      width: [24, 34],
      height: 6.4,
      fade: [0.3, 0],
    },
    {
      path: [at(0.05, 0.1), at(0.25, 0.5), at(0.3, 1.04)],
      width: [16, 28],
      height: 6.4,
      fade: [0.2, 0],
    },
  ];
}
