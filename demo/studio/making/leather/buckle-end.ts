import { blend } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { cross, unit } from "../../light/vector.ts";
import { cord, flatBand, swept } from "../../standing/along-path.ts";
import { type Shell, type Spot, squared } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { beltBand, half, thick } from "./belt-band.ts";
import { beltThread } from "./leather-goods.ts";
import { leatherPart, metalPart } from "./leather-parts.ts";

/** Where the buckle's bar and the keeper are, along the front from the buckle's middle, in units. */
export const bar = 34;
const keeperAt = 142;
/** How loosely the keeper lies upon the belt's edges and upon its face, in units. */
const keeperPlay = { edge: 0.6, face: 2.4 };
/** Half the keeper's width and half its thickness, in units. */
const keeperHalf = 9;
const keeperThick = 2.2;
/** How much taller half the buckle is than half the belt, and how thick its metal, as a radius, in units. */
const above = 5;
const castRadius = 5.6;
/** So far the buckle, which stands on the floor, holds the belt off it. */
export const buckleRise = above + castRadius;

/** A place of a belt's front: so far to the right of its buckle's middle, so high, so far outside. */
export type Place = (x: number, y: number, off: number) => Spot;

/** The end that is folded round the buckle's bar and sewn down behind, the keeper and the buckle. */
export function buckleEnd(order: Order, place: Place): Part[] {
  const folded = Array.from({ length: 40 }, (_, n) => place(bar - 2 + 3.2 * n, half, -2 * thick));
  return [
    beltBand(order, folded, { holes: [], thread: beltThread(order) }),
    keeper(order, place),
    ...buckle(place),
  ];
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
  const [w, h] = [36, half + above];
  const at = (n: number, off: number): Spot => {
    const angle = (n / 96) * Math.PI * 2;
    const side = squared(Math.cos(angle), 0.34);
    return place(w * side, half + h * squared(Math.sin(angle), 0.3), 5 - 5 * side + off);
  };
  const prong = Array.from({ length: 30 }, (_, n): Spot => {
    const t = n / 29;
    const x = bar - (bar + w + 5) * t;
    return place(x, half, 4 + 7 * Math.sin((Math.PI / 2) * t));
  });
  return [metalPart(castFrame(at)), metalPart(cord(prong, 4.4))];
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
      0.8 * castRadius * squared(Math.sin(angle), 0.5),
    ],
  );
}
