import type { Grain } from "../../cloths/texture.ts";
import { bell } from "../../fields/scalar.ts";
import { crossings, line, type Point, table } from "../../pattern/outline.ts";
import type { Sleeves } from "../body/sleeves.ts";

/** A dart or seam that shapes the waist, and how the cloth beyond it was cut. */
interface ShapingSeam {
  /** From its upper end down, on the right half. */
  path: string;
  /** What it takes in at the waist, in units. */
  intake: number;
  /** How far across and along the panel beyond it is off the print's course, in units; none beyond a dart. */
  off?: Point;
}

/** Over so much above and below the waist a seam takes cloth in, in units. */
const shaped = 150;

/**
 * The grain of a body whose panels were cut apart: beyond a shaping seam checks and stripes are
 * not where they would have been, and lean in towards the waist.
 */
export function cutInPanels(
  { grain, on, side }: Sleeves,
  waistY: number,
  seams: ShapingSeam[],
): Grain {
  const cuts = seams.map(({ path, off = [0, 0], ...seam }) => ({
    ...seam,
    at: crossings(line(path)),
    off,
  }));
  return (u, v) => {
    let [a, b] = grain(u, v);
    if (on(u, v)) return [a, b];
    const out = Math.abs(u - table.middle);
    for (const { at, intake, off } of cuts) {
      if (out < at(v) - table.middle) continue;
      a += side(u) * (off[0] + intake * bell(v - waistY, shaped));
      b += off[1];
    }
    return [a, b];
  };
}
