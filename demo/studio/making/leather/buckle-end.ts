import { blend, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { cross, unit } from "../../light/vector.ts";
import { cord, flatBand, swept, waysAlong } from "../../standing/along-path.ts";
import { type Shell, type Spot, squared } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { half, thick, thickAtBar } from "./belt-band.ts";
import { leatherPart, metalPart } from "./leather-parts.ts";

/**
 * Where the belt passes the buckle's bar and where it lies flat before, where its end is sewn down behind,
 * and where the keeper is, along the front from the buckle's middle, in units.
 */
export const bar = 34;
export const flatFrom = bar + 32;
const folded = bar + 126;
const keeperAt = 142;
/** How loosely the keeper lies upon the belt's edges and upon its face, in units. */
const keeperPlay = { edge: 0.6, face: 2.4 };
/** Half the keeper's width and half its thickness, in units. */
const keeperHalf = 9;
const keeperThick = 2.2;
/** How much taller half the buckle is than half the belt, and how thick its metal, as a radius, in units. */
const above = 5;
const castRadius = 5.6;
/** Half the buckle's width to the middle of its bar, and half the depth of its metal, in units. */
const barMiddle = 36;
const castDepth = 0.8 * castRadius;
/** How far the middle of the leather lies beside the bar's middle and before it, in units. */
const sideOfBar = castRadius + thickAtBar;
const frontOfBar = castDepth + thickAtBar;
/** The prong's radius, how far it reaches beyond the frame, and how far behind the bar it is bent, in units. */
const prong = { radius: 4.2, beyond: 5, behind: 11 };
/** How far the frame stands off on the far side from its bar, in units. */
const standsOff = 10;
/** So far the buckle, which stands on the floor, holds the belt off it. */
export const buckleRise = above + castRadius;

/** A place of a belt's front: so far to the right of its buckle's middle, so high, so far outside. */
export type Place = (x: number, y: number, off: number) => Spot;

/** The end of a belt that holds its buckle, on its way to the front. */
interface FoldedEnd {
  path: Spot[];
  /** How far from its beginning the middle of its turn is, in units. */
  turnedAt: number;
}

/** From where it is sewn down behind, round the buckle's bar, and on to where it lies flat before. */
export function foldedEnd(place: Place): FoldedEnd {
  const behind = Array.from({ length: 24 }, (_, n) =>
    place(blend(folded, barMiddle, n / 24), half, -2 * thick),
  );
  const round = Array.from({ length: 25 }, (_, n) => {
    const angle = (n / 24) * Math.PI;
    const off = Math.cos(angle) > 0 ? 2 * thick : frontOfBar;
    return place(barMiddle - sideOfBar * Math.sin(angle), half, -off * Math.cos(angle));
  });
  const before = Array.from({ length: 10 }, (_, n) => {
    const t = (n + 1) / 10;
    return place(blend(barMiddle, flatFrom, t), half, frontOfBar * ramp(1, 0, t));
  });
  const ways = waysAlong([...behind, ...round]);
  return { path: [...behind, ...round, ...before], turnedAt: ways[behind.length + 12]! };
}

/** The keeper and the buckle. */
export function buckleEnd(order: Order, place: Place): Part[] {
  return [keeper(order, place), ...buckle(place)];
}

/** A narrow strip round the folded end, that the other is to be put through; empty, it lies close. */
function keeper(order: Order, place: Place): Part {
  const [a, b] = [place(keeperAt - 4, half, 0), place(keeperAt + 4, half, 0)];
  const across = unit([a[0] - b[0], 0, a[2] - b[2]]);
  const tall = half + keeperThick + keeperPlay.edge;
  // Behind it lies upon the end that is folded back.
  const before = thick + keeperThick + keeperPlay.face;
  const behind = -3 * thick - keeperThick;
  const path = Array.from({ length: 65 }, (_, n): Spot => {
    const angle = (n / 64) * Math.PI * 2;
    return place(
      keeperAt,
      half + tall * squared(Math.sin(angle), 0.3),
      blend(behind, before, (1 + squared(Math.cos(angle), 0.4)) / 2),
    );
  });
  return leatherPart(order, flatBand(path, across, keeperHalf, keeperThick), () => {});
}

/** A cast frame that stands off where the tail is to pass behind it, and the prong that rests upon it. */
function buckle(place: Place): Part[] {
  const [w, h] = [barMiddle, half + above];
  const at = (n: number, off: number): Spot => {
    const angle = (n / 96) * Math.PI * 2;
    const side = squared(Math.cos(angle), 0.34);
    const stood = (standsOff * (1 - side)) / 2;
    return place(w * side, half + h * squared(Math.sin(angle), 0.3), stood + off);
  };
  // It is bent round the bar within the belt's slot, and lies with its tip upon the frame.
  const upon = castDepth + 0.7 * prong.radius;
  const lying = Array.from({ length: 40 }, (_, n): Spot => {
    const t = n / 39;
    const x = blend(w + prong.behind, -w - prong.beyond, t);
    const bent = ramp(w + prong.behind, w - 2, x) ** 0.6;
    return place(x, half, blend(-1, upon, bent) + standsOff * ramp(w, -w, x));
  });
  return [metalPart(castFrame(at)), metalPart(cord(lying, prong.radius, true))];
}

/** A closed frame, cast flat behind and filed to a bevel before. @param at a place of its middle line, so far outside. */
function castFrame(at: (n: number, off: number) => Spot): Shell {
  const path = Array.from({ length: 97 }, (_, n) => at(n, 0));
  return swept(
    path,
    29,
    (row) => {
      const [x, y, z] = path[row]!;
      const [ox, oy, oz] = at(row, 1);
      const out = unit([ox - x, oy - y, oz - z]);
      const [a, b] = [path[(row + 95) % 96]!, path[(row + 1) % 96]!];
      return [unit(cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], out)), out];
    },
    (angle) => [
      castRadius * squared(Math.cos(angle), 0.62),
      castDepth * squared(Math.sin(angle), 0.5),
    ],
  );
}
