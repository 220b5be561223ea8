import { studioLighting } from "../../light/light.ts";
import type { DistanceField } from "../../pattern/distance-field.ts";

const lampward = Math.hypot(studioLighting.key[0], studioLighting.key[1]);

/** How far the rim nearest to a place faces the studio's lamp: 1 towards it, -1 away from it. */
export function towardsLamp(field: DistanceField, u: number, v: number): number {
  const dx = field.at(u - 2, v) - field.at(u + 2, v);
  const dy = field.at(u, v - 2) - field.at(u, v + 2);
  const [x, y] = studioLighting.key;
  return (dx * x + dy * y) / (lampward * (Math.hypot(dx, dy) || 1));
}
