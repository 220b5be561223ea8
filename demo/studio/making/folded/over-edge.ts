import { chance, noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import { cross } from "../../light/vector.ts";
import { directionAt, normalized, swept } from "../../standing/along-path.ts";
import { type Spot, shell } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { clothPart, type Fold, placeOf } from "./folded-cloth.ts";

/** The end of a scarf that lies over the front fold of a stack and hangs down before it. */
interface OverEdge {
  /** How far its cloth, and then its fringe, hang below the fold's top, in units. */
  drop: number;
  fringe: number;
  /** Half the thickness of the cloth. */
  half: number;
  /** Distance of the fringe's strands, and their thickness, halved. */
  pitch: number;
  strand: number;
}

/**
 * A place above the fold, in units: `way` before the edge where it bends (behind it where negative),
 * `off` that far off the fold's cloth.
 */
function above(fold: Fold, x: number, way: number, off: number): Spot {
  const r = fold.thickness / 2;
  const bend = (r + off) * (Math.PI / 2);
  const lift = 1.08 * r + off;
  if (way <= 0) return placeOf(fold, x, lift, way - r);
  if (way < bend) {
    const angle = way / (r + off);
    return placeOf(fold, x, lift * Math.cos(angle), (r + off) * Math.sin(angle) - r);
  }
  return placeOf(fold, x, bend - way, off);
}

/** The scarf's uppermost layer with its end and the fringe. */
export function endOver(fold: Fold, end: OverEdge): Part[] {
  return [sheet(fold, end), ...strands(fold, end)];
}

/** Places along the sheet, on both its sides, and across its width. */
const around = 181;
const across = 100;

function sheet(fold: Fold, { drop, half }: OverEdge): Part {
  const long = fold.deep + drop;
  const body = shell(around, across, (i, j) => {
    const x = ((j / (across - 1)) * 2 - 1) * (fold.width / 2 - 1);
    const p = 1 - (2 * i) / (around - 1);
    const way = drop - long * Math.abs(p) ** 1.3;
    const edge = Math.sqrt(ramp(0, 5, fold.width / 2 - Math.abs(x)));
    const thin = half * edge * (p > 0 ? 1 : -1) * Math.min(1, Math.abs(p) * 30);
    return above(fold, x, way, half + thin);
  });
  return clothPart(fold, body);
}

function strands(fold: Fold, end: OverEdge): Part[] {
  const count = Math.floor(fold.width / end.pitch);
  return Array.from({ length: count }, (_, n) =>
    strandOf(fold, end, (n - (count - 1) / 2) * end.pitch, fold.seed + n),
  );
}

/** Places along a strand. */
const steps = 54;

/** One strand of two plies twisted on each other; it sways, and lies a little upon its neighbors. */
function strandOf(
  fold: Fold,
  { drop, fringe, half, strand }: OverEdge,
  x: number,
  seed: number,
): Part {
  const long = fringe * (0.82 + 0.18 * chance(seed, 1, 34));
  const lean = 0.16 * (chance(seed, 2, 34) - 0.5);
  const path = Array.from({ length: steps }, (_, n): Spot => {
    const way = (n / (steps - 1)) * long - 3;
    const sway = lean * way + 1.6 * noise(way / 18, 1, seed) + 1.8 * noise(x / 40, way / 50, 35);
    const off = half + 0.5 * strand + 1.4 * noise(way / 22, 2, seed) + 1.2 * chance(seed, 3, 34);
    return above(fold, x + sway * ramp(0, 12, way), drop + way, off);
  });
  const body = swept(
    path,
    17,
    (row) => {
      const along = directionAt(path, row);
      const side = normalized([1, -along[0], 0]);
      return [side, cross(along, side)];
    },
    (angle, row) => {
      const loose = ramp(0.88, 1, row / (steps - 1));
      const tip = row === steps - 1 ? 0 : 1 + 0.3 * loose;
      const r = strand * tip * (0.78 + 0.34 * Math.abs(Math.cos(angle - row * 0.62)));
      return [r * Math.cos(angle), r * Math.sin(angle)];
    },
  );
  // A fringe is warp alone: each strand has the color that the cloth has above it.
  return clothPart(fold, body, (u, v) => [x + 37 * fold.seed + 0.2 * v, 0.05 * u]);
}
