import { bell, blend, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { cross, unit } from "../../light/vector.ts";
import { cord, directionAt } from "../../standing/along-path.ts";
import type { Spot } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { hungStrap } from "./hung-strap.ts";
import { flatStrap, metalPart, rivet, wire } from "./leather-parts.ts";

/** A shoulder strap that is sewn and riveted flat to both sides of a bag, and held up between them. */
interface ShoulderStrap {
  /** Its ways up the two sides that it is sewn to, from below. */
  sewn: [left: Spot[], right: Spot[]];
  /** How far either side that it is sewn to leans out towards the front, radians. */
  leans: [left: number, right: number];
  /** How high it is held up, and how far to the right of the middle, in units. */
  top: number;
  aside: number;
  /** How far it turns its face to the front where it is held, radians: held up straight, its edge alone is seen. */
  turned: number;
  /** How far its buckle is up the free part, from the right: 0..1. */
  buckleAt: number;
  /** Half its width, in units. */
  half: number;
  seed: number;
}

/** How widely it bends where it is held, as a share of how far its ends are from the middle. */
const bend = 0.85;
/** How far above its seams it is free, in units, and over which share of its free part it turns straight. */
const aboveSeam = 8;
const straightened = 0.3;
/**
 * Half the height of its buckle, how far that stands beyond its sides and off the middle of the leather, which it
 * holds between its bars, the radius of its corners, and that of its wire.
 */
const buckle = { half: 19, beyond: 6, off: 1.5, corner: 5, wire: 3.4 };
/** How far its prong rests beyond the frame and upon it, and how high it arches between, in units. */
const prong = { beyond: 3, upon: 3.5, arch: 4 };

/** How far up either side it is riveted to the bag, besides its stitches, as shares of what is sewn. */
const rivetedAt = [0.17, 0.77];
/** How far their caps lie off the middle of the strap, and their radius, in units. */
const rivets = { off: 2.6, radius: 6.4 };

/** The strap on both sides and between them, and its buckle. */
export function shoulderStrap(order: Order, strap: ShoulderStrap): Part[] {
  const { top, aside, turned, buckleAt, half, seed } = strap;
  const [left, right] = strap.sewn;
  const [from, to] = [left.at(-1)!, right.at(-1)!];
  const middle = (from[0] + to[0]) / 2;
  const reach = (to[0] - from[0]) / 2;
  const end = { x: reach, y: Math.max(from[1], to[1]) + aboveSeam };
  const hung = hungStrap({ end, top, aside, bend, seed });
  const path = softened([
    ...left,
    ...hung.map(([x, y, z]): Spot => [x + middle, y, z]),
    ...right.toReversed(),
  ]);
  const [leanLeft, leanRight] = strap.leans;
  const across = (row: number): Spot => {
    const along = directionAt(path, row);
    const t = (row - left.length) / hung.length;
    const lean = leanLeft * ramp(straightened, 0, t) + leanRight * ramp(1 - straightened, 1, t);
    const turn = turned * ramp(0, straightened, t) * ramp(1, 1 - straightened, t);
    const wide: Spot = [
      Math.sin(lean + turn),
      -Math.sin(turn),
      Math.cos(lean + turn) * Math.cos(turn),
    ];
    const tilt = along[0] * wide[0] + along[1] * wide[1] + along[2] * wide[2];
    return unit([0, 1, 2].map((axis) => wide[axis]! - tilt * along[axis]!) as Spot);
  };
  const row = left.length + Math.round((1 - buckleAt) * hung.length);
  const fixed = rivetedAt
    .flatMap((share) => [
      Math.round(share * left.length),
      path.length - 1 - Math.round(share * right.length),
    ])
    .map((at) => rivetThrough(path[at]!, across(at), directionAt(path, at)));
  return [flatStrap(order, path, across, half), ...fixed, ...frame(path, row, across, half)];
}

/** A rivet through the strap, its cap on the face that looks away from the bag. */
function rivetThrough(at: Spot, wide: Spot, along: Spot): Part {
  const face = unit(cross(wide, along));
  const facing = Math.sign(face[0] * at[0]) || 1;
  const out = face.map((value) => facing * value) as Spot;
  return rivet(
    at.map((value, axis) => value + rivets.off * out[axis]!) as Spot,
    out,
    rivets.radius,
  );
}

/** How often a place of the strap gives way to those beside it. */
const bends = 14;

/** A path without the kinks where it leaves its seams: leather bends over a stretch, not in a line. */
function softened(path: Spot[]): Spot[] {
  let soft = path;
  for (let n = 0; n < bends; n++) {
    soft = soft.map((at, row): Spot => {
      const [before, after] = [soft[row - 1], soft[row + 1]];
      if (!before || !after) return at;
      return [0, 1, 2].map((axis) => (before[axis]! + 2 * at[axis]! + after[axis]!) / 4) as Spot;
    });
  }
  return soft;
}

/** A frame of brass round the strap, and the prong through it. */
function frame(path: Spot[], row: number, across: (row: number) => Spot, half: number): Part[] {
  const at = path[row]!;
  const side = across(row);
  const along = directionAt(path, row);
  const out = unit(cross(side, along));
  // It faces away from the bag.
  const facing = Math.sign(out[0] * at[0]) || 1;
  const place = (x: number, y: number, off: number): Spot =>
    [0, 1, 2].map((n) => at[n]! + side[n]! * x + along[n]! * y + facing * out[n]! * off) as Spot;
  const wide = half + buckle.beyond;
  const round = buckle.corner;
  const corner = (x: number, y: number, from: number): Spot[] =>
    Array.from({ length: 7 }, (_, n): Spot => {
      const angle = from + (n / 6) * (Math.PI / 2);
      return place(x + round * Math.cos(angle), y + round * Math.sin(angle), buckle.off);
    });
  const [w, h] = [wide - round, buckle.half - round];
  const arched = Array.from({ length: 20 }, (_, n): Spot => {
    const t = n / 19;
    return place(
      0,
      blend(-buckle.half, buckle.half + prong.beyond, t),
      buckle.off + prong.upon + prong.arch * bell(t - 0.5, 0.5),
    );
  });
  return [
    wire(
      [
        ...corner(w, h, 0),
        ...corner(-w, h, Math.PI / 2),
        ...corner(-w, -h, Math.PI),
        ...corner(w, -h, Math.PI * 1.5),
      ],
      buckle.wire,
    ),
    metalPart(cord(arched, 0.8 * buckle.wire)),
  ];
}
