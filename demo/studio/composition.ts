import type { Aside } from "./camera/oblique.ts";
import type { PrintId } from "./catalog.ts";
import type { Shades } from "./dyes.ts";
import type { Framing } from "./garment.ts";
import type { Lighting } from "./light/light.ts";
import type { Point } from "./pattern/outline.ts";
import type { LaidPiece } from "./settling/lay-out.ts";
import type { Part } from "./standing/part.ts";

/** What lies on the table, and how it is photographed. */
export interface TableScene {
  laid: LaidPiece[];
  framing: Framing;
  aside: Aside;
  lighting?: Partial<Lighting>;
  /**
   * Share of the lamps' light that a window lets through to a place of all that the camera sees of
   * the table (0..1 both ways, as seen from above).
   */
  window?: (x: number, y: number) => number;
}

/** What stands on the floor; its framing counts y up from there, and its lamps are its own. */
interface FloorScene {
  standing: Part[];
  framing: Framing;
  /** How far the camera looks down, radians. */
  elevation: number;
  /** Where in the frame it is focused, 0..1 both ways, if not in its middle. */
  focus?: Point;
}

export type Scene = TableScene | FloorScene;

export interface Dressed extends Shades {
  print?: PrintId | undefined;
}

/** A picture that shows no single product: a poster, a still life or a look. */
export interface Composition<Shown extends Scene = Scene> {
  /** Pixels. */
  width: number;
  height: number;
  /** The color ways, in the numbers by which pieces name them. */
  dressed: Dressed[];
  scene: () => Shown;
}

export const frames = {
  wide: { width: 2400, height: 1350 },
  tall: { width: 1080, height: 1440 },
  still: { width: 1200, height: 1600 },
  look: { width: 1200, height: 1800 },
};
