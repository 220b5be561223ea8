import { bell, ramp } from "../../fields/scalar.ts";
import { line } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { seam } from "../sewing/seams.ts";

/** How broad its allowance is, pressed to one side, how high it lifts the cloth, and how far below the rim it begins, in units. */
const allowance = { broad: 15, high: 1.8, below: 90 };

/** How deep the furrow is that it is drawn into above the fork, and how broad, in units. */
const furrow = { deep: 3.2, broad: 13 };

/**
 * The seam of the seat, from the rim of the waistband down to the fork. It bears the most, and is drawn into a
 * furrow, the deeper the nearer to the fork.
 *
 * @param deep share of its depth and shade that it has in this cloth.
 */
export function seatSeam(s: Surface, top: number, crotchY: number, deep = 1): void {
  const path = line(`600,${top} 600,350 600,${crotchY - 1}`);
  seam(s, path, { depth: 3 * deep, pucker: 1.7 * deep, crack: 0.22 * deep });
  const { broad, high, below } = allowance;
  s.along(path, 40, (k, d, way) => {
    const borne = ramp(below, crotchY - top, way);
    const lain = ramp(-0.5, 1.5, d) * ramp(broad + 3, broad - 2, d);
    s.relief[k]! +=
      high * ramp(below - 40, below + 40, way) * lain - furrow.deep * borne * bell(d, furrow.broad);
    s.tone(k, 1 - 0.1 * borne * bell(d, 9) - 0.07 * lain * bell(d - broad, 2.4));
  });
}
