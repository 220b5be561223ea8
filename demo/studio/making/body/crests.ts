import type { Cloth } from "../../cloths/index.ts";
import { isSilk } from "../../cloths/silk.ts";
import { smoothLine } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { laySharply, type SharpCrease } from "../sewing/sharp-crease.ts";
import type { LongFold } from "./long-folds.ts";

/** A pale cloth needs steep creases: its sides throw much of the lamp's light at each other. */
const sharpness = 2.6;

/**
 * How sharply cloth creases, `sharpness` at most, as poplin does: what is supple or springs back rounds
 * every crease.
 */
export function creasing({ creases = 0, optics }: Cloth): number {
  const supple = isSilk(optics) ? 0.36 : 1;
  return (creases ? Math.min(1, 0.4 + 1.8 * creases) : 0.25) * supple * sharpness;
}

/** Thin cloth does not bend round the crest of a fold, it breaks. */
function crest({ path, width: [from, to], height, fade }: LongFold): SharpCrease {
  const middle = (from + to) / 2;
  return {
    path: smoothLine(path, 6),
    slope: (0.15 * height) / middle,
    reach: [0.3 * middle, 0.45 * middle],
    fade: [Math.max(0.15, fade[0]), Math.max(0.25, fade[1])],
  };
}

/** The creases that folds break into along their crests. @param amount how sharply the cloth creases. */
export function breakCrests(s: Surface, folds: LongFold[], amount: number): void {
  laySharply(s, folds.map(crest), amount);
}
