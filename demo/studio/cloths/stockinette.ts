import { cloud, noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Loop, legsUp, loopAt, offMiddle, strayHair } from "./loops.ts";
import type { Texture } from "./texture.ts";
import { resolved } from "./woven.ts";

const loop: Loop = { height: 0, ply: 0, own: 0 };

/** Stocking stitch: columns of V, each loop a little its own. Width and height in units. */
export function stockinette(width: number, height: number, rise: number): Texture {
  return (s, grain, mask) => {
    // Loops come out of the even columns as the camera nears: all at once, or ill seen, they would
    // glitter like specks of dirt.
    const near = ramp(2.6, 7, 0.66 * height * s.density);
    const columns = (1 - near) * ramp(2, 3.4, width * s.density);
    const rows = ramp(1.8, 3, height * s.density);
    const haired = resolved(s, 1.4) * Math.min(1, 0.6 * rise);
    // Fuzz is seen as fuzz only where the camera sees single hairs; else it would be speckle.
    const fuzz = 0.45 + 0.55 * haired;
    s.each((k, u, v) => {
      const share = mask ? mask(u, v) : 1;
      if (share <= 0) return;
      const [ga, gb] = grain(u, v);
      const [x, y] = [ga / width, gb / height];
      const a = ga + width * (0.3 * noise(u / 53, v / 71, 31) + 0.13 * noise(x / 2.3, y / 9, 33));
      const b = gb + height * (0.4 * noise(u / 60, v / 40, 32) + 0.14 * noise(x / 3, y / 3, 34));
      const hair = haired && haired * strayHair(u, v, 36);
      const fiber = fuzz * noise(u / 1.1, v / 1.1, 37);
      let tone = spun(a, b, width, height) + 0.04 * fiber + 0.06 * hair;
      let relief = 0.09 * rise * fiber + 0.22 * hair;
      if (near > 0) {
        loopAt(a, b, width, height, 35, loop);
        relief += near * rise * (0.62 * (loop.height - 0.5) + 0.06 * loop.ply);
        const gap = 0.4 + 0.16 * noise(x / 4, y / 6, 35);
        tone += near * (0.06 * loop.ply + 0.09 * loop.own - gap * (1 - loop.height) ** 1.5);
      }
      if (columns > 0) tone += 0.3 * columns * melted(a, b, width, height, rows);
      s.relief[k]! += share * relief;
      s.tone(k, 1 + share * tone);
    });
  };
}

/**
 * From some way off loops melt into columns with a shade between them, and farther on their legs
 * into faint slanting strokes, too smooth to break up into specks; about -1..0.5.
 */
function melted(a: number, b: number, width: number, height: number, rows: number): number {
  const off = offMiddle(a, width);
  const between = 0.35 - 1.1 * bell(off - 1, 0.42) - 0.3 * bell(off, 0.3);
  return between - rows * 0.55 * Math.cos(2 * Math.PI * legsUp(b, height, off));
}

/**
 * The yarn's own uneven tone: rows that came off another stretch of it, columns that a needle drew
 * tighter, and the way the whole took its dye. Columns stay what they are from hem to shoulder:
 * their streaks are what tells a plain knit from felt where no stitch is seen.
 */
export function spun(a: number, b: number, width: number, height: number): number {
  const row = Math.floor(b / (2 * height)) * 1.7;
  const yarn = Math.floor(b / height) * 2.3;
  const rows = 0.6 * noise(a / 90, row, 51) + 0.4 * noise(a / 300, row / 3, 66);
  const single = noise(a / (1.7 * width), b / (60 * height), 67);
  const several = noise(a / (4.2 * width), b / (95 * height), 68);
  const ends = noise(a / (3.2 * width), yarn, 69);
  return (
    0.02 * rows +
    0.018 * single +
    0.013 * several +
    0.026 * ends +
    0.016 * cloud(a / 44, b / 44, 2, 52)
  );
}
