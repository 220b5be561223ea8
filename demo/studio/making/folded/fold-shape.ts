import type { Cloth } from "../../cloths/index.ts";
import { chance, noise } from "../../fields/noise.ts";
import { bell, clamp, ramp } from "../../fields/scalar.ts";
import type { Print } from "../../prints/print.ts";
import type { Spot } from "../../standing/loft.ts";

/** Cloth folded over and over, a body in space: its front folds face the camera. All measures in units. */
export interface FoldedCloth {
  cloth: Cloth;
  print?: Print | undefined;
  /** From side to side and from the front folds to the back. */
  width: number;
  deep: number;
  /** How many folds lie upon each other, and how thick each of them is. */
  folds: number;
  thickness: number;
  colorway?: number;
  seed: number;
  /** Knitted in ribs. */
  ribbed?: boolean;
  /** Its sides were folded in as well, as those of a garment are: no cut edge is seen at its ends. */
  sidesIn?: boolean;
}

/** How high something is at a place, in units. */
export type Height = (x: number, z: number) => number;

/** One fold: two layers of cloth that are joined at the front, air between them. */
export interface Fold extends FoldedCloth {
  /** Which of the folds it is, from the lowest up. */
  index: number;
  /** How high it would lie upon even folds; what it does lie upon, and how far forward that holds it up. */
  level: number;
  below: Height;
  heldTo: (x: number) => number;
  /** How far it comes forward, was pushed aside and was turned by the hand that folded it, in units a unit. */
  front: number;
  aside: number;
  skewed: number;
}

/** Half the thickness of one layer, as a share of its fold's: what is left of the fold is air. */
const halfLayer = 0.18;
/** How unevenly hands fold, as shares of a fold's thickness. */
const uneven = { front: 0.95 };
/** How far a front corner has slipped back, and over which width, in units. */
const corner = { back: 13, width: 46 };
/** What sides and back bear less than the middle, as a share of the fold's thickness. */
const flatter = { sides: 0.26, back: 0.45 };

/** Over how much of its thickness a fold whose sides are folded in rounds off there. */
const roundEnd = 0.85;
/**
 * How much of their waves folds keep, of which those with their sides folded in have more layers within, how
 * far their fronts spring open and their ends are put aside, in thicknesses, and how far they are turned, in
 * units a unit. One length of cloth folded over and over keeps its edges above each other: thrown about, they
 * bare strips of one another, and stripes there break off.
 */
const sidesIn = { wave: 0.6, sprung: 0.24, aside: 0.75, skewed: 0.035 };
const cutSides = { wave: 1, sprung: 0.14, aside: 0.22, skewed: 0.01 };

/** However thick cloth is, hands leave waves of no more than so many units in it. */
const widestWave = 19;
/** The share of a hollow below that soft cloth fills. */
const fills = 0.3;
/** How much a fold sinks where it comes forward over what bears it: units a unit, and at most so many thicknesses. */
const sags = { by: 0.3, most: 0.9 };

/** The folds of a thing from the lowest up. @param floor what it lies upon, @param level about so high. */
export function foldsOf(thing: FoldedCloth, floor: Height, level: number): Fold[] {
  const folds: Fold[] = [];
  const manner = mannerOf(thing);
  for (let index = 0; index < thing.folds; index++) {
    const own = thing.seed + 7 * index;
    const under = folds.at(-1);
    folds.push({
      ...thing,
      seed: own,
      index,
      level: level + index * thing.thickness,
      below: under ? (x, z) => topOf(under, x, z) : floor,
      heldTo: under ? (x) => frontOf(under, x) : () => Number.POSITIVE_INFINITY,
      // What lies uppermost comes forward farthest: it was folded over the others.
      front: index + 1 < thing.folds ? -uneven.front * thing.thickness * chance(own, 1, 33) : 0,
      aside: manner.aside * thing.thickness * (2 * chance(own, 2, 33) - 1),
      skewed: manner.skewed * (2 * chance(own, 3, 33) - 1),
    });
  }
  return folds;
}

/** Half the thickness of a fold's cloth, in units. */
export function halfOf({ thickness }: FoldedCloth): number {
  return halfLayer * thickness;
}

/** Waves of a fold, in units for noise of 1. */
function waveOf(fold: FoldedCloth): number {
  return mannerOf(fold).wave * Math.min(fold.thickness, widestWave);
}

function mannerOf(fold: Pick<FoldedCloth, "sidesIn">): typeof cutSides {
  return fold.sidesIn ? sidesIn : cutSides;
}

/** How far the ends of a fold stand out beyond its width, in units: cut edges of both layers each as they fell. */
function endAt({ thickness, seed, sidesIn }: Fold, way: number): number {
  if (sidesIn) return 0.3 * thickness * noise(Math.abs(way) / 85, 3, seed + 2);
  return thickness * (0.16 * noise(way / 85, 3, seed + 2) + 0.04 * noise(way / 26, 4, seed + 2));
}

/** How much of its full height a fold has so near its ends (0..1). */
function roundedOff({ width, thickness, sidesIn }: FoldedCloth, x: number): number {
  if (!sidesIn) return 1;
  const within = clamp((width / 2 - Math.abs(x)) / (roundEnd * thickness), 0, 1);
  return Math.sqrt(1 - (1 - within) ** 2);
}

/** How high a fold's lower side lies at a place, and how thick it is there. */
interface Bed {
  low: number;
  thick: number;
}

/**
 * Hands leave more air in a fold here than there, the bend at its front springs open, and at its sides and
 * at the back nothing keeps its layers apart; it fills a part of the hollows below.
 */
function bedOf(fold: Fold, x: number, z: number): Bed {
  const { thickness, seed, width, deep, front, level } = fold;
  const below = fold.below(x, z);
  const sideways = Math.min(1.1, Math.abs(x) / (width / 2));
  const full = 0.94 + 0.12 * (chance(seed, 4, 33) - 0.5);
  const wave = 0.28 * waveOf(fold) * noise(x / 105, z / 125, seed);
  const sprung = mannerOf(fold).sprung * bell(z - front + thickness, 1.8 * thickness);
  const flat = flatter.sides * sideways ** 4 + flatter.back * ramp(-deep + 70, -deep - 8, z);
  const thick = thickness * (full + sprung - flat) + wave + fills * (level - below);
  return {
    low: below - sagAt(fold, x, z),
    thick: Math.max(4.2 * halfLayer * thickness, thick),
  };
}

/** How far forward a fold's front reaches, in units. */
export function frontOf(fold: Fold, x: number): number {
  const { seed, width, front, skewed } = fold;
  const slipped = ramp(width / 2 - corner.width, width / 2 + 4, Math.abs(x)) ** 2;
  const wavy = 0.34 * noise(x / 95, 2, seed + 1) + 0.12 * noise(x / 37, 5, seed + 1);
  return front + waveOf(fold) * wavy - skewed * x - corner.back * slipped;
}

/** How high the upper side of a fold lies. */
export function topOf(fold: Fold, x: number, z: number): number {
  const { low, thick } = bedOf(fold, x, z);
  return low + thick;
}

/** How far the front of a fold sinks where it comes forward over the one that bears it, in units. */
function sagAt({ heldTo, thickness }: Fold, x: number, z: number): number {
  return sags.by * clamp(z + 0.4 * thickness - heldTo(x), 0, sags.most * thickness);
}

/** How long a fold's layers are from the middle of its front bend to the back, in units. */
export function layerLength({ deep, thickness }: Pick<FoldedCloth, "deep" | "thickness">): number {
  return deep + 0.3 * thickness;
}

/** Where in its cloth a place across a fold lies, in units from its middle: round its ends the cloth is longer. */
export function withinCloth(fold: FoldedCloth, across: number): number {
  const rounds = fold.sidesIn ? roundEnd * fold.thickness : 0;
  const level = fold.width / 2 - rounds;
  const beyond = Math.abs(across) - level;
  if (beyond <= 0) return across;
  const about = (rounds + fold.thickness / 2) / 2;
  return Math.sign(across) * (level + about * Math.asin(Math.min(1, beyond / rounds)));
}

/**
 * A place of a fold. @param across the cloth, from its middle. @param way along it from the front bend:
 * negative below, positive above. @param off how far outside the middle of its thickness.
 */
export function placeIn(fold: Fold, across: number, way: number, off: number): Spot {
  const { thickness, aside, skewed } = fold;
  const upper = way < 0 ? -1 : 1;
  const half = halfOf(fold);
  const far = Math.abs(way);
  const drawn = Math.abs(across) / (fold.width / 2);
  const at = across + Math.sign(across) * drawn ** 3 * endAt(fold, way);
  const front = frontOf(fold, at);
  const bend = bedOf(fold, at, front - thickness / 2).thick / 2;
  const round = (bend - half) * (Math.PI / 2);
  const rounded = roundedOff(fold, across);
  let z: number;
  let share: number;
  let inward: number;
  if (far < round) {
    const angle = far / (bend - half);
    z = front - bend + rounded * (bend - half + off) * Math.cos(angle);
    share = upper * Math.sin(angle);
    inward = off * Math.sin(angle);
  } else {
    z = front - bend - (far - round);
    share = upper;
    inward = off;
  }
  const { low, thick } = bedOf(fold, at, z);
  const y = thick / 2 + rounded * (share * (thick / 2 - half) + upper * inward);
  return [at + aside + skewed * z, low + y, z];
}
