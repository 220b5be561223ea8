import { chance, noise } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import { cross } from "../../light/vector.ts";
import type { Point } from "../../pattern/outline.ts";
import { directionAt, normalized, swept } from "../../standing/along-path.ts";
import type { Shell, Spot } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { type Fold, halfOf } from "./fold-shape.ts";
import { clothPart } from "./folded-cloth.ts";

/**
 * Where a place of the end comes to lie. @param across the cloth from its middle. @param way beyond
 * the edge where it bends down, negative behind it. @param off how far off what bears it.
 */
export type Lay = (across: number, way: number, off: number) => Spot;

/** A fringe that hangs free. */
export interface Loose {
  /** Length of its strands, in units. */
  fringe: number;
  /** Distance of the strands, and their thickness, halved. */
  pitch: number;
  strand: number;
  /** So many yarns are tied into the end at one place, `pitch` apart; twisted strands when absent. */
  tied?: number;
}

/** Places along a strand. */
const steps = 54;
/** So many strands cling to each other, and how near they come at most: the share of the way to their middle. */
const clump = { strands: 4.4, near: 0.7 };
/** How far strands lean at their tips, alone and with those they cling to, in units a unit. */
const leans = { alone: 0.24, together: 0.62 };

/** The knot by which yarns are tied in: from where to where on the way from the hem, and its radius, in strands. */
const knot = { from: -1.5, to: 6, round: 2.5 };
/** Yarns come out of their knot so far from its middle, in strands, and part by so much a unit. */
const tassel = { root: 1.4, parts: 0.15 };

/** The strands of a fringe. @param lay places them by the way from the hem. @param hem its place along the cloth. */
export function looseFringe(fold: Fold, loose: Loose, lay: Lay, hem: number): Part[] {
  if (loose.tied) return tassels(fold, loose, loose.tied, lay, hem);
  const count = Math.floor((fold.width - 4) / loose.pitch);
  const rootOf = (n: number) => (n - (count - 1) / 2) * loose.pitch;
  return Array.from({ length: count }, (_, n) => {
    const own = n / clump.strands + 0.9 * noise(n / 6.3, 1, fold.seed + 6);
    const middle = rootOf((Math.floor(own) + 0.5) * clump.strands);
    return strandOf(fold, loose, lay, hem, { root: rootOf(n), middle, clump: Math.floor(own), n });
  });
}

/** Yarns tied in by a few at a time: each tassel falls its own way, and its yarns part below the knot. */
function tassels(fold: Fold, loose: Loose, tied: number, lay: Lay, hem: number): Part[] {
  const { pitch, strand } = loose;
  const count = Math.floor((fold.width - 4) / pitch);
  return Array.from({ length: count }, (_, n) => {
    const slipped = 0.16 * pitch * (2 * chance(n, 9, fold.seed) - 1);
    const middle = (n - (count - 1) / 2) * pitch + slipped;
    const yarns = Array.from({ length: tied }, (_, yarn) => {
      const beside = ((yarn + 0.5) / tied - 0.5) * 2 * tassel.root * strand;
      return strandOf(fold, loose, lay, hem, {
        root: middle + beside,
        middle: middle + 0.4 * beside,
        parting: (tassel.parts * beside) / (tassel.root * strand),
        clump: n,
        n: n * tied + yarn,
      });
    });
    return [knotOf(fold, loose, lay, hem, middle), ...yarns];
  }).flat();
}

/** Yarn looped through the last row and drawn tight round its own ends. */
function knotOf(fold: Fold, { strand }: Loose, lay: Lay, hem: number, middle: number): Part {
  const rows = 13;
  const path = Array.from({ length: rows }, (_, row): Spot => {
    const way = blend(knot.from, knot.to, row / (rows - 1)) * strand;
    return lay(middle, way, halfOf(fold));
  });
  const round = (row: number) => {
    const t = (2 * row) / (rows - 1) - 1;
    return knot.round * strand * Math.sqrt(1 - t ** 4) * (1 - 0.1 * Math.cos(5 * t));
  };
  const body = hanging(path, (angle, row) => [
    round(row) * Math.cos(angle),
    round(row) * Math.sin(angle),
  ]);
  return clothPart(fold, body, alongStrand(body, middle, strand, 7 * strand), (u, v) => [
    u,
    hem + 0.02 * v,
  ]);
}

interface Rooted {
  /** Where it leaves the weave, across the cloth, and where those that it clings to gather. */
  root: number;
  middle: number;
  clump: number;
  n: number;
  /** How far it leans away from the others of its tassel, in units a unit. */
  parting?: number;
}

/** One strand of two plies twisted on each other: it clings to its neighbors and lies over some of them. */
function strandOf(
  fold: Fold,
  { fringe, strand }: Loose,
  lay: Lay,
  hem: number,
  { root, middle, clump: together, n, parting = 0 }: Rooted,
): Part {
  const seed = fold.seed + n;
  const long =
    fringe * (0.8 + 0.2 * chance(seed, 1, 34)) * (0.94 + 0.06 * noise(n / 5, 2, fold.seed));
  const lean =
    parting +
    leans.alone * (2 * chance(seed, 2, 34) - 1) +
    leans.together * (2 * chance(together, 7, fold.seed) - 1);
  const clings = clump.near * chance(together, 8, fold.seed) * ramp(0, 0.3, chance(seed, 4, 34));
  const over = strand * (0.6 + 2.2 * chance(seed, 3, 34));
  const path = Array.from({ length: steps }, (_, k): Spot => {
    const t = k / (steps - 1);
    const way = t * long;
    const clung = clings * ramp(0.1, 0.8, t);
    const sway =
      lean * long * t ** 2.2 * 0.7 +
      5 * t * noise(way / 30, 1, seed) +
      3 * t * noise(root / 40, way / 44, fold.seed);
    const x = blend(root, middle, clung) + sway;
    const off = halfOf(fold) + (over - halfOf(fold)) * ramp(0, 0.3, t);
    return lay(
      x,
      way - 3,
      off + 1.6 * strand * ramp(0.1, 0.5, t) * (0.5 + noise(way / 24, 2, seed)),
    );
  });
  const body = hanging(path, (angle, row) => {
    const loose = ramp(0.88, 1, row / (steps - 1));
    const tip = row === steps - 1 ? 0 : 1 + 0.3 * loose;
    const r = strand * tip * (0.78 + 0.34 * Math.abs(Math.cos(angle - row * 0.62)));
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
  const uv = alongStrand(body, root, strand, long);
  // A fringe is warp alone: each strand has the color that the cloth has above it.
  return clothPart(fold, body, uv, (u, v) => [u, hem + 0.02 * v]);
}

/** A body round a path that hangs or lies, its section as wide across the cloth as it is thick. */
function hanging(path: Spot[], section: (angle: number, row: number) => Point): Shell {
  return swept(
    path,
    13,
    (row) => {
      const down = directionAt(path, row);
      const side = normalized([1, -down[0], 0]);
      return [side, cross(down, side)];
    },
    section,
  );
}

/** The places of a strand's face in its cloth: across it from its root, and along it. */
function alongStrand(body: Shell, root: number, strand: number, long: number): Float32Array {
  const uv = new Float32Array(body.columns * body.rows * 2);
  for (let k = 0; k < uv.length; k += 2) {
    const row = Math.floor(k / 2 / body.columns);
    uv[k] = root + strand * Math.sin((Math.PI * 2 * ((k / 2) % body.columns)) / (body.columns - 1));
    uv[k + 1] = (row * long) / (body.rows - 1);
  }
  return uv;
}
