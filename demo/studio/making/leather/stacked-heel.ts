import { chance, cloud } from "../../fields/noise.ts";
import { bell, blend, ramp } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";

/** Thickness of one lift of sole leather, and of the rubber piece one treads on, in units. */
const lift = 11;
const topPiece = 8;

/**
 * The lifts of a heel in profile: leather glued upon leather, each from another part of the hide, then
 * cut and burnished as one; below them the rubber that one treads on.
 *
 * @param y height of its seat, and @param floor that of the floor, in the profile. @param burnished how
 *   far dark wax has closed its fibers and joints, 0..1. @param bare the share of the leather's own color
 *   that its stain has left.
 */
export function stackedHeel(
  s: Surface,
  y: number,
  floor: number,
  burnished = 0,
  bare = 0.17,
): void {
  const leather = s.dye("patch");
  s.each((k, u, v) => {
    const down = v - y + 0.6 * cloud(u / 60, 1, 2, 31);
    const number = Math.floor(down / lift);
    const within = down - number * lift;
    const isLeather = ramp(0.8, -0.8, v - (floor - topPiece));
    const joint = bell(Math.min(within, lift - within), 1.1);
    const own = 0.75 + 0.5 * chance(number, 3, 41);
    const fibers = cloud(u / 22, v / 1.6, 2, 33);
    const open = 1 - 0.75 * burnished;
    s.ink(k, leather, isLeather * bare * blend(own, 0.6, burnished));
    s.tone(k, 1 - isLeather * open * (0.5 * joint - 0.07 * fibers));
    s.relief[k]! -= 0.5 * joint;
  });
}
