import { chance, noise } from "../../fields/noise.ts";
import { clamp, ramp } from "../../fields/scalar.ts";

export interface Fringe {
  length: number;
  /** Distance of strands in units. */
  pitch: number;
  seed: number;
}

/** Where a place of a fringe lies in its strand. */
export interface InStrand {
  strand: number;
  /** Distance from the strand's middle, and half its thickness there, in units. */
  off: number;
  half: number;
}

/**
 * The strand of a fringe that is nearest to a place. `across` runs along the cloth's end, `left` is
 * the way still to go to the tips: 0 at the tips, `length` where the weave begins.
 */
export function strandAt(across: number, left: number, f: Fringe): InStrand {
  const strand = Math.floor(across / f.pitch + 0.5);
  const fall = (f.length - left) / f.length;
  const tuft = Math.floor(strand / 3);
  const toTuft = (tuft * 3 + 1 - strand) * f.pitch * 0.3 * ramp(0, 0.45, fall);
  const stray = (chance(strand, 5, f.seed) - 0.5) * f.pitch * 0.9 * fall;
  const sway = noise(tuft * 3.7, left / 60, f.seed) * f.pitch * 0.9 * fall;
  const wave = noise(strand * 5.1, left / 16, f.seed + 1) * f.pitch * 0.3 * fall;
  const center = strand * f.pitch + toTuft + stray + sway + wave;
  return { strand, off: across - center, half: f.pitch * (0.42 - 0.12 * fall) };
}

/** The rim of a fringed end as a distance inside it. */
export function fringe(across: number, left: number, depth: number, f: Fringe): number {
  if (left > f.length) return depth;
  const { strand, off, half } = strandAt(across, left, f);
  const root = ramp(f.length * 0.05, 0, f.length - left) * f.pitch;
  const end = f.length * (0.02 + 0.2 * chance(strand, 2, f.seed) ** 2);
  return Math.min(Math.max(half - Math.abs(off) + root, -3), left - end);
}

/** The face of a strand of two plied ends: how high it stands, 0..1, and its share of tone. */
export function pliedYarn(
  { strand, off, half }: InStrand,
  left: number,
): { height: number; tone: number } {
  const side = clamp(off / half, -1, 1);
  const turn = Math.sin(left / (0.62 * half) + 1.7 * side + 6.3 * chance(strand, 3, 95));
  const round = Math.sqrt(1 - 0.8 * side * side);
  return {
    height: round * (0.85 + 0.15 * turn),
    tone: 0.07 * turn - 0.14 * (1 - round) + 0.08 * (chance(strand, 4, 96) - 0.5),
  };
}
