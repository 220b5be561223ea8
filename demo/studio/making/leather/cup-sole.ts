import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { line } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { stitch } from "../sewing/seams.ts";

/** Where the tread begins below the wall of the cup sole: a groove, and rubber a shade darker. */
const tread = line("266,1047 480,1048 620,1048 760,1048 870,1041 956,1024");

/** A cup sole is stitched to its upper in a groove below its rim. */
export function cupSole(s: Surface): void {
  s.along(tread, 16, (k, d) => {
    s.relief[k]! -= 1.8 * bell(d, 1.7);
    s.tone(k, 1 - 0.4 * bell(d, 1.5) - 0.1 * ramp(0, 2, d));
  });
  // Where it has stood, dust stays in the pores of the rubber.
  s.each((k, u, v) => s.tone(k, 1 - ramp(1042, 1060, v) * (0.1 + 0.07 * noise(u / 14, v / 5, 27))));
  const row = line("272,1006 470,1013 603,1017 755,1017 869,1010 946,996");
  s.along(row, 5, (k, d) => {
    s.relief[k]! -= 1.6 * bell(d, 1.9);
    s.tone(k, 1 - 0.3 * bell(d, 1.9));
  });
  stitch(s, row, { thread: "undyed", length: 8, width: 1.3 });
}
