import type { Aside } from "./camera/oblique.ts";
import type { PrintId } from "./catalog.ts";
import type { Shades } from "./dyes.ts";
import type { Framing } from "./garment.ts";
import type { Lighting } from "./light/light.ts";
import type { LaidPiece } from "./settling/lay-out.ts";
import type { Part } from "./standing/part.ts";

/** What lies before the camera, and how it is photographed. */
export interface Scene {
  laid: LaidPiece[];
  framing: Framing;
  lighting?: Partial<Lighting>;
  /** From where what is laid is seen, if not from above. */
  aside?: Aside;
  /**
   * What stands on the floor instead, and how far the camera looks down on it, radians. Its framing
   * counts y up from the floor; its lamps are its own, so that `lighting` and `window` say nothing.
   */
  standing?: { parts: Part[]; elevation: number };
  /** Share of the lamps' light that reaches a place of the frame (0..1 both ways): a window's. */
  window?: (x: number, y: number) => number;
}

export interface Dressed extends Shades {
  print?: PrintId | undefined;
}

/** A picture that shows no single product: a poster, a still life or a look. */
export interface Composition {
  /** Pixels. */
  width: number;
  height: number;
  /** The color ways, in the numbers by which pieces name them. */
  dressed: Dressed[];
  scene: () => Scene;
}

export const frames = {
  wide: { width: 2400, height: 1350 },
  tall: { width: 1080, height: 1440 },
  still: { width: 1200, height: 1600 },
  look: { width: 1200, height: 1800 },
};
