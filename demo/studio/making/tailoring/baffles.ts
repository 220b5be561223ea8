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
  /** Its seams are counted from above, as those of a sleeve are; from below when absent. */
  fromAbove?: true;
  /** Where cloth is sewn flat, 0, as beside a zip. */
  open?: PatternMap;
  /** Where the chambers are bent, as in an armpit, 1; nowhere when absent. */
  crowded?: PatternMap;
  seed: number;
}

/**
 * Down sinks: by what power the way up across a chamber is bent, so that its crest lies below the middle, and
 * how far that wanders along it.
 */
const sunken = { power: 0.74, wanders: 0.24 };
/** How round a chamber is: a sine to this power is full, and steep beside its seams. */
const round = 0.8;

/**
 * How full a chamber is across, 0..1: an arch, steeper beside its seams than that of a sine, whose
 * crest lies low, here more than there.
 */
function swell({ phase, along, seed, fromAbove }: Baffles, u: number, v: number): number {
  const at = phase(u, v);
  const gathered =
    sunken.power + sunken.wanders * noise(along(u, v) / 74, Math.floor(at) * 4.3, seed + 10);
  const up = fromAbove ? 1 - fraction(at) : fraction(at);
  return Math.sin(up ** gathered * Math.PI) ** round;
}

/** Down wanders: no two chambers are as full, nor one of them all along, and here and there it has left a dent. */
function filled({ phase, along, seed }: Baffles, u: number, v: number): number {
  const at = phase(u, v);
  const chamber = Math.floor(at);
  const x = along(u, v);
  const lumps = noise(x / 120, chamber * 3.7, seed) + 0.6 * noise(x / 52, chamber * 5.3, seed + 1);
  const dent = ramp(0.2, 0.6, noise(x / 36 + 0.4 * fraction(at), chamber * 2.9, seed + 8));
  return clamp(0.62 + 0.4 * chance(chamber, 1, seed) + 0.17 * lumps - 0.16 * dent, 0.3, 1.2);
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

/** How far from their seam creases wander, in units: farther up they would turn round into hooks. */
const wandering = 22;

/** The nearest seam, or another one that is told. */
function besideSeam(b: Baffles, u: number, v: number, told?: number): Beside {
  const { phase, along, pitch, seed } = b;
  const at = phase(u, v);
  const seam = told ?? Math.round(at);
  const off = Math.abs(at - seam) * pitch;
  const x = along(u, v);
  const side = at > seam ? 1 : 0;
  const wander = 0.55 * Math.min(off, wandering) * noise(x / 34, seam * 1.7, seed + 2);
  return { seam, off, side, fanned: x + wander };
}

/** The creases beside a seam: their distance, and how far the longest reaches, as a share of the pitch. */
const creases = { apart: 7.5, reach: 0.5 };
/** How broad the steep and the gentle side of a crease are, in units, where it is as long as a seam's pucker is. */
const flanks = { steep: 2, gentle: 9 };
/** How much farther creases reach, and how much deeper they are, where a chamber is bent altogether. */
const bent = { reach: 0.35, depth: 0.5 };

/**
 * A seam's thread draws the shell in: down fills it out between sharp creases that run from the stitches
 * up the swell, each at its own angle, close together and most of them short; one side of each is steep, the
 * other a slope that is seen from afar. How deep they are, in units.
 *
 * @param crowded how far the chamber is bent at the place, 0..1.
 */
function creased({ pitch, seed }: Baffles, beside: Beside, crowded: number): number {
  const { seam, off, side, fanned } = beside;
  const loose = noise(fanned / 58, seam * 2.3 + side, seed + 9);
  const tight = Math.max(crowded, ramp(-0.75, 0.25, loose));
  const row = 2 * seam + side;
  const nearest = Math.floor(fanned / creases.apart);
  const longest = pitch * (creases.reach + bent.reach * crowded) * (0.45 + 0.55 * tight);
  let deepest = 0;
  if (off >= longest) return deepest;
  for (let n = nearest - 9; n <= nearest + 9; n++) {
    const lot = chance(n, row, seed + 5);
    const length = longest * (0.16 + 0.84 * lot ** 1.7);
    if (off >= length) continue;
    const lean = 0.9 * (chance(n, row, seed + 6) - 0.5);
    const foot = (n + chance(n, row, seed + 7)) * creases.apart;
    const away = fanned - foot - lean * off;
    const left = 1 - off / length;
    const isSteep = away > 0 === chance(n, row, seed + 11) > 0.5;
    const breadth = (isSteep ? flanks.steep : flanks.gentle) * (0.4 + 0.014 * length) + 0.05 * off;
    const depth = (3.2 + 0.11 * length) * Math.sqrt(left) * left * ramp(1, 10, off);
    deepest = Math.max(deepest, depth * Math.exp(-Math.abs(away) / breadth));
  }
  return deepest * (0.4 + 0.6 * tight) * (1 + bent.depth * crowded);
}

/** Heights of the broad bulges between the creases, in units. */
const bulges = 8;

/** How high the shell stands. */
export function baffleHeight(b: Baffles): PatternMap {
  return (u, v) => {
    const beside = besideSeam(b, u, v);
    const { seam, off, side, fanned } = beside;
    const bulge = Math.abs(noise(fanned / 21, seam * 7.1 + side, b.seed + 3)) - 0.3;
    const drawn = bulges * bulge * ramp(0, 9, off) * ramp(0.5 * b.pitch, 6, off);
    const down = b.height * filled(b, u, v) * swell(b, u, v);
    return (b.open?.(u, v) ?? 1) * Math.max(0, down + drawn);
  };
}

/** How firmly a seam's stitches hold the shell where it is, and half the breadth that they hold, in units. */
const stitched = { hold: 0.07, half: 13 };

/**
 * Stitches hold the shell at every seam: cloth that slid along them would gather into one upright fold
 * that runs over all of them, as no quilting lets it.
 */
export function heldBySeams({ phase, pitch }: Baffles): PatternMap {
  return (u, v) => {
    const at = phase(u, v);
    return stitched.hold * ramp(stitched.half, 0, pitch * Math.abs(at - Math.round(at)));
  };
}

/** A seam takes up so much of the rim's breadth, in units. */
const takenUp = 12;

/** How far the rim is drawn in at the seams, in units. */
export function drawnIn(b: Baffles): PatternMap {
  return (u, v) => takenUp * (1 - filled(b, u, v) * swell(b, u, v));
}

/** The stitched lines, and the creases beside them, which are too sharp for the grids of settling. */
export function quiltingSeams(s: Surface, b: Baffles): void {
  s.each((k, u, v) => {
    const beside = besideSeam(b, u, v);
    const { off, fanned } = beside;
    const open = b.open?.(u, v) ?? 1;
    const across = besideSeam(b, u, v, beside.seam + (beside.side ? 1 : -1));
    const crowded = b.crowded?.(u, v) ?? 0;
    // Those of either seam reach past the middle of a chamber.
    const crease = open * Math.max(creased(b, beside, crowded), creased(b, across, crowded));
    const tight = 0.6 + 0.4 * noise(fanned / 26, 1, b.seed + 8);
    s.relief[k]! -= crease + 1.1 * tight * bell(off, 1.7);
    s.tone(k, 1 - 0.008 * crease - 0.14 * tight * bell(off, 1.5));
  });
}
