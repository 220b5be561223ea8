import { chance } from "../../fields/noise.ts";
import { blend } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { lowest, type Point, table } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { breakCrests, creasing } from "../body/crests.ts";
import type { LongFold } from "../body/long-folds.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { laySharply, type SharpCrease } from "../sewing/sharp-crease.ts";
import { yokeEnd } from "./shirt-cutting.ts";
import type { ShirtStyle } from "./shirt-style.ts";

/** The creases that a shirt keeps of iron and folding, and those its long folds break into. */
export function creaseShirt(
  s: Surface,
  style: ShirtStyle,
  sleeve: Sleeves,
  folds: LongFold[],
  { seed, cloth }: Order,
): void {
  const amount = creasing(cloth);
  laySharply(s, pressed(style, sleeve, seed), amount);
  // What laps over turns softly where it goes under.
  const broken = folds.filter(({ hides }) => !hides);
  breakCrests(s, broken, amount);
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
