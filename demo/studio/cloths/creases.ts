import { chance, noise } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import type { Surface } from "../pattern/surface.ts";

/** Size of the faces between creases in units, and how steep they stand. */
const faces = [
  { size: 96, slope: 0.24, lane: 110 },
  { size: 41, slope: 0.22, lane: 120 },
  { size: 19, slope: 0.13, lane: 130 },
];

/**
 * The creases that woven cloth keeps from lying folded: flat faces that meet in sharp lines, as in
 * crumpled paper, but shallow. Large folds are the settling's; these are too sharp for its grids.
 *
 * @param amount 1 for linen that was never ironed. @param seed of the garment: no two were folded
 * along the same lines.
 */
export function crease(s: Surface, amount: number, seed: number): void {
  const [du, dv] = [(seed * 0.37) % 9001, (seed * 0.61) % 9007];
  s.each((k, x, y) => {
    const [u, v] = [x + du, y + dv];
    const worn = amount * (0.35 + 0.65 * ramp(-0.45, 0.4, noise(u / 210, v / 210, 100)));
    const bentU = u + 26 * noise(u / 150, v / 150, 101);
    const bentV = v + 26 * noise(u / 150, v / 150, 102);
    let height = 0;
    for (const { size, slope, lane } of faces) {
      height += slope * size * (facet(bentU / size, bentV / (size * 1.5), lane) - 0.5);
    }
    s.relief[k]! += worn * height;
  });
}

const skew = (Math.sqrt(3) - 1) / 2;

/** Heights of a lattice of triangles, joined by planes; 0..1, edges of length 1. */
function facet(x: number, y: number, lane: number): number {
  const shift = (x + y) * skew;
  const i = Math.floor(x + shift);
  const j = Math.floor(y + shift);
  const a = x + shift - i;
  const b = y + shift - j;
  const near = chance(i, j, lane);
  const far = chance(i + 1, j + 1, lane);
  if (a > b) return near * (1 - a) + chance(i + 1, j, lane) * (a - b) + far * b;
  return near * (1 - b) + chance(i, j + 1, lane) * (b - a) + far * a;
}
