import type { Grain } from "../../cloths/texture.ts";
import { chance, noise } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import type { Excess } from "../../pattern/excess.ts";
import { crossings, line, table } from "../../pattern/outline.ts";
import type { PatternMap, Piece } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { fineGathers } from "./gathers.ts";
import { laidOver } from "./laid-over.ts";

/** A skirt or tier of more cloth than the seam it hangs from. */
export interface FlutedStyle {
  /** Height of its seam and of its hem, in units. */
  top: number;
  hem: number;
  /** Its right edge, from the seam down to the hem. */
  side: string;
  /** Flutes that reach the hem. */
  count: number;
  /** Width of the cloth in shares of the hem as it lies. */
  fullness: number;
  /** Height of a full flute at the hem, in units. */
  depth: number;
  /** A thread draws it together; else it is flared, and only let into its seam. */
  gathered?: boolean;
  /** Shut along the middle by a doubled closure, which lies flat. */
  closed?: boolean;
}

/** One fold that hangs from the seam; it laps over to one side, where the most cloth is hidden. */
interface Flute {
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

export interface Fluted {
  height: PatternMap;
  /** The cloth that lies in the folds, as surplus. */
  gather: (e: Excess, u: number, v: number) => void;
  /** Its folds hang from the seam, and settling leaves them where they hang. */
  pins: PatternMap;
  /** Place on the cloth before it was gathered: prints bunch at the seam, fan out, and break at every fold. */
  place: Grain;
  /** Recuts the hem: where a fold puts the rows of a print out of line, it steps with them. */
  trim: Piece["trim"] & object;
  /** Small folds close under the seam, too fine to settle; for the face. */
  fine: Fine;
}

/** Height and furrows of the small gathers at a place, in units and 0..1. */
interface Fine {
  height: PatternMap;
  furrow: PatternMap;
}

/** The small folds of gathered cloth on its face. */
export function ruched(s: Surface, { height, furrow }: Fine): void {
  s.each((k, u, v) => {
    s.relief[k]! += height(u, v);
    s.tone(k, 1 - 0.2 * furrow(u, v));
  });
}

/** Short gathers for every flute that reaches the hem. */
const gathersAFlute = 2.2;
/** So far below the seam its small folds have joined into larger ones, in units. */
const joined: [from: number, to: number] = [14, 92];
/** Where on a fold's short side the cloth is hidden: a print breaks off there, and is not squeezed. */
export const brink: [from: number, to: number] = [0.12, 0.42];
/** Breadth of a fold's short side in shares of its own: the fewer and broader folds of flared cloth lie over. */
const lee = { gathered: 0.62, flared: 0.46 };
/** How far rows of a print, and the hem, are put out of line where a fold crosses them, in units. */
const outOfLine = 14;
/** Share of its flare by which a print on flared cloth fans out; its gores take up the rest. */
const gored = 0.35;
/** Breadth of a fold's long side, which rises slowly, in shares of its own. */
export const luff = 1.7;
/** How far a fold strays from its place on its way to the hem, in shares of half the skirt's width. */
const strays = 0.1;
/** How firmly a fold keeps its place while the cloth settles. */
const hung = 0.007;

/**
 * How gathered cloth hangs: close short gathers under the seam, some of which join into a few broad
 * flutes that open towards the hem, no two alike.
 */
export function fluted(style: FlutedStyle, seed: number): Fluted {
  const { top, hem, depth } = style;
  const edgeAt = crossings(line(style.side));
  const half = (v: number) => edgeAt(v) - table.middle;
  const [atTop, atHem] = [half(top), half(hem)];
  const cloth = atHem * style.fullness;
  const { flutes, gathers } = foldsOf(style, seed);
  const shown = style.closed ? flutes.filter((f) => Math.abs(f.at) > 0.13) : flutes;
  const folds = [...shown, ...gathers];
  const lowest = lowestShift(shown);
  const down = (v: number) => (v - top) / (hem - top);
  const small = fineGathers(atTop, seed + 54);
  const flare = (atHem - atTop) / (hem - top);
  const at = (u: number, v: number) => (u - table.middle) / half(v);
  const ruche = (map: "height" | "furrow") => (u: number, v: number) => {
    if (v < top || !style.gathered) return 0;
    const loose = style.closed ? ramp(14, 30, Math.abs(u - table.middle)) : 1;
    return loose * small[map](at(u, v), v - top);
  };

  const height: PatternMap = (u, v) => {
    if (v < top) return 0;
    const [d, wide] = [down(v), half(v)];
    let stands = 0;
    for (const f of folds) {
      if (d >= f.ends || passes(f, u, d, wide)) continue;
      const t = offset(f, u, d, wide, seed) / (f.broad * wide);
      if (t < -luff || t > f.lee) continue;
      stands += standing(f, d) * ramp(-luff, -0.15, t) * ramp(f.lee, -0.05, t);
    }
    // Its side seams, and the armholes of a blouse, hold it down.
    const free = ramp(wide + 2, wide - 24, Math.abs(u - table.middle));
    return free * depth * stands * blend(0.34, 1, ramp(0, 0.7, d)) * ramp(-4, 12, v - top);
  };

  return {
    height,
    pins: (_u, v) => hung * ramp(top, top + 40, v),
    gather: (e, u, v) => laidOver(e, height, u, v),
    place: (u, v) => {
      if (v < top) return [u, v];
      const [d, wide, even, below] = [down(v), half(v), at(u, v), v - top];
      const fan = (style.gathered ? 1 : gored) * Math.max(0, atHem - wide);
      const folded = (cloth - atHem) * passed(shown, u, d, wide, seed);
      // It is as long at its sides as in the middle, and there it hangs aslant.
      const aslant = below * (Math.hypot(1, flare * even) - 1);
      const row = v + aslant + ramp(0, 0.7, d) * shifted(shown, u, d, wide, seed);
      if (!style.gathered) return [u + folded + fan * even, row];
      // What the gathers hide near the seam, the wider skirt shows farther down.
      const fanned = fan * blend(passed(gathers, u, d, wide, seed), even, ramp(0.06, 0.5, d));
      const drawn = (cloth - wide) * small.passed(even, below);
      const out = ramp(...joined, below * (1 + 0.5 * noise(even * 7, 1, seed + 55)));
      return [u + blend(drawn, folded + fanned, out), row];
    },
    trim: (u, v, depth) => {
      const low = ramp(hem - 170, hem - 60, v);
      if (low === 0) return depth;
      return depth - low * (shifted(shown, u, down(v), half(v), seed) - lowest);
    },
    fine: { height: ruche("height"), furrow: ruche("furrow") },
  };
}

/** Share of their cloth that has gone into folds on the way across: -1 at the left edge, 1 at the right one. */
function passed(folds: Flute[], u: number, d: number, wide: number, seed: number): number {
  let hidden = 0;
  let all = 0;
  for (const f of folds) {
    hidden += f.full * crossed(f, u, d, wide, seed);
    all += f.full;
  }
  return (2 * hidden) / all - 1;
}

/** How far the folds on the way across have put a row out of line, in units. */
function shifted(folds: Flute[], u: number, d: number, wide: number, seed: number): number {
  return folds.reduce((sum, f) => sum + f.shift * (crossed(f, u, d, wide, seed) - 0.5), 0);
}

/** The least that they put a row out of line anywhere on the way across, in units. */
function lowestShift(folds: Flute[]): number {
  const across = [...folds].sort((a, b) => a.at - b.at);
  let level = -across.reduce((sum, f) => sum + f.shift, 0) / 2;
  let lowest = level;
  for (const { shift } of across) {
    level += shift;
    lowest = Math.min(lowest, level);
  }
  return lowest;
}

/** 0 on the left of a fold's edge, 1 on the right of it. */
function crossed(f: Flute, u: number, d: number, wide: number, seed: number): number {
  const side = passes(f, u, d, wide);
  if (side) return side > 0 ? 1 : 0;
  const share = ramp(...brink, offset(f, u, d, wide, seed) / (f.lee * f.broad * wide));
  return f.lap > 0 ? share : 1 - share;
}

function foldsOf(
  { count, gathered }: FlutedStyle,
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
        ends: 9,
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

function standing({ full, begins, ends }: Flute, d: number): number {
  return full * ramp(begins - 0.06, begins + 0.24, d + 0.05) * ramp(ends, ends * 0.3, d);
}
