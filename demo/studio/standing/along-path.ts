import { cross } from "../light/vector.ts";
import type { Point } from "../pattern/outline.ts";
import { type Shell, type Spot, shell, squared } from "./loft.ts";

/** Shapes along a path in space: straps, cords, laces, wire. */

/**
 * Carries a section along a path. @param around vertices round it.
 * @param axes the section's two directions at a row. @param section its place along either, in units,
 *   at an angle in radians and a row.
 */
export function swept(
  path: Spot[],
  around: number,
  axes: (row: number) => [Spot, Spot],
  section: (angle: number, row: number) => Point,
): Shell {
  const directions = path.map((_, row) => axes(row));
  return shell(around, path.length, (i, j) => {
    const [side, out] = directions[j]!;
    const [w, o] = section((i / (around - 1)) * Math.PI * 2, j);
    const [x, y, z] = path[j]!;
    return [
      x + side[0] * w + out[0] * o,
      y + side[1] * w + out[1] * o,
      z + side[2] * w + out[2] * o,
    ];
  });
}

/** How far it is along a path from its beginning to each of its places, in units. */
export function waysAlong(path: Spot[]): number[] {
  const sums = [0];
  for (let n = 1; n < path.length; n++) {
    const [a, b] = [path[n - 1]!, path[n]!];
    sums.push(sums[n - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]));
  }
  return sums;
}

/** Which way a path runs at one of its places. */
export function directionAt(path: Spot[], row: number): Spot {
  const a = path[Math.max(0, row - 1)]!;
  const b = path[Math.min(path.length - 1, row + 1)]!;
  return normalized([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
}

/**
 * A flat band along a path.
 * @param across direction of its width, by row where it is twisted. @param half half its width, by row
 *   where it is gathered. @param thick half its thickness, by row where it is skived.
 */
export function flatBand(
  path: Spot[],
  across: Spot | ((row: number) => Spot),
  half: number | ((row: number) => number),
  thick: number | ((row: number) => number),
): Shell {
  const halfAt = typeof half === "function" ? half : () => half;
  const thickAt = typeof thick === "function" ? thick : () => thick;
  return swept(
    path,
    33,
    (row) => {
      const wide = normalized(typeof across === "function" ? across(row) : across);
      return [wide, normalized(cross(directionAt(path, row), wide))];
    },
    (angle, row) => [acrossBand(angle, halfAt(row)), -thickAt(row) * squared(Math.cos(angle), 0.3)],
  );
}

/** How far beside its middle a place of a flat band lies. @param angle of the place round its section, radians. */
export function acrossBand(angle: number, half: number): number {
  return half * squared(Math.sin(angle), 0.45);
}

/** A cord along a path in space. @param thick its radius. @param isCut whether its ends are seen. */
export function cord(path: Spot[], thick: number, isCut = false): Shell {
  const radius = (row: number) => (isCut && row % (path.length - 1) === 0 ? 0 : thick);
  return swept(
    path,
    13,
    (row) => {
      const along = directionAt(path, row);
      const side = normalized([along[1] - along[2], along[2] - along[0], along[0] - along[1]]);
      return [side, cross(along, side)];
    },
    (angle, row) => [Math.cos(angle) * radius(row), Math.sin(angle) * radius(row)],
  );
}

/** Of length 1; a direction without length stays so. */
export function normalized([x, y, z]: Spot): Spot {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
