import { studioLighting } from "../../light/light.ts";
import type { DistanceField } from "../../pattern/distance-field.ts";
import type { Point } from "../../pattern/outline.ts";

const lampward = Math.hypot(studioLighting.key[0], studioLighting.key[1]);

/** How far the rim nearest to a place faces the studio's lamp: 1 towards it, -1 away from it. */
export function towardsLamp(field: DistanceField, u: number, v: number): number {
  const dx = field.at(u - 2, v) - field.at(u + 2, v);
  const dy = field.at(u, v - 2) - field.at(u, v + 2);
  const [x, y] = studioLighting.key;
  return (dx * x + dy * y) / (lampward * (Math.hypot(dx, dy) || 1));
}

/**
 * The same for a cut edge that is given as a line: how far the side to the right of it, seen along
 * it, faces the lamp after so much of its way.
 */
export function lampAlong(path: Point[]): (way: number) => number {
  const [x, y] = studioLighting.key;
  const ends: number[] = [];
  const facing: number[] = [];
  let way = 0;
  for (let k = 0; k + 1 < path.length; k++) {
    const ex = path[k + 1]![0] - path[k]![0];
    const ey = path[k + 1]![1] - path[k]![1];
    const length = Math.hypot(ex, ey) || 1;
    way += length;
    ends.push(way);
    facing.push((ex * y - ey * x) / (lampward * length));
  }
  return (at) => {
    const k = ends.findIndex((end) => at <= end);
    return facing[k < 0 ? facing.length - 1 : k] ?? 0;
  };
}
