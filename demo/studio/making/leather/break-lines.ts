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

/** The fine creases of an upper where the foot bends: few, uneven, most hardly begun. */
export function breakLines(s: Surface, { x, y, reach, angle, lane }: Bend): void {
  const c = Math.cos(angle);
  const t = Math.sin(angle);
  const box = { x0: x - reach * 2, y0: y - reach * 2, x1: x + reach * 2, y1: y + reach * 2 };
  s.within(box, (k, u, v) => {
    const along = (u - x) * c + (v - y) * t;
    const across = (v - y) * c - (u - x) * t;
    const near = 0.8 * bell(along, reach * 0.7) * bell(across, reach * 1.2);
    if (near < 0.02) return;
    const bent = along + 0.0016 * across * across + 9 * noise(across / 60, 1, lane);
    // A crease runs a few centimeters, then another one beside it takes over.
    const held = ramp(-0.25, 0.5, noise(bent / 40, across / 52, lane + 3));
    const deep = held * bell(noise(bent / 21, across / 170, lane + 1), 0.24);
    const fine =
      ramp(0.1, 0.7, noise(u / 34, v / 34, lane + 4)) *
      bell(noise(bent / 8, across / 40, lane + 2), 0.12);
    s.relief[k]! -= near * (1.7 * deep + 0.3 * fine);
    s.tone(k, 1 - near * (0.09 * deep + 0.03 * fine));
  });
}
