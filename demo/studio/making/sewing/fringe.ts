import { chance, noise } from "../../fields/noise.ts";
import { bell, blend, clamp, ramp } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";

export interface Fringe {
  /** Length of its strands, and their distance where they leave the weave, in units. */
  length: number;
  pitch: number;
  /** How far from the middle of the cloth's end the outermost may leave the weave, in units; anywhere when absent. */
  half?: number;
  /** So many yarns are tied into the end together, as tassels; twisted strands when absent. */
  tied?: number;
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
const stands = 0.42;
/**
 * How far strands lean at most by their tips, alone and together with so many beside them, in units a unit. Were
 * these fewer, whole bundles would lean into one point and run together.
 */
const leans = { alone: 0.1, together: 0.19, beside: 6 };
/**
 * How near the yarns of a tassel come to its middle in their knot, as a share of the way, and over which
 * share of their length; how far it leans, and each of them below alone and away from the others, in units a unit.
 */
const tassel = { drawn: 0.62, within: 0.05, leans: 0.22, alone: 0.06, parts: 0.07 };
/**
 * The knot that ties a tassel's yarns into the end: how far it reaches down, in units, half its width as a share of
 * the distance of tassels, and how much the one is larger than the other.
 */
const tie = { long: 13, half: 0.4, unlike: 0.25 };
/** Half the thickness of a tassel's yarns in shares of their distance: thinner, the table shows between all of them. */
const tiedYarn = 0.74;
/** Ends of yarns are cut one by one: by how much of their length tassels' and twisted strands' differ. */
const uneven = { tied: 0.3, twisted: 0.16 };
/**
 * Twisting draws the yarns of a strand together: half its thickness where it leaves the weave and
 * farther on, in shares of the distance of strands. In between it narrows over a share of its length.
 */
const thickness = { root: 0.5, twisted: 0.33, within: 0.16 };
/** The knot that keeps a strand from opening: its place before the end and its size, in thicknesses. */
const knot = { before: 4, long: 1.1, wider: 0.45 };

/**
 * The strand of a fringe that is uppermost at a place. `across` runs along the cloth's end, `left` is
 * the way still to go to the tips: 0 at the tips, `length` where the weave begins.
 */
function strandAt(across: number, left: number, f: Fringe): InStrand {
  const root = Math.round(across / f.pitch);
  const tied = f.tied && tieAt(f.tied, across, f.length - left, f);
  if (tied) return tied;
  // So many of their neighbors on either side strands stray upon.
  const strays = Math.ceil(((leans.alone + leans.together) * f.length) / f.pitch);
  let upper = inStrand(root, across, left, f);
  for (let n = 1; n <= strays; n++) {
    for (const neighbor of [root - n, root + n]) {
      const other = inStrand(neighbor, across, left, f);
      if (layer(other, f) > layer(upper, f)) upper = other;
    }
  }
  return upper;
}

/** The knot of a tassel at a place; none where it does not reach. */
function tieAt(tied: number, across: number, fallen: number, f: Fringe): InStrand | undefined {
  const { pitch, seed, half: outermost = Number.POSITIVE_INFINITY } = f;
  const which = Math.floor(across / pitch / tied + 0.5 / tied);
  const middle = (which + 0.5) * tied - 0.5;
  const off = across - middle * pitch - 0.8 * (2 * chance(which, 9, seed) - 1);
  const long = tie.long * (1 + tie.unlike * (chance(which, 8, seed) - 0.5));
  const wide = tie.half * pitch * tied * (1 + tie.unlike * (chance(which, 10, seed) - 0.5));
  if (fallen > long || Math.abs(middle * pitch) > outermost) return undefined;
  const half = wide * Math.sqrt(1 - (fallen / long) ** 4);
  return Math.abs(off) < half ? { strand: Math.floor(middle), off, half } : undefined;
}

/** Where a strand lies that there is none of, in units. */
const farOff = 1e6;

/** Where strands cross, each lies over or under all others; beside them the nearest one counts. */
function layer({ strand, off, half }: InStrand, { seed }: Fringe): number {
  const inside = half - Math.abs(off);
  return inside > 0 ? 1 + chance(strand, 6, seed) : inside;
}

function inStrand(strand: number, across: number, left: number, f: Fringe): InStrand {
  const { length, pitch, seed, half: outermost = Number.POSITIVE_INFINITY } = f;
  if (Math.abs(strand * pitch) > outermost) {
    return { strand, off: farOff, half: pitch * thickness.twisted };
  }
  const fallen = length - left;
  const { root: leaves, lean } = f.tied ? inTassel(strand, fallen, f, f.tied) : alone(strand, f);
  const limp = 0.35 + 0.65 * (fallen / length);
  const straight = across - leaves - lean * limp * fallen;
  // No strand that is so far off reaches this place, however it waves.
  if (Math.abs(straight) > 1.5 * pitch) {
    return { strand, off: straight, half: pitch * thickness.twisted };
  }
  const wave =
    0.35 * pitch * noise(strand * 5.1, left / 34, seed + 1) * ramp(0, 0.4 * length, fallen);
  const { root, twisted, within } = thickness;
  const half = pitch * blend(root, f.tied ? tiedYarn : twisted, ramp(0, within * length, fallen));
  // Untwisted yarns need no knot at their tips.
  const beforeKnot = f.tied ? farOff : (left - cutAt(strand, f)) / half - knot.before;
  return {
    strand,
    off: straight - wave,
    half: half * (1 + knot.wider * bell(beforeKnot, knot.long)),
  };
}

/** Where a strand leaves the weave, in units along the cloth's end, and how far it leans, in units a unit. */
interface Rooted {
  root: number;
  lean: number;
}

function alone(strand: number, { pitch, seed }: Fringe): Rooted {
  const lean =
    2 * leans.alone * (chance(strand, 5, seed) - 0.5) +
    leans.together * noise(strand / leans.beside, 1, seed);
  return { root: strand * pitch, lean };
}

/** Drawn together by their knot, the yarns of a tassel fall one way and part. */
function inTassel(strand: number, fallen: number, f: Fringe, tied: number): Rooted {
  const { length, pitch, seed } = f;
  const which = Math.floor(strand / tied);
  const middle = (which + 0.5) * tied - 0.5;
  const aside = (2 * (strand - middle)) / tied;
  const drawn = tassel.drawn * ramp(0, tassel.within * length, fallen);
  return {
    root: pitch * blend(strand, middle, drawn),
    lean:
      tassel.leans * (2 * chance(which, 7, seed) - 1) +
      tassel.parts * aside +
      tassel.alone * (2 * chance(strand, 5, seed) - 1),
  };
}

/** So far before the longest strands' tips a strand ends, in units. */
function cutAt(strand: number, { length, seed, tied }: Fringe): number {
  const most = tied ? uneven.tied : uneven.twisted;
  return length * (0.02 + most * chance(strand, 2, seed) ** 2);
}

/** The rim of a fringed end as a distance inside it, in units; `depth` is that inside the weave's. */
export function fringe(across: number, left: number, depth: number, f: Fringe): number {
  if (left > f.length) return depth;
  const { strand, off, half } = strandAt(across, left, f);
  // The last wefts hold the strands together.
  const held = f.pitch * ramp(f.length * (f.tied ? 0.01 : 0.04), 0, f.length - left);
  return Math.min(Math.max(half - Math.abs(off) + held, -3), left - cutAt(strand, f));
}

/** Share of the distance from a strand's middle at which a yarn left the weave, once they are twisted. */
const mingled = 0.4;

/** The place along the cloth's end at which the yarn of a place of the fringe leaves the weave. */
export function rootOf(across: number, left: number, f: Fringe): number {
  if (left > f.length) return across;
  const { strand, off } = strandAt(across, left, f);
  const twisted = ramp(0, thickness.within * f.length, f.length - left);
  return strand * f.pitch + off * blend(1, mingled, twisted);
}

/** Makes one texel of a fringe's face: its uppermost strand, two ends plied on each other. */
export function layStrand(s: Surface, k: number, across: number, left: number, f: Fringe): void {
  const strand = strandAt(across, left, f);
  const yarn = pliedYarn(strand, left);
  s.relief[k]! += stands * Math.max(f.pitch, strand.half) * (yarn.height - 0.6);
  s.tone(k, 1 + yarn.tone);
}

/** How far plies run along a strand while they turn by one radian, in thicknesses, and how much they slant across it. */
const twist = { turn: 0.46, slant: 2.5 };

/** The face of a strand of two plied ends: how high it stands, 0..1, and its share of tone. */
function pliedYarn(
  { strand, off, half }: InStrand,
  left: number,
): { height: number; tone: number } {
  const side = clamp(off / half, -1, 1);
  const turn = Math.sin(
    left / (twist.turn * half) + twist.slant * side + 6.3 * chance(strand, 3, 95),
  );
  const round = Math.sqrt(1 - 0.8 * side * side);
  return {
    height: round * (0.85 + 0.15 * turn),
    tone: 0.08 * turn - 0.4 * (1 - round) + 0.08 * (chance(strand, 4, 96) - 0.5),
  };
}
