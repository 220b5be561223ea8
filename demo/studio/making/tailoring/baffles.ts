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

/**
 * How full a chamber is across, 0..1: an arch, steeper beside its seams than that of a sine, whose
 * crest wanders as the down has gathered now at one of its seams, now at the other.
 */
function swell({ phase, along, seed }: Baffles, u: number, v: number): number {
  const at = phase(u, v);
  const gathered = 1 + 0.34 * noise(along(u, v) / 74, Math.floor(at) * 4.3, seed + 10);
  return Math.sin(fraction(at) ** gathered * Math.PI) ** 0.95;
}

/** Down wanders: no two chambers are as full, nor one of them all along, and here and there it has left a dent. */
function filled({ phase, along, seed }: Baffles, u: number, v: number): number {
  const at = phase(u, v);
  const chamber = Math.floor(at);
  const x = along(u, v);
  const lumps = noise(x / 120, chamber * 3.7, seed) + 0.6 * noise(x / 52, chamber * 5.3, seed + 1);
  const dent = ramp(0.2, 0.6, noise(x / 36 + 0.4 * fraction(at), chamber * 2.9, seed + 8));
  return clamp(0.7 + 0.24 * chance(chamber, 1, seed) + 0.17 * lumps - 0.16 * dent, 0.3, 1.15);
}

/** A seam beside a place: which it is, how far it is away in units, and the way along it. */
interface Beside {
  seam: number;
  off: number;
  /** 1 behind it, 0 before it. */
  side: number;
  /** Creases fan out and wander with their distance from the seam. */
  fanned: number;
}

function besideSeam({ phase, along, pitch, seed }: Baffles, u: number, v: number): Beside {
  const at = phase(u, v);
  const seam = Math.round(at);
  const off = Math.abs(at - seam) * pitch;
  const x = along(u, v);
  const side = at > seam ? 1 : 0;
  return { seam, off, side, fanned: x + 0.55 * off * noise(x / 34, seam * 1.7, seed + 2) };
}

/** How far a pucker of this place reaches into the chamber, in units: most are short, a few cross it. */
function reachOf({ pitch, seed }: Baffles, { seam, side, fanned }: Beside): number {
  const lot = 0.5 + 0.5 * noise(fanned / 17, seam * 3.1 + side, seed + 5);
  return pitch * (0.2 + 0.62 * lot * lot);
}

/** A seam's thread draws the shell in: puckers rise on both sides of it and die on the swell, 0..1. */
function drawnUp(b: Baffles, beside: Beside): number {
  const tight = 0.65 + 0.35 * noise(beside.fanned / 60, beside.seam, b.seed + 9);
  return tight * ramp(0, 7, beside.off) * ramp(reachOf(b, beside), 4, beside.off);
}

/** Heights of the broad puckers beside the seams, in units; the finest are the face's. */
const puckers = 7;

/** How high the shell stands. */
export function baffleHeight(b: Baffles): PatternMap {
  return (u, v) => {
    const beside = besideSeam(b, u, v);
    const { seam, fanned } = beside;
    const ridge = 0.28 - Math.abs(noise(fanned / 14, seam * 7.1, b.seed + 3));
    const drawn = puckers * drawnUp(b, beside) * ridge;
    const down = b.height * filled(b, u, v) * swell(b, u, v);
    return (b.open?.(u, v) ?? 1) * Math.max(0, down + drawn);
  };
}

/** A seam takes up so much of the rim's breadth, in units. */
const takenUp = 8;

/** How far the rim is drawn in at the seams, in units. */
export function drawnIn(b: Baffles): PatternMap {
  return (u, v) => takenUp * (1 - filled(b, u, v) * swell(b, u, v));
}

/** The stitched lines, and the finest puckers beside them. */
export function quiltingSeams(s: Surface, b: Baffles): void {
  s.each((k, u, v) => {
    const beside = besideSeam(b, u, v);
    const { seam, off, fanned } = beside;
    const open = b.open?.(u, v) ?? 1;
    const fine =
      0.3 -
      Math.abs(noise(fanned / 8, seam * 5.3, b.seed + 6)) +
      0.4 * noise(fanned / 3, seam + off / 40, b.seed + 7);
    const tight = 0.6 + 0.4 * noise(fanned / 26, 1, b.seed + 8);
    s.relief[k]! += open * 2.6 * drawnUp(b, beside) * fine - 1.1 * tight * bell(off, 1.7);
    s.tone(k, 1 - 0.14 * tight * bell(off, 1.5));
  });
}
