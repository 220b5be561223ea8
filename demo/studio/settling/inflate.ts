import { readField } from "../fields/scalar.ts";
import type { DistanceField } from "../pattern/distance-field.ts";
import type { Box } from "../pattern/outline.ts";

const cell = 8;
const sweeps = 140;
const overRelaxation = 1.9;

/**
 * A round volume over an outline: the square root of twice the solution of Poisson's equation with
 * zero rim. On a strip it is a circular section, and it has no crease in the middle.
 */
export function inflate(field: DistanceField, box: Box): (u: number, v: number) => number {
  const width = Math.ceil((box.x1 - box.x0) / cell) + 2;
  const height = Math.ceil((box.y1 - box.y0) / cell) + 2;
  const f = new Float32Array(width * height);
  const inside = new Uint8Array(width * height);
  for (let j = 0, k = 0; j < height; j++) {
    for (let i = 0; i < width; i++, k++) {
      const depth = field.at(box.x0 + i * cell, box.y0 + j * cell);
      if (depth <= 0) continue;
      inside[k] = 1;
      f[k] = depth * 80;
    }
  }
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let j = 1; j < height - 1; j++) {
      for (let k = j * width + 1; k < (j + 1) * width - 1; k++) {
        if (!inside[k]) continue;
        const even = 0.25 * (f[k - 1]! + f[k + 1]! + f[k - width]! + f[k + width]! + cell * cell);
        f[k]! += overRelaxation * (even - f[k]!);
      }
    }
  }
  for (let k = 0; k < f.length; k++) f[k] = Math.sqrt(Math.max(0, 2 * f[k]!));
  return (u, v) => readField(f, width, height, (u - box.x0) / cell, (v - box.y0) / cell);
}
