import { chance, noise } from "../../fields/noise.ts";
import { bell, blend, ramp } from "../../fields/scalar.ts";
import { cross, unit, type Vector } from "../../light/vector.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { Shell, Spot } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { laceBow } from "./lace-bow.ts";
import { type Tape, tapeUpon } from "./lace-tape.ts";
import { lappedSeam } from "./lapped-seam.ts";
import { wire } from "./leather-parts.ts";
import { lifted, onUpper, type UpperPlace } from "./on-upper.ts";

/** How a shoe is laced, drawn on its unrolled leather in units. */
export interface Lacing extends Tape {
  /** Where along the ridge the facings part, and where they end at the top. */
  from: number;
  to: number;
  /** Half the gap between the facings at either end. */
  gap: [low: number, high: number];
  /** Pairs of eyelets. */
  pairs: number;
  /** How far the loops of its bow reach. */
  bow: number;
  /** Rings of metal in the eyelets. */
  ringed?: boolean;
}

/** How far behind their cut edge the facings are pierced, in units. */
const pierced = 15;

const gapAt = ({ from, to, gap }: Lacing, along: number) =>
  blend(gap[0], gap[1], (along - from) / (to - from));

function eyelets(lacing: Lacing): Point[] {
  const { from, to, pairs } = lacing;
  return Array.from({ length: pairs }, (_, n): Point => {
    const along = blend(from + 16, to - 16, n / (pairs - 1));
    return [along, gapAt(lacing, along) + pierced];
  });
}

/** The facings' cut edges, the tongue between them, and the holes: on the unrolled leather. */
export function facings(s: Surface, lacing: Lacing): void {
  const { from, to, gap } = lacing;
  const [low, high] = gap;
  const end = to + 40;
  lappedSeam(s, [
    [end, high],
    [from + low, low],
    [from + 0.3 * low, 0.7 * low],
    [from, 0],
    [from + 0.3 * low, -0.7 * low],
    [from + low, -low],
    [end, -high],
  ]);
  s.within({ x0: from, y0: -high - 4, x1: end, y1: high + 4 }, (k, u, v) => {
    const inside = gapAt(lacing, u) - Math.abs(v);
    const tongue = ramp(0, 3, inside) * ramp(from, from + 10, u);
    s.relief[k]! += tongue * 0.8 * noise(u / 13, v / 24, 17);
    s.tone(k, 1 - tongue * (0.16 + 0.3 * bell(inside, 7)));
  });
  shadeUnderLaces(s, lacing);
  for (const [u, v] of eyelets(lacing)) {
    for (const side of [v, -v]) {
      s.within({ x0: u - 8, y0: side - 8, x1: u + 8, y1: side + 8 }, (k, x, y) => {
        s.tone(k, 1 - 0.75 * ramp(5.2, 3.6, Math.hypot(x - u, y - side)));
      });
    }
  }
}

/** How far from a lace its shade on the leather has gone, in units. */
const shadeReach = 4.5;

/** The shade of the laces on what they lie upon: too close for the light that is baked into vertices. */
function shadeUnderLaces(s: Surface, style: Lacing): void {
  const half = style.lace[0];
  for (const { from, to } of runs(style)) {
    s.along([from, to], half + 3 * shadeReach, (k, d) => {
      s.tone(k, 1 - 0.42 * bell(Math.max(0, Math.abs(d) - half), shadeReach));
    });
  }
}

/** Laces crossed over the tongue, and the bow they are tied in over the uppermost bar. */
export function lacing(upper: Shell, style: Lacing, seed: number): Part[] {
  const place = onUpper(upper);
  const holes = eyelets(style);
  const laces = runs(style).map((run, n) =>
    tapeUpon(crossing(place, run, style.lace[1], seed + n), style),
  );
  const rings = style.ringed
    ? holes.flatMap(([u, v]) => [v, -v].map((side) => ring(place(u, side))))
    : [];
  const along = holes[holes.length - 1]![0];
  return [...rings, ...laces, ...laceBow(place, { along, reach: style.bow }, style, seed)];
}

/** A straight piece of a lace on the unrolled leather. `layer` is 1 where it lies upon another. */
interface Run {
  from: Point;
  to: Point;
  layer: 0 | 1;
}

/** All that is seen of the laces below their bow, what lies lowest first. */
function runs(style: Lacing): Run[] {
  const holes = eyelets(style);
  // It begins with a bar over the lowest pair, and ends with one over the highest.
  const bars = [holes[0]!, holes[holes.length - 1]!].map(
    ([u, v]): Run => ({ from: [u, -v], to: [u, v], layer: 0 }),
  );
  const crossed = ([-1, 1] as const).flatMap((side) =>
    holes.slice(0, -1).map(([u, v], n): Run => {
      const [above] = holes[n + 1]!;
      // From its hole it runs over the gap and dives under the facing across; which one lies upon the
      // other changes from pair to pair.
      const to: Point = [above - 3, side * (gapAt(style, above) + 1)];
      return { from: [u, -side * v], to, layer: (n % 2 === 0) === side > 0 ? 1 : 0 };
    }),
  );
  return [...bars, ...crossed];
}

/** A run in space. */
function crossing(
  place: (along: number, round: number) => UpperPlace,
  { from, to, layer }: Run,
  thick: number,
  seed: number,
): UpperPlace[] {
  const steps = 26;
  const slack = 2.4 * (chance(seed, 5, 61) - 0.5);
  return Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    // Drawn tight, but not all alike; at either end it bends down into the leather.
    const along = blend(from[0], to[0], t) + slack * Math.sin(Math.PI * t);
    const here = place(along, blend(from[1], to[1], t));
    const out = ramp(0, 0.12, t) * ramp(1, 0.9, t);
    const over = layer * bell(t - 0.5, 0.22) * 2.2 * thick;
    return { at: lifted(here, thick * (2.3 * out - 1.2) + over), out: here.out };
  });
}

/** The ring of an eyelet, pressed into the leather. */
function ring(place: UpperPlace): Part {
  const across: Vector = unit(cross(place.out, [0.3, 1, 0.1]));
  const up = cross(place.out, across);
  const steps = 16;
  const path = Array.from({ length: steps }, (_, n): Spot => {
    const angle = (n / steps) * Math.PI * 2;
    const [c, t] = [5.4 * Math.cos(angle), 5.4 * Math.sin(angle)];
    return lifted(
      {
        ...place,
        at: [0, 1, 2].map((a) => place.at[a]! + across[a]! * c + up[a]! * t) as Spot,
      },
      0.6,
    );
  });
  return wire(path, 1.5);
}
