import { reshaped, type Shell } from "./loft.ts";

/** A vertex that stands off the mean of those beside it by more than this share of their distance gives way. */
const sharpest = 0.2;
/** How often, and by which share of what it stands off. */
const passes = 60;
const share = 0.5;

/**
 * A settled skin whose narrow folds have buckled from one vertex to the next: there it is eased until a
 * lining can follow it. Its first and last columns are one.
 * @param first the row from which on it gives way.
 */
export function unbuckled(skin: Shell, first: number): Shell {
  const { columns, rows } = skin;
  const positions = skin.positions.slice();
  const round = columns - 1;
  const index = (i: number, j: number) => 3 * (j * columns + ((i + round) % round));
  for (let pass = 0; pass < passes; pass++) {
    const before = positions.slice();
    for (let j = first; j < rows; j++) {
      for (let i = 0; i < round; i++) {
        const beside = [index(i - 1, j), index(i + 1, j)];
        // The rim has nothing above it.
        if (j < rows - 1) beside.push(index(i, j - 1), index(i, j + 1));
        ease(positions, before, index(i, j), beside);
      }
      positions.copyWithin(3 * (j * columns + round), index(0, j), index(0, j) + 3);
    }
  }
  return reshaped(skin, positions);
}

function ease(to: Float32Array, from: Float32Array, k: number, beside: number[]): void {
  const off = [0, 1, 2].map(
    (axis) => beside.reduce((sum, b) => sum + from[b + axis]!, 0) / beside.length - from[k + axis]!,
  );
  const distance = beside.reduce(
    (sum, b) =>
      sum +
      Math.hypot(from[b]! - from[k]!, from[b + 1]! - from[k + 1]!, from[b + 2]! - from[k + 2]!),
    0,
  );
  if (Math.hypot(...off) < (sharpest * distance) / beside.length) return;
  for (let axis = 0; axis < 3; axis++) to[k + axis]! += share * off[axis]!;
}
