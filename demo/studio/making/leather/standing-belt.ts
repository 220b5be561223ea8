import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { cord, flatBand } from "../../standing/along-path.ts";
import { type Spot, squared } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { sinkStitches } from "./leather-edge.ts";
import { waxed } from "./leather-goods.ts";
import { block, leatherPart, metalPart, wire } from "./leather-parts.ts";

/** Half its width and its thickness, in units. */
const half = 29;
const thick = 3.6;
const turns = 3.15;
/** How far the end with the buckle runs on straight. */
const straight = 96;

/** A belt rolled up and stood on its edge, its buckle before it. */
export function rolledBelt(order: Order): Part[] {
  const path = coil(order.seed);
  const [ex, , ez] = path[path.length - 1]!;
  const end = ez + thick;
  const band = flatBand(path, [0, 1, 0], half, thick);
  return [
    leatherPart(order, band, (s) => {
      s.each((k, u, v) => {
        const row = Math.min(Math.abs(Math.abs(v) - (half - 5)), 9);
        sinkStitches(s, k, row);
        // Where it was bent before, it has creased and darkened.
        const crack = ramp(0.12, 0.02, Math.abs(noise(u / 9, v / 40, order.seed + 3)));
        s.tone(k, 1 + 0.06 * noise(u / 120, 1, order.seed + 4) - 0.05 * crack);
        s.relief[k]! += 0.7 * bell(Math.abs(v) - half, 3);
      });
      for (const offset of [half - 5, 5 - half]) {
        stitch(
          s,
          [
            [0, offset],
            [4000, offset],
          ],
          waxed,
        );
      }
    }),
    leatherPart(order, block([ex + 66, half, end - 1], [11, half + 4, thick + 5]), () => {}),
    leatherPart(order, block([ex + 6, half, end], [22, half, thick + 3]), () => {}),
    ...buckle(ex - 20, end + 2),
  ];
}

/** Loose turns, nowhere quite round, then the straight end towards the left. */
function coil(seed: number): Spot[] {
  const steps = 320;
  const path = Array.from({ length: steps + 1 }, (_, n): Spot => {
    const left = (1 - n / steps) * turns * Math.PI * 2;
    const angle = Math.PI / 2 - left;
    const radius = 196 - left * 4.6 + 7 * noise(left / 1.7, seed, 97) * Math.min(1, left);
    return [radius * Math.cos(angle), half, radius * Math.sin(angle)];
  });
  const [x, y, z] = path[steps]!;
  for (let n = 1; n <= 24; n++) {
    const t = n / 24;
    path.push([x - straight * t, y, z + 5 * t * t]);
  }
  return path;
}

/** A frame with rounded corners and its prong, from its bar to the left. */
function buckle(x: number, z: number): Part[] {
  const [w, h] = [36, half + 13];
  const frame = Array.from({ length: 64 }, (_, n): Spot => {
    const angle = (n / 64) * Math.PI * 2;
    return [
      x - w * 0.5 + w * squared(Math.cos(angle), 0.28),
      half + h * squared(Math.sin(angle), 0.28),
      z + 4,
    ];
  });
  const prong = Array.from({ length: 24 }, (_, n): Spot => {
    const t = n / 23;
    return [x + w * 0.5 - (2 * w + 6) * t, half, z + 7 + 7 * Math.sin(Math.PI * t)];
  });
  return [wire(frame, 5.5), metalPart(cord(prong, 4))];
}
