import { type Extent, extents } from "../arranging/drape.ts";
import type { Aside } from "../camera/oblique.ts";
import { type Composition, type Dressed, frames, type TableScene } from "../composition.ts";
import type { Framing } from "../garment.ts";

/** A cloth thrown over the table as one frame of a poster shows it. */
export interface Thrown {
  extent: Extent;
  /** Its upper rim, height of the table over its width, in units. */
  rim: (u: number) => number;
  framing: Framing;
  aside: Aside;
}

/** One frame of a poster of thrown cloth: it runs out of that frame on three sides. */
export function thrownPoster(
  frame: "wide" | "tall",
  dressed: Dressed[],
  scene: (thrown: Thrown) => TableScene,
  seen: Omit<Thrown, "extent">,
): Composition<TableScene> {
  return { ...frames[frame], dressed, scene: () => scene({ ...seen, extent: extents[frame] }) };
}
