import { chance, cloud, noise } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import type { Texture } from "./texture.ts";
import { resolved } from "./woven.ts";

/**
 * Grained leather: pebbles of unequal size, about `cell` units wide, finer here, coarser there.
 * @param uneven how much of its grain is pulled smooth in places, 0..1.
 */
export function leatherGrain(cell: number, rise: number, uneven = 0): Texture {
  return (s) => {
    const seen = resolved(s, cell * 0.7);
    const nearest = pebbles();
    const pebble: Pebble = { gap: 0, own: 0 };
    s.each((k, u, v) => {
      // The hide's own stretch: belly and back of the animal lie in one skin.
      const a = u + 15 * noise(u / 95, v / 95, 56) + 2 * noise(u / 17, v / 17, 57);
      const b = v + 15 * noise(u / 95, v / 95, 58) + 2 * noise(u / 17, v / 17, 60);
      nearest(a / cell, b / (cell * 1.16), pebble);
      const { gap, own } = pebble;
      const top = ramp(0, 0.34 + 0.2 * own, gap);
      const wrinkle = (1 - uneven) * drawn(u, v);
      const pore = noise(u / 1.1, v / 1.1, 59);
      const kept = 1 - uneven * ramp(-0.5, 0.6, cloud(u / 62, v / 48, 2, 53));
      s.relief[k]! += kept * rise * seen * ((0.75 + 0.5 * own) * top - 0.7 + 0.1 * pore);
      s.relief[k]! -= rise * 0.3 * wrinkle;
      // From afar the grain is a broader unrest, which breaks what the skin mirrors.
      const unrest = uneven && uneven * (1 - 0.7 * seen) * cloud(u / 5.4, v / 4.8, 2, 61);
      s.relief[k]! += 1.1 * rise * unrest;
      const mottle = 0.055 * cloud(u / 85, v / 70, 3, 43) + 0.026 * noise(u / 6, v / 6, 44);
      const hollow = 0.12 * kept * seen * (1 - ramp(0, 0.26, gap)) + 0.06 * wrinkle;
      s.tone(k, 1 - hollow + mottle + 0.05 * seen * (own - 0.5) * top + 0.035 * unrest);
    });
  };
}

interface Pebble {
  /** How far its rim is, in cells. */
  gap: number;
  /** A chance of its own. */
  own: number;
}

/** Finds the nearest of uneven cells; what lies round a cell is kept for the places after it. */
function pebbles(): (x: number, y: number, out: Pebble) => void {
  const xs = new Float64Array(9);
  const ys = new Float64Array(9);
  const sizes = new Float64Array(9);
  let gx = Number.NaN;
  let gy = Number.NaN;
  return (x, y, out) => {
    if (Math.floor(x) !== gx || Math.floor(y) !== gy) {
      gx = Math.floor(x);
      gy = Math.floor(y);
      for (let n = 0; n < 9; n++) {
        const i = gx - 1 + (n % 3);
        const j = gy - 1 + Math.floor(n / 3);
        xs[n] = i + chance(i, j, 41);
        ys[n] = j + chance(i, j, 42);
        sizes[n] = chance(i, j, 40);
      }
    }
    let nearest = 9;
    let second = 9;
    for (let n = 0; n < 9; n++) {
      const dx = xs[n]! - x;
      const dy = ys[n]! - y;
      const distance = Math.sqrt(dx * dx + dy * dy) / (0.8 + 0.5 * sizes[n]!);
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        out.own = sizes[n]!;
      } else if (distance < second) second = distance;
    }
    out.gap = second - nearest;
  };
}

/** The fine wrinkles a hide is born with, in patches: 1 in one, 0 between. */
function drawn(u: number, v: number): number {
  const here = ramp(0, 0.5, noise(u / 110, v / 90, 45));
  if (here <= 0) return 0;
  const turn = 1.4 * noise(u / 200, v / 200, 46);
  const c = Math.cos(turn);
  const t = Math.sin(turn);
  const across =
    noise((u * c + v * t) / 70, (v * c - u * t) / 12, 47) + 0.3 * noise(u / 9, v / 7, 48);
  return here * ramp(0.09, 0.01, Math.abs(across));
}

/**
 * Suede: a short nap that lies in strokes, as the last hand left it.
 * @param strokes how much of them shows, about 1.
 */
export function suedeNap(rise: number, strokes = 1): Texture {
  return (s) => {
    s.each((k, u, v) => {
      const fiber =
        noise((u + 0.6 * v) / 0.8, (v - 0.6 * u) / 3.6, 45) +
        0.7 * noise((u - 0.3 * v) / 2.8, (v + 0.3 * u) / 0.8, 46);
      const grit = noise(u / 0.9, v / 0.9, 48);
      const tuft = cloud(u / 4.6, v / 3.6, 2, 50);
      // Bent by hand as it was brushed, so that no two strokes run alike.
      const sway = 26 * noise(u / 150, v / 150, 51);
      const stroke = cloud((u + 0.35 * v + sway) / 30, (v - 0.35 * u + sway) / 86, 3, 47);
      const brushed = ramp(-1.1, 1.1, stroke + 0.5 * cloud(u / 34, v / 24, 3, 49)) - 0.5;
      s.relief[k]! += rise * (0.2 * fiber + 0.16 * grit + 0.12 * tuft);
      s.tone(
        k,
        1 + 0.07 * fiber + 0.05 * grit + 0.05 * tuft + strokes * (0.15 * brushed + 0.02 * stroke),
      );
    });
  };
}
