import { cross } from "../light/vector.ts";
import { type Shell, type Spot, shell, squared } from "./loft.ts";

/** Shapes along a path in space: straps, cords, laces, wire. */

/**
 * A flat band along a path.
 * @param across direction of its width, by row where it is twisted. @param half its width and
 *   @param thick its thickness, both halved.
 */
export function flatBand(
  path: Spot[],
  across: Spot | ((row: number) => Spot),
  half: number,
  thick: number,
): Shell {
  const around = 33;
  const last = path.length - 1;
  return shell(around, path.length, (i, j) => {
    const a = path[Math.max(0, j - 1)]!;
    const b = path[Math.min(last, j + 1)]!;
    const along = normalized([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
    const wide = normalized(typeof across === "function" ? across(j) : across);
    const out = normalized(cross(along, wide));
    const angle = (i / (around - 1)) * Math.PI * 2;
    const w = half * squared(Math.sin(angle), 0.45);
    const o = -thick * squared(Math.cos(angle), 0.3);
    const [x, y, z] = path[j]!;
    return [
      x + wide[0] * w + out[0] * o,
      y + wide[1] * w + out[1] * o,
      z + wide[2] * w + out[2] * o,
    ];
  });
}

/** A cord along a path in space. @param thick its radius. */
export function cord(path: Spot[], thick: number): Shell {
  const around = 13;
  const last = path.length - 1;
  return shell(around, path.length, (i, j) => {
    const a = path[Math.max(0, j - 1)]!;
    const b = path[Math.min(last, j + 1)]!;
    const along = normalized([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
    const side = normalized([along[1] - along[2], along[2] - along[0], along[0] - along[1]]);
    const up = cross(along, side);
    const angle = (i / (around - 1)) * Math.PI * 2;
    const [c, t] = [Math.cos(angle) * thick, Math.sin(angle) * thick];
    const [x, y, z] = path[j]!;
    return [x + side[0] * c + up[0] * t, y + side[1] * c + up[1] * t, z + side[2] * c + up[2] * t];
  });
}

/** Of length 1; a direction without length stays so. */
export function normalized([x, y, z]: Spot): Spot {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
