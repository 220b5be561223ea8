import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { crossings, line, type Side, sideOf, table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { kneeOf } from "./leg-pattern.ts";
import type { TrouserStyle } from "./trouser-style.ts";

/** How far an iron strays from the line of the pattern, in units. */
const astray = 2.2;

/** Height of the turn of the cloth at the crease, and how far from it that is down to a third, in units. */
const turn = { height: 6, reach: 18 };

/** How far a crease is that is not there: nothing near it shows, in units. */
const nowhere = 1e3;

/** Distance from the pressed crease of either leg, in units: less than 0 on its inner side. */
export function creaseDistance({ crease }: TrouserStyle, seed: number): PatternMap {
  if (!crease) return () => nowhere;
  const pressed = crossings(line(crease));
  return (u, v) => {
    const side = sideOf(u);
    const strayed = astray * noise(v / 130, side, seed + 41);
    return (u - table.middle) * side + table.middle - pressed(v) - strayed;
  };
}

/** Between which heights a crease comes out of its pleat; and where there is none, out of the smooth hip. */
const sharpens = { belowPleat: [250, 400], belowHip: [380, 620] } as const;

/**
 * How sharp the crease is still, 0..1: wearing has opened it where it comes out of the waist, at the
 * thigh and about the knee, in each leg at places of its own.
 */
function creaseKept(style: TrouserStyle, seed: number): PatternMap {
  const { crotchY } = style;
  const knee = kneeOf(style);
  const [from, full] = style.pleats?.length ? sharpens.belowPleat : sharpens.belowHip;
  return (u, v) => {
    const side = sideOf(u);
    const lane = seed + 5 * side;
    const here = v + 50 * noise(v / 300, side, lane + 42);
    const opened = 0.5 * bell(here - crotchY - 20, 90) + 0.55 * bell(here - knee, 80);
    const uneven = 0.86 + 0.4 * noise(v / 85, side, lane + 43);
    return ramp(from, full, v) * Math.max(0.1, uneven - opened);
  };
}

/** How high the legs stand at their creases, in units: the cloth turns over them close by, and lies flat beyond. */
export function creaseHeight(style: TrouserStyle, seed: number): PatternMap {
  const distance = creaseDistance(style, seed);
  const kept = creaseKept(style, seed);
  return (u, v) => turn.height * kept(u, v) * Math.exp(-Math.abs(distance(u, v)) / turn.reach);
}

/** The edge that the iron left, finer than the grids on which cloth settles. */
export function pressCrease(s: Surface, style: TrouserStyle, side: Side, seed: number): void {
  if (!style.crease) return;
  const distance = creaseDistance(style, seed);
  const kept = creaseKept(style, seed);
  s.along(line(style.crease, side), 22, (k, _d, _way, u, v) => {
    const off = Math.abs(distance(u, v));
    s.relief[k]! += kept(u, v) * (0.45 * Math.exp(-off / 2.4) + 1.5 * Math.exp(-off / 8));
  });
}
