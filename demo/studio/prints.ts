import type { PrintId } from "./catalogue.ts";
import type { Grain } from "./cloths/texture.ts";
import type { Dye } from "./dyes.ts";
import { chance, noise } from "./engine/noise.ts";
import { bell, fraction, ramp } from "./engine/scalar.ts";
import type { Surface } from "./engine/surface.ts";

/** A woven or printed pattern; it follows the cloth's own threads. */
export interface Print {
  /** The second color when a product names none. */
  second: string;
  paint: (s: Surface, grain: Grain) => void;
}

/** Soft-edged bar from `from` to `to` within a repeat of `pitch`. */
function bar(x: number, pitch: number, from: number, to: number, soft = 0.7): number {
  const at = fraction(x / pitch) * pitch;
  return ramp(from - soft, from + soft, at) * ramp(to + soft, to - soft, at);
}

function lines(
  dye: Dye,
  across: boolean,
  strength: number,
  shape: (x: number) => number,
): Print["paint"] {
  return (s, grain) => {
    const ink = s.dye(dye);
    s.each((k, u, v) => {
      const [a, b] = grain(u, v);
      const yarn = 1 + 0.05 * noise(u / 1.2, v / 20, 81) + 0.07 * noise(u / 1.4, v / 1.4, 82);
      s.ink(k, ink, Math.min(1, strength * yarn * shape(across ? b : a)));
    });
  };
}

const tartanRepeat = 170;

function tartan(s: Surface, grain: Grain): void {
  const dark = s.dye("second");
  const red = s.dye("tartanRed");
  const cream = s.dye("tartanCream");
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const warp = 0.5 + 0.5 * Math.sin((a + b) * 1.6);
    const weft = 1 - warp;
    for (const [x, share] of [
      [a, warp],
      [b, weft],
    ] as const) {
      s.ink(k, dark, bar(x, tartanRepeat, 2, 62, 2) * (0.45 + 0.15 * share));
      s.ink(
        k,
        red,
        bell(fraction(x / tartanRepeat) * tartanRepeat - 117, 4.5) * (0.55 + 0.3 * share),
      );
      s.ink(
        k,
        cream,
        bell(fraction(x / tartanRepeat) * tartanRepeat - 32, 3.2) * (0.4 + 0.4 * share),
      );
    }
  });
}

function windowpane(s: Surface, grain: Grain): void {
  const ink = s.dye("second");
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const pane = Math.max(bar(a, 74, 10, 12.4), bar(b, 92, 10, 12.4));
    s.ink(k, ink, 0.6 * pane * (0.8 + 0.3 * noise(u / 1.5, v / 1.5, 83)));
  });
}

function polka(s: Surface, grain: Grain): void {
  const ink = s.dye("second");
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const row = Math.floor(b / 24);
    const x = fraction(a / 28 + (row % 2 === 0 ? 0 : 0.5)) - 0.5;
    const y = fraction(b / 24) - 0.5;
    s.ink(k, ink, 0.94 * ramp(5.6, 4.4, Math.hypot(x * 28, y * 24)));
  });
}

function herringbone(s: Surface, grain: Grain): void {
  const ink = s.dye("heather");
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const lane = a / 13;
    const slant = Math.floor(lane) % 2 === 0 ? 1 : -1;
    const rib = Math.sin(((fraction(lane) * 13 * slant + b) / 3.4) * Math.PI * 2);
    s.relief[k]! += 0.25 * rib;
    s.ink(k, ink, 0.42 * ramp(-0.2, 0.7, rib));
    s.tone(k, 1 - 0.1 * bell(fraction(lane) - 0.5, 0.06));
  });
}

const petals: Dye[] = ["petalRose", "petalRust", "petalCream", "petalOchre"];
const meadow = 31;

/** Small flowers of three sizes, strewn by chance, each with one leaf. */
function ditsy(s: Surface, grain: Grain): void {
  const inks = petals.map((dye) => s.dye(dye));
  const leaf = s.dye("leaf");
  const stamen = s.dye("stamen");
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const column = Math.floor(a / meadow);
    const row = Math.floor(b / meadow);
    for (let y = row - 1; y <= row + 1; y++) {
      for (let x = column - 1; x <= column + 1; x++) {
        const lot = chance(x, y, 84);
        if (lot < 0.12) continue;
        const dx = a - (x + 0.5 + (chance(x, y, 85) - 0.5) * 0.7) * meadow;
        const dy = b - (y + 0.5 + (chance(x, y, 86) - 0.5) * 0.7) * meadow;
        const r = Math.hypot(dx, dy);
        const size = lot > 0.7 ? 8.8 : lot > 0.42 ? 6.2 : 3.8;
        if (r > size * 2.2) continue;
        s.ink(k, leaf, size > 5 ? 0.9 * leafAt(dx, dy, size, lot * 40) : 0);
        const turn = Math.atan2(dy, dx) + lot * 20;
        const scallop = Math.abs(Math.cos(turn * 2.5));
        const petal = ramp(0.8, -0.8, r - size * (0.64 + 0.36 * scallop));
        s.ink(
          k,
          inks[Math.floor(chance(x, y, 87) * 4)]!,
          petal * (0.95 - 0.2 * ramp(size * 0.4, 0, r)),
        );
        if (petal > 0.5) s.tone(k, 1 - 0.2 * (1 - scallop) * ramp(size * 0.2, size * 0.8, r));
        s.ink(k, stamen, 0.85 * ramp(size * 0.28, size * 0.18, r));
      }
    }
  });
}

function leafAt(dx: number, dy: number, size: number, turn: number): number {
  const along = dx * Math.cos(turn) + dy * Math.sin(turn) - size * 1.35;
  const across = dy * Math.cos(turn) - dx * Math.sin(turn);
  const width = size * 0.3 * (1 - (0.5 * along) / size);
  return ramp(1.15, 0.8, (along / (size * 0.75)) ** 2 + (across / width) ** 2);
}

export const prints: Record<PrintId, Print> = {
  stripe: { second: "#4c6c93", paint: lines("second", false, 0.85, (x) => bar(x, 12, 0.8, 6.2)) },
  breton: { second: "#2a3350", paint: lines("second", true, 0.93, (x) => bar(x, 46, 4, 19, 0.5)) },
  pinstripe: {
    second: "#c9c6bf",
    paint: lines("second", false, 0.5, (x) => bar(x, 26, 2, 3, 0.5)),
  },
  ditsy: { second: "#dfa893", paint: ditsy },
  tartan: { second: "#26282e", paint: tartan },
  windowpane: { second: "#d9cdb8", paint: windowpane },
  polka: { second: "#ece7db", paint: polka },
  herringbone: { second: "#d8d2c6", paint: herringbone },
};
