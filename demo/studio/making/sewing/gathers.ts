import { chance, noise } from "../../fields/noise.ts";
import { bell, blend, fraction, ramp } from "../../fields/scalar.ts";
import type { Excess } from "../../pattern/excess.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { laneOf, lengthOf, seam } from "./seams.ts";

/** Distance of two of the small folds that a gathering thread draws, in units. */
const pitch = 8;
/** Where a small fold's neighbor covers it, in shares of it: there a print breaks off in a clean line. */
const covered: [from: number, to: number] = [0.8, 0.86];
/** How high such a fold stands, in units. */
const stands = 2.5;

/** The small folds under a gathered seam; places along it are told from -1 to 1. */
export interface FineGathers {
  /** Share of the gathered cloth that is hidden on the way across, from -1 to 1. */
  passed: (at: number, below: number) => number;
  /** Their height, so far below the seam, in units. */
  height: (at: number, below: number) => number;
  /** Depth of the furrows between them, 0..1. */
  furrow: (at: number, below: number) => number;
}

/** A thread draws wide cloth into close folds, none as long as its neighbor. @param half of the seam's length. */
export function fineGathers(half: number, lane: number): FineGathers {
  const count = Math.max(1, half / pitch);
  const placeOf = (at: number, below: number) => {
    const fed = count * at;
    return fed + 1.2 * noise(fed / 3.3, below / 190, lane) + 0.5 * noise(fed / 11, 1, lane + 1);
  };
  const left = (place: number, below: number) => {
    const lot = chance(Math.floor(place), 1, lane);
    return (
      (0.45 + 0.55 * chance(Math.floor(place), 2, lane)) * ramp(26 + 120 * lot * lot, 3, below)
    );
  };
  return {
    passed: (at, below) => {
      const place = placeOf(at, below);
      const t = fraction(place);
      return (Math.floor(place) + blend(t, ramp(...covered, t), left(place, below))) / count;
    },
    height: (at, below) => {
      const place = placeOf(at, below);
      const t = fraction(place);
      // It leans: its long side rises slowly, the short one falls off into the furrow.
      return stands * left(place, below) * ramp(0, 0.5, t) * ramp(1, 0.62, t);
    },
    furrow: (at, below) => {
      const place = placeOf(at, below);
      return left(place, below) * bell(fraction(place) - 0.88, 0.14);
    },
  };
}

/**
 * A seam that draws a wider cloth together on its right side: small folds that die out over `reach`.
 *
 * @param full how much it draws together at a place along it, told from -1 to 1: 0..1.
 * @param look how many times as high as usual they stand, and how dark it is between them.
 */
export function gatheredSeam(
  s: Surface,
  path: Point[],
  reach: number,
  full: (at: number) => number = () => 1,
  look = { stands: 1, dark: 0.16 },
): void {
  const half = lengthOf(path) / 2;
  const folds = fineGathers(half, laneOf(path));
  s.along(path, reach * 2, (k, d, way) => {
    // Past its ends a fold would turn round them.
    if (d < 0 || way <= 0 || way >= 2 * half) return;
    const at = way / half - 1;
    const below = (d * 60) / reach;
    const share = full(at);
    s.relief[k]! += look.stands * share * folds.height(at, below);
    s.tone(k, 1 - look.dark * share * folds.furrow(at, below));
  });
  drawnSeam(s, path);
}

/** How far gathered cloth springs up off its seam, over how many units, and from where to where it sinks again. */
const sprung = { up: 5, over: 13, sinks: [30, 100] } as const;
/** How dark the crack is in which it is sewn in, and how far that reaches, in units. */
const sewnIn = { dark: 0.2, reach: 5 };

/** Cloth that is gathered into a seam springs up right of it, here more than there, and shades the line. */
export function springUp(s: Surface, path: Point[]): void {
  const lane = laneOf(path);
  s.along(path, sprung.sinks[1], (k, d, way) => {
    if (d < 0) return;
    const here = 0.7 + 0.6 * noise(way / 34, 1, lane);
    const [from, to] = sprung.sinks;
    s.relief[k]! += sprung.up * here * Math.sqrt(ramp(0, sprung.over, d)) * ramp(to, from, d);
    s.tone(k, 1 - sewnIn.dark * here * bell(d, sewnIn.reach));
  });
}

/** The sewn line itself, where the folds of the gathered side are modeled with its cloth. */
export function drawnSeam(s: Surface, path: Point[]): void {
  seam(s, path, { depth: 1.8, pucker: 0.8 });
}

interface Puff {
  /** Along the sleeve. */
  axis: Point;
  /** Heights of the gathers at shoulder and cuff. */
  top: number;
  end: number;
  lane: number;
}

/** A sleeve with more cloth than its two ends: folds run from both towards the middle. */
export function puffed(e: Excess, u: number, v: number, { axis, top, end, lane }: Puff): void {
  const [dx, dy] = axis;
  const across = u * dy - v * dx;
  const lanes = 0.5 + 1.1 * noise(across / 24, v / 260, lane);
  const reach = (end - top) * 0.36;
  e.along(dy, -dx, (0.1 + 0.4 * bell(v - top, reach) + 0.5 * bell(v - end, reach)) * lanes);
  e.along(dx, dy, 0.08);
}
