import { blur } from "../fields/blur.ts";
import { cloud } from "../fields/noise.ts";
import { blend, clamp } from "../fields/scalar.ts";
import { fromHex } from "../light/color.ts";
import type { Lighting, LightReach } from "../light/light.ts";
import { unit } from "../light/vector.ts";
import type { Camera } from "./camera.ts";

/** What pictures are taken on, lying or standing. */
export const paper = fromHex("#cfc9c1");

/** Share of the room's light that the paper and what lies round it throw into the narrowest gap. */
const thrownBack = 0.22;

/** The lit paper under the garment with its shadows, linear light, three values a pixel. */
export function lightGround(
  camera: Camera,
  cover: Float32Array,
  reach: LightReach,
  lighting: Lighting,
): Float32Array {
  const { width, height } = camera;
  const zoom = Math.min(camera.zoom, 1.4);
  const key = unit(lighting.key);
  const cast = shadow(22, 3, 24);
  const contact = shadow(4, 2, 1);
  const direct = lighting.keyStrength * 0.62 * 1.28 * key[2];
  const light = new Float32Array(width * height * 3);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) {
      if (cover[k]! > 0.997) continue;
      const tooth =
        1 +
        0.01 * cloud(x / camera.zoom / 3.1, y / camera.zoom / 3.1, 2, 90) +
        0.01 * cloud(x / camera.zoom / 260, y / camera.zoom / 260, 2, 91);
      const open = reach.keyOnGround.at(x, y) * (1 - 0.36 * cast(x, y));
      const sky =
        blend(thrownBack, 1, reach.skyOnGround.at(x, y) ** 0.7) * (1 - 0.22 * contact(x, y));
      const lamp = direct * (open * 0.92 + 0.08) + lighting.ambient * sky;
      const strength = lamp * tooth * 0.91;
      // Shadows on the paper are a little cooler than its light.
      light[k * 3] = paper[0] * strength * blend(0.965, 1, open);
      light[k * 3 + 1] = paper[1] * strength * blend(0.97, 0.992, open);
      light[k * 3 + 2] = paper[2] * strength * 0.985;
    }
  }
  return light;

  /** What the garment keeps from the paper: its blurred shape, moved away from the key lamp. */
  function shadow(radius: number, times: number, away: number) {
    const shape = blur(cover, width, height, radius * zoom, times);
    const flat = Math.hypot(key[0], key[1]);
    const dx = Math.round((key[0] / flat) * away * zoom);
    const dy = Math.round((key[1] / flat) * away * zoom);
    return (x: number, y: number): number =>
      shape[clamp(y + dy, 0, height - 1) * width + clamp(x + dx, 0, width - 1)]!;
  }
}
