import type { Grain } from "../../cloths/texture.ts";
import { noise } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import type { Excess } from "../../pattern/excess.ts";
import { crossings, line, table } from "../../pattern/outline.ts";
import type { PatternMap, Piece } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { type FineGathers, fineGathers } from "./gathers.ts";
import {
  type Flute,
  hemShift,
  lowestShift,
  passed,
  rowShift,
  standingIn,
  strewnFolds,
} from "./hanging-fold.ts";
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
  /** Its hem is topstitched, which keeps it level: no fold puts it, or the rows of a print, out of line. */
  level?: boolean;
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

/** How many times as high as the thread draws them they spring up, and how dark it is between them. */
export const ruche = { stands: 1.7, dark: 0.36 };

/** The small folds of gathered cloth on its face. */
export function ruched(s: Surface, { height, furrow }: Fine): void {
  s.each((k, u, v) => {
    s.relief[k]! += ruche.stands * height(u, v);
    s.tone(k, 1 - ruche.dark * furrow(u, v));
  });
}

/** So far below the seam its small folds have joined into larger ones, in units. */
const joined: [from: number, to: number] = [14, 92];
/** Share of its flare by which a print on flared cloth fans out; its gores take up the rest. */
const gored = 0.35;
/** How firmly a fold keeps its place while the cloth settles. */
const hung = 0.007;
/** A closure keeps so much of the middle free of flutes, in shares of half the width. */
const shut = 0.13;
/** So far above the hem it begins to step with the rows of a print, and from here on it does, in units. */
const stepping: [from: number, full: number] = [170, 60];

/**
 * How gathered cloth hangs: close short gathers under the seam, some of which join into a few broad
 * flutes that open towards the hem, no two alike.
 */
export function fluted(style: FlutedStyle, seed: number): Fluted {
  const { top, hem } = style;
  const cut = measured(style);
  const { flutes, gathers } = strewnFolds(style.count, style.gathered ?? false, seed);
  const shown = flutes
    .filter((f) => !style.closed || Math.abs(f.at) > shut)
    .map((f) => (style.level ? { ...f, shift: 0 } : f));
  const lowest = lowestShift(shown);
  const small = fineGathers(cut.atTop, seed + 54);
  const height = heightOf([...shown, ...gathers], style, cut, seed);
  const underSeam = (map: "height" | "furrow") => (u: number, v: number) => {
    if (v < top || !style.gathered) return 0;
    const loose = style.closed ? ramp(14, 30, Math.abs(u - table.middle)) : 1;
    return loose * small[map](cut.at(u, v), v - top);
  };
  return {
    height,
    pins: (_u, v) => hung * ramp(top, top + 40, v),
    gather: (e, u, v) => laidOver(e, height, u, v),
    place: placeIn({ shown, gathers, small }, style, cut, seed),
    trim: (u, v, depth) => {
      const low = ramp(hem - stepping[0], hem - stepping[1], v);
      if (low === 0) return depth;
      return depth - low * (hemShift(shown, u, cut.down(v), cut.half(v), seed) - lowest);
    },
    fine: { height: underSeam("height"), furrow: underSeam("furrow") },
  };
}

/** The measures of what hangs: half its width at a height, at its seam and at its hem, in units. */
interface Measured {
  half: (v: number) => number;
  atTop: number;
  atHem: number;
  /** Share of the way down from the seam (0) to the hem (1). */
  down: (v: number) => number;
  /** Share of the way out from the middle (0) to the right edge (1). */
  at: PatternMap;
}

function measured({ top, hem, side }: FlutedStyle): Measured {
  const edgeAt = crossings(line(side));
  const half = (v: number) => edgeAt(v) - table.middle;
  return {
    half,
    atTop: half(top),
    atHem: half(hem),
    down: (v) => (v - top) / (hem - top),
    at: (u, v) => (u - table.middle) / half(v),
  };
}

/** How high its folds stand, in units. */
function heightOf(
  folds: Flute[],
  { top, depth }: FlutedStyle,
  { half, down }: Measured,
  seed: number,
): PatternMap {
  return (u, v) => {
    if (v < top) return 0;
    const [d, wide] = [down(v), half(v)];
    const stands = standingIn(folds, u, d, wide, seed);
    // Its side seams, and the armholes of a blouse, hold it down.
    const free = ramp(wide + 2, wide - 24, Math.abs(u - table.middle));
    return free * depth * stands * blend(0.34, 1, ramp(0, 0.7, d)) * ramp(-4, 12, v - top);
  };
}

interface Gathered {
  shown: Flute[];
  gathers: Flute[];
  small: FineGathers;
}

/** The place on the cloth before it was gathered into these folds. */
function placeIn(
  { shown, gathers, small }: Gathered,
  { top, hem, fullness, gathered }: FlutedStyle,
  { half, atTop, atHem, down, at }: Measured,
  seed: number,
): Grain {
  const cloth = atHem * fullness;
  const flare = (atHem - atTop) / (hem - top);
  return (u, v) => {
    if (v < top) return [u, v];
    const [d, wide, even, below] = [down(v), half(v), at(u, v), v - top];
    const fan = (gathered ? 1 : gored) * Math.max(0, atHem - wide);
    // Flared cloth is no wider than its seam until its folds open.
    const folded = (cloth - atHem) * passed(shown, u, d, wide, seed, gathered ? even : 0);
    // It is as long at its sides as in the middle, and there it hangs aslant.
    const aslant = below * (Math.hypot(1, flare * even) - 1);
    const row = v + aslant + ramp(0, 0.7, d) * rowShift(shown, u, d, wide, seed);
    if (!gathered) return [u + folded + fan * even, row];
    // What the gathers hide near the seam, the wider skirt shows farther down.
    const fanned = fan * passed(gathers, u, d, wide, seed, even);
    const drawn = (cloth - wide) * small.passed(even, below);
    const out = ramp(...joined, below * (1 + 0.5 * noise(even * 7, 1, seed + 55)));
    return [u + blend(drawn, folded + fanned, out), row];
  };
}
