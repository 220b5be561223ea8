import { type Point, table } from "../../pattern/outline.ts";
import { fromCrook } from "../body/drawn-crook.ts";
import { upperPulls } from "../body/drawn-upper.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { bothSides, type Pull } from "../sewing/drawn-folds.ts";

/** Where a short jacket of leather is drawn into creases, of its right half. */
interface DrawnLeather {
  sleeve: Sleeves;
  armpit: Point;
  /** The inner corner of the sleeve's end, x from the middle line. */
  inner: Point;
  /** Upper edge of the belt that holds its waist. */
  beltY: number;
}

/** Radius over which lamb turns at a crest, in units, and how much broader its folds are than those of jersey. */
export const lambTurn = 2.6;
const thick = 1.25;

const up = -Math.PI / 2;

/** What creases leather sharply: armholes, crooks of elbows, and the belt it is crowded above. */
export function leatherPulls({ sleeve, armpit, inner, beltY }: DrawnLeather): Pull[] {
  const placed = ([x, y]: Point): Point => [table.middle + x, y];
  const pit = placed(armpit);
  const crook = { armpit: pit, inner: placed(inner) };
  const right: Pull[] = [
    fromCrook(
      { ...crook, from: 0.12, to: 0.44 },
      { many: 6, length: [60, 130], sides: { steep: [5, 9], gentle: [9, 18] } },
    ),
    fromCrook(
      { ...crook, from: 0.6, to: 0.78 },
      { many: 2, length: [40, 90], sides: { steep: [5, 9], gentle: [9, 16] } },
    ),
    {
      from: [
        [table.middle + 60, beltY - 4],
        [pit[0] - 20, beltY - 8],
      ],
      ways: [up + 0.4, up - 0.45],
      many: 2,
      length: [90, 190],
      slope: [0.45, 0.8],
      // A broader side meets itself where the fold bends, in a straight edge that leather mirrors.
      sides: { steep: [6, 10], gentle: [9, 14] },
      fade: [0.3, 0.7],
    },
  ];
  return [...upperPulls({ sleeve, armpit, thick, padded: true }), ...right.flatMap(bothSides)];
}
