import { chance } from "../../fields/noise.ts";
import { blend } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { lowest, type Point, type Side, table } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { breakCrests, creasing } from "../body/crests.ts";
import type { LongFold } from "../body/long-folds.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { laySharply, type SharpCrease } from "../sewing/sharp-crease.ts";
import { yokeEnd } from "./shirt-cutting.ts";
import { onSleeve } from "./shirt-folds.ts";
import type { ShirtStyle } from "./shirt-style.ts";

/** One lot after another, all from one seed. */
type Lots = () => number;

/** The creases that a shirt keeps of iron, folding and hands, and those its long folds break into. */
export function creaseShirt(
  s: Surface,
  style: ShirtStyle,
  sleeve: Sleeves,
  folds: LongFold[],
  { seed, cloth }: Order,
): void {
  const lot = lotsOf(seed);
  const amount = creasing(cloth);
  const kept = [
    ...pressed(style, sleeve, seed),
    ...handled(style, sleeve, lot),
    ...fromArmholes(sleeve, lot),
    ...([1, -1] as const).flatMap((side) => alongSleeve(style, sleeve, side, lot)),
  ];
  laySharply(s, kept, amount);
  // What laps over turns softly where it goes under.
  const broken = folds.filter(({ hides }) => !hides);
  breakCrests(s, broken, amount);
}

/** Those that draw towards buttons: short, and aslant of the placket. */
export function drawnToButtons(heights: number[], seed: number): SharpCrease[] {
  const lot = lotsOf(seed);
  return heights.flatMap((y) =>
    ([1, -1] as const).flatMap((side) =>
      Array.from({ length: 1 + Math.round(1.4 * lot()) }, () => {
        const angle = blend(-0.7, 0.7, lot());
        return straight(
          [table.middle + side * 20, y + 14 * Math.sin(angle)],
          side > 0 ? angle : Math.PI - angle,
          blend(28, 84, lot() ** 2),
          {
            slope: blend(0.16, 0.36, lot()),
            reach: [blend(5, 12, lot()), blend(5, 12, lot())],
            fade: [0.1, 0.9],
          },
          lot,
        );
      }),
    ),
  );
}

function lotsOf(seed: number): Lots {
  let drawn = 0;
  return () => chance(seed, drawn++, 231);
}

/** Where the iron folded it for its drawer: two faint lines from yoke to hem, and two across. */
function pressed(style: ShirtStyle, sleeve: Sleeves, seed: number): SharpCrease[] {
  const half = sleeve.armhole(1).at(-1)![0] - table.middle;
  const hem = lowest(style.hem);
  const at = (across: number, down: number): Point => [
    table.middle + across * half,
    blend(yokeEnd, hem, down),
  ];
  const third = blend(0.3, 0.42, chance(seed, 9, 232));
  const lines: [Point, Point][] = [
    [at(0.6, 0), at(0.57, 1.02)],
    [at(-0.57, 0), at(-0.61, 1.02)],
    [at(-1.05, third), at(1.05, third - 0.015)],
    [at(-1.05, 2 * third), at(1.05, 2 * third + 0.02)],
  ];
  return lines.map(([from, to], n) => ({
    path: [from, to],
    slope: (n % 2 ? 1 : -1) * blend(0.024, 0.05, chance(seed, n, 232)),
    reach: [blend(12, 40, chance(seed, n, 233)), blend(12, 40, chance(seed, n, 234))],
    fade: [0.12, 0.12],
  }));
}

/** Long ones over the body, most of them steep, as a hand strokes a shirt down. */
function handled(style: ShirtStyle, sleeve: Sleeves, lot: Lots): SharpCrease[] {
  const half = sleeve.armhole(1).at(-1)![0] - table.middle - 20;
  const hem = lowest(style.hem);
  return Array.from({ length: 7 }, () => {
    const at: Point = [table.middle + half * (2 * lot() - 1), blend(yokeEnd, hem - 60, lot())];
    const outwards = at[0] > table.middle ? 1 : -1;
    const angle = Math.PI / 2 - outwards * blend(-0.5, 1.1, lot());
    return straight(
      at,
      angle,
      blend(60, 220, lot()),
      {
        slope: (lot() < 0.5 ? -1 : 1) * blend(0.08, 0.2, lot()),
        reach: [blend(6, 26, lot()), blend(6, 26, lot())],
        fade: [0.4, 0.6],
      },
      lot,
    );
  });
}

/** Those that begin in the seam of the armhole, where a straight sleeve was sewn into a round hole. */
function fromArmholes(sleeve: Sleeves, lot: Lots): SharpCrease[] {
  return ([1, -1] as const).flatMap((side) => {
    const hole = sleeve.armhole(side);
    return Array.from({ length: 9 }, (_, n) => {
      const [x, y] = hole[Math.floor(((n + lot()) / 9) * (hole.length - 1))]!;
      const towards = lot() < 0.55 ? 1 : -1;
      const angle = blend(-0.3, 0.75, lot());
      return straight(
        [x + side * towards * 3, y],
        side * towards > 0 ? angle : Math.PI - angle,
        blend(16, 90, lot() ** 2.4),
        {
          slope: blend(0.08, 0.2, lot()),
          reach: [blend(4, 9, lot()), blend(5, 12, lot())],
          fade: [0.08, 0.85],
        },
        lot,
      );
    });
  });
}

/** How long a sleeve's crease is that stands in full, in units: a short deep one looks like a hole. */
const deepFrom = 110;

/** Over a sleeve: from its inner edge at the elbow, up its middle, and above the cuff. */
function alongSleeve(style: ShirtStyle, sleeve: Sleeves, side: Side, lot: Lots): SharpCrease[] {
  const at = onSleeve(style, sleeve, side);
  const between = (
    from: [number, number],
    to: [number, number],
    slope: number,
    reach: [number, number],
  ): SharpCrease => {
    const stray = (share: number) => share + 0.1 * (lot() - 0.5);
    const [a, b] = [at(stray(from[0]), stray(from[1])), at(stray(to[0]), stray(to[1]))];
    const middle: Point = [
      (a[0] + b[0]) / 2 + 12 * (lot() - 0.5),
      (a[1] + b[1]) / 2 + 12 * (lot() - 0.5),
    ];
    const long = Math.min(1, Math.hypot(b[0] - a[0], b[1] - a[1]) / deepFrom);
    return {
      path: [a, middle, b],
      slope: long * slope * (0.6 + 0.8 * lot()),
      reach,
      fade: [0.2, 0.6],
    };
  };
  const many = style.cuff ? 7 : 3;
  return Array.from({ length: many }, () => {
    const from: [number, number] = [lot(), 0.06 + 0.8 * lot()];
    const elbow = Math.exp(-(((from[1] - 0.56) / 0.16) ** 2));
    const across = blend(0.25, 0.6, lot()) * (lot() < 0.6 ? 1 : -1);
    const to: [number, number] = [
      from[0] + across,
      from[1] + blend(-0.16, 0.16, lot()) * (1.4 - elbow),
    ];
    const slope = (lot() < 0.4 ? -1 : 1) * blend(0.06, 0.15, lot()) * (0.8 + 0.8 * elbow);
    return between(from, to, slope, [blend(5, 13, lot()), blend(5, 16, lot())]);
  });
}

/** A crease of that length from a place on, bent a little on its way. */
function straight(
  [x, y]: Point,
  angle: number,
  length: number,
  look: Omit<SharpCrease, "path">,
  lot: Lots,
): SharpCrease {
  const bent = 0.16 * (lot() - 0.5) * length;
  const [c, t] = [Math.cos(angle), Math.sin(angle)];
  const path: Point[] = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const aside = bent * Math.sin(Math.PI * share);
    return [x + c * length * share - t * aside, y + t * length * share + c * aside];
  });
  return { path, ...look };
}
