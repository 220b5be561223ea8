import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { cross, unit } from "../../light/vector.ts";
import { cord, flatBand, swept } from "../../standing/along-path.ts";
import { type Shell, type Spot, squared } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import type { StitchStyle } from "../sewing/seams.ts";
import { beltBand, half, thick, waysLeft } from "./belt-band.ts";
import { bagThread, waxed } from "./leather-goods.ts";
import { leatherPart, metalPart } from "./leather-parts.ts";

/** Half as wide and half as deep as the ring that a fastened belt stands in, in units. */
const ring = { x: 236, z: 196 };
/** Where, along the front, are the buckle's bar, the keeper and the belt's tip, from the middle. */
export const bar = 34;
const keeperAt = 142;
const tip = 208;
export const holePitch = 41;
/** The hole that the prong comes through. */
const pinned = 8;
/** The buckle is taller than the belt and holds it off the floor before it. */
const above = 5;
const castRadius = 5.6;
export const raised = above + castRadius;

/** A belt that stands on its edge, fastened to a ring, its buckle before it. */
export function fastenedBelt(order: Order): Part[] {
  const onRing = ringOf(order.seed);
  const way = (x: number) => Math.asin(x / ring.x);
  const toTip = (from: number, steps: number) =>
    Array.from({ length: steps + 1 }, (_, n): Spot => {
      const turned = from + ((Math.PI * 2 + way(tip) - from) * n) / steps;
      return onRing(turned, half, tailOff(turned - Math.PI * 2));
    });
  const [beyond] = waysLeft(toTip(Math.PI * 2 + way(pinned), 60));
  const holes = [-2, -1, 0, 1, 2].map((n) => beyond! - n * holePitch);
  return [
    beltBand(order, toTip(way(bar), 420), { holes, thread: threadOf(order) }),
    ...buckleEnd(order, (x, y, off) => onRing(way(x), y, off)),
  ].map((part) => leantOut(part, order.seed));
}

/** How far its upper edge leans out or in at most, in units a unit of its height. */
const mostLean = 0.32;

/** Leans the ring behind its buckle: what has been worn round a hip no longer stands upright. */
function leantOut(part: Part, seed: number): Part {
  const positions = part.positions.slice();
  for (let k = 0; k < positions.length; k += 3) {
    const out = unit([positions[k]! / ring.x, 0, positions[k + 2]! / ring.z]);
    const behind = (1 - out[2]) / 2;
    const lean = mostLean * behind * noise(1.2 * out[0], 1.2 * out[2], seed + 31);
    for (const axis of [0, 2]) positions[k + axis]! += lean * positions[k + 1]! * out[axis]!;
  }
  // So small a lean changes no shade: the normals are kept.
  return { ...part, positions };
}

/** A place of a belt's front: so far to the right of its buckle's middle, so high, so far outside. */
export type Place = (x: number, y: number, off: number) => Spot;

/** The end that is folded round the buckle's bar and sewn down behind, the keeper and the buckle. */
export function buckleEnd(order: Order, place: Place): Part[] {
  const folded = Array.from({ length: 40 }, (_, n) => place(bar - 2 + 3.2 * n, half, -2 * thick));
  return [
    beltBand(order, folded, { holes: [], thread: threadOf(order) }),
    keeper(order, place),
    ...buckle(place),
  ];
}

/** Leather is sewn with waxed thread, suede with that of bags. */
export function threadOf({ cloth }: Order): StitchStyle {
  return cloth.optics.kind === "leather" ? waxed : bagThread;
}

/**
 * How far the tail stands off: it comes from behind the frame, over its bar, and lies upon the belt's
 * other end.
 */
function tailOff(turned: number): number {
  const x = ring.x * Math.sin(Math.max(-1.2, turned));
  return turned < -1.2 ? 0 : 11 * ramp(-30, bar, x) + 5 * ramp(keeperAt, tip, x);
}

/** By which share the ring strays from its oval at most, and how high its edge bows off the floor, in units. */
const strays = 0.075;
const bows = 9;

/** Places on a ring that no hand ever makes quite round; angles run from its front to the right. */
function ringOf(seed: number): (turned: number, y: number, off: number) => Spot {
  return (turned, y, off) => {
    // Its buckle lies flat; behind it the leather keeps the bends of the hips that wore it.
    const free = (1 - Math.cos(turned)) / 2;
    const [s, c] = [Math.sin(turned), Math.cos(turned)];
    const round =
      strays *
      free *
      (noise(1.3 * s, 1.3 * c, seed + 97) + 0.25 * noise(2.9 * s, 2.9 * c, seed + 98));
    const bowed = bows * free * Math.max(0, noise(1.6 * s, 1.6 * c, seed + 99));
    const out = unit([s / ring.x, 0, c / ring.z]);
    return [
      ring.x * (1 + round) * s + out[0] * off,
      y + bowed + raised * ramp(-0.8, 1, c),
      ring.z * (1 + round) * c + out[2] * off,
    ];
  };
}

/** A narrow strip round both ends. */
function keeper(order: Order, place: Place): Part {
  const [a, b] = [place(keeperAt - 4, half, 0), place(keeperAt + 4, half, 0)];
  const across = unit([a[0] - b[0], 0, a[2] - b[2]]);
  const path = Array.from({ length: 65 }, (_, n): Spot => {
    const angle = (n / 64) * Math.PI * 2;
    return place(
      keeperAt,
      half + (half + 4) * squared(Math.sin(angle), 0.3),
      4 + 16 * squared(Math.cos(angle), 0.4),
    );
  });
  return leatherPart(order, flatBand(path, across, 9, 2.2), () => {});
}

/** A cast frame, wider where the tail passes behind it, and the prong that rests upon that. */
function buckle(place: Place): Part[] {
  const [w, h] = [36, half + above];
  const at = (n: number, off: number): Spot => {
    const angle = (n / 96) * Math.PI * 2;
    const side = squared(Math.cos(angle), 0.34);
    return place(w * side, half + h * squared(Math.sin(angle), 0.3), 5 - 5 * side + off);
  };
  const prong = Array.from({ length: 30 }, (_, n): Spot => {
    const t = n / 29;
    const x = 22 - (22 + w + 5) * t;
    return place(x, half, 4 + 13 * ramp(0, 0.4, t) + 2 * ramp(0.6, 1, t));
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
