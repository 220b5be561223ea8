import { blurWithin } from "../fields/blur.ts";
import { ramp } from "../fields/scalar.ts";
import type { DistanceField } from "../pattern/distance-field.ts";
import type { Mesh } from "./mesh.ts";

/** How far inside the outline the rim still holds, and where it holds altogether, in units. */
const reach = 36;
const firm = 8;
/** Waves of the rim shorter than some four times this are drawn straight, in units. */
const stretch = 26;

/**
 * A rim is doubled cloth, seam, hem or fold, and hardly bends within its own plane: what lies
 * beside a fold rises, but the outline runs on in a long line.
 *
 * @param moved how far each node has moved from its pattern, along x and y.
 */
export function straightenRim(
  mesh: Mesh,
  moved: { dx: Float32Array; dy: Float32Array },
  field: DistanceField,
): void {
  const { columns, rows, spacing, active, u0, v0 } = mesh;
  const held = new Float32Array(active.length);
  for (let k = 0; k < active.length; k++) {
    const u = u0 + (k % columns) * spacing;
    const v = v0 + Math.floor(k / columns) * spacing;
    if (active[k]) held[k] = 0.6 * ramp(reach, firm, field.at(u, v));
  }
  const inside = Float32Array.from(active);
  const radius = Math.round(stretch / spacing);
  for (const [place, by] of [
    [mesh.x, moved.dx],
    [mesh.y, moved.dy],
  ] as const) {
    const even = blurWithin(by, inside, columns, rows, radius, 2);
    held.forEach((share, k) => {
      place[k]! += (even[k]! - by[k]!) * share;
    });
  }
}
