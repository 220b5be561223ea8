import type { Piece } from "../pattern/piece.ts";
import type { Stiffness } from "./springs.ts";

/** The last grid of cloth that folds freely: fine enough for creases. */
const creaseGrid = { share: 0.56, steps: 120 };

/** The grids a piece settles on, from coarse to fine, and the number of steps on each. */
export function gridsOf({ grid = [16, 8], steps = [350, 200], excess, rests }: Piece) {
  if (!excess || rests) return { grid, steps };
  return {
    grid: [...grid, grid[grid.length - 1]! * creaseGrid.share],
    steps: [...steps, creaseGrid.steps],
  };
}

/** Coarser grids only find the large folds: creases belong to those finer than this. */
const creasesBelow = 10;

/** Share of the resistance on the fine grids: with less, folds turn narrow and hard, like a relief. */
const fineShare = 1.1;

/** Curvature a unit at which cloth that hardly resists breaks into a crease; what is pressed folds softly. */
const brittle = 0.07;

/** How a piece resists bending on a grid. @param spacing of its nodes in units. */
export function stiffnessOf({ bend = 0.3, optics }: Piece, spacing: number): Stiffness {
  if (spacing >= creasesBelow) return { resistance: bend };
  // The smoother its threads, the more easily cloth slides out of a crease.
  const supple = 1 + 0.75 * (optics.gloss ?? 0);
  return { resistance: fineShare * bend, breaksAt: brittle * (0.35 + bend) * supple };
}

/** How far in a hem holds the cloth: fine grids do not make it narrower. */
export function rimWidth(spacing: number): number {
  return Math.max(spacing, 6) * 1.2;
}
