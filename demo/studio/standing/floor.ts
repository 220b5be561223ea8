import { paper } from "../camera/ground.ts";
import { cloud } from "../fields/noise.ts";
import { blend, ramp, readField } from "../fields/scalar.ts";
import type { Lighting } from "../light/light.ts";
import type { BakedFloor } from "./bake-light.ts";
import { onFloor, type View } from "./view.ts";

/**
 * The lit floor, which runs up into the wall behind: linear light, three values a pixel. Its grain
 * and the cool of its shadows are much like those of the paper on the table (`camera/ground.ts`).
 */
export function lightFloor(view: View, floor: BakedFloor, lighting: Lighting): Float32Array {
  const { width, height } = view;
  const light = new Float32Array(width * height * 3);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) {
      const { x: u, z: w } = onFloor(view, x + 0.5, y + 0.5);
      const lamp = arrives(floor, floor.lamp, u, w);
      const room = arrives(floor, floor.room, u, w);
      const tooth =
        1 +
        0.008 * cloud(x / view.zoom / 3, y / view.zoom / 3, 2, 90) +
        0.01 * cloud(u / 260, w / 260, 2, 91);
      const strength = 0.9 * tooth * (0.92 * lamp + lighting.ambient * room);
      const lit = 0.6 * lamp + 0.4 * room;
      // Shadows on the floor are a little cooler than its light.
      light[k * 3] = paper[0] * strength * blend(0.955, 1, lit);
      light[k * 3 + 1] = paper[1] * strength * blend(0.965, 0.992, lit);
      light[k * 3 + 2] = paper[2] * strength * 0.985;
    }
  }
  return light;
}

/** Share of a light that arrives at a place of the floor; beyond its grid the floor is bare. */
function arrives(floor: BakedFloor, field: Float32Array, x: number, z: number): number {
  const { columns, rows, cell, x0, z0 } = floor;
  const i = (x - x0) / cell;
  const j = (z - z0) / cell;
  const inside = Math.min(i, j, columns - 1 - i, rows - 1 - j);
  if (inside <= 0) return 1;
  return blend(1, readField(field, columns, rows, i, j), ramp(0, 40, inside));
}
