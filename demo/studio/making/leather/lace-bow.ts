import { chance } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import { cross, unit, type Vector } from "../../light/vector.ts";
import { cord } from "../../standing/along-path.ts";
import { type Spot, shell, squared, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { type Tape, tapeAlong, tapeUpon } from "./lace-tape.ts";
import { lifted, type PlaceOnUpper, type UpperPlace } from "./on-upper.ts";

/** A bow by its loops. */
export interface Loops {
  /** How far they reach, in units. */
  reach: number;
  /** How far they hang down towards the toe, radians: beside a low throat is nothing to lie upon. */
  hung?: number;
}

interface Tied extends Loops {
  /** Where on the unrolled leather it is tied, in units along the ridge. */
  along: number;
  /** How high the facings lie above the leather: loops and ends lie upon them. */
  facing: number;
}

/** Directions on the leather, radians from that to the toe: a loop's lower and upper leg, and an end. */
const ways = { lower: 1.02, upper: 1.42, end: 0.5 };
/** How far the knot stands off the facings, and a loop's upper leg arches above that, in units. */
const stand = 6;
const arch = 15;
/** The length of an end as a share of a loop's reach, and that of its aglet in units. */
const endShare = 1.15;
const aglet = 22;
/** The aglet's radius as a share of half the tape's width, and how many rows of the tape it holds. */
const sheathed = 0.42;
const held = 3;
/** Rows over which the tape is narrowed to it. */
const narrowing = 4;

/** The bow laces are tied in: two loops, two ends with their aglets, a knot. No two are pulled alike. */
export function laceBow(place: PlaceOnUpper, tied: Tied, tape: Tape, seed: number): Part[] {
  const sides = [-1, 1].flatMap((side) => [
    ...end(place, tied, side, tape, seed),
    loop(place, tied, side, tape, seed),
  ]);
  return [...sides, knot(place, tied, tape)];
}

/** A loop goes out upon the leather, turns over at its end and comes back in an arch above itself. */
function loop(
  place: PlaceOnUpper,
  { along, facing, reach, hung = 0 }: Tied,
  side: number,
  tape: Tape,
  seed: number,
): Part {
  const long = reach * (0.88 + 0.26 * chance(side + 1, 1, seed));
  const turned = 0.3 * (chance(side + 1, 2, seed) - 0.5);
  const steps = 70;
  const middle = place(along, 0);
  const at = Array.from({ length: steps + 1 }, (_, n): UpperPlace => {
    const t = n / steps;
    const way = blend(ways.lower, ways.upper, ramp(0.1, 0.9, t)) + turned - hung;
    const far = long * Math.sin(Math.PI * t) ** 0.75;
    const here = place(along - far * Math.cos(way), side * far * Math.sin(way));
    const risen = arch * Math.sin(Math.PI * t) ** 0.7 * ramp(0.3, 0.66, t);
    const from = blend(stand, 2.5, ramp(0, 0.4 * long, far));
    return { at: lifted(here, facing + from + risen), out: here.out };
  });
  const path = at.map((spot) => spot.at);
  // The turn at its end bends the tape over its flat: its width lies across the loop all the way.
  const across = (row: number): Vector => {
    const { at: here, out } = at[row]!;
    const tip = path[steps >> 1]!;
    const away: Vector = [tip[0] - middle.at[0], tip[1] - middle.at[1], tip[2] - middle.at[2]];
    const own: Vector = [here[0] - middle.at[0], here[1] - middle.at[1], here[2] - middle.at[2]];
    return unit(cross(out, [0, 1, 2].map((a) => away[a]! + 0.6 * own[a]!) as Vector));
  };
  return tapeAlong(path, across, tape);
}

/** An end hangs down beside the tongue in a slack curve, to its aglet. */
function end(
  place: PlaceOnUpper,
  { along, facing, reach }: Tied,
  side: number,
  tape: Tape,
  seed: number,
): Part[] {
  const long = reach * endShare * (0.85 + 0.4 * chance(side + 1, 3, seed));
  const sway = 0.7 * (chance(side + 1, 4, seed) - 0.5);
  const steps = 40;
  const path = Array.from({ length: steps + 1 }, (_, n): UpperPlace => {
    const t = n / steps;
    const way = ways.end + sway + 0.5 * Math.sin(2.6 * t);
    const here = place(along - long * t * Math.cos(way), side * long * t * Math.sin(way));
    return { at: lifted(here, facing + blend(stand, 2.2, ramp(0, 0.35, t))), out: here.out };
  });
  const tip = path.slice(-Math.ceil((steps * aglet) / long)).map(({ at }) => at);
  const sheath = cord(tip, sheathed * tape.lace[0], true);
  const woven = path.slice(0, steps + 1 + held - tip.length);
  const narrowed = (row: number) =>
    blend(1, 0.9 * sheathed, ramp(woven.length - held - narrowing, woven.length - held, row));
  return [
    tapeUpon(woven, tape, narrowed),
    {
      ...sheath,
      optics: { kind: "plastic", wrap: 0.2, gloss: 0.8, roughness: 0.3 },
      dye: tape.dye,
      grain: { uv: unrolled(sheath), make: () => {} },
    },
  ];
}

/** The middle of the bow: tape drawn tight round the loops. */
function knot(place: PlaceOnUpper, { along, facing }: Tied, tape: Tape): Part {
  const { at, out } = place(along, 0);
  const ahead = place(along - 6, 0).at;
  const ridge = unit([ahead[0] - at[0], ahead[1] - at[1], ahead[2] - at[2]]);
  const side = unit(cross(out, ridge));
  const [half, thick] = tape.lace;
  const body = shell(25, 15, (i, j) => {
    const a = -(i / 24) * Math.PI * 2;
    const b = (j / 14) * Math.PI - Math.PI / 2;
    const ring = squared(Math.cos(b), 0.6);
    const [x, y, z] = [
      1.05 * half * squared(Math.sin(b), 0.8),
      (0.8 * half + 2) * squared(Math.sin(a), 0.9) * ring,
      (3 * thick + 1.6) * Math.cos(a) * ring,
    ];
    return [0, 1, 2].map(
      (n) => at[n]! + ridge[n]! * x + side[n]! * y + out[n]! * (z + facing + stand + 1),
    ) as Spot;
  });
  const uv = unrolled(body);
  return {
    ...body,
    optics: { kind: "matte", wrap: 0.2, sheen: 0.08 },
    dye: tape.dye,
    grain: {
      uv,
      make: (s) => s.each((k, _u, v) => s.tone(k, 0.95 + 0.12 * Math.sin(v * 1.7))),
    },
  };
}
