import { noise } from "../engine/noise.ts";
import type { Point } from "../engine/outline.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";

/** A cut pocket between two narrow lips, gaping a little between its ends; it runs left to right. */
export function jettedPocket(s: Surface, mouth: Point[]): void {
  const [from, to] = [mouth[0]!, mouth[mouth.length - 1]!];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const lane = Math.round(from[0]);
  s.along(mouth, 18, (k, d, way) => {
    if (way <= 0 || way >= length) return;
    const within = ramp(0, 3, way) * ramp(length, length - 3, way);
    const middle = Math.sin((Math.PI * way) / length);
    const gape = middle * (0.9 + 0.5 * noise(way / 30, 1, lane));
    const slit = bell(d, 0.9 + 0.7 * gape);
    const lips = bell(Math.abs(d) - 3.6, 2.4);
    s.relief[k]! += within * (1.9 * lips - (1.6 + gape) * slit);
    s.tone(k, 1 - within * 0.72 * slit);
    s.tone(k, 1 - within * (0.24 * bell(d - 7.6, 1.8) + 0.1 * bell(d + 7.2, 1.2)));
    const tack = bell(way - 1.5, 1.6) + bell(way - length + 1.5, 1.6);
    s.relief[k]! += 0.9 * tack * ramp(8, 6, Math.abs(d));
  });
}
