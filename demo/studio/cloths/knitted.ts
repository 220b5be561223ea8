import { chance, cloud, noise } from "../fields/noise.ts";
import { fraction, ramp } from "../fields/scalar.ts";
import { type Loop, loopAt, purlAt, strayHair } from "./loops.ts";
import { spun, stockinette } from "./stockinette.ts";
import type { Texture } from "./texture.ts";
import { resolved } from "./woven.ts";

const loop: Loop = { height: 0, ply: 0, own: 0 };

/**
 * Knitting shows its yarn's uneven dye and thickness row by row, as weaving shows it along both
 * threads.
 *
 * @param amount share of the color by which rows go up and down. @param height of a row in units.
 */
export function unevenRows(amount: number, height: number, texture: Texture): Texture {
  return (s, grain, mask) => {
    texture(s, grain, mask);
    s.each((k, u, v) => {
      const [a, b] = grain(u, v);
      const row = Math.floor(b / height) * 1.7;
      const yarn = noise(a / 30, row, 63) + 0.7 * noise(a / 7, row, 64);
      const share = mask ? mask(u, v) : 1;
      s.tone(k, 1 + amount * share * (yarn + 0.5 * noise(u / 1.4, v / 1.4, 65)));
    });
  };
}

/** Ribs of the given pitch along the grain, of so many columns of stitches each. */
export function ribbing(pitch: number, rise: number, columns = 2): Texture {
  const share = 0.78;
  const width = (pitch * share) / columns;
  const height = Math.max(width * 0.95, pitch * 0.34);
  return (s, grain, mask) => {
    const seen = 0.15 + 0.85 * resolved(s, pitch);
    const stitched = resolved(s, height);
    const haired = resolved(s, 1.4) * Math.min(1, 0.6 * rise);
    const fuzz = 0.55 + 0.45 * haired;
    // Elastic columns lean on each other: round where the camera sees into the ditch between them,
    // a soft wave from afar, where steep sides would be lines drawn with a pen.
    const roundness = 0.9 - 0.36 * ramp(6, 18, pitch * s.density);
    s.each((k, u, v) => {
      const amount = mask ? mask(u, v) : 1;
      if (amount <= 0) return;
      const [ga, b] = grain(u, v);
      // Ribs wander, and each draws together here and gapes there.
      const a =
        ga +
        pitch *
          (0.16 * noise(u / 110, v / 150, 39) + 0.07 * noise(ga / pitch, b / (pitch * 3), 40));
      const rib = Math.floor(a / pitch);
      const wide =
        share *
        (0.94 + 0.16 * noise(rib * 2.3, b / (pitch * 5), 41) + 0.1 * (chance(rib, 1, 42) - 0.5));
      const off = (fraction(a / pitch) - 0.5) / wide;
      const swell = Math.max(0, 1 - Math.abs(off * 2) ** 2.4) ** roundness;
      const tug = 0.3 * height * noise(rib * 3.7, b / (pitch * 1.6), 43);
      loopAt((off + 0.5) * columns * width, b + tug, width, height, 44 + (rib & 63), loop);
      const ditch = purlAt(a, b, width * 1.4, height);
      const hair = haired && haired * strayHair(u, v, 36);
      const face = swell > 0 ? stitched * (loop.height - 0.55) : 0;
      const own = swell > 0 ? stitched * loop.own : 0;
      s.relief[k]! += amount * seen * rise * (0.7 * swell - 0.5 + 0.6 * face * swell);
      s.relief[k]! += amount * (seen * rise * 0.12 * ditch * (1 - swell) + 0.25 * hair);
      s.relief[k]! += amount * rise * 0.07 * fuzz * noise(u / 1.2, v / 1.2, 45);
      const shade = seen * (0.28 * (1 - swell) ** 1.5 * (1 - 0.35 * ditch) - 0.34 * face * swell);
      s.tone(k, 1 - amount * (shade - 0.06 * own - spun(a, b, pitch, height) - 0.07 * hair));
    });
  };
}

/** The wrong side of a plain knit: wavy rows of small bumps. */
export function purl(width: number, height: number, rise: number): Texture {
  return (s, grain, mask) => {
    const seen = 0.2 + 0.8 * resolved(s, height);
    s.each((k, u, v) => {
      const amount = (mask ? mask(u, v) : 1) * seen;
      if (amount <= 0) return;
      const [a, b] = grain(u, v);
      const bump = purlAt(a + 0.8 * noise(u / 40, v / 60, 46), b, width, height);
      s.relief[k]! += amount * rise * (bump - 0.5);
      s.tone(k, 1 - amount * (0.3 * (1 - bump) ** 1.5 - spun(a, b, width, height)));
    });
  };
}

/** Knitted wool fulled to felt: the stitches gone, short fibers in all directions. */
export const felt: Texture = (s) => {
  s.each((k, u, v) => {
    const turn = 2.6 * noise(u / 26, v / 26, 47);
    const c = Math.cos(turn);
    const t = Math.sin(turn);
    const lay = noise((u * c + v * t) / 1.1, (v * c - u * t) / 6, 48);
    const tuft = cloud(u / 5, v / 5, 2, 49);
    const hair = strayHair(u, v, 50) + 0.7 * strayHair(u * 1.6, v * 1.6, 53);
    s.relief[k]! += 0.26 * lay + 0.1 * tuft + 0.34 * hair;
    s.tone(k, 1 + 0.05 * lay + 0.05 * tuft + 0.07 * hair + 0.03 * cloud(u / 34, v / 34, 2, 54));
  });
};

/** Fine jersey: only its fall and a faint vertical grain show from afar. */
export function jerseyLoops(pitch: number, rise: number): Texture {
  const loops = stockinette(pitch, pitch * 0.78, rise);
  return (s, grain, mask) => {
    if (resolved(s, pitch) > 0) loops(s, grain, mask);
    s.each((k, u, v) => {
      const [a, b] = grain(u, v);
      const streak = noise(a / 1.4, b / 40, 40);
      s.relief[k]! += 0.04 * streak + 0.09 * noise(u / 1.5, v / 1.5, 41);
      s.tone(k, 1 + 0.02 * streak);
    });
  };
}
