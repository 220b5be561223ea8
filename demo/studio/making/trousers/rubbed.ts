import { chance, noise } from "../../fields/noise.ts";
import { bell, blend, clamp, ramp } from "../../fields/scalar.ts";
import { sideOf, table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { View } from "../sewing/waistband.ts";
import { kneeOf, type LegPattern } from "./leg-pattern.ts";

/** Where the thigh of a leg has its middle, from the middle line in units. */
const midThigh = 122;

/**
 * Where wearing rubs two legs, 0..1: in front thighs and knees, behind the seat and a little of the
 * thighs. It dies away slowly to all sides, nowhere in an edge, and differs from leg to leg.
 */
export function rubbedLegs(pattern: LegPattern, view: View, seed: number): PatternMap {
  const { crotchY, hem } = pattern;
  const [[x0, y0], [x1]] = hem;
  const shin = (x0 + x1) / 2 - table.middle;
  const knee = kneeOf(pattern);
  const behind = rubbedSeat(crotchY - 55, seed);
  return (u, v) => {
    const side = sideOf(u);
    const down = clamp((v - crotchY) / (y0 - crotchY));
    const astray = 18 * noise(v / 190, side, seed + 16);
    const across = bell(Math.abs(u - table.middle) - blend(midThigh, shin, down) - astray, 88);
    const full = 0.8 + 0.4 * chance(seed, side, 17);
    const uneven = across * full * (1 + 0.3 * noise(u / 80, v / 170, seed + 18));
    if (view === "back") {
      const thigh = ramp(crotchY - 30, crotchY + 110, v) * ramp(knee + 40, crotchY + 110, v);
      return Math.min(1, behind(u, v) + 0.45 * uneven * thigh);
    }
    const thigh = ramp(crotchY - 190, crotchY + 90, v) * ramp(knee + 240, knee - 90, v);
    return Math.min(1, uneven * (thigh + 0.25 * bell(v - knee, 80)));
  };
}

/** The seat, where it is sat on: a broad place on either half. @param y its middle in units. */
export function rubbedSeat(y: number, seed: number): PatternMap {
  return (u, v) => {
    const side = sideOf(u);
    const x = (Math.abs(u - table.middle) - midThigh) / 92;
    const full = 0.75 + 0.4 * chance(seed, side, 19);
    return full * bell(Math.hypot(x, (v - y) / 130), 1) * (1 + 0.25 * noise(u / 70, v / 90, seed));
  };
}

/** The lap of a skirt, between the heights of hip and knee in units. */
export function rubbedLap(hipY: number, kneeY: number, seed: number): PatternMap {
  const [y, long] = [(hipY + kneeY) / 2, (kneeY - hipY) / 2];
  return (u, v) => {
    const side = sideOf(u);
    const x = (Math.abs(u - table.middle) - 0.85 * midThigh) / 110;
    const down = (v - y - 60 * (chance(seed, side, 20) - 0.5)) / long;
    const uneven = 0.8 * (1 + 0.35 * noise(u / 80, v / 150, seed + 18));
    return bell(Math.hypot(x, down), 1) * uneven;
  };
}
