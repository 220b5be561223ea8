import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { line } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { stitch } from "../sewing/seams.ts";

/** Where the tread begins below the wall of the cup sole: a groove, and rubber a shade darker. */
const tread = line("266,1037 480,1038 620,1038 780,1038 900,1031 990,1014");

/** A cup sole is stitched to its upper in a groove below its rim. */
export function cupSole(s: Surface): void {
  s.along(tread, 16, (k, d) => {
    s.relief[k]! -= 1.8 * bell(d, 1.7);
    s.tone(k, 1 - 0.4 * bell(d, 1.5) - 0.1 * ramp(0, 2, d));
  });
  // Where it has stood, dust stays in the pores of the rubber.
  s.each((k, u, v) => s.tone(k, 1 - ramp(1030, 1048, v) * (0.1 + 0.07 * noise(u / 14, v / 5, 27))));
  const row = line("272,1006 480,1013 620,1017 780,1017 900,1010 980,996");
  s.along(row, 5, (k, d) => {
    s.relief[k]! -= 1.6 * bell(d, 1.9);
    s.tone(k, 1 - 0.3 * bell(d, 1.9));
  });
  stitch(s, row, { thread: "undyed", length: 8, width: 1.3 });
}
