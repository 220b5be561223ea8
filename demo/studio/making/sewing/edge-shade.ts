import { cloud } from "../../fields/noise.ts";
import { bell, clamp } from "../../fields/scalar.ts";

/**
 * Light and shade along the edge of an upper layer.
 *
 * @param depth inside the edge; negative on the cloth below.
 * @param lit how far the edge faces the lamp, -1..1.
 * @param lift how far it stands off, about 0..1.4.
 */
export function edgeShade(depth: number, lit: number, lift: number, rise: number): number {
  const away = Math.max(0, 0.2 - lit);
  if (depth >= 0) return 1 + 0.16 * Math.max(0, lit) * bell(depth - 1.3, 1.2);
  const crack = (0.12 + (0.1 + 0.2 * away) * Math.min(1, lift)) * Math.exp(depth / 1.2);
  const cast = 0.42 * away * lift * Math.exp(depth / (1 + 1.9 * rise * lift));
  return (1 - crack) * (1 - cast);
}

/** No edge lies down quite evenly: how far it stands off, 0.5..1.2, in places some centimeters long. */
export function liftedEdge(u: number, v: number): number {
  return 0.85 + 0.35 * clamp(1.6 * cloud(u / 64, v / 64, 2, 61), -1, 1);
}
