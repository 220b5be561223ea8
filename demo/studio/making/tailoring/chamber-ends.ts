import { ramp } from "../../fields/scalar.ts";
import { crossings, type Point, table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Cuff, Sleeves } from "../body/sleeves.ts";

/** How far from what closes it a chamber of down is full again, in units: a zip has a broad tape. */
const full = { zip: 64, armhole: 38, cuff: 45 };

/** The chambers end beside the zip, whose tape keeps the cloth flat: 0 there, 1 beyond. */
export function besideZip(u: number): number {
  return ramp(4, full.zip, Math.abs(u - table.middle));
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
    return Math.max(ramp(3, full.armhole, away), ramp(pitY - 40, pitY + 50, v));
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
