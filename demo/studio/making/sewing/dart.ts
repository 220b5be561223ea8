import { bell, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { drawTogether, lengthOf, seam } from "./seams.ts";

/** How far before its point a dart takes in so little that its line is lost, in units. */
const runsOut = 34;
/** What was taken in lies pressed to one side: how broad at its mouth, how high it lifts the cloth, in units. */
const intake = { broad: 11, high: 0.9 };
/** How far round its point the cloth is cupped, and how high, in units. */
const cup = { reach: 26, high: 2.2 };

/**
 * A dart: stitched firmly at its mouth, it takes in less and less, and runs out in a point round which the
 * cloth is cupped. The cloth taken in shows through as a wedge to the right of the line.
 *
 * @param path from its mouth to its point.
 */
export function dart(s: Surface, path: Point[]): void {
  const length = lengthOf(path);
  const stitched = path.filter((_, i) => (i / (path.length - 1)) * length < length - runsOut);
  seam(s, stitched, { depth: 1.5, pucker: 0 });
  drawTogether(s, path, 0.9);
  s.along(path, intake.broad + 4, (k, d, way) => {
    const left = 1 - way / length;
    const edge = intake.broad * Math.sqrt(Math.max(0, left));
    const on = ramp(0.4, 1.6, d) * ramp(edge + 4, edge - 6, d);
    s.relief[k]! += intake.high * on * ramp(0, 0.3, left);
    s.tone(k, 1 - 0.14 * bell(d, 1.5) * ramp(0, 0.25, left));
  });
  const [x, y] = path.at(-1)!;
  const cupped = 3 * cup.reach;
  s.within({ x0: x - cupped, y0: y - cupped, x1: x + cupped, y1: y + cupped }, (k, u, v) => {
    const away = Math.hypot(u - x, v - y);
    if (away < cupped) s.relief[k]! += cup.high * bell(away, cup.reach);
  });
}
