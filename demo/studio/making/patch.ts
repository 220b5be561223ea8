import type { Dye } from "../dyes.ts";
import { DistanceField } from "../engine/distance-field.ts";
import { boxAround, curve, type Knot } from "../engine/outline.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { PaintTexel, Surface } from "../engine/surface.ts";
import { type StitchStyle, stitch } from "./seams.ts";

interface PatchStyle {
  rise?: number;
  /** Half the width of its slope. */
  slope?: number;
  /** A row of stitches this far inside the rim; none when absent. */
  stitched?: StitchStyle & { inset: number };
  paint?: PaintTexel;
}

/** Cloth sewn upon cloth: a pocket, a cuff, a flap, a label. */
export function patch(s: Surface, pattern: Knot[], style: PatchStyle = {}): void {
  const { rise = 2.4, slope = 1.4, stitched, paint } = style;
  const outline = curve(pattern);
  const field = new DistanceField(outline);
  s.within(boxAround(outline, 18), (k, u, v) => {
    const depth = field.at(u, v);
    s.relief[k]! += rise * ramp(-slope, slope, depth);
    s.tone(k, 1 - 0.24 * bell(depth + 0.8, 1.7));
    if (depth < 0) s.tone(k, 1 - 0.1 * bell(Math.min(0, depth + 2), 6));
    else paint?.(k, u, v, depth);
  });
  if (!stitched) return;
  const closed = [...outline, outline[0]!];
  const area = signedArea(closed);
  stitch(s, closed, { ...stitched, offset: area > 0 ? stitched.inset : -stitched.inset });
}

/** The close shade on the cloth round something that lies upon it. */
export function shadeRound(s: Surface, outline: Knot[]): void {
  const path = curve(outline);
  s.along([...path, path[0]!], 16, (k, d) => s.tone(k, 1 - 0.3 * Math.exp(-Math.abs(d) / 4.5)));
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
