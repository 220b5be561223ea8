import { noise } from "../../fields/noise.ts";
import { fading, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { laneOf, lengthOf } from "./seams.ts";

/** Thin cloth bent along a line, too sharply for the settling's grids. */
export interface SharpCrease {
  /** From its cause to where it runs out. */
  path: Point[];
  /** How steep its sides stand at the line; below 0 for a valley. */
  slope: number;
  /** How far its sides reach to the left and to the right of the line, in units: no crease lies evenly. */
  reach: [left: number, right: number];
  /** Radius over which the cloth turns at the line, in units; that of poplin when absent. */
  round?: number;
  /** Shares of its way over which it rises and dies away. */
  fade: [rise: number, fall: number];
  /** How far inside the rim it stands in full, in units; up to the rim itself when absent. */
  clear?: number;
  /** Where doubled cloth lies flat across it, 0..1; nowhere when absent. */
  flat?: PatternMap;
}

/** Radius over which poplin turns, in units. */
const ofPoplin = 1.3;
/** And up to which cloth wanders as jersey does. */
const ofJersey = 2.2;
/** Where its sides end, in reaches. */
const end = 3.4;

/**
 * Lays sharp creases into a face: each side is steepest at the line and flattens out.
 *
 * @param amount how sharply the cloth creases, as a share of their slopes.
 */
export function laySharply(s: Surface, creases: SharpCrease[], amount = 1): void {
  for (const crease of creases) bendSharply(s, { ...crease, slope: amount * crease.slope });
}

function bendSharply(s: Surface, crease: SharpCrease): void {
  const { path, slope, fade, round = ofPoplin, flat, clear = 0 } = crease;
  const [left, right] = crease.reach;
  const length = lengthOf(path);
  const lane = laneOf(path) + 97;
  // The thicker the cloth, the longer the stretches over which a fold wanders and swells: else it looks knotted.
  const stretch = Math.max(1, round / ofJersey);
  s.along(path, end * Math.max(left, right), (k, d, way, u, v) => {
    if (way <= 0 || way >= length) return;
    const t = way / length;
    const alive = fading(t, fade);
    // Sides fan out on the way, and the line itself is never ruled.
    const off = d + 1.2 * noise(way / (24 * stretch), 1, lane);
    const reach = (off < 0 ? left : right) * (0.55 + 0.45 * t);
    const away = Math.hypot(off, round) - round;
    if (away > end * reach) return;
    const side = Math.exp(-away / reach) * ramp(end, end * 0.5, away / reach);
    const free = (flat ? 1 - flat(u, v) : 1) * (clear ? ramp(0, clear, s.depthOf(k)) : 1);
    const uneven = 0.8 + 0.4 * noise(way / (31 * stretch), 2, lane);
    s.relief[k]! += slope * Math.min(left, right) * alive * free * side * uneven;
  });
}
