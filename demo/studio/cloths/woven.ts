import type { Dye } from "../dyes.ts";
import { chance, cloud, noise } from "../fields/noise.ts";
import { clamp, fraction, ramp } from "../fields/scalar.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Grain, Texture } from "./texture.ts";

/** 0 where threads are too fine for the camera, 1 where it sees each: no moiré in between. */
export function resolved(s: Surface, pitch: number): number {
  return ramp(2.1, 3.6, pitch * s.density);
}

interface Weave {
  /** Distance of threads in units. */
  pitch: number;
  rise: number;
}

interface Plain extends Weave {
  /** How much the thick places of the yarn stand out; combed cotton has few. */
  slub?: number;
}

/** Plain weave: threads over and under, with the yarn's uneven places. */
export function plainWeave({ pitch, rise, slub = 0.7 }: Plain): Texture {
  return (s, grain) => {
    const seen = resolved(s, pitch);
    const turn = (2 * Math.PI) / pitch;
    s.each((k, u, v) => {
      const [a, b] = grain(u, v);
      const threads = seen * Math.sin(a * turn) * Math.sin(b * turn);
      const yarn = noise(a / 1.6, b / 9, 3) + noise(a / 9, b / 1.6, 4);
      s.relief[k]! += rise * (threads * pitch * 0.35 + slub * yarn);
      s.tone(k, 1 + 0.24 * rise * threads);
    });
  };
}

interface Twill extends Weave {
  /** Strength of thick and thin places in the yarn. */
  slub: number;
  /** Second yarn that shows between the ribs. */
  weft?: Dye;
  weftShare?: number;
}

/** Twill: slanting ribs; denim and gabardine. */
export function twill({ pitch, rise, slub, weft, weftShare = 0 }: Twill): Texture {
  return (s, grain) => {
    const seen = resolved(s, pitch);
    const ink = weft ? s.dye(weft) : -1;
    s.each((k, u, v) => {
      const [a, b] = grain(u, v);
      const rib = seen * Math.sin(fraction((a + b) / pitch) * Math.PI * 2);
      // What the eye still finds of ribs too fine to see: dashes along them, and thick warp ends.
      const yarn =
        0.5 * noise(a / (0.88 * pitch), b / (40 * pitch), 21) +
        0.8 * noise((a + b) / pitch, (a - b) / (4.1 * pitch), 22);
      s.relief[k]! += rise * (rib * pitch * 0.16 + 0.36 * yarn);
      s.tone(k, 1 + slub * yarn + 0.16 * rise * rib);
      if (weft) s.ink(k, ink, clamp(weftShare * (1 + 1.6 * rib * 0.5 + 1.3 * yarn)));
    });
  };
}

/** Fulled or brushed wool: fibers in turning directions, a mélange of two tones. */
export function nap(rise: number, melange: number, fleck = 0.4, fleckSize = 3.1): Texture {
  return (s) => {
    const ink = s.dye("heather");
    s.each((k, u, v) => {
      const turn = noise(u / 40, v / 40, 16) * 1.2 + 0.6;
      const c = Math.cos(turn);
      const t = Math.sin(turn);
      const fiber = noise((u * c + v * t) / 1.3, (v * c - u * t) / 9, 13);
      const grit = noise(u / 1.5, v / 1.5, 11) + 0.35 * noise(u / 4.5, v / 4.5, 12);
      s.relief[k]! += rise * 0.34 * (grit + fiber);
      s.tone(k, 1 + melange * (0.5 * grit + 0.7 * fiber) + 0.03 * cloud(u / 90, v / 90, 2, 14));
      s.ink(k, ink, fleck * ramp(0.35, 0.8, noise(u / fleckSize, v / (fleckSize * 0.65), 15)));
      if (s.density > 1.6) hairs(s, k, u, v, c, t, rise, melange);
    });
  };
}

/**
 * Wool coating, fulled, raised and brushed down: its fibers lie along the piece in long strokes that
 * turn a little where it was handled, and below them the ribs of its twill still show.
 *
 * @param melange strength of the paler fibers spun in.
 */
export function brushedNap(rise: number, melange: number): Texture {
  return (s, grain) => {
    const ink = s.dye("heather");
    const near = s.density > 1.6;
    // From near the hairs are seen to cover the twill.
    const covered = near ? 0.3 : 1;
    const fine = near ? 0.5 : 1;
    s.each((k, u, v) => {
      const [a, b] = grain(u, v);
      const lean = noise(u / 80, v / 150, 16);
      const x = a + 7 * noise(u / 70, v / 140, 19);
      const fiber = noise(x / (1.1 * fine), b / (12 * fine), 13) + 0.5 * noise(x / 2.2, b / 30, 12);
      const rib = noise((a + b) / 2.4, (a - b) / 26, 20) + 0.5 * noise(u / 1.4, v / 2.4, 21);
      const tuft = noise(x / 3.6, b / 24, 11) + 0.7 * noise(x / 6.5, b / 60, 17);
      const stroke = cloud(x / 46, b / 150, 2, 14);
      s.relief[k]! += rise * (0.22 * fine * fiber + 0.12 * covered * rib + 0.16 * fine * tuft);
      const shade = 0.4 * fiber + 0.45 * covered * rib + 0.5 * tuft + 0.3 * stroke + 0.12 * lean;
      s.tone(k, 1 + melange * shade);
      s.ink(k, ink, 0.24 * ramp(0.25, 0.8, noise(x / 1.8, b / 9, 15)));
      if (near) brushedHairs(s, k, x, b, lean, rise, melange);
    });
  };
}

/** Single hairs of a brushed nap, which stray a little from the stroke they lie in. */
function brushedHairs(
  s: Surface,
  k: number,
  x: number,
  b: number,
  lean: number,
  rise: number,
  melange: number,
): void {
  const turn = 0.5 * lean + 0.9 * noise(x / 9, b / 14, 22);
  const [c, t] = [Math.cos(turn), Math.sin(turn)];
  hairs(s, k, x, b, c, t, rise, melange);
}

function hairs(
  s: Surface,
  k: number,
  u: number,
  v: number,
  c: number,
  t: number,
  rise: number,
  melange: number,
): void {
  const hair = noise((u * c + v * t) / 0.5, (v * c - u * t) / 5, 17);
  const cross = noise((u * t + v * c) / 0.45, (v * t - u * c) / 4, 18);
  s.relief[k]! += rise * 0.13 * (hair + 0.8 * cross);
  s.tone(k, 1 + melange * 0.55 * (hair + 0.6 * cross));
}

const neps: Dye[] = ["nepCream", "nepOchre", "nepRust", "nepGreen"];

/** Width of a herringbone's lanes and distance of its ribs, in units. */
export const herringboneTwill = { lane: 17, pitch: 4.4 };

/** The ribs of a herringbone, -1..1: a twill that turns about at every lane of the warp. */
export function herringboneRib(a: number, b: number): number {
  const { lane, pitch } = herringboneTwill;
  const slant = Math.floor(a / lane) % 2 === 0 ? 1 : -1;
  return Math.sin(((fraction(a / lane) * lane * slant + b) / pitch) * Math.PI * 2);
}

/** Tweed: a coarse uneven herringbone of two yarns, with neps of other colors caught in the spinning. */
export function tweedWeave(rise: number): Texture {
  return (s, grain) => {
    const seen = resolved(s, herringboneTwill.pitch);
    const pale = s.dye("heather");
    const inks = neps.map((dye) => s.dye(dye));
    s.each((k, u, v) => {
      const [ga, gb] = grain(u, v);
      const a = ga + 0.7 * noise(u / 21, v / 33, 24);
      const b = gb + 0.7 * noise(u / 33, v / 21, 25);
      const rib = seen * herringboneRib(a, b);
      const yarn = noise(a / 2.1, b / 16, 26) + 0.8 * noise(a / 16, b / 2.1, 27);
      const hair = noise(u / 1.1, v / 1.1, 28);
      s.relief[k]! += rise * (0.6 * rib + 0.55 * yarn + 0.3 * hair);
      s.tone(k, 1 + 0.09 * yarn + 0.05 * hair + 0.07 * rib);
      // The weft is the paler yarn; from afar the two melt into a mottled ground.
      const mottle = 0.22 + 0.5 * noise(a / 5, b / 2.6, 29);
      s.ink(k, pale, clamp(mottle * (seen * ramp(0.1, 0.7, -rib) + (1 - seen) * 0.5)));
      nep(s, k, a, b, inks);
    });
  };
}

const nepGrid = 9;
const nepShare = 0.13;
/** How much longer a nep is than wide: the spinning drew it out along its yarn. */
const drawnOut = 2.2;

function nep(s: Surface, k: number, a: number, b: number, inks: number[]): void {
  const column = Math.floor(a / nepGrid);
  const row = Math.floor(b / nepGrid);
  const lot = chance(column, row, 52);
  if (lot > nepShare) return;
  const x = a - (column + 0.15 + 0.7 * chance(column, row, 53)) * nepGrid;
  const y = b - (row + 0.15 + 0.7 * chance(column, row, 54)) * nepGrid;
  const size = 0.5 + 0.9 * chance(column, row, 55) ** 2;
  const [along, over] = chance(column, row, 57) < 0.6 ? [y, x] : [x, y];
  const far = Math.hypot(along / (size * drawnOut), over / size);
  const on = ramp(1, 0.4, far + 0.3 * noise(a, b, 56));
  // Most are half hidden in the yarn.
  const bare = 0.1 + 0.3 * chance(column, row, 58);
  s.ink(k, inks[Math.floor((lot / nepShare) * inks.length)]!, bare * on);
  s.relief[k]! += 0.3 * on;
}

/** Floating satin threads, hardly seen but for the highlight's fine grain. */
export function satinThreads(rise: number): Texture {
  return (s, grain) => {
    // Threads finer than the camera sees would be a grain as of suede: it sees the bundles they lie in.
    const pitch = Math.max(0.33, 1.7 / s.density);
    const height = 0.022 * rise * pitch;
    const length = 14 + 10 * pitch;
    s.each((k, u, v) => {
      const [a, b] = grain(u, v);
      const warp = noise(a / pitch, b / length, 51);
      const weft = noise(a / length, b / pitch, 52);
      s.relief[k]! += height * (warp + 0.4 * weft);
      s.tone(k, 1 + 0.007 * warp + 0.004 * weft);
    });
  };
}

/**
 * A cloth whose yarn took its dye unevenly and that has been handled: mottled broadly enough to be
 * seen from across a room, a little along and across the garment.
 *
 * @param amount share of the color by which it goes up and down.
 */
export function uneven(amount: number, texture: Texture): Texture {
  return (s, grain, mask) => {
    texture(s, grain, mask);
    s.each((k, u, v) => {
      const yarn = noise(u / 2.6, v / 26, 57) + noise(u / 26, v / 2.6, 58);
      const spots = noise(u / 2.8, v / 2.8, 59) + 0.9 * noise(u / 6.3, v / 6.3, 60);
      const share = mask ? mask(u, v) : 1;
      s.tone(k, 1 + amount * share * (0.7 * yarn + spots + 0.5 * noise(u / 17, v / 17, 61)));
    });
  };
}

/**
 * A cloth whose yarn took its dye unevenly: fine streaks along warp and weft, or along the columns
 * and rows of a knit, that are lost across a room but keep a plain color from looking cast.
 *
 * @param amount share of the color by which the warp goes up and down. @param weft the weft's part
 * of it: 1 where both yarns show alike, 0 where the warp hides it.
 */
export function streaked(amount: number, weft: number, texture: Texture): Texture {
  return (s, grain, mask) => {
    texture(s, grain, mask);
    s.each((k, u, v) => {
      const [a, b] = grain(u, v);
      const warp = noise(a / 1.9, b / 38, 57) + 0.8 * noise(a / 4.3, b / 130, 60);
      const cross = weft && weft * (noise(a / 38, b / 1.9, 58) + 0.8 * noise(a / 130, b / 4.3, 61));
      const share = mask ? mask(u, v) : 1;
      s.tone(k, 1 + amount * share * (warp + cross + 0.5 * noise(u / 1.4, v / 1.4, 59)));
    });
  };
}

/** Several textures on one face, one after the other. */
export function layered(...textures: Texture[]): Texture {
  return (s, grain, mask) => {
    for (const texture of textures) texture(s, grain, mask);
  };
}

export const straight: Grain = (u, v) => [u, v];
