import { chance, noise } from "../../fields/noise.ts";
import { bell, clamp, fraction, ramp } from "../../fields/scalar.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

/** Chambers of down between quilting seams that run across. */
export interface Baffles {
  /** Distance of the seams, in units. */
  pitch: number;
  /** Counts the seams: whole on each, and between two of them the way across the chamber. */
  phase: PatternMap;
  /** The way along the seams, in units; sleeves and body have their own. */
  along: PatternMap;
  /** Height of a full chamber, in units. */
  height: number;
  /** Where cloth is sewn flat, 0, as beside a zip. */
  open?: PatternMap;
  seed: number;
}

/** How full a chamber is across: steep beside its seams, flat on top, 0..1. */
function swell(phase: number): number {
  return Math.sin(fraction(phase) * Math.PI) ** 0.6;
}

/** Down gathers in lumps: no two chambers are as full, nor one of them all along. */
function filled({ phase, along, seed }: Baffles, u: number, v: number): number {
  const chamber = Math.floor(phase(u, v));
  const x = along(u, v);
  const lumps = noise(x / 88, chamber * 3.7, seed) + 0.5 * noise(x / 37, chamber * 5.3, seed + 1);
  return clamp(0.66 + 0.24 * chance(chamber, 1, seed) + 0.26 * lumps, 0.35, 1.15);
}

/** The shell is drawn in along the seams: short creases run out from them and die on the swell, 0..1. */
function puckered({ phase, along, pitch, seed }: Baffles, u: number, v: number): number {
  const at = phase(u, v);
  const seam = Math.round(at);
  const side = at > seam ? 1 : 0;
  const off = Math.abs(at - seam) * pitch;
  const fanned =
    along(u, v) * (1 - 0.003 * off) + 0.5 * off * noise(along(u, v) / 70, seam, seed + 2);
  const lane = seam * 7.1 + side * 3.3;
  const crease = noise(fanned / 19, lane, seed + 3) + 0.45 * noise(fanned / 8.5, lane, seed + 4);
  const reach = pitch * (0.3 + 0.26 * noise(fanned / 34, lane, seed + 5));
  return clamp(crease + 0.1, 0, 1) * ramp(reach, 0, off);
}

/** How high the shell stands. */
export function baffleHeight(b: Baffles): PatternMap {
  return (u, v) =>
    b.height *
    (b.open?.(u, v) ?? 1) *
    filled(b, u, v) *
    swell(b.phase(u, v)) *
    (1 - 0.6 * puckered(b, u, v));
}

/** How far the rim is drawn in at the seams, in units. */
export function drawnIn(b: Baffles, depth: number): PatternMap {
  return (u, v) => depth * (1 - filled(b, u, v) * swell(b.phase(u, v)));
}

/** The stitched lines, and beside them the finest creases of the shell. */
export function quiltingSeams(s: Surface, b: Baffles): void {
  s.each((k, u, v) => {
    const off = (fraction(b.phase(u, v) + 0.5) - 0.5) * b.pitch;
    if (Math.abs(off) > 30) return;
    const x = b.along(u, v);
    const fine = noise(x / 5, off / 34, b.seed + 6) + 0.5 * noise(x / 2.6, off / 20, b.seed + 7);
    const tight = 0.6 + 0.4 * noise(x / 26, 1, b.seed + 8);
    s.relief[k]! += 0.6 * fine * bell(off, 15) - 1.6 * tight * bell(off, 1.6);
    s.tone(k, 1 - 0.16 * tight * bell(off, 1.7));
  });
}
