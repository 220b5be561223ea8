import { chance } from "../../fields/noise.ts";
import { cross, unit, type Vector } from "../../light/vector.ts";
import type { Shell } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";

/** Places along a fiber, and half its thickness in units where it grows and at its tip. */
const joints = 4;
const thickness = [0.16, 0.05] as const;

/**
 * Fibers that stand off fulled or brushed wool: against what lies behind it they make its rim soft.
 * @param count how many. @param length of the longest, in units.
 */
export function strayFibers(body: Shell, part: Part, count: number, length: number): Part {
  const perFiber = joints * 4;
  const positions = new Float32Array(count * perFiber * 3);
  const normals = new Float32Array(positions.length);
  const triangles: number[] = [];
  for (let n = 0; n < count; n++) {
    const root =
      Math.floor(chance(n, 1, 91) * (body.columns - 1)) +
      body.columns * Math.floor(chance(n, 2, 91) * body.rows);
    const read = (field: Float32Array): Vector => [
      field[3 * root]!,
      field[3 * root + 1]!,
      field[3 * root + 2]!,
    ];
    const out = read(body.normals);
    const lean = unit([chance(n, 3, 91) - 0.5, chance(n, 4, 91) - 0.5, chance(n, 5, 91) - 0.5]);
    const grown = grow(
      read(body.positions),
      out,
      lean,
      length * (0.3 + 0.7 * chance(n, 6, 91) ** 2),
    );
    const first = n * perFiber;
    grown.forEach((at, k) => {
      positions.set(at, 3 * (first + k));
      normals.set(out, 3 * (first + k));
    });
    for (const blade of [0, joints * 2]) {
      for (let j = 0; j + 1 < joints; j++) {
        const k = first + blade + 2 * j;
        triangles.push(k, k + 1, k + 2, k + 1, k + 3, k + 2);
      }
    }
  }
  return {
    ...part,
    positions,
    normals,
    triangles: Uint32Array.from(triangles),
    grain: { uv: new Float32Array(count * perFiber * 2), make: () => {} },
  };
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
