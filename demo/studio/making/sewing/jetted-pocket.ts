import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";

/** A cut pocket between two narrow lips, gaping a little between its ends. */
export function jettedPocket(s: Surface, drawn: Point[]): void {
  const mouth = fromLeft(drawn);
  const [from, to] = [mouth[0]!, mouth[mouth.length - 1]!];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const lane = Math.round(from[0]);
  s.along(mouth, 18, (k, d, way) => {
    if (way <= 0 || way >= length) return;
    const within = ramp(0, 3, way) * ramp(length, length - 3, way);
    const middle = Math.sin((Math.PI * way) / length);
    const gape = middle * (0.9 + 0.5 * noise(way / 30, 1, lane));
    const slit = bell(d, 0.8 + 0.8 * gape);
    const lips = bell(Math.abs(d) - 3.6, 2.4);
    s.relief[k]! += within * (1.5 * lips - (1 + gape) * slit);
    s.tone(k, 1 - within * (0.3 + 0.36 * Math.min(1, gape)) * slit);
    // Each lip's upper edge is lit; the lower one shades what hangs below, more where it sags.
    const below = d > 6.6 ? Math.exp(-(d - 6.6) / (1.5 + 2 * gape)) : 0;
    s.tone(k, 1 - within * (0.08 + 0.2 * gape) * below);
    s.tone(k, 1 + within * (0.08 * bell(d - 1.9, 0.9) + 0.05 * bell(d + 6.6, 1.2)));
    const tack = bell(way - 1.5, 1.6) + bell(way - length + 1.5, 1.6);
    s.relief[k]! += 0.9 * tack * ramp(8, 6, Math.abs(d));
  });
}

/** The upper end of a pocket's flap: it comes out of a slit, below a single lip. */
export function jetAbove(s: Surface, drawn: Point[]): void {
  const edge = fromLeft(drawn);
  const [from, to] = [edge[0]!, edge[edge.length - 1]!];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const lane = Math.round(from[0]);
  s.along(edge, 14, (k, d, way) => {
    const within = ramp(-0.5, 2, way) * ramp(length + 0.5, length - 2, way);
    const tight = 0.7 + 0.5 * noise(way / 26, 2, lane);
    s.relief[k]! += within * (1.5 * bell(d + 4.4, 2.6) - 1.1 * bell(d, 1.4));
    s.tone(k, 1 - within * 0.42 * tight * bell(d, 1));
    s.tone(k, 1 + within * (0.07 * bell(d - 2, 1.1) + 0.05 * bell(d + 8, 1.2)));
  });
}

function fromLeft(path: Point[]): Point[] {
  return path[0]![0] < path[path.length - 1]![0] ? path : path.toReversed();
}
