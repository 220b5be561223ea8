import { chance } from "../../fields/noise.ts";
import { bell, blend, ramp } from "../../fields/scalar.ts";
import { cross, unit, type Vector } from "../../light/vector.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { Shell, Spot } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { type Loops, laceBow } from "./lace-bow.ts";
import { type Tape, tapeUpon } from "./lace-tape.ts";
import { wire } from "./leather-parts.ts";
import { lifted, onUpper, type PlaceOnUpper, type UpperPlace } from "./on-upper.ts";

/** How a shoe is laced, drawn on its unrolled leather in units. */
export interface Lacing extends Tape {
  /** Where along the ridge the facings part, and where they end at the top. */
  from: number;
  to: number;
  /** Half the gap between the facings at either end. */
  gap: [low: number, high: number];
  /** How high the facings lie above the upper. */
  facing: number;
  /** Pairs of eyelets. */
  pairs: number;
  /** None where its ends are tucked in under the tongue. */
  bow?: Loops | undefined;
  /** Rings of metal in the eyelets. */
  ringed?: boolean;
}

/** How far behind their cut edge the facings are pierced, in units. */
const pierced = 13;

/** How far a lace runs on under the facing that it ends below, in units. */
const hidden = 9;

/** Half the gap between the facings at a place along the ridge. */
export const gapAt = ({ from, to, gap }: Lacing, along: number) =>
  blend(gap[0], gap[1], (along - from) / (to - from));

/** Where the tongue comes out from under the vamp, along the ridge: a little before the facings part. */
export const tongueFrom = ({ from }: Lacing) => from - 8;

/** The holes of one facing, from the lowest up. */
export function eyelets(lacing: Lacing): Point[] {
  const { from, to, pairs } = lacing;
  return Array.from({ length: pairs }, (_, n): Point => {
    const along = blend(from + 16, to - 16, n / (pairs - 1));
    return [along, gapAt(lacing, along) + pierced];
  });
}

/** How far from a lace its shade on the leather has gone, in units. */
const shadeReach = 4.5;

/**
 * The shade of the laces on what they lie upon: too close for the light that is baked into vertices.
 * @param from where along the ridge the face that is drawn on begins.
 */
export function shadeUnderLaces(s: Surface, style: Lacing, from = 0): void {
  const half = style.lace[0];
  for (const run of runs(style)) {
    const path = [run.from, run.to].map(([u, v]): Point => [u - from, v]);
    s.along(path, half + 3 * shadeReach, (k, d) => {
      s.tone(k, 1 - 0.42 * bell(Math.max(0, Math.abs(d) - half), shadeReach));
    });
  }
}

/** Laces over the tongue, and the bow they are tied in over the uppermost bar. */
export function lacing(upper: Shell, style: Lacing, seed: number): Part[] {
  const place = onUpper(upper);
  const holes = eyelets(style);
  const laces = runs(style).map((run, n) => {
    const gathered = (row: number) => {
      const t = row / steps;
      return blend(throughHole, 1, ramp(0, 0.13, t) * (run.dives ? 1 : ramp(1, 0.87, t)));
    };
    return tapeUpon(crossing(place, run, style, seed + n), style, gathered);
  });
  const rings = style.ringed
    ? holes.flatMap(([u, v]) =>
        [v, -v].map((side) => {
          const { at, out } = place(u, side);
          return ring({ at: lifted({ at, out }, style.facing), out });
        }),
      )
    : [];
  const along = holes[holes.length - 1]![0];
  return [
    ...rings,
    ...laces,
    ...(style.bow
      ? laceBow(place, { along, facing: style.facing, ...style.bow }, style, seed)
      : []),
  ];
}

/** Share of its way over which a lace comes out of its hole: over more of it, it begins beside the ring. */
const risen = 0.08;
/** How far a lace stands out of the leather, and lies below it in its hole, in thicknesses. */
const [stand, sunk] = [1.7, 0.6];
/** Rows of a run, and the share of its width to which a hole gathers a lace. */
const steps = 26;
const throughHole = 0.5;

/** A straight piece of a lace on the unrolled leather. */
interface Run {
  from: Point;
  to: Point;
  /** 1 where it lies upon another. */
  layer: 0 | 1;
  /** It ends below the facing across instead of in its hole. */
  dives?: boolean;
}

/** All that is seen of the laces below their bow, what lies lowest first. */
function runs(style: Lacing): Run[] {
  const holes = eyelets(style);
  const bar = ([u, v]: Point): Run => ({ from: [u, -v], to: [u, v], layer: 0 });
  const crossed = ([-1, 1] as const).flatMap((side) =>
    holes.slice(0, -1).map(([u, v], n): Run => {
      const [above] = holes[n + 1]!;
      // From its hole it runs over the gap and dives under the facing across; which one lies upon the
      // other changes from pair to pair.
      const to: Point = [above - 3, side * (gapAt(style, above) + hidden)];
      const layer = (n % 2 === 0) === side > 0 ? 1 : 0;
      return { from: [u, -side * v], to, layer, dives: true };
    }),
  );
  // It begins with a bar over the lowest pair, and ends with one over the highest.
  return [bar(holes[0]!), bar(holes[holes.length - 1]!), ...crossed];
}

/** A run in space. */
function crossing(
  place: PlaceOnUpper,
  { from, to, layer, dives }: Run,
  { lace, facing }: Lacing,
  seed: number,
): UpperPlace[] {
  const [, thick] = lace;
  const slack = 2.4 * (chance(seed, 5, 61) - 0.5);
  // It is below the facing when it reaches its edge, or its end would lie on the tongue before that.
  const edge = 1 - hidden / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    // Drawn tight, but not all alike; at either end it bends down into the leather.
    const along = blend(from[0], to[0], t) + slack * Math.sin(Math.PI * t);
    const here = place(along, blend(from[1], to[1], t));
    const out = ramp(0, risen, t) * (dives ? 1 : ramp(1, 1 - risen, t));
    const over = layer * bell(t - 0.5, 0.22) * 2.2 * thick;
    const under = dives ? 2.3 * thick * ramp(0.55, edge, t) : 0;
    return {
      at: lifted(here, facing + thick * (stand * out - sunk) + over - under),
      out: here.out,
    };
  });
}

/** The ring of an eyelet, pressed into the leather. */
function ring(place: UpperPlace): Part {
  const across: Vector = unit(cross(place.out, [0.3, 1, 0.1]));
  const up = cross(place.out, across);
  const steps = 16;
  const path = Array.from({ length: steps }, (_, n): Spot => {
    const angle = (n / steps) * Math.PI * 2;
    const [c, t] = [4.9 * Math.cos(angle), 4.9 * Math.sin(angle)];
    return lifted(
      {
        ...place,
        at: [0, 1, 2].map((a) => place.at[a]! + across[a]! * c + up[a]! * t) as Spot,
      },
      0.6,
    );
  });
  return { ...wire(path, 1.3), dye: "horn" };
}
