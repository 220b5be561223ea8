import { chance, noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import { type Point, table } from "../../pattern/outline.ts";
import type { Pose } from "../../pattern/piece.ts";
import type { LongFold } from "../body/long-folds.ts";

/** Where the crown of a ribbed hat begins and where it goes under its turn-up, in units down the table. */
export interface CrownSpan {
  top: number;
  foot: number;
}

/** On which side of the table's middle the shoulder lies that has sunk: 1 to the right. */
export function sunkenSide(seed: number): 1 | -1 {
  return chance(seed, 1, 101) < 0.5 ? -1 : 1;
}

/** How far one shoulder of the crown sinks below the other, and how far its sides stray, in units. */
const sinks = 30;
const strays = 11;

/** An empty crown keeps no dome: one shoulder of it sinks, and its sides fall in here and out there. */
export function slumped({ top, foot }: CrownSpan, seed: number): Pose {
  const side = sunkenSide(seed);
  return (u, v) => {
    const up = ramp(foot, top, v);
    const shoulder = ramp(-60, 190, side * (u - table.middle));
    return [
      u + strays * up * noise(v / 105, u / 400, seed + 11),
      v + up * (sinks * shoulder + 9 * noise(u / 95, 3, seed + 12)),
    ];
  };
}

/** How far the edges of a turn-up are higher here than there, in units. */
const unevenly = 11;
/** How far the upper edge of a turn-up rises from one end to the other, against the lower one, in units. */
const tilted = 15;

/** A turn-up as fingers turn it: nowhere as high as beside, and lower at one end. */
export function turnedUnevenly({ foot }: CrownSpan, seed: number): Pose {
  const lower = sunkenSide(seed);
  return (u, v) => {
    const edge = ramp(foot + 170, foot, v);
    return [
      u + 4 * noise(v / 70, u / 160, seed + 21),
      v +
        unevenly * (noise(u / 125, v / 260, seed + 22) + 0.4 * noise(u / 48, v / 260, seed + 23)) +
        edge * tilted * ramp(-200, 230, lower * (u - table.middle)),
    ];
  };
}

/**
 * The folds of a crown that was dropped: above the turn-up it sits down on itself, which bends its ribs,
 * and from the gathered top a fold runs towards the sunken shoulder.
 */
export function slumpFolds({ top, foot }: CrownSpan, seed: number): LongFold[] {
  const lot = (lane: number) => chance(seed, lane, 102);
  const side = sunkenSide(seed);
  const at = (x: number, share: number): Point => [
    table.middle + side * x,
    top + share * (foot - top),
  ];
  const low = 0.62 + 0.14 * lot(1);
  return [
    {
      path: [
        at(-236, low - 0.1),
        at(-120, low + 0.02),
        at(10, low + 0.06 * lot(2)),
        at(120, low - 0.08),
      ],
      width: [30, 24],
      height: 12,
      fade: [0.4, 0.5],
      hides: side * 12,
    },
    {
      // The shoulder that it runs to turns its own side from the lamp: steeper, it would lie in a black shade.
      path: [at(34, 0.16), at(66 + 30 * lot(3), 0.28), at(130, 0.4), at(216, 0.5 + 0.1 * lot(4))],
      width: [30, 44],
      height: 4,
      fade: [0.4, 0.5],
    },
    {
      path: [at(-30, 0.12), at(-70, 0.28), at(-96 - 40 * lot(5), 0.5)],
      width: [22, 26],
      height: 8,
      fade: [0.3, 0.6],
    },
  ];
}
