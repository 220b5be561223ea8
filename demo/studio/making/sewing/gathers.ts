import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Excess } from "../../pattern/excess.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { seam } from "./seams.ts";

/** A seam that draws a wider cloth together on its right side: fine ridges that die out over `reach`. */
export function gatheredSeam(s: Surface, path: Point[], reach: number): void {
  const lane = Math.round(path[0]![0] + path[0]![1] * 3);
  s.along(path, reach * 1.6, (k, d, way) => {
    if (d < 0) return;
    const ridge = noise(way / 7, d / (reach * 2.4), lane) + 0.5 * noise(way / 3.4, d / reach, lane);
    const near = ramp(reach * 1.6, 2, d);
    s.relief[k]! += 3 * near * ridge;
    s.tone(k, 1 + near * 0.1 * Math.min(0, ridge));
  });
  seam(s, path, { depth: 2.4, pucker: 1.2 });
}

interface Puff {
  /** Along the sleeve. */
  axis: Point;
  /** Heights of the gathers at shoulder and cuff. */
  top: number;
  end: number;
  lane: number;
}

/** A sleeve with more cloth than its two ends: folds run from both towards the middle. */
export function puffed(e: Excess, u: number, v: number, { axis, top, end, lane }: Puff): void {
  const [dx, dy] = axis;
  const across = u * dy - v * dx;
  const lanes = 0.5 + 1.1 * noise(across / 24, v / 260, lane);
  const reach = (end - top) * 0.36;
  e.along(dy, -dx, (0.1 + 0.4 * bell(v - top, reach) + 0.5 * bell(v - end, reach)) * lanes);
  e.along(dx, dy, 0.08);
}
