import { chance, noise } from "../fields/noise.ts";
import { clamp, ramp } from "../fields/scalar.ts";
import type { Surface } from "../pattern/surface.ts";

/** The inks of one flower, by their numbers on the surface. */
export interface FlowerInks {
  deep: number;
  mid: number;
  light: number;
}

/** A full-blown flower as a painter sets it down, with a lot of its own. */
export interface PaintedFlower {
  petals: Petal[];
  size: number;
  /** Seen aslant: its turn in radians, and how much of its depth is left. */
  turn: number;
  squash: number;
  lane: number;
}

interface Petal {
  /** Where its foot points, and its middle and halves in shares of the flower. */
  cos: number;
  sin: number;
  out: number;
  long: number;
  wide: number;
  tone: number;
}

/** Turn from one petal to the next, radians: no two lie behind each other. */
const golden = 2.4;

/** @param size radius in units. */
export function paintedFlower(size: number, lane: number): PaintedFlower {
  const count = size > 22 ? 19 : 9;
  const petals = Array.from({ length: count }, (_, i): Petal => {
    const inward = i / count;
    const angle = i * golden + 0.7 * (chance(i, 1, lane) - 0.5);
    const grown = 1 - 0.72 * inward;
    return {
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      out: 0.56 * grown * (0.9 + 0.25 * chance(i, 2, lane)),
      long: 0.46 * (0.35 + 0.65 * grown) * (0.85 + 0.3 * chance(i, 3, lane)),
      wide: 0.42 * (0.3 + 0.7 * grown) * (0.8 + 0.4 * chance(i, 4, lane)),
      tone: 0.72 + 0.32 * chance(i, 5, lane) - 0.2 * inward,
    };
  });
  const squash = 0.62 + 0.38 * chance(1, 6, lane);
  return { petals, size, turn: 6.3 * chance(1, 7, lane), squash, lane };
}

/** Paints one texel, so far from the flower's middle; @param cover how much ink the cloth takes up. */
export function petalsAt(
  s: Surface,
  k: number,
  f: PaintedFlower,
  inks: FlowerInks,
  dx: number,
  dy: number,
  cover: number,
): void {
  const c = Math.cos(f.turn);
  const t = Math.sin(f.turn);
  // A hand does not draw ellipses.
  const x = (dx * c + dy * t) / f.size + 0.07 * noise(dx / 9, dy / 9, f.lane);
  const y = (dy * c - dx * t) / f.size / f.squash + 0.07 * noise(dx / 9, dy / 9, f.lane + 1);
  if (x * x + y * y > 1.5) return;
  const soft = edge / f.size;
  for (const p of f.petals) {
    const along = (x * p.cos + y * p.sin - p.out) / p.long;
    const across = (y * p.cos - x * p.sin) / p.wide;
    const notch = 0.1 * Math.cos(across * 5) * ramp(0.2, 0.9, along);
    const rim = 1 - Math.hypot(along, across) + notch;
    const line = soft / p.wide;
    // A drawn line parts it from what it covers; here and there the screen lost it.
    const drawn = ramp(-3.2 * line, -1.6 * line, rim) * ramp(line, -line, rim);
    if (drawn > 0)
      s.ink(k, inks.deep, 0.6 * drawn * cover * ramp(-0.5, 0.2, noise(x * 5, y * 5, 4)));
    const inside = ramp(-line, line, rim);
    if (inside <= 0) continue;
    const way = clamp(0.5 + 0.5 * along);
    const vein = noise(across * 5 + p.out * 40, along * 0.9, f.lane + 2);
    const bristle = noise(across * 13 + p.out * 70, along * 1.3, f.lane + 5);
    const brush = 0.16 * vein + 0.15 * bristle;
    const ink = inside * cover;
    s.ink(k, inks.mid, ink);
    s.ink(k, inks.deep, ink * (0.5 * (1 - p.tone) + 0.84 * screen(0.36 - way + brush, soft)));
    s.ink(k, inks.light, ink * 0.82 * screen(way - 0.96 + 0.2 * p.tone - brush, soft));
  }
}

/** Half the softness of a screen's edge in units: ink runs no farther than a thread or two. */
const edge = 0.4;

/** Each screen prints one flat color or none: a painter's washes end in edges. */
function screen(wash: number, soft: number): number {
  return ramp(-2 * soft, 2 * soft, wash);
}
