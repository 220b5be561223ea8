import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";

/**
 * The open edge of a patch pocket: between its ends it stands off the cloth below, and a dark gap
 * shows along it.
 *
 * @param path from end to end, the pocket below it on the table.
 * @param slack how far it stands off in the middle, in units.
 */
export function openMouth(s: Surface, path: Point[], slack = 1.6): void {
  const [from, to] = [path[0]!, path[path.length - 1]!];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const lane = Math.round(from[0] + from[1]);
  const down = from[0] < to[0] ? 1 : -1;
  s.along(path, 34, (k, d, way) => {
    if (way <= 0 || way >= length) return;
    const middle = Math.sin((Math.PI * way) / length);
    const gape = slack * middle * (0.75 + 0.5 * noise(way / 34, 1, lane));
    const below = d * down;
    if (below > 0) s.relief[k]! += 1.5 * gape * Math.exp(-below / 11) * ramp(34, 22, below);
    else s.tone(k, 1 - 0.7 * ramp(0.2, 0.8, gape) * ramp(-gape - 0.7, -gape * 0.4, below));
  });
}
