import { chance, noise } from "../../fields/noise.ts";
import { clamp, ramp } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";

export interface Fringe {
  /** Length of its strands, and their distance where they leave the weave, in units. */
  length: number;
  pitch: number;
  seed: number;
}

/** Where a place of a fringe lies in its strand. */
interface InStrand {
  /** Which strand, counted along the cloth's end. */
  strand: number;
  /** Distance from the strand's middle, and half its thickness there, in units. */
  off: number;
  half: number;
}

/** How far a strand stands up, in shares of the distance of strands. */
const stands = 0.3;
/** How far strands lean at most, and a few of them together, in units a unit. */
const leans = { alone: 0.09, together: 0.1 };

/**
 * The strand of a fringe that is uppermost at a place. `across` runs along the cloth's end, `left` is
 * the way still to go to the tips: 0 at the tips, `length` where the weave begins.
 */
function strandAt(across: number, left: number, f: Fringe): InStrand {
  const root = Math.round(across / f.pitch);
  let upper = inStrand(root, across, left, f);
  // Where strands have strayed upon each other, the one whose middle is nearest lies on top.
  for (const neighbor of [-2, -1, 1, 2]) {
    const other = inStrand(root + neighbor, across, left, f);
    if (Math.abs(other.off) < Math.abs(upper.off)) upper = other;
  }
  return upper;
}

function inStrand(
  strand: number,
  across: number,
  left: number,
  { length, pitch, seed }: Fringe,
): InStrand {
  const fallen = length - left;
  const lean =
    2 * leans.alone * (chance(strand, 5, seed) - 0.5) +
    leans.together * noise(strand / 3.3, 1, seed);
  const wave =
    0.3 * pitch * noise(strand * 5.1, left / 34, seed + 1) * ramp(0, 0.4 * length, fallen);
  return {
    strand,
    off: across - strand * pitch - lean * fallen - wave,
    half: pitch * (0.5 - 0.1 * (fallen / length)),
  };
}

/** The rim of a fringed end as a distance inside it, in units; `depth` is that inside the weave's. */
export function fringe(across: number, left: number, depth: number, f: Fringe): number {
  if (left > f.length) return depth;
  const { strand, off, half } = strandAt(across, left, f);
  const fallen = f.length - left;
  // Near the weave they are crowded, and nothing shows between them.
  const crowded =
    f.pitch * (ramp(f.length * 0.05, 0, fallen) + 0.28 * ramp(0.55 * f.length, 0, fallen));
  const end = f.length * (0.02 + 0.2 * chance(strand, 2, f.seed) ** 2);
  return Math.min(Math.max(half - Math.abs(off) + crowded, -3), left - end);
}

/** Makes one texel of a fringe's face: its uppermost strand, two ends plied on each other. */
export function layStrand(s: Surface, k: number, across: number, left: number, f: Fringe): void {
  const yarn = pliedYarn(strandAt(across, left, f), left);
  s.relief[k]! += stands * f.pitch * (yarn.height - 0.6);
  s.tone(k, 1 + yarn.tone);
}

/** The face of a strand of two plied ends: how high it stands, 0..1, and its share of tone. */
function pliedYarn(
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
