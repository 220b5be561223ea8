import type { Grain } from "../../cloths/texture.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

/** The edges of a silk square spread out, in units. */
export const spreadOut = { left: 204, right: 996, top: 412, bottom: 1204 };

const { left, right, top, bottom } = spreadOut;

export const middle: Point = [(left + right) / 2, (top + bottom) / 2];
/** From its middle to its corners. */
export const reach = (right - left) / Math.SQRT2;

/** Distance of a place of the square from its hem. */
export const rim: PatternMap = (u, v) => Math.min(u - left, right - u, v - top, bottom - v);

/** How near a place of the square is to a corner, where four layers of its hem lie and do not buckle: 0..1. */
export function besideCorner(u: number, v: number): number {
  const across = Math.max(0, Math.min(u - left, right - u));
  const down = Math.max(0, Math.min(v - top, bottom - v));
  return ramp(80, 24, Math.hypot(across, down));
}

/** Its bands, as distances from the hem in units: between them run lines of its second color. */
const bands = { flowered: 34, plain: 112, line: 5 };
/** The circles that flowers fill in its middle and within its corners, and the ring around them, in units. */
const circles = { middle: 236, corner: 132, ring: 9 };

/**
 * Its print is drawn for the square: flowers on a border of its second color, and inside of that in the
 * corners and in a round in the middle; between them and along the hem bare silk.
 */
export function compose(s: Surface, grain: Grain): void {
  const second = s.dye("second");
  const main = s.dye("main");
  s.each((k, u, v) => {
    const [x, y] = grain(u, v);
    const d = rim(x, y);
    const fromMiddle = Math.hypot(x - middle[0], y - middle[1]);
    const inCorner = Math.hypot(Math.min(x - left, right - x), Math.min(y - top, bottom - y));
    const within = Math.max(circles.middle - fromMiddle, circles.corner + bands.plain - inCorner);
    const bordered = Math.min(d - bands.flowered, bands.plain - d);
    const inside = d - bands.plain;
    const bare = 1 - ramp(-1, 1, Math.max(bordered, Math.min(within, inside)));
    for (let dye = 0; dye < s.weights.length; dye++) if (dye !== main) redye(s, k, dye, main, bare);
    redye(s, k, main, second, ramp(-1, 1, bordered));
    const ring = inside > 0 ? bell(within + circles.ring, bands.line) : 0;
    const edge = Math.max(bell(d - bands.flowered + 9, bands.line), bell(inside - 10, bands.line));
    redye(s, k, main, second, Math.max(ring, edge));
  });
}

/** The hem, rolled by hand to a thin cord and sewn down behind it. */
export function rollHem(s: Surface, fromHem: PatternMap): void {
  s.each((k, u, v, depth) => {
    const hemmed = ramp(30, 22, fromHem(u, v));
    const uneven = 1 + 0.3 * noise(u / 9, v / 9, 6);
    s.relief[k]! += 2.4 * uneven * hemmed * bell(depth - 4, 3.6);
    s.tone(k, 1 - 0.24 * hemmed * bell(depth - 9, 1.6) + 0.02 * noise(u / 3, v / 3, 5));
  });
}

/** Gives a share of what is dyed one way another dye. */
function redye(s: Surface, texel: number, from: number, to: number, share: number): void {
  const moved = s.weights[from]![texel]! * share;
  s.weights[from]![texel]! -= moved;
  s.weights[to]![texel]! += moved;
}
