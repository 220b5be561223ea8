import { noise } from "../../fields/noise.ts";
import { bell, clamp, fraction, ramp } from "../../fields/scalar.ts";
import { distanceTo, type Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { type Shell, unrolled } from "../../standing/loft.ts";
import { laneOf } from "../sewing/seams.ts";

/**
 * The seam of a moccasin: the wall of its vamp is turned up and sewn to the edge of a flat apron, so
 * that the two stand up as a crest. Round the toe the longer wall is drawn into small pleats.
 */
export interface Apron {
  /** Where its tip lies on the unrolled leather, from the toe, and how long it is rounded. */
  tip: number;
  rounding: number;
  /** Where it ends towards the throat. */
  end: number;
  /** How high it runs on the last's section, 0 at the feather and 1 at the ridge. */
  height: number;
}

/** The line of the seam on the unrolled leather, from one side round the toe to the other. */
export function apronLine(upper: Shell, apron: Apron): Point[] {
  const { tip, rounding, end } = apron;
  const half = halfApron(upper, apron.height);
  const begun = tip + rounding;
  const straight = 60;
  const arc = 36;
  const side = [
    ...Array.from({ length: straight }, (_, n): Point => {
      const along = end + ((begun - end) * n) / straight;
      return [along, half(along)];
    }),
    ...Array.from({ length: arc + 1 }, (_, n): Point => {
      const t = Math.sin(((n / arc) * Math.PI) / 2);
      return [begun - rounding * t, half(begun) * (1 - t ** 2.3) ** 0.47];
    }),
  ];
  const other = side.slice(0, -1).reverse();
  return [...side.map(([u, v]): Point => [u, -v]), ...other];
}

/** How far from the ridge the seam lies, by the way along it. */
function halfApron(upper: Shell, height: number): (along: number) => number {
  const { columns, rows } = upper;
  const uv = unrolled(upper);
  const column = Math.round((Math.acos(1 - 2 * height) / (2 * Math.PI)) * (columns - 1));
  const ridge = columns >> 1;
  return (along) => {
    let j = 0;
    while (j < rows - 2 && uv[2 * ((j + 1) * columns + ridge)]! < along) j++;
    const [a, b] = [j * columns, (j + 1) * columns];
    const [u0, u1] = [uv[2 * (a + ridge)]!, uv[2 * (b + ridge)]!];
    const t = clamp((along - u0) / (u1 - u0));
    return Math.abs(uv[2 * (a + column) + 1]! * (1 - t) + uv[2 * (b + column) + 1]! * t);
  };
}

/** How high the crest stands, and half its width, in units. */
const high = 5.4;
const wide = 4.4;
/** Nothing of it reaches farther from the line. */
const reach = 18;

/** Where before its end the crest begins to sink and where it has gone, in units: a strap presses it flat. */
const pressed = { from: 76, to: 18 };

/** How high the crest stands so far along the ridge. */
export function crestHeight({ end }: Apron, along: number): number {
  return high * ramp(end - pressed.to, end - pressed.from, along);
}

/** How far the leather stands off by the crest at a place of it as it is unrolled. */
export function apronCrest(path: Point[], apron: Apron): (along: number, round: number) => number {
  return (along, round) => {
    const d = distanceTo(path, along, round);
    return d > reach ? 0 : crestHeight(apron, along) * bell(d, wide);
  };
}

/** Way along the seam from one pleat to the next, in units. */
const pitch = 10.5;

/** What is fine of the seam: the apron's edge inside the crest, its pleats and its thread. */
export function drawApron(s: Surface, path: Point[], { tip, rounding }: Apron): void {
  const lane = laneOf(path);
  const thread = s.dye("deepInside");
  s.along(path, reach + 12, (k, d, way, u) => {
    // Outwards lies the wall.
    const out = -d;
    const fed = way / pitch + 0.5 * noise(way / 46, 1, lane);
    const phase = fraction(fed);
    const own = 0.7 + 0.7 * noise(Math.floor(fed) * 1.7, 2, lane);
    const drawn = own * (0.22 + 0.78 * ramp(tip + 1.9 * rounding, tip + 0.4 * rounding, u));
    const valley = bell(Math.min(phase, 1 - phase), 0.16);
    const lobe = Math.sin(Math.PI * phase) ** 0.8;
    const flank = bell(out - 4, 8.5) * ramp(-3.5, 1, out);
    s.relief[k]! += drawn * flank * (0.46 * lobe - 0.55 * valley);
    s.tone(k, 1 - 0.26 * drawn * valley * bell(out - 3.5, 5.5) * ramp(-3, 1, out));
    // The apron's own edge lies under the crest: a narrow shade on it, a broad one below the wall's swell.
    s.relief[k]! -= 1.5 * bell(out + 5, 1.7) + 0.5 * bell(out - 11, 5);
    s.tone(k, 1 - 0.34 * bell(out + 5, 1.6) - 0.1 * bell(out - 9, 5));
    // Rubbed by hand, the crest is a little worn.
    s.tone(k, 1 + 0.07 * bell(out - 0.5, 2.4) * (0.7 + 0.6 * noise(way / 17, 3, lane)));
    const sewn = bell(Math.min(phase, 1 - phase) * pitch, 0.9) * ramp(5.5, 4, Math.abs(out + 1));
    s.ink(k, thread, 0.5 * sewn * ramp(0.6, 1.6, s.density));
    s.relief[k]! -= 0.8 * sewn;
  });
}
