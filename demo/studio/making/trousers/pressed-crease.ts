import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { crossings, line, type Point, type Side, sideOf, table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { drawTogether, stitch } from "../sewing/seams.ts";
import { kneeOf } from "./leg-pattern.ts";
import type { TrouserStyle } from "./trouser-style.ts";

/** How far an iron strays from the line of the pattern, in units, where no stitches lead it. */
const astray = 2.2;

/** Height of the turn of the cloth at the crease, and how far from it that is down to a third, in units. */
const turn = { height: 6, reach: 18 };

/** How far a crease is that is not there: nothing near it shows, in units. */
const nowhere = 1e3;

/** Distance from the pressed crease of either leg, in units: less than 0 on its inner side. */
export function creaseDistance({ crease, creaseStitched }: TrouserStyle, seed: number): PatternMap {
  if (!crease) return () => nowhere;
  const pressed = crossings(line(crease));
  const free = creaseStitched ? 0 : astray;
  return (u, v) => {
    const side = sideOf(u);
    const strayed = free * noise(v / 130, side, seed + 41);
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
  if (style.creaseStitched) tuckCrease(s, style, side);
}

/** How far from its edge a stitched crease is sewn through both layers, and how far above the crotch it begins, in units. */
const tuck = { inset: 3, above: 70 };

/** A crease that is sewn: a tuck as narrow as a pin, whose row draws the cloth behind its edge together. */
function tuckCrease(s: Surface, { crease = "", crotchY }: TrouserStyle, side: Side): void {
  const begins = crotchY - tuck.above;
  const pressed = line(crease);
  const end = pressed.at(-1)!;
  const top: Point = [crossings(pressed)(begins), begins];
  const sewn = [top, ...pressed.filter(([, y]) => y > begins + 1 && y < end[1]), end].map(
    ([x, y]): Point => [table.middle + side * (x - table.middle), y],
  );
  const row = side * tuck.inset;
  drawTogether(s, sewn, 0.8, row);
  s.along(sewn, 14, (k, d, way) => {
    // Sewn first where the hip ends, it comes out of flat cloth.
    const held = ramp(0, 70, way);
    const beside = d * side;
    s.relief[k]! += held * ramp(-2.4, -0.4, beside) * ramp(tuck.inset + 0.4, 1, beside);
    s.relief[k]! -= 0.8 * held * bell(d - row, 1.5);
    s.tone(k, 1 - 0.16 * held * bell(d - row, 1.4));
  });
  stitch(s, sewn, { length: 3.4, width: 0.5, offset: row });
}
