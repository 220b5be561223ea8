import { chance, cloud, noise } from "../fields/noise.ts";
import { fraction, ramp } from "../fields/scalar.ts";
import { type Loop, loopAt, purlAt, strayHair } from "./loops.ts";
import type { Texture } from "./texture.ts";
import { resolved } from "./woven.ts";

const loop: Loop = { height: 0, ply: 0, own: 0 };

/** Stocking stitch: columns of V, each loop a little its own. Width and height in units. */
export function stockinette(width: number, height: number, rise: number): Texture {
  return (s, grain, mask) => {
    // Loops come out of the even columns as the camera nears: all at once, or ill seen, they would
    // glitter like specks of dirt.
    const near = ramp(2.1, 8, 0.66 * height * s.density);
    const seen = 0.12 + 0.88 * near;
    const haired = resolved(s, 1.4) * Math.min(1, 0.6 * rise);
    // Fuzz is seen as fuzz only where the camera sees single hairs; else it would be speckle.
    const fuzz = 0.55 + 0.45 * haired;
    const melted = (1 - near) * ramp(1.7, 2.4, height * s.density);
    s.each((k, u, v) => {
      const share = mask ? mask(u, v) : 1;
      if (share <= 0) return;
      const [ga, gb] = grain(u, v);
      const a = ga + width * (0.3 * noise(u / 53, v / 71, 31) + 0.08 * noise(u / 11, v / 33, 33));
      const b = gb + height * (0.4 * noise(u / 60, v / 40, 32) + 0.08 * noise(u / 14, v / 12, 34));
      loopAt(a, b, width, height, 35, loop);
      const hair = haired && haired * strayHair(u, v, 36);
      const fiber = fuzz * noise(u / 1.1, v / 1.1, 37);
      s.relief[k]! += share * seen * rise * ((loop.height - 0.5) * (0.9 + 0.2 * loop.own));
      s.relief[k]! += share * (rise * (0.1 * seen * loop.ply + 0.12 * fiber) + 0.25 * hair);
      const hollow = seen * 0.34 * (1 - loop.height) ** 1.6 * (1 - 0.5 * hair);
      const yarn = seen * (0.04 + 0.05 * loop.ply + 0.05 * loop.own) + spun(a, b, width, height);
      s.tone(k, 1 - share * (hollow - yarn - 0.05 * fuzz * noise(u, v, 38) - 0.07 * hair));
      if (melted > 0) s.tone(k, 1 + 0.1 * share * melted * vees(a, b, width, height));
    });
  };
}

/** From some way off loops melt into faint columns of V, too smooth to break up into specks; ±1. */
function vees(a: number, b: number, width: number, height: number): number {
  const across = Math.cos((2 * Math.PI * a) / width);
  return 0.5 * across + 0.5 * Math.cos((2 * Math.PI * b) / height + 2.2 * across);
}

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

/**
 * The yarn's own uneven tone: rows that came off another stretch of it, columns that a needle drew
 * tighter, and the way the whole took its dye. All of it is broader than a stitch, or a plain knit
 * would look speckled.
 */
function spun(a: number, b: number, width: number, height: number): number {
  const row = Math.floor(b / (2 * height)) * 1.7;
  const column = Math.floor(a / width) * 1.9;
  const rows = 0.6 * noise(a / 90, row, 51) + 0.4 * noise(a / 300, row / 3, 66);
  return 0.01 * rows + 0.014 * noise(column, b / 220, 67) + 0.02 * cloud(a / 44, b / 44, 2, 52);
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
