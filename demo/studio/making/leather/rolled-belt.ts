import { chance, noise } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import type { Spot } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { beltBand, half } from "./belt-band.ts";
import { bar, buckleEnd, buckleRise, flatFrom, foldedEnd, type Place } from "./buckle-end.ts";
import { beltThread } from "./leather-goods.ts";

/** How often it goes round, from the outermost turn inward. */
const turns = 2.5;
/** From the middle to the outermost turn, and how far a turn lies within the one before, in units. */
const radius = 146;
const apart = 17;
/** How far all turns stray from their spiral in a direction, and one of them from the others, in units. */
const strays = 9;
const loose = 3;
/** How high a turn stands off the floor in places, and the innermost above the outermost, in units. */
const rises = 7;
const pushed = 16;
/** The share by which the roll is longer one way than the other: two hands let go of it. */
const oval = 0.09;
/** How far the pointed end springs inward off the turn round it, over which share of a turn. */
const springs = 17;
const sprung = 0.22;
/** How far the end with the buckle runs on before the roll, and the radius it is bent to there, in units. */
const straight = 150;
const bent = 470;
/** How far the first hole is from the pointed end, and each from the next, in units. */
const firstHole = 74;
const holePitch = 41;

/** A belt rolled up by hand and stood on its edge, its buckle before it. */
export function rolledBelt(order: Order): Part[] {
  const holes = [0, 1, 2, 3, 4].map((n) => firstHole + n * holePitch);
  const place: Place = (x, y, off) => {
    const along = x - straight - bar;
    const turned = Math.min(0, along) / bent;
    return [
      Math.max(0, along) + (bent + off) * Math.sin(turned),
      y + held(along),
      radius - bent + (bent + off) * Math.cos(turned),
    ];
  };
  const { path, turnedAt } = foldedEnd(place);
  return [
    beltBand(order, [...path, ...end(place), ...roll(order.seed)], {
      holes,
      turnedAt,
      thread: beltThread(order),
    }),
    ...buckleEnd(order, place),
  ];
}

/** How far the buckle holds a place of the front off the floor. */
function held(x: number): number {
  return buckleRise * ramp(30, -straight, x);
}

function end(place: Place): Spot[] {
  const steps = 24;
  return Array.from({ length: steps }, (_, n) =>
    place(blend(flatFrom, bar + straight, (n + 1) / (steps + 1)), half, 0),
  );
}

/** Turns from the front inward, close here and loose there; they begin as one with the straight end. */
function roll(seed: number): Spot[] {
  const steps = 320;
  const long = Math.PI * (0.2 + 0.3 * chance(seed, 1, 96));
  return Array.from({ length: steps + 1 }, (_, n): Spot => {
    const turn = (n / steps) * turns;
    const angle = turn * Math.PI * 2;
    const begun = ramp(0, 0.3, turn);
    const round = 1 + begun * oval * Math.cos(2 * (angle - long));
    const strayed =
      strays * noise(Math.sin(angle), Math.cos(angle), seed + 97) +
      loose * noise(angle / 1.7, seed, 97);
    const r =
      (radius - apart * turn + begun * strayed) * round -
      springs * ramp(turns - sprung, turns, turn);
    const risen =
      begun * rises * Math.max(0, noise(angle / 2.6, seed, 98)) + pushed * ramp(0.6, turns, turn);
    const x = r * Math.sin(angle);
    return [x, half + (angle < 1 ? held(x) : risen), r * Math.cos(angle)];
  });
}
