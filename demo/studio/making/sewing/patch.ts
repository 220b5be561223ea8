import type { Dye } from "../../dyes.ts";
import { cloud } from "../../fields/noise.ts";
import { bell, clamp } from "../../fields/scalar.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { boxAround, curve, type Knot } from "../../pattern/outline.ts";
import type { PaintTexel, Surface } from "../../pattern/surface.ts";
import { towardsLamp } from "./lamp-side.ts";
import { drawTogether, type StitchStyle, stitch } from "./seams.ts";

interface PatchStyle {
  rise?: number;
  /** How far inside the rim its doubled edge is still rounding up. */
  slope?: number;
  /** A row of stitches this far inside the rim; none when absent. */
  stitched?: StitchStyle & { inset: number };
  paint?: PaintTexel;
}

/**
 * Cloth sewn upon cloth: a pocket, a cuff, a flap, a label. Its doubled edge turns up steeply and
 * shades the ground close by, hardly towards the lamp and deeply away from it; its stitches draw it
 * together unevenly.
 */
export function patch(s: Surface, pattern: Knot[], style: PatchStyle = {}): void {
  const { rise = 2.4, slope = 1.4, stitched, paint } = style;
  const outline = curve(pattern);
  const field = new DistanceField(outline);
  const reach = 1.7 * Math.abs(rise);
  s.within(boxAround(outline, 18), (k, u, v) => {
    const depth = field.at(u, v);
    s.relief[k]! += rise * turnedEdge((depth + 0.4) / (slope + 1.2));
    if (depth < 6) {
      const lit = towardsLamp(field, u, v);
      const away = Math.max(0, 0.25 - lit);
      const lift = liftedEdge(u, v);
      s.tone(k, 1 - (0.04 + 0.34 * away) * lift * bell(depth + 0.5, 0.9 + 0.4 * away));
      if (depth < 0) s.tone(k, 1 - 0.42 * away * lift * Math.exp(depth / (reach * lift)));
      else s.tone(k, 1 + 0.1 * lit * bell(depth - 1.4, 1.5));
    }
    if (depth > 0) paint?.(k, u, v, depth);
  });
  if (!stitched) return;
  const closed = [...outline, outline[0]!];
  const inwards = signedArea(closed) > 0 ? 1 : -1;
  drawTogether(s, closed, 0.55, inwards * stitched.inset);
  stitch(s, closed, { ...stitched, offset: inwards * stitched.inset });
}

/** No edge lies down evenly: how far it stands off, 0.35..1.25, in places some centimeters long. */
function liftedEdge(u: number, v: number): number {
  return 0.8 + 0.45 * clamp(1.6 * cloud(u / 34, v / 34, 2, 61), -1, 1);
}

/** The section of an edge turned under: steep below, round above; 0..1. */
function turnedEdge(t: number): number {
  const short = 1 - clamp(t);
  return 1 - short * short;
}

/** The close shade on the cloth round something that lies upon it: deepest away from the lamp. */
export function shadeRound(s: Surface, outline: Knot[]): void {
  const path = curve(outline);
  const field = new DistanceField(path);
  s.within(boxAround(path, 18), (k, u, v) => {
    const depth = field.at(u, v);
    if (depth > 6) return;
    const away = Math.max(0, 0.3 - towardsLamp(field, u, v));
    const lift = liftedEdge(u, v);
    const near = Math.exp(-Math.abs(depth) / ((1.6 + 2.6 * away) * lift));
    s.tone(k, 1 - (0.03 + 0.34 * away) * lift * near);
  });
}

/** Positive when the outline runs so that its inside lies on the right of the line. */
function signedArea(outline: [number, number][]): number {
  let area = 0;
  for (let i = 0; i + 1 < outline.length; i++) {
    area += outline[i]![0] * outline[i + 1]![1] - outline[i + 1]![0] * outline[i]![1];
  }
  return area;
}

/** A row of stitches inside a piece's own rim. */
export function stitchRim(s: Surface, pattern: Knot[], inset: number, style: StitchStyle): void {
  const outline = curve(pattern);
  const closed = [...outline, outline[0]!];
  stitch(s, closed, { ...style, offset: signedArea(closed) > 0 ? inset : -inset });
}

/** Fills a patch with one dye. */
export function dyed(s: Surface, dye: Dye, amount = 0.95): PaintTexel {
  const ink = s.dye(dye);
  return (k) => s.ink(k, ink, amount);
}
