import { noise } from "../engine/noise.ts";
import type { PatternMap } from "../engine/piece.ts";
import { fraction, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";

interface Cable {
  x: number;
  /** Half the distance that each of the two strands swings, about a strand's radius. */
  radius: number;
  /** Length of one whole twist. */
  period: number;
}

/** Half the width of a cable with the purl ditch beside it. */
export function cableReach(cable: Cable): number {
  return cable.radius * 2 + 8;
}

/** A knitted cable: two strands that swing across each other, the nearer one on top. */
export function knitCable(s: Surface, { x, radius, period }: Cable, mask: PatternMap): void {
  s.each((k, u, v) => {
    // No hand pulls every turn alike: a cable wanders, thickens and hurries.
    const off = u - x - 2.4 * noise(v / 130, x, 75);
    const pulled = 1 + 0.1 * noise(v / 80, x, 74);
    const swing = radius * 0.8 * pulled;
    const strand = radius * 0.88 * pulled;
    if (Math.abs(off) > radius * 2 + 8) return;
    const share = mask(u, v);
    if (share <= 0) return;
    const hurry = 0.09 * period * noise(v / (1.3 * period), x, 73);
    const turn = ((v + hurry + 3 * noise(u / 60, v / 60, x)) / period) * Math.PI * 2;
    const place = swing * Math.sin(turn);
    const slope = (swing * Math.cos(turn) * Math.PI * 2) / period;
    const straighten = 1 / Math.sqrt(1 + slope * slope * 0.8);
    const over = Math.cos(turn);
    const height = (at: number, lead: number) => {
      const q = ((off - at) * straighten) / strand;
      return q * q < 1 ? Math.sqrt(1 - q * q) * (1 + 0.42 * lead) : 0;
    };
    const first = height(place, over);
    const second = height(-place, -over);
    const top = Math.max(first, second);
    const at = first >= second ? place : -place;
    const lean = first >= second ? slope : -slope;
    const q = ((off - at) * straighten) / strand;
    const tension = 0.3 * noise(u / 16, v / 11, 76);
    const rows = (v + lean * (off - at) * 0.6 + Math.abs(q) * strand * 0.75) / 8.4 + tension;
    const loop = Math.abs(Math.sin(rows * Math.PI));
    const apart = ramp(0, 0.3, Math.abs(first - second) / (top + 0.01));
    const inside = ramp(radius * 2 + 2, radius * 2 - 2, Math.abs(off));
    const ditch = ramp(radius * 2 + 8, radius * 2, Math.abs(off));
    const yarn = noise(u / 1.3, v / 1.3, 72);
    s.relief[k]! += share * inside * (10 * Math.min(1.25, top) + (1.3 * loop + 0.4 * yarn) * top);
    // Between the cables lies the wrong side of the knit: rows of small bumps.
    const bump = Math.sin((u / 9) * Math.PI * 2 + Math.floor(v / 3.6) * 2.6);
    const purl = Math.max(0, Math.sin(fraction(v / 3.6) * Math.PI)) * (0.65 + 0.35 * bump);
    const open = Math.max(0, 1 - top * 4);
    s.relief[k]! += share * (0.9 * purl * open - 5 * ditch);
    s.tone(k, 1 - share * 0.16 * (1 - purl) * open);
    const crossing = Math.min(first, second) > 0.02 ? 0.28 * (1 - apart) : 0;
    const dark = 0.45 * (1 - Math.min(1, top)) ** 2 + crossing;
    s.tone(k, 1 - share * (dark * inside + 0.1 * (1 - loop) * top - 0.04 * yarn));
  });
}
