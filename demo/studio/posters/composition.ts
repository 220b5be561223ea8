import type { Lighting } from "../engine/light.ts";
import type { Piece } from "../engine/piece.ts";
import type { Framing } from "../garment.ts";
import type { Shades } from "../render-picture.ts";

/** Pieces composed for one frame. */
export interface Scene {
  pieces: Piece[];
  framing: Framing;
  lighting?: Partial<Lighting>;
}

/** A picture that shows no single product: a poster or a still life. */
export interface Composition {
  /** Pixels. */
  width: number;
  height: number;
  /** The color ways, in the numbers by which pieces name them. */
  shades: Shades[];
  scene: () => Scene;
}

export const posterFrames = {
  wide: { width: 2400, height: 1350 },
  tall: { width: 1080, height: 1440 },
  still: { width: 1200, height: 1600 },
};
