import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Excess } from "../../pattern/excess.ts";
import { type Point, type Side, table } from "../../pattern/outline.ts";

interface BodyFolds {
  /** The right end of its armhole, x from the middle line. */
  armpit: Point;
  /** From where to where downward its width comes to hang free. */
  hangs: [from: number, full: number];
  /** Where ribs begin, which draw in what hangs free; none when absent. */
  ribsY?: number;
  /** How much of its surplus the cloth takes. */
  fall: number;
}

/** Over so much above ribs, in units, folds that hang down to them end: on ribs they are taken for burns. */
const drawnIn = 60;

/**
 * The few folds of a knitted body that was smoothed out by hand, each with its cause: sleeves that
 * lie lower than they were worn drag at the side, and what is wider than it was drawn hangs downward.
 */
export function bodyFolds(e: Excess, u: number, v: number, lane: number, body: BodyFolds): void {
  const { armpit, hangs, fall, ribsY = Number.POSITIVE_INFINITY } = body;
  const off = u - table.middle;
  const side: Side = off > 0 ? 1 : -1;
  const dragged = bell(v - armpit[1] - 60, 80) * ramp(100, 220, Math.abs(off));
  e.along(0.8 * side, -1, 0.06 * fall * dragged * (0.4 + noise(u / 90, v / 90, lane)));
  // Folds spread a little towards the hem, and none runs quite straight.
  const aslant = (v - 1000) * (0.16 * side + 0.12 * noise(1, 4, lane + 1));
  const wide = Math.max(0, noise((u + aslant) / 105, 3 + v / 1400, lane + 1) - 0.05);
  const free = ramp(...hangs, v) * ramp(0, -drawnIn, v - ribsY);
  e.along(1, 0.16 * side, 0.012 + 0.15 * fall * free * wide);
}
