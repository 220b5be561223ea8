import { chance, noise } from "../fields/noise.ts";
import { fraction, ramp } from "../fields/scalar.ts";

/** The yarn of one stitch at a place of its column. */
export interface Loop {
  /** How high the yarn stands: 0 between the loops, 1 on their backs. */
  height: number;
  /** Its twist, -1..1. */
  ply: number;
  /** What sets this loop apart from its neighbors, -0.5..0.5. */
  own: number;
}

/** How many rows a loop's leg rises from the column's middle to its rim. */
const rise = 1.1;

/** How far a place lies from the middle of its column: 0 there, 1 at the rim, with each half's own lot. */
export function offMiddle(a: number, width: number): number {
  return Math.abs(fraction(a / width) - 0.5) * 2;
}

/** Counts the legs that lie one upon the other in half a column: whole numbers are the gaps between them. */
export function legsUp(b: number, height: number, off: number): number {
  return b / height + rise * off;
}

/**
 * The right side of a knit: two slanting legs a row, that meet in the middle of the column and part
 * upwards.
 * @param width of a column and `height` of a row in units.
 */
export function loopAt(
  a: number,
  b: number,
  width: number,
  height: number,
  lane: number,
  out: Loop,
): void {
  const column = Math.floor(a / width);
  const side = fraction(a / width) < 0.5 ? 1 : -1;
  // Hardly any hand or machine pulls both legs of a loop alike.
  const pulled = 0.09 * noise(column * 1.9, b / (3 * height), lane + 1);
  const off = offMiddle(a, width);
  const leg = off - 0.42;
  const y = legsUp(b, height, off) + side * pulled;
  const row = Math.floor(y);
  const own = chance(column, row, lane) - 0.5;
  const across = y - row - 0.5 + 0.1 * own + 0.1 * (chance(column, row, lane + 2) - 0.5) * side;
  const round = Math.sqrt(Math.max(0, 1 - leg * leg * (3.4 + 0.7 * own)));
  out.height = round * Math.sqrt(Math.max(0, 1 - across * across * 3.7));
  const twist = Math.sin((across * 1.4 + leg * 1.7) * Math.PI * 2);
  const fibers = noise(across * 7 + leg * 2.4, leg * 2 + row * 5.3 + column * 3.1, lane + 3);
  out.ply = 0.4 * twist + 0.75 * fibers;
  out.own = own;
}

/** The wrong side: the heads of the loops in wavy rows; 0 between them, 1 on top. */
export function purlAt(a: number, b: number, width: number, height: number): number {
  const column = Math.floor(a / width);
  const arc = Math.abs(Math.sin((a / width) * Math.PI));
  const wave = 0.4 * arc + 0.3 * (chance(column, 1, 57) - 0.5);
  const y = b / height + wave + 0.2 * noise(a / (2.2 * width), b / (2.2 * height), 55);
  const own = 0.7 + 0.5 * chance(column, Math.floor(y), 56);
  return Math.min(1, Math.sin(fraction(y) * Math.PI) * own * (0.55 + 0.45 * arc));
}

/** Single hairs that stand off the yarn: long, thin, bent as they like; 1 on one, else 0. */
export function strayHair(u: number, v: number, lane: number): number {
  const bent = noise(u / 15, v / 13, lane + 60) + 0.35 * noise(u / 4.4, v / 4.4, lane + 61);
  const here = ramp(0.05, 0.35, noise(u / 8, v / 8, lane + 62));
  if (here <= 0) return 0;
  return here * ramp(0.05, 0.012, Math.abs(bent - 0.12));
}

/**
 * The right side of a knit as thick soft yarn shows it: whole legs laid close upon each other, with
 * a furrow only between the columns.
 *
 * @param width of a column and `height` of a row in units.
 */
export function chevronAt(
  a: number,
  b: number,
  width: number,
  height: number,
  lane: number,
  out: Loop,
): void {
  const column = Math.floor(a / width);
  const x = fraction(a / width) + 0.04 * noise(column * 1.9, b / (3 * height), lane + 1);
  const side = x < 0.5 ? 1 : -1;
  const inwards = 1 - Math.abs(2 * x - 1);
  const y = b / height + 1.2 * inwards + 0.12 * noise(a / (2 * width), b / (2 * height), lane + 3);
  const row = Math.floor(y);
  const own = chance(column, 2 * row + side, lane) - 0.5;
  const across = (y - row - 0.5) * (1.9 - 0.3 * own);
  const furrow = ramp(-0.1, 0.4, inwards) * (1 - 0.25 * ramp(0.75, 1.05, inwards));
  out.height = furrow * Math.sqrt(Math.max(0, 1 - across * across));
  out.ply = Math.sin((across * 0.5 + side * inwards * 1.9) * Math.PI * 2);
  out.own = own;
}
