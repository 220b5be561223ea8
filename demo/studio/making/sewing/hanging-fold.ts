import { chance, noise } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import { table } from "../../pattern/outline.ts";

/** One fold that hangs from the seam; it laps over to one side, where the most cloth is hidden. */
export interface Flute {
  /** From the middle (0) to the right edge (1). */
  at: number;
  lap: 1 | -1;
  /** How much of the surplus it takes, and how high it stands. */
  full: number;
  /** Shares of the way down where it is out of the seam's gathers, and where it dies out. */
  begins: number;
  ends: number;
  /** Half its width in shares of the distance of the flutes. */
  broad: number;
  /** Breadth of its short side in shares of `broad`. */
  lee: number;
  /** How far it puts rows out of line, in units. */
  shift: number;
  lane: number;
}

/** Where a flute ends that reaches the hem in full: far below it. */
const beyondHem = 9;
/** Short gathers for every flute that reaches the hem. */
const gathersAFlute = 2.2;
/** Where on a fold's short side a hem turns under it. */
const brink: [from: number, to: number] = [0.12, 0.42];
/** Where a print breaks off on a fold's short side: in one clean line, for what lies hidden would show as a smear. */
const breakLine: [from: number, to: number] = [0.26, 0.28];
/** Over what breadth it is drawn together where a fold begins or dies out, in shares of its short side. */
const drawnTogether: [from: number, to: number] = [-1.6, 1];
/** Breadth of a fold's short side in shares of its own: the fewer and broader folds of flared cloth lie over. */
const lee = { gathered: 0.62, flared: 0.46 };
/** How far rows of a print, and the hem, are put out of line where a fold crosses them, in units. */
const outOfLine = 14;
/** Breadth of a fold's long side, which rises slowly, in shares of its own. */
export const luff = 1.7;
/** How far a fold strays from its place on its way to the hem, in shares of half the skirt's width. */
const strays = 0.1;

/**
 * The flutes that reach the hem, and the short gathers under the seam; no two alike.
 *
 * @param count of flutes. @param gathered by a thread; else flared.
 */
export function strewnFolds(
  count: number,
  gathered: boolean,
  seed: number,
): Record<"flutes" | "gathers", Flute[]> {
  const broad = 0.78 / count;
  const strewn = (many: number, lane: number, make: (i: number) => Partial<Flute>): Flute[] =>
    Array.from({ length: Math.round(many) }, (_, i) => {
      // A narrow fold that stood as high as a broad one would be a blade.
      const size = 0.6 + 0.9 * chance(i, 5, lane);
      return {
        at: ((i + 0.5 + 0.8 * (chance(i, 1, lane) - 0.5)) / many) * 2 - 1,
        lap: chance(i, 2, lane) < 0.62 ? 1 : -1,
        full: size * (0.4 + 0.6 * chance(i, 3, lane)),
        begins: (gathered ? 0.3 : 0.5) * chance(i, 4, lane) ** 2,
        ends: beyondHem,
        lee: gathered ? lee.gathered : lee.flared,
        broad: broad * size,
        shift: outOfLine * (chance(lane + i, 9, seed) - 0.5),
        lane: lane + i,
        ...make(i),
      };
    });
  const many = count * gathersAFlute;
  return {
    flutes: strewn(count, seed + 51, () => ({})),
    gathers: strewn(many, seed + 52, (i) => ({
      begins: 0,
      ends: 0.1 + 0.42 * chance(i, 6, seed) ** 2,
      full: 0.3 + 0.6 * chance(i, 7, seed),
      broad: (0.74 / many) * (0.7 + 0.6 * chance(i, 8, seed)),
    })),
  };
}

/** How high cloth stands in these folds, in shares of a full one; `d` is the share of the way down, `wide` half its width there. */
export function standingIn(folds: Flute[], u: number, d: number, wide: number, seed: number) {
  let stands = 0;
  for (const f of folds) {
    if (d >= f.ends || passes(f, u, d, wide)) continue;
    const t = offset(f, u, d, wide, seed) / (f.broad * wide);
    if (t < -luff || t > f.lee) continue;
    stands += standing(f, d) * ramp(-luff, -0.15, t) * ramp(f.lee, -0.05, t);
  }
  return stands;
}

/**
 * Share of their cloth that has gone into folds on the way across: -1 at the left edge, 1 at the right one.
 *
 * @param even the share where no fold stands yet, or any more: there nothing hides a break of the print.
 */
export function passed(
  folds: Flute[],
  u: number,
  d: number,
  wide: number,
  seed: number,
  even: number,
): number {
  let hidden = 0;
  let all = 0;
  for (const f of folds) {
    const across = 2 * crossed(f, u, d, wide, seed, breakOf(f, d)) - 1;
    hidden += f.full * blend(even, across, alive(f, d));
    all += f.full;
  }
  return hidden / all;
}

/** How far the folds on the way across have put a row out of line, in units. */
export function rowShift(folds: Flute[], u: number, d: number, wide: number, seed: number): number {
  return folds.reduce(
    (sum, f) => sum + f.shift * alive(f, d) * (crossed(f, u, d, wide, seed, breakOf(f, d)) - 0.5),
    0,
  );
}

/** How far they have drawn up the hem on the way across, in units. */
export function hemShift(folds: Flute[], u: number, d: number, wide: number, seed: number): number {
  return folds.reduce((sum, f) => sum + f.shift * (crossed(f, u, d, wide, seed, brink) - 0.5), 0);
}

/** The least that they draw up the hem anywhere on the way across, in units. */
export function lowestShift(folds: Flute[]): number {
  const across = [...folds].sort((a, b) => a.at - b.at);
  let level = -across.reduce((sum, f) => sum + f.shift, 0) / 2;
  let lowest = level;
  for (const { shift } of across) {
    level += shift;
    lowest = Math.min(lowest, level);
  }
  return lowest;
}

/** 0 on the left of a fold's edge, 1 on the right of it; `edge` is where, in shares of its short side. */
function crossed(
  f: Flute,
  u: number,
  d: number,
  wide: number,
  seed: number,
  edge: [from: number, to: number],
): number {
  const side = passes(f, u, d, wide);
  if (side) return side > 0 ? 1 : 0;
  const share = ramp(...edge, offset(f, u, d, wide, seed) / (f.lee * f.broad * wide));
  return f.lap > 0 ? share : 1 - share;
}

/** On which side of a fold a place lies that is too far from it to be in it: -1 left, 1 right, 0 when it is near. */
function passes(f: Flute, u: number, d: number, wide: number): -1 | 0 | 1 {
  const away = u - table.middle - f.at * wide;
  if (Math.abs(away) <= (1.1 * strays * d + luff * f.broad) * wide) return 0;
  return away < 0 ? -1 : 1;
}

/** Distance from a fold's crest towards the side it laps over to, in units. */
function offset(f: Flute, u: number, d: number, wide: number, seed: number): number {
  const strayed = f.at + strays * d * noise(f.lane * 0.37, d * 1.7, seed + 53);
  return (u - table.middle - strayed * wide) * f.lap;
}

function standing(f: Flute, d: number): number {
  return f.full * alive(f, d);
}

/** Where a print gives way to a fold so far down. */
function breakOf(f: Flute, d: number): [from: number, to: number] {
  return breakWithin(ramp(0.35, 0.85, alive(f, d)));
}

/**
 * Where on a fold's short side a print gives way to it: what has hardly risen draws it together instead of hiding
 * a break.
 *
 * @param risen how far it has risen, 0..1.
 */
export function breakWithin(risen: number): [from: number, to: number] {
  return [
    blend(drawnTogether[0], breakLine[0], risen),
    blend(drawnTogether[1], breakLine[1], risen),
  ];
}

/** How much of a fold is left so far down: 0 where it has not begun, or has died out, to 1. */
function alive({ begins, ends }: Flute, d: number): number {
  return ramp(begins - 0.06, begins + 0.24, d + 0.05) * ramp(ends, ends * 0.3, d);
}
