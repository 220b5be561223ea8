import { type Knot, knots, table } from "../../pattern/outline.ts";
import type { Sleeves } from "./sleeves.ts";

/** Knots of an armhole told apart from what `curve` puts between them. */
const perKnot = 12;
/** The body goes on under the sleeve by so much, in units. */
const under = 15;
/** The sleeve's head stands so far above the shoulder's line, in units. */
const proud = 4;
/** So far down its outer edge the head has rounded, in units. */
const rounded = 44;

/** The right halves of a body and of its sleeve, x from the middle line. */
interface Apart {
  body: string;
  /** It lies upon the body's side. */
  sleeve: Knot[];
}

/**
 * The right half of a body that is drawn in one with its sleeve, cut apart from it.
 *
 * @param padded the sleeve's head is full and stands proud of the shoulder; else it slopes on with it.
 */
export function cutApart(half: string, sleeve: Sleeves, padded = true): Apart {
  const at = armholeOf(half, sleeve);
  return { body: written(bodyOf(at)), sleeve: sleeveOf(at, padded, sleeve.isRaglan) };
}

function bodyOf({ whole, top, pit, hole }: Armhole): Knot[] {
  const allowance = hole.map((knot, i) => ({
    ...knot,
    x: knot.x + under * (0.4 + 0.6 * Math.sin((Math.PI * (i + 1)) / (hole.length + 1))),
  }));
  return [...whole.slice(0, top), sunk(whole[top]!, 7, 5), ...allowance, ...whole.slice(pit)];
}

function sleeveOf({ whole, top, pit, hole }: Armhole, padded: boolean, isRaglan: boolean): Knot[] {
  const [shoulder, ...outer] = whole.slice(top, pit) as [Knot, Knot, ...Knot[]];
  return [
    sunk(shoulder, -4, padded || isRaglan ? 5 : 0),
    ...(padded && !isRaglan ? headOf(shoulder, outer) : outer),
    { ...whole[pit]!, corner: true },
    ...hole.toReversed().map((knot) => sunk(knot, -3, 0)),
  ];
}

/** The knots of a half, which of them its armhole begins and ends at, and those of the hole between. */
interface Armhole {
  whole: Knot[];
  top: number;
  pit: number;
  hole: Knot[];
}

function armholeOf(half: string, sleeve: Sleeves): Armhole {
  const whole = knots(half);
  const hole = sleeve
    .armhole(1)
    .filter((_, i) => i % perKnot === 0)
    .map(([x, y]): Knot => ({ x: x - table.middle, y, corner: false }));
  return {
    whole,
    top: nearest(whole, hole[0]!),
    pit: nearest(whole, hole[hole.length - 1]!),
    hole: hole.slice(1, -1),
  };
}

/** The head of a sleeve goes on along the shoulder's line before it rounds down, and is never a corner. */
function headOf(shoulder: Knot, [first, ...outer]: [Knot, ...Knot[]]): Knot[] {
  const next = outer[0] ?? first;
  const on = rounded / (Math.hypot(next.x - first.x, next.y - first.y) || 1);
  return [
    { ...sunk(shoulder, 15, 10 - proud), corner: false },
    // However far the sleeve leans out, its head ends upon its own outer edge: beside that it is a notch.
    { ...sunk(first, on * (next.x - first.x), on * (next.y - first.y)), corner: false },
    ...outer,
  ];
}

function sunk(knot: Knot, out: number, down: number): Knot {
  return { ...knot, x: knot.x + out, y: knot.y + down };
}

function nearest(pattern: Knot[], to: Knot): number {
  const far = pattern.map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
  return far.indexOf(Math.min(...far));
}

function written(pattern: Knot[]): string {
  return pattern.map(({ x, y, corner }) => `${x},${y}${corner ? "^" : ""}`).join(" ");
}
