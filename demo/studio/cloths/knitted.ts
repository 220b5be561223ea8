import { chance, noise } from "../engine/noise.ts";
import { fraction } from "../engine/scalar.ts";
import type { Texture } from "./texture.ts";
import { resolved } from "./woven.ts";

/** Stocking stitch: columns of V, each loop a little its own. Width and height in units. */
export function stockinette(width: number, height: number, rise: number): Texture {
  return (s, grain, mask) => {
    const seen = 0.12 + 0.88 * resolved(s, height);
    s.each((k, u, v) => {
      const share = (mask ? mask(u, v) : 1) * seen;
      if (share <= 0) return;
      const [ga, gb] = grain(u, v);
      const a = ga + width * (0.16 * noise(u / 47, v / 47, 31) + 0.1 * noise(u / 9, v / 31, 33));
      const b = gb + height * (0.3 * noise(u / 60, v / 40, 32) + 0.16 * noise(u / 14, v / 12, 34));
      const column = Math.floor(a / width);
      const x = fraction(a / width);
      const left = x < 0.5;
      const side = left ? -1 : 1;
      const leg = (left ? x : x - 0.5) * 2 - 0.5;
      const y = b / height + 0.62 * (left ? 2 * x : 2 - 2 * x);
      const row = Math.floor(y);
      const own = chance(column, row, 35) - 0.5;
      const fy = y - row - 0.5 + 0.1 * own;
      const round = Math.sqrt(Math.max(0, 1 - leg * leg * (3.1 + own)));
      const loop = round * Math.sqrt(Math.max(0, 1 - fy * fy * 3));
      const ply = 0.12 * Math.sin((fy * 2 + leg * side * 3) * Math.PI * 2);
      s.relief[k]! += share * rise * ((loop - 0.5) * (1 + 0.3 * own) + ply * 0.6);
      s.relief[k]! += share * 0.12 * rise * noise(u / 1.1, v / 1.1, 36);
      s.tone(
        k,
        1 - share * (0.42 * (1 - loop) ** 2 - 0.05 * ply - 0.07 * own - 0.05 * noise(u, v, 37)),
      );
    });
  };
}

/** Ribs of the given pitch along the grain. */
export function ribbing(pitch: number, rise: number): Texture {
  return (s, grain, mask) => {
    const seen = 0.15 + 0.85 * resolved(s, pitch);
    s.each((k, u, v) => {
      const share = (mask ? mask(u, v) : 1) * seen;
      if (share <= 0) return;
      const [a, b] = grain(u, v);
      const x = fraction((a + 0.06 * pitch * noise(u / 30, v / 50, 38)) / pitch);
      const rib = Math.abs(Math.sin(x * Math.PI)) ** 0.6;
      const loops = Math.sin((b / (pitch * 0.6) + Math.abs(x - 0.5) * 1.2) * Math.PI * 2);
      const yarn = noise(u / 1.4, v / 1.4, 39);
      s.relief[k]! += share * (rise * (rib - 0.6) + rise * 0.16 * loops * rib + 0.12 * rise * yarn);
      s.tone(k, 1 - share * (0.36 * (1 - rib) - 0.04 * loops * rib - 0.04 * yarn));
    });
  };
}

/** Fine jersey: only its fall and a faint vertical grain show from afar. */
export function jerseyLoops(pitch: number, rise: number): Texture {
  const loops = stockinette(pitch, pitch * 0.78, rise);
  return (s, grain, mask) => {
    if (resolved(s, pitch) > 0) loops(s, grain, mask);
    s.each((k, u, v) => {
      const [a, b] = grain(u, v);
      const streak = noise(a / 1.4, b / 40, 40);
      s.relief[k]! += 0.1 * streak + 0.1 * noise(u / 1.5, v / 1.5, 41);
      s.tone(k, 1 + 0.02 * streak);
    });
  };
}
