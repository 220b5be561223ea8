import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";

interface Bend {
  x: number;
  y: number;
  /** How far from there the leather creases. */
  reach: number;
  /** Direction in which the foot rolls, radians: the creases lie across it. */
  angle: number;
  lane: number;
}

/** The fine creases of an upper where the foot bends: uneven, some deep, most hardly begun. */
export function breakLines(s: Surface, { x, y, reach, angle, lane }: Bend): void {
  const c = Math.cos(angle);
  const t = Math.sin(angle);
  const box = { x0: x - reach * 2, y0: y - reach * 2, x1: x + reach * 2, y1: y + reach * 2 };
  s.within(box, (k, u, v) => {
    const along = (u - x) * c + (v - y) * t;
    const across = (v - y) * c - (u - x) * t;
    const near = bell(along, reach * 0.7) * bell(across, reach * 1.2);
    if (near < 0.02) return;
    const bent = along + 0.0016 * across * across + 7 * noise(across / 46, 1, lane);
    const deep = ramp(0.2, 0.03, Math.abs(noise(bent / 17, across / 130, lane + 1)));
    const fine = ramp(0.16, 0.02, Math.abs(noise(bent / 6, across / 44, lane + 2)));
    s.relief[k]! -= near * (1.9 * deep + 0.7 * fine);
    s.tone(k, 1 - near * (0.13 * deep + 0.06 * fine));
  });
}
