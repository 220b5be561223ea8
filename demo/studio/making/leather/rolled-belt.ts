import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import type { Spot } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { beltBand, half } from "./belt-band.ts";
import { bar, buckleEnd, holePitch, type Place, raised, threadOf } from "./standing-belt.ts";

const turns = 3.1;
/** From the middle to the outermost turn, and how far a turn lies within the one before, in units. */
const radius = 190;
const apart = 29;
/** How far the end with the buckle runs on straight before the roll. */
const straight = 150;
/** The innermost hole is so far from the pointed end. */
const firstHole = 74;

/** A belt rolled up loosely and stood on its edge, its buckle before it. */
export function rolledBelt(order: Order): Part[] {
  const holes = [0, 1, 2, 3, 4].map((n) => firstHole + n * holePitch);
  const place: Place = (x, y, off) => [
    x - straight - bar,
    y + held(x - straight - bar),
    radius + off,
  ];
  return [
    beltBand(order, [...end(place), ...roll(order.seed)], { holes, thread: threadOf(order) }),
    ...buckleEnd(order, place),
  ];
}

/** How far the buckle holds a place of the front off the floor. */
function held(x: number): number {
  return raised * ramp(30, -straight, x);
}

function end(place: Place): Spot[] {
  const steps = 30;
  return Array.from({ length: steps }, (_, n) => place(bar + (straight * n) / steps, half, 0));
}

/** Loose turns from the front inward, nowhere quite round. */
function roll(seed: number): Spot[] {
  const steps = 320;
  return Array.from({ length: steps + 1 }, (_, n): Spot => {
    const turned = (n / steps) * turns * Math.PI * 2;
    const uneven = 7 * noise(turned / 1.7, seed, 97) * Math.min(1, turned);
    const r = radius - (apart * turned) / (Math.PI * 2) + uneven;
    const x = r * Math.sin(turned);
    return [x, half + (turned < 1 ? held(x) : 0), r * Math.cos(turned)];
  });
}
