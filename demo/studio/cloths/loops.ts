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

/** How many rows a loop's leg falls from the column's rim to its middle. */
const fall = 0.9;

/**
 * The right side of a knit: two slanting legs a row, that meet in the middle of the column.
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
  // Hardly any hand or machine pulls both legs of a loop alike.
  const x = fraction(a / width) + 0.05 * noise(column * 1.9, b / (3 * height), lane + 1);
  const left = x < 0.5;
  const leg = (left ? x : x - 0.5) * 2 - 0.5;
  const y = b / height + fall * (left ? 2 * x : 2 - 2 * x);
  const row = Math.floor(y);
  const own = chance(column, row, lane) - 0.5;
  const lean = 0.12 * (chance(column, row, lane + 2) - 0.5) * (left ? 1 : -1);
  const along = y - row - 0.5 + 0.14 * own + lean;
  const thick = 3.7 + 1.1 * own;
  const round = Math.sqrt(Math.max(0, 1 - leg * leg * thick));
  out.height = round * Math.sqrt(Math.max(0, 1 - along * along * 3.6));
  out.ply = Math.sin((along * 1.7 + leg * (left ? -2.4 : 2.4)) * Math.PI * 2);
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
