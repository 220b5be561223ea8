import { chance } from "../../fields/noise.ts";
import { cross, unit, type Vector } from "../../light/vector.ts";
import type { Shell } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";

/** Places along a fiber, and half its thickness in units where it grows and at its tip. */
const joints = 4;
const thickness = [0.16, 0.05] as const;
/** Vertices of its two blades, each of which has two sides. */
const perFiber = joints * 4;

/**
 * Fibers that stand off fulled or brushed wool: against what lies behind it they make its rim soft.
 * @param count how many. @param length of the longest, in units.
 */
export function strayFibers(body: Shell, part: Part, count: number, length: number): Part {
  const positions = new Float32Array(count * perFiber * 3);
  const normals = new Float32Array(positions.length);
  const triangles: number[] = [];
  for (let n = 0; n < count; n++) {
    const root = rootOf(body, n);
    const out = vectorAt(body.normals, root);
    const lean = unit([chance(n, 3, 91) - 0.5, chance(n, 4, 91) - 0.5, chance(n, 5, 91) - 0.5]);
    const long = length * (0.3 + 0.7 * chance(n, 6, 91) ** 2);
    const first = n * perFiber;
    grow(vectorAt(body.positions, root), out, lean, long).forEach((at, k) => {
      positions.set(at, 3 * (first + k));
      normals.set(out, 3 * (first + k));
    });
    triangles.push(...trianglesFrom(first));
  }
  return {
    ...part,
    positions,
    normals,
    triangles: Uint32Array.from(triangles),
    grain: { uv: new Float32Array(count * perFiber * 2), make: () => {} },
  };
}

/** The vertex of the body that the `n`th fiber grows from. */
function rootOf({ columns, rows }: Shell, n: number): number {
  const column = Math.floor(chance(n, 1, 91) * (columns - 1));
  return column + columns * Math.floor(chance(n, 2, 91) * rows);
}

function vectorAt(field: Float32Array, vertex: number): Vector {
  return [field[3 * vertex]!, field[3 * vertex + 1]!, field[3 * vertex + 2]!];
}

/** The triangles of a fiber. @param first its first vertex. */
function trianglesFrom(first: number): number[] {
  return [first, first + joints * 2].flatMap((blade) =>
    Array.from({ length: joints - 1 }, (_, j) => {
      const k = blade + 2 * j;
      return [k, k + 1, k + 2, k + 1, k + 3, k + 2];
    }).flat(),
  );
}

/** Two crossed blades that bend from upright to where they lean. */
function grow(root: Vector, out: Vector, lean: Vector, length: number): Vector[] {
  const across = unit(cross(out, lean));
  const blades = [across, unit(cross(across, out))];
  return blades.flatMap((side) =>
    Array.from({ length: joints }, (_, j): Vector[] => {
      const t = j / (joints - 1);
      const half = thickness[0] + (thickness[1] - thickness[0]) * t;
      const at = root.map(
        (x, axis) => x + length * (0.75 * t * out[axis]! + 0.85 * t * t * lean[axis]!),
      );
      return [-half, half].map((w) => at.map((x, axis) => x + w * side[axis]!) as Vector);
    }).flat(),
  );
}
