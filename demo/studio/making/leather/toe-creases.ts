import { chance, noise } from "../../fields/noise.ts";
import { bell, blend, fading } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { lengthOf } from "../sewing/seams.ts";
import { laySharply, type SharpCrease } from "../sewing/sharp-crease.ts";

/** A crease where a foot bends an upper, on its leather as unrolled from the toe along the ridge, in units. */
export interface ToeCrease {
  /** How far from the toe it begins, and how far to either side of the ridge; 0 where it crosses that. */
  at: number;
  begins: number;
  /** How far to the side it ends, and how much farther from the toe there. */
  ends: number;
  back: number;
  /** How steep its sides are, about 0.3. */
  deep: number;
}

/** How far it strays and how its depth and length differ from one side to the other, as shares and in units. */
const strays = 7;
const unlike = [0.6, 1.15] as const;
/** Reaches of its sides: that of the toe rolls, that of the ankle runs out; and the radius of its bottom. */
const reach = { toe: 6, ankle: 12 };
const round = 1.5;
/** How dark its bottom lies for each unit of slope, and half its breadth, in units: hardly any sky is seen there. */
const shade = { dark: 0.62, half: 2.1 };
/** Where a path is a straight line between. */
const stations = 9;

/** Creases in which a foot has bent an upper, each side by its own lots. */
export function toeCreases(s: Surface, creases: ToeCrease[], seed: number): void {
  const sharp = creases.flatMap((crease, n) =>
    [1, -1].map((side) => sideOf(crease, side, seed + 17 * n + side)),
  );
  laySharply(s, sharp);
  for (const { path, slope, fade } of sharp) {
    const length = lengthOf(path);
    s.along(path, 4 * shade.half, (k, d, way) => {
      const dark = -slope * shade.dark * fading(way / length, fade);
      s.tone(k, 1 - dark * bell(d - 0.5, shade.half));
    });
  }
}

function sideOf(
  { at, begins, ends, back, deep }: ToeCrease,
  side: number,
  seed: number,
): SharpCrease {
  const lot = (lane: number) => chance(seed, lane, 711);
  const to = begins + (ends - begins) * blend(...unlike, lot(1));
  const start = at + strays * (begins ? lot(2) - 0.5 : 0);
  return {
    path: Array.from({ length: stations }, (_, n): Point => {
      const t = n / (stations - 1);
      const bent = strays * (noise(1.9 * t, at / 20, seed) - noise(0, at / 20, seed));
      return [start + back * t ** 1.7 + bent, side * blend(begins, to, t)];
    }),
    slope: -deep * blend(...unlike, lot(3)),
    reach: side > 0 ? [reach.ankle, reach.toe] : [reach.toe, reach.ankle],
    round,
    fade: [begins ? 0.3 : 0, 0.6],
  };
}
