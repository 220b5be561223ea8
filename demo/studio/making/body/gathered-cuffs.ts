import { type Point, table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import { type Fluted, fluted } from "../sewing/flutes.ts";
import type { Sleeves } from "./sleeves.ts";

/** A full sleeve drawn together where its cuff is set on. */
export interface CuffGathers {
  /** Middle of the right cuff's seam, x from the middle line. */
  at: Point;
  /** Half the sleeve's width at the seam and so far up as its folds reach, in units. */
  half: [cuff: number, full: number];
  reach: number;
  count: number;
  depth: number;
}

interface GatheredCuffs {
  height: PatternMap;
  /** How far the cloth of a place was gathered aside. */
  hidden: PatternMap;
  /** The small folds right above the cuff. */
  fine: Fluted["fine"];
}

/** Folds that stand on a cuff and die out up the sleeve: what hangs from a seam, seen upside down. */
export function gatheredCuffs(
  { lean, side }: Sleeves,
  style: CuffGathers,
  seed: number,
): GatheredCuffs {
  const { at, half, reach, count, depth } = style;
  const [cuff, full] = half.map((x) => table.middle + x) as [number, number];
  const folds = [1, -1].map((s) =>
    fluted(
      {
        top: 0,
        hem: reach,
        side: `${cuff},0 ${cuff + 0.75 * (full - cuff)},${0.4 * reach} ${full},${reach}`,
        count,
        fullness: 1.04,
        depth,
        gathered: true,
      },
      seed + 60 * s,
    ),
  );
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  /** Across the sleeve from its middle, and up from the cuff. */
  const placed = (u: number, v: number): Point => {
    const x = (u - table.middle) * side(u) - at[0];
    const y = v - at[1];
    return [table.middle + x * cos - y * sin, -x * sin - y * cos];
  };
  const above =
    (map: keyof Fluted["fine"]): PatternMap =>
    (u, v) => {
      const [a, up] = placed(u, v);
      const within = up >= 0 && up <= reach && Math.abs(a - table.middle) < half[1];
      return within ? of(u).fine[map](a, up) : 0;
    };
  const of = (u: number) => folds[side(u) > 0 ? 0 : 1]!;
  return {
    height: (u, v) => {
      const [a, up] = placed(u, v);
      // Towards the shoulder the sleeve lies smooth.
      return up < 0 || up > reach ? 0 : of(u).height(a, up) * (1 - (up / reach) ** 1.5);
    },
    hidden: (u, v) => {
      const [a, up] = placed(u, v);
      return up < 0 || up > reach ? 0 : side(u) * (of(u).place(a, up)[0] - a);
    },
    fine: { height: above("height"), furrow: above("furrow") },
  };
}
