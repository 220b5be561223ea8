import type { Surface } from "../pattern/surface.ts";

/** How far round the edge the camera sees: fibers stand off it, so its steep foot is never seen as a line. */
const turned = 0.72;

/**
 * Cloth has a thickness: at its rim the face turns down round the doubled edge.
 *
 * @param thickness of the doubled edge in units.
 */
export function roundRim(s: Surface, thickness: number): void {
  const reach = thickness * 1.6;
  s.each((k, _u, _v, depth) => {
    if (depth >= reach) return;
    const out = 1 - Math.max(0, depth) / reach;
    s.relief[k]! -= thickness * (1 - Math.sqrt(1 - turned * out * out));
  });
}
