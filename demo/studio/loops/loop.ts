import { develop } from "../camera/develop.ts";
import type { Plate } from "../camera/expose.ts";
import type { Dressed } from "../composition.ts";
import { colorway } from "../render-picture.ts";
import type { Film } from "./film.ts";

/** A few seconds of one scene that end where they began. */
export interface Loop {
  /** Pixels, both even. */
  width: number;
  height: number;
  dressed: Dressed[];
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

export function shoot({ width, height, dressed, open }: Loop): Film {
  const plateAt = open({ width, height });
  const colorways = dressed.map(colorway);
  const keys = Array.from(
    { length: plates },
    (_, n) => develop(plateAt(n / plates), colorways).pixels,
  );
  return { width, height, frames: smoothed(keys) };
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
