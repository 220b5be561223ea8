import { chance } from "../../fields/noise.ts";
import { blend } from "../../fields/scalar.ts";
import { lowest, type Point, type Side, table } from "../../pattern/outline.ts";
import { laidAnew, towards } from "../body/in-folds.ts";
import type { LongFold } from "../body/long-folds.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { yokeEnd } from "./shirt-cutting.ts";
import type { ShirtStyle } from "./shirt-style.ts";

/** A place of one half: its share of the way from the middle to the armpit, and from the yoke to the hem. */
type OnBody = (across: number, down: number) => Point;
/** A place of a sleeve: its share of the way from the inner to the outer edge, and from the shoulder to the cuff. */
type OnSleeve = (across: number, down: number) => Point;

/**
 * The long folds of a shirt that was pressed, then laid down by hand.
 *
 * @param fall how much of them its cloth takes. @param behind those of its back. @param slender the
 * share of their width and height that they have in supple cloth.
 */
export function shirtFolds(
  style: ShirtStyle,
  sleeve: Sleeves,
  seed: number,
  fall: number,
  behind: boolean,
  slender: number,
): LongFold[] {
  const { relaxed = 1 } = style;
  return ([1, -1] as const).flatMap((side) => {
    const body = onBody(style, sleeve, side);
    const arm = onSleeve(style, sleeve, side);
    const folds = [
      ...(behind ? backFolds(body) : frontFolds(body, hangsFrom(style, side))).map(
        unlikeOther(side, seed),
      ),
      ...(style.cuff ? longSleeveFolds(arm) : shortSleeveFolds(arm)),
      ...(slender < 1 ? silkFolds(body).map(unlikeOther(side, seed + 3)) : []),
      ...(slender < 1 && style.cuff ? silkSleeveFolds(arm) : []),
    ];
    const laid = laidAnew(folds, seed + side + (behind ? 7 : 0));
    return [...laid, ...(behind ? [pleat(body, slender)] : [])].map((fold) => ({
      ...fold,
      // What laps over stands as high as what it hides needs: higher, it breaks into pits.
      height: fold.height * fall * (slender < 1 ? slender : calm) * (fold.hides ? 1 : relaxed),
      width: [fold.width[0] * slender, fold.width[1] * slender],
      ...towards(fold, side),
    }));
  });
}

/** What stands full on one side hardly shows on the other, by turns: two hands never lay both alike. */
function unlikeOther(side: Side, seed: number) {
  const fullFirst = chance(seed, 1, 236) < 0.5 ? 1 : -1;
  return (fold: LongFold, n: number): LongFold => {
    if ((n % 2 ? -fullFirst : fullFirst) === side) return fold;
    return { ...fold, height: slight * fold.height, hides: 0 };
  };
}

/** The share of their height that they have in cotton: broad and high, they are taken for stains. */
const calm = 0.7;

/** What is left of a fold on the other side, as a share. */
const slight = 0.45;

function onBody(style: ShirtStyle, sleeve: Sleeves, side: Side): OnBody {
  const half = sleeve.armhole(1).at(-1)![0] - table.middle;
  const hem = lowest(style.hem);
  return (across, down) => [table.middle + side * across * half, blend(yokeEnd, hem, down)];
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

/** How far down the front its long fold begins: in the yoke's seam, or below a pocket, for doubled cloth stays flat. */
function hangsFrom({ pockets }: ShirtStyle, side: Side): number {
  return pockets === "none" || (side < 0 && pockets !== "two-large") ? 0 : 0.36;
}

/** @param top where the fold that runs to the hem begins. */
function frontFolds(at: OnBody, top: number): LongFold[] {
  return [
    // What the arm's weight draws from below the armhole.
    {
      path: [at(0.97, 0.27), at(0.78, 0.36), at(0.5, 0.52), at(0.3, 0.62)],
      width: [25, 36],
      height: 11,
      fade: [0.42, 0.55],
    },
    // From the yoke's seam or the pocket down to the hem, never straight.
    {
      path: [
        at(0.43, top),
        at(0.53, blend(top, 1, 0.36)),
        at(0.45, blend(top, 1, 0.7)),
        at(0.52, 1.06),
      ],
      width: [26, 50],
      height: 13,
      fade: [0.45, 0],
    },
    // Slack between the shoulder and the buttons.
    {
      path: [at(0.9, 0.06), at(0.58, 0.16), at(0.22, 0.34)],
      width: [16, 28],
      height: 8,
      fade: [0.2, 0.6],
    },
    // The lower edge stands in soft waves.
    {
      path: [at(0.9, 0.5), at(0.8, 0.8), at(0.76, 1.06)],
      width: [24, 42],
      height: 12,
      fade: [0.5, 0],
      hides: 9,
    },
  ];
}

/** What only silk falls into between them: long narrow folds that reach the hem and let it ripple. */
function silkFolds(at: OnBody): LongFold[] {
  return [
    {
      path: [at(0.7, 0.04), at(0.64, 0.3), at(0.72, 0.62), at(0.66, 1.06)],
      width: [18, 32],
      height: 11,
      fade: [0.35, 0],
    },
    {
      path: [at(0.33, 0.42), at(0.4, 0.66), at(0.36, 0.86), at(0.43, 1.06)],
      width: [18, 32],
      height: 8.5,
      fade: [0.4, 0],
    },
  ];
}

/** And on its sleeves: slack that runs along the arm, drawn aside at the elbow. */
function silkSleeveFolds(at: OnSleeve): LongFold[] {
  return [
    {
      path: [at(0.84, 0.3), at(0.74, 0.52), at(0.8, 0.74)],
      width: [14, 22],
      height: 8,
      fade: [0.4, 0.4],
    },
  ];
}

function backFolds(at: OnBody): LongFold[] {
  return [
    {
      path: [at(0.97, 0.27), at(0.8, 0.36), at(0.54, 0.54), at(0.36, 0.68)],
      width: [25, 38],
      height: 11,
      fade: [0.42, 0.55],
    },
    {
      path: [at(0.62, 0.08), at(0.54, 0.4), at(0.6, 0.72), at(0.52, 1.06)],
      width: [28, 50],
      height: 13,
      fade: [0.45, 0],
    },
    {
      path: [at(0.88, 0.02), at(0.66, 0.16), at(0.4, 0.28)],
      width: [16, 30],
      height: 7,
      fade: [0.2, 0.6],
    },
    {
      path: [at(0.9, 0.5), at(0.86, 0.8), at(0.84, 1.06)],
      width: [26, 42],
      height: 11,
      fade: [0.5, 0],
      hides: 9,
    },
  ];
}

/** One half of the pleat below the yoke: it lies over to both sides, and opens on its way down. */
function pleat(at: OnBody, slender: number): LongFold {
  return {
    path: [at(0.065, 0.06), at(0.08, 0.3), at(0.14, 0.85)],
    // As broad in silk as in cotton: slender, its side would stand upright there, as dark as a slit.
    width: [12 / slender, 42],
    height: 9,
    fade: [0, 0.8],
    hides: -16,
  };
}

function longSleeveFolds(at: OnSleeve): LongFold[] {
  return [
    // From the sleeve's head down its middle; it runs out above the elbow, for folds that cross are a pit.
    {
      path: [at(0.56, 0.02), at(0.62, 0.2), at(0.54, 0.4)],
      width: [22, 30],
      height: 8.5,
      fade: [0.3, 0.45],
    },
    // At the elbow from its inner edge: the upper arm lies over the lower.
    {
      path: [at(-0.2, 0.54), at(0.3, 0.51), at(0.86, 0.44)],
      width: [15, 24],
      height: 10,
      fade: [0.3, 0.5],
      hides: 6,
    },
    {
      path: [at(0.02, 0.68), at(0.36, 0.71), at(0.62, 0.78)],
      width: [14, 24],
      height: 5,
      fade: [0.3, 0.6],
    },
    // From the cuff's pleats upwards.
    {
      path: [at(0.66, 0.88), at(0.62, 0.78), at(0.56, 0.62)],
      width: [9, 22],
      height: 6,
      fade: [0, 0.6],
      hides: 8,
    },
    {
      path: [at(0.36, 0.89), at(0.36, 0.8), at(0.42, 0.7)],
      width: [9, 18],
      height: 4,
      fade: [0, 0.6],
    },
  ];
}

function shortSleeveFolds(at: OnSleeve): LongFold[] {
  return [
    {
      path: [at(0.55, 0.06), at(0.6, 0.5), at(0.62, 1.04)],
      width: [20, 34],
      height: 8,
      fade: [0.3, 0],
      hides: 10,
    },
    {
      path: [at(0.05, 0.1), at(0.25, 0.5), at(0.3, 1.04)],
      width: [16, 28],
      height: 6.4,
      fade: [0.2, 0],
    },
  ];
}
