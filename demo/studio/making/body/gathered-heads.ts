import type { Grain } from "../../cloths/texture.ts";
import { clamp, ramp } from "../../fields/scalar.ts";
import { crossing, type Point, type Side, table } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { ruche } from "../sewing/flutes.ts";
import { fineGathers, gatheredSeam } from "../sewing/gathers.ts";
import { laneOf, lengthOf } from "../sewing/seams.ts";
import type { Sleeves } from "./sleeves.ts";

/** A full sleeve drawn together where it is set in. */
export interface HeadGathers {
  /** How far its small folds run down the sleeve, in units. */
  reach: number;
  /** Length of its head in shares of the armhole. */
  fullness: number;
}

interface GatheredHeads {
  /** Place on the sleeve before its head was gathered: its print bunches at the armhole. */
  place: Grain;
  sew: (s: Surface) => void;
}

export function gatheredHeads(sleeve: Sleeves, { reach, fullness }: HeadGathers): GatheredHeads {
  const right = sleeve.armhole(1);
  const [top, bottom] = [right[0]![1], right[right.length - 1]![1]];
  const [middle, half] = [(top + bottom) / 2, (bottom - top) / 2];
  // Gathers lie to the right of a seam, and each sleeve on another side of its own.
  const seams: Record<Side, Point[]> = { 1: right.toReversed(), [-1]: sleeve.armhole(-1) };
  const foldsOf = (path: Point[]) => fineGathers(lengthOf(path) / 2, laneOf(path));
  const folds = { 1: foldsOf(seams[1]), [-1]: foldsOf(seams[-1]) };
  const hidden = (u: number, v: number): number => {
    const side = sleeve.side(u);
    const along = clamp((v - middle) / half, -1, 1);
    const away = Math.abs(u - table.middle) + table.middle - crossing(right, clamp(v, top, bottom));
    const below = (away * 60) / reach;
    const passed = -side * folds[side].passed(-side * along, below);
    return (fullness - 1) * half * passed * ramp(5 * reach, 0, away);
  };
  return {
    place: (u, v) => {
      const [a, b] = sleeve.grain(u, v);
      const [turn, drawn] = [sleeve.lean * sleeve.side(u), hidden(u, v)];
      return [a - drawn * Math.sin(turn), b + drawn * Math.cos(turn)];
    },
    sew: (s) => {
      for (const side of [1, -1] as const) {
        // It is full at the shoulder, and smooth towards the underarm.
        gatheredSeam(s, seams[side], reach, (at) => ramp(-0.75, 0, side * at), ruche);
      }
    },
  };
}
