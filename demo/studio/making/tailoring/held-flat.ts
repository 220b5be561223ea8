import { ramp } from "../../fields/scalar.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { curve } from "../../pattern/outline.ts";
import type { PatternMap, Piece } from "../../pattern/piece.ts";

/** How far beside a pocket its stitches still hold the shell, in units: a fold is whole from there on. */
const holds = 34;

/**
 * Where what is sewn upon a shell holds it flat, 0..1. A fold that ran into the end of a welt or a flap would
 * lift its corner, and go on below it as a step. Nowhere when nothing is sewn on.
 */
export function heldFlat(sewnOn: Piece[]): PatternMap | undefined {
  if (!sewnOn.length) return undefined;
  const fields = sewnOn.map(({ outline }) => new DistanceField(curve(outline)));
  return (u, v) => Math.max(0, ...fields.map((field) => ramp(-holds, 0, field.at(u, v))));
}
