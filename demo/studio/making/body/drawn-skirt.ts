import { crossings, line, type Point, table } from "../../pattern/outline.ts";
import { bothSides, type Pull } from "../sewing/drawn-folds.ts";

/** A skirt from the seam or belt that it hangs from; patterns are of the whole width, or of its right edge. */
export interface HangingSkirt {
  /** Height of that seam and of its hem, in units. */
  top: number;
  hem: number;
  /** Its right edge, from the seam down to the hem. */
  side: string;
  /** How much higher its hem is at its sides than in the middle, in units. */
  rise: number;
}

const up = -Math.PI / 2;
const down = Math.PI / 2;

/** How far inside its edge folds from the side begin, in units. */
const inside = 8;
/** How far folds of a skirt lean outwards on their way down, at its sides, radians: it is cut flared. */
const flare = 0.16;

/** What is drawn together at the waist opens below it: most of it soon, some of it far down the skirt. */
export function gathersBelow(skirt: HangingSkirt, many: number, long = 1): Pull[] {
  const from = acrossAt(skirt, skirt.top + 5, 0.88);
  return [
    {
      from,
      ways: [down + flare, down - flare],
      many,
      length: [50 * long, 190 * long],
      slope: [0.75, 1.35],
      sides: { steep: [5, 9], gentle: [9, 17] },
      fade: [0.2, 0.8],
    },
    {
      from,
      ways: [down + 0.9 * flare, down - 0.9 * flare],
      many: Math.max(2, Math.round(0.34 * many)),
      length: [220 * long, 430 * long],
      slope: [0.7, 1.15],
      sides: { steep: [7, 12], gentle: [14, 28] },
      fade: [0.2, 0.7],
    },
  ];
}

/** From where the hips hold it: aslant over the skirt from both of its sides, the lower the steeper. */
export function fromHips(skirt: HangingSkirt, many = 2): Pull[] {
  const at = edgeOf(skirt);
  const y = (share: number) => skirt.top + share * (skirt.hem - skirt.top);
  const right: Pull = {
    from: [at(y(0.16)), at(y(0.32)), at(y(0.54))],
    ways: [Math.PI - 0.7, Math.PI - 1.2],
    many,
    length: [140, 280],
    slope: [0.5, 0.95],
    sides: { steep: [8, 13], gentle: [14, 28] },
    fade: [0.24, 0.7],
  };
  return bothSides(right);
}

/** Where a narrow skirt is drawn tight between its hips: across from both of its sides, fanning out a little. */
export function acrossHips(skirt: HangingSkirt, many = 3): Pull[] {
  const at = edgeOf(skirt);
  const y = (share: number) => skirt.top + share * (skirt.hem - skirt.top);
  const right: Pull = {
    from: [at(y(0.02)), at(y(0.2)), at(y(0.42))],
    ways: [Math.PI - 0.15, Math.PI - 0.75],
    many,
    length: [130, 250],
    slope: [0.35, 0.65],
    sides: { steep: [9, 15], gentle: [16, 30] },
    fade: [0.28, 0.7],
  };
  return bothSides(right);
}

/** Flutes that stand at the hem and run out on their way up to the waist. */
export function flutesFromHem(skirt: HangingSkirt, many: number, long = 1): Pull[] {
  return [
    {
      from: beyondHem(skirt),
      ways: [up + flare, up - flare],
      many,
      length: [150 * long, 400 * long],
      slope: [0.65, 1.2],
      sides: { steep: [8, 14], gentle: [16, 32] },
      fade: [0.2, 0.8],
    },
  ];
}

/** What a belt or seam draws together above it: short folds that stand on it and spread upwards. */
export function gathersAbove(
  y: number,
  half: number,
  many: number,
  length: Pull["length"] = [45, 120],
): Pull[] {
  return [
    {
      from: [
        [table.middle - half, y - 4],
        [table.middle, y - 2],
        [table.middle + half, y - 4],
      ],
      ways: [up - 0.3, up + 0.3],
      many,
      length,
      slope: [0.7, 1.3],
      sides: { steep: [5, 9], gentle: [8, 17] },
      fade: [0.2, 0.8],
    },
  ];
}

/** So far beyond the hem flutes begin, in units: short of it they would end in nicks. */
const beyond = 8;
/** Places across a skirt where its hem is measured, from -1 to 1. */
const stations = [-1, -0.5, 0, 0.5, 1];

function beyondHem(skirt: HangingSkirt): Point[] {
  const half = 0.92 * (edgeOf(skirt)(skirt.hem - skirt.rise - 1)[0] + inside - table.middle);
  return stations.map(
    (at): Point => [table.middle + half * at, skirt.hem + beyond - skirt.rise * at * at],
  );
}

/** A line across it at a height, as far as that share of its half width. */
function acrossAt(skirt: HangingSkirt, y: number, share: number): Point[] {
  const half = share * (edgeOf(skirt)(y)[0] + inside - table.middle);
  return [
    [table.middle - half, y],
    [table.middle, y],
    [table.middle + half, y],
  ];
}

function edgeOf({ side }: HangingSkirt): (y: number) => Point {
  const edgeAt = crossings(line(side));
  return (y) => [edgeAt(y) - inside, y];
}
