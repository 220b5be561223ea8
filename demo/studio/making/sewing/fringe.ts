import { chance, noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";

interface Fringe {
  length: number;
  /** Distance of strands in units. */
  pitch: number;
  seed: number;
}

/**
 * The rim of a fringed end as a distance inside it. `across` runs along the cloth's end, `left` is
 * the way still to go to the tips: 0 at the tips, `length` where the weave begins.
 */
export function fringe(across: number, left: number, depth: number, f: Fringe): number {
  if (left > f.length) return depth;
  const strand = Math.floor(across / f.pitch + 0.5);
  const fall = (f.length - left) / f.length;
  const tuft = Math.floor(strand / 3);
  const toTuft = (tuft * 3 + 1 - strand) * f.pitch * 0.3 * ramp(0, 0.45, fall);
  const stray = (chance(strand, 5, f.seed) - 0.5) * f.pitch * 0.9 * fall;
  const sway = noise(tuft * 3.7, left / 60, f.seed) * f.pitch * 0.9 * fall;
  const wave = noise(strand * 5.1, left / 16, f.seed + 1) * f.pitch * 0.3 * fall;
  const center = strand * f.pitch + toTuft + stray + sway + wave;
  const half = f.pitch * (0.42 - 0.12 * fall);
  const root = ramp(f.length * 0.05, 0, f.length - left) * f.pitch;
  const end = f.length * (0.02 + 0.2 * chance(strand, 2, f.seed) ** 2);
  return Math.min(Math.max(half - Math.abs(across - center) + root, -3), left - end);
}
