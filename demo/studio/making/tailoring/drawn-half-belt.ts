import { type Point, table } from "../../pattern/outline.ts";
import type { Pull } from "../sewing/drawn-folds.ts";

/** A strip across the small of a back that is shorter than the back is wide, heights in units. */
export interface DrawnIn {
  /** Of its upper edge. */
  y: number;
  height: number;
  /** How far from the middle line it draws the cloth together. */
  half: number;
}

const [down, up] = [Math.PI / 2, -Math.PI / 2];
/** How far folds turn away from each other over the width that is drawn in, radians. */
const fan = { above: 0.34, below: 0.26 };
/** The strip lies upon their first units. */
const under = 8;

/** What it draws together bunches above it in short folds, and falls open below in longer ones. */
export function besideStrip({ y, height, half }: DrawnIn): Pull[] {
  const along = (at: number) => [-half, half].map((x): Point => [table.middle + x, at]);
  const common = {
    slope: [0.6, 1.05],
    sides: { steep: [6, 9], gentle: [10, 19] },
    fade: [0.24, 0.7],
  } satisfies Partial<Pull>;
  return [
    {
      ...common,
      from: along(y + under),
      ways: [up - fan.above, up + fan.above],
      many: 6,
      length: [60, 190],
    },
    {
      ...common,
      from: along(y + height - under),
      ways: [down + fan.below, down - fan.below],
      many: 6,
      length: [90, 300],
    },
  ];
}
