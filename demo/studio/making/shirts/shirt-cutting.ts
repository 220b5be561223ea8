import {
  crossing,
  type Knot,
  knots,
  type Point,
  type Side,
  shape,
  table,
} from "../../pattern/outline.ts";
import type { Sleeves } from "../body/sleeves.ts";
import type { CutPart } from "../sewing/recut.ts";
import { pocketParts } from "./shirt-pockets.ts";
import type { ShirtStyle } from "./shirt-style.ts";

/** The threads of a yoke run across the back. */
const across = Math.PI / 2;
const shoulders = 190;

/** A height below every hem, and the edge of the placket on the other front, in units. */
const [belowHems, placketAt] = [1300, 579];
/** How far from matching the other front may be cut, in units. */
const unmatched = 26;

/** Where the folds that hang from the yoke begin. */
export const yokeEnd = 340;

/** What is cut apart from the front and sewn to it, the lowest first. @param matched whether its chest pocket goes on with the print. */
export function frontParts(style: ShirtStyle, sleeve: Sleeves, matched: boolean): CutPart[] {
  return [
    { outline: leftFront(sleeve), turn: 0.015, off: unmatched },
    ...([1, -1] as const).map((side) => ({
      outline: upToShoulder(yokeInFront(sleeve, side), sleeve, side),
      turn: across,
    })),
    { outline: placketBand, off: 12 },
    ...pocketParts(style.pockets, matched),
    ...cuffs(style, sleeve),
  ];
}

/** The front below the placket, which is cut apart from its fellow: checks meet there, but never quite. */
function leftFront(sleeve: Sleeves): Knot[] {
  const armhole = sleeve.armhole(-1);
  const [pitX] = armhole.at(-1)!;
  return cornered([...armhole, [pitX, belowHems], [placketAt, belowHems], [placketAt, shoulders]]);
}

/** The band of doubled cloth that the buttons are sewn to, down to the hem. */
export const placketBand = knots("579,250^ 621,250^ 619,800^ 621,1300^ 579,1300^ 577,800^");

/** What is cut apart from the back and sewn to it. */
export function backParts(style: ShirtStyle, sleeve: Sleeves): CutPart[] {
  const yoke = yokeBehind(sleeve);
  const [left, right] = [yoke[0]!, yoke[yoke.length - 1]!];
  const above = ([x]: Point, dx: number): Knot => ({ x: x + dx, y: shoulders, corner: true });
  return [
    { outline: [...cornered(yoke), above(right, -4), above(left, 4)], turn: across },
    ...cuffs(style, sleeve),
  ];
}

/** The seam between the yoke and the right or left front. */
export function yokeInFront(sleeve: Sleeves, side: Side): Point[] {
  return fromMiddle(side, [
    [674, 290],
    [740, 312],
    [armholeAt(sleeve, 330), 330],
  ]);
}

/** The seam between yoke and back, from the left armhole to the right one. */
export function yokeBehind(sleeve: Sleeves): Point[] {
  const end = armholeAt(sleeve, 362);
  return [
    [2 * table.middle - end, 362],
    [480, 368],
    [600, 370],
    [720, 368],
    [end, 362],
  ];
}

function upToShoulder(yoke: Point[], sleeve: Sleeves, side: Side): Knot[] {
  const top = sleeve.armhole(side)[0]!;
  const neck = yoke[0]!;
  return cornered([...yoke, top, [top[0], shoulders], [neck[0] - 30 * side, shoulders]]);
}

/** Cuffs are stiff: folds of the sleeve end before them. */
function cuffs({ cuff }: ShirtStyle, { grain }: Sleeves): CutPart[] {
  return cuff ? ([1, -1] as const).map((side) => ({ outline: shape(cuff, side), grain })) : [];
}

function armholeAt(sleeve: Sleeves, y: number): number {
  return crossing(sleeve.armhole(1), y);
}

function fromMiddle(side: Side, path: Point[]): Point[] {
  return path.map(([x, y]) => [table.middle + side * (x - table.middle), y]);
}

function cornered(path: Point[]): Knot[] {
  return path.map(([x, y]) => ({ x, y, corner: true }));
}
