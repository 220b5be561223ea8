import { develop } from "../camera/develop.ts";
import type { Plate } from "../camera/expose.ts";
import type { Dressed } from "../composition.ts";
import type { Colorway } from "../dyes.ts";
import { colorway } from "../render-picture.ts";
import type { Film } from "./film.ts";

/** A few seconds of one scene that end where they began. */
export interface Loop {
  /** Pixels, both even. */
  width: number;
  height: number;
  /** The color ways it is made in, by the names of their films: one sitting serves them all. */
  films: Record<string, Dressed[]>;
  /** Answers the plate at each time of the loop, 0..1; whatever is dear is done once, here. */
  open: (frame: { width: number; height: number }) => (time: number) => Plate;
}

export const loopFrames = {
  poster: { width: 1280, height: 720 },
  product: { width: 720, height: 960 },
};

/** Plates that are taken; what lies between two of them is mixed: the motion is slow enough. */
const plates = 16;
const between = 6;

/** Makes the films of a loop, by their names. */
export function shoot(loop: Loop): Map<string, Film> {
  const { width, height } = loop;
  const plateAt = loop.open({ width, height });
  const colors = Object.entries(loop.films).map(([name, dressed]) => ({
    name,
    colorways: dressed.map(({ print, ...shades }): Colorway => colorway(shades, print)),
    keys: [] as Buffer[],
  }));
  for (let n = 0; n < plates; n++) {
    const plate = plateAt(n / plates);
    for (const { colorways, keys } of colors) keys.push(develop(plate, colorways).pixels);
  }
  return new Map(colors.map(({ name, keys }) => [name, { width, height, frames: smoothed(keys) }]));
}

function smoothed(keys: Buffer[]): Buffer[] {
  return keys.flatMap((key, n) => {
    const next = keys[(n + 1) % keys.length]!;
    return Array.from({ length: between }, (_, step) => mixed(key, next, step / between));
  });
}

function mixed(from: Buffer, to: Buffer, share: number): Buffer {
  if (share === 0) return from;
  const frame = Buffer.alloc(from.length);
  for (let i = 0; i < from.length; i++) {
    frame[i] = Math.round(from[i]! + (to[i]! - from[i]!) * share);
  }
  return frame;
}
