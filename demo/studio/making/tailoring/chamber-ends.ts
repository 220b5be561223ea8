import { blend, ramp } from "../../fields/scalar.ts";
import { crossings, curve, distanceTo, knots, type Point, table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Cuff, Sleeves } from "../body/sleeves.ts";

/** How far from what closes it a chamber of down is full again, in units: a zip has a broad tape. */
const full = { zip: 64, armhole: 52, cuff: 45, collar: 44 };

/** The chambers end beside the zip, whose tape keeps the cloth flat: 0 there, 1 beyond. */
export function besideZip(u: number): number {
  return ramp(4, full.zip, Math.abs(u - table.middle));
}

/** The seam of the collar: half its length, how low it lies in the middle, and how far it rises to its ends, in units. */
const collar = { half: 122, before: 344, behind: 312, rise: { before: 32, behind: 9 } };

/**
 * The collar is sewn to flat cloth: 0 on its seam, 1 beyond. A chamber that was full there would hang over the
 * collar beside the zip, with a black hole below it.
 */
export function belowCollar(u: number, v: number, isFront: boolean): number {
  const [low, rise] = isFront
    ? [collar.before, collar.rise.before]
    : [collar.behind, collar.rise.behind];
  const aside = Math.abs(u - table.middle) / collar.half;
  const seam = low - rise * aside ** 2;
  return Math.max(ramp(seam, seam + full.collar, v), ramp(1, 1.4, aside));
}

/**
 * Body and sleeves are sewn together flat: 0 on an armhole, 1 beyond. A chamber that stood on its seam
 * would be a cliff, and the sleeve's head would hang over it.
 */
export function besideArmhole({ armhole }: Sleeves): PatternMap {
  const hole = armhole(1);
  const at = crossings(hole);
  const [, pitY] = hole[hole.length - 1]!;
  return (u, v) => {
    const away = Math.abs(Math.abs(u - table.middle) - (at(v) - table.middle));
    return Math.max(ramp(3, full.armhole, away), ramp(pitY - 10, pitY + 110, v));
  };
}

/** An elastic tape draws the sleeve's end together: 0 on its `tape`, in units, 1 beyond. */
export function besideCuff([inner, outer]: Cuff, tape: number): PatternMap {
  const [dx, dy]: Point = [outer[0] - inner[0], outer[1] - inner[1]];
  const length = Math.hypot(dx, dy);
  return (u, v) => {
    const [x, y] = [Math.abs(u - table.middle) - inner[0], v - inner[1]];
    return ramp(tape, tape + full.cuff, (x * dy - y * dx) / length);
  };
}

/** How far in from the outline, in units, a chamber has come round, and the share of its height left on it. */
const shoulder = { reach: 40, left: 0.4 };

/**
 * Before and behind are one chamber that goes round shoulder and sleeve's head: as high on their outline as
 * beside it, every dent would show there as a corner.
 */
export function overShoulder({ half }: { half: string }): PatternMap {
  const whole: Point[] = curve(knots(half));
  const farthest = Math.max(...whole.map(([x]) => x));
  const outermost = whole.findIndex(([x]) => x === farthest);
  const outline = whole.slice(0, outermost + 1);
  return (u, v) => {
    const away = distanceTo(outline, Math.abs(u - table.middle), v);
    return blend(shoulder.left, 1, ramp(0, shoulder.reach, away));
  };
}
