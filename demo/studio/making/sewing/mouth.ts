import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { lampAlong } from "./lamp-side.ts";
import { lengthOf } from "./seams.ts";

/**
 * The open edge of a patch pocket: between its ends it stands off the cloth below, and a dark gap
 * shows along it.
 *
 * @param path from end to end, the pocket below it on the table.
 * @param slack how far it stands off in the middle, in units.
 */
export function openMouth(s: Surface, path: Point[], slack = 1.6): void {
  const [from, to] = [path[0]!, path[path.length - 1]!];
  const length = lengthOf(path);
  const lane = Math.round(from[0] + from[1]);
  const down = from[0] < to[0] ? 1 : -1;
  s.along(path, 34, (k, d, way) => {
    if (way <= 0 || way >= length) return;
    const gape = slack * gaping(way / length, lane);
    const below = d * down;
    if (below > 0) {
      s.relief[k]! += 1.5 * gape * Math.exp(-below / 11) * ramp(34, 22, below);
      s.tone(k, 1 + 0.09 * bell(below - 1.4, 1.3));
    } else s.tone(k, 1 - 0.55 * ramp(0.2, 1.4, gape) * ramp(-1.4 * gape - 1, -gape * 0.3, below));
  });
}

/**
 * A pocket let in on the slant: the front ends in a turned lip that lies upon the pocket's facing,
 * tight at both bar tacks, and gapes between them so that its dark inside shows.
 *
 * @param path of the mouth, the front to its left as seen along it.
 * @param slack how wide it stands open in the middle, in units.
 */
export function slantedMouth(s: Surface, path: Point[], slack: number): void {
  const facing = lampAlong(path);
  const lane = Math.round(path[0]![0]);
  const length = lengthOf(path);
  s.along(path, 34, (k, d, way) => {
    if (way <= 0 || way >= length) return;
    const held = ramp(0, 14, way) * ramp(length, length - 14, way);
    const gape = slack * gaping(way / length, lane);
    const lit = facing(way);
    if (d < 0) {
      // The lip: three layers of cloth, round over its edge and swelling where it stands off.
      const round = 1 - Math.exp(d / 1.7);
      s.relief[k]! += held * (1.1 + 0.5 * gape) * round * ramp(-34, -14, d);
      s.tone(k, 1 + held * (0.05 + 0.13 * Math.max(0, lit)) * bell(d + 1.5, 1.2));
      return;
    }
    const away = Math.max(0, 0.4 - lit);
    const inside = ramp(gape + 0.9, gape * 0.25, d) * ramp(0.1, 1.3, gape);
    const cast = (0.12 + 0.2 * away) * Math.exp(-Math.max(0, d - gape) / (1.4 + 2.2 * gape));
    s.tone(k, (1 - 0.62 * inside) * (1 - held * cast));
    s.relief[k]! -= 0.6 * gape * Math.exp(-d / 9) * ramp(34, 20, d);
  });
  const last = path.length - 1;
  tackAcross(s, path[0]!, path[0]!, path[1]!);
  tackAcross(s, path[last]!, path[last - 1]!, path[last]!);
}

/**
 * The close stitches across a mouth's end that keep it from tearing.
 *
 * @param from and to: the mouth's course there.
 */
function tackAcross(s: Surface, [x, y]: Point, from: Point, to: Point): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ex, ey] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  s.within({ x0: x - 9, y0: y - 9, x1: x + 9, y1: y + 9 }, (k, u, v) => {
    const along = (u - x) * ex + (v - y) * ey;
    const across = (u - x) * ey - (v - y) * ex;
    const on = bell(along, 1.1) * ramp(5.6, 4.8, Math.abs(across - 3));
    s.relief[k]! += on * (0.7 + 0.25 * Math.sin(across * 4));
    s.tone(k, 1 - 0.1 * bell(along, 2.2) * ramp(6.4, 5, Math.abs(across - 3)));
  });
}

/** How far an edge held at both ends stands open there: nothing at the ends, unevenly between. */
function gaping(share: number, lane: number): number {
  const middle = Math.max(0, Math.sin(Math.PI * share));
  return middle ** 1.4 * Math.max(0, 0.85 + 0.7 * noise(share * 3.4, 1, lane));
}
