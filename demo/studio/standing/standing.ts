import type { Plate } from "../camera/expose.ts";
import type { PictureView } from "../catalog.ts";
import { type Lighting, studioLighting } from "../light/light.ts";
import { type BakedLight, bakeLight } from "./bake-light.ts";
import { exposeStanding } from "./expose-standing.ts";
import type { Part } from "./part.ts";
import type { View } from "./view.ts";

/**
 * The place in the middle of a picture, in units across and up from the origin on the floor, and its
 * pixels a unit at a picture 1200 wide.
 */
interface StandingFraming {
  zoom: number;
  x: number;
  y: number;
}

/** A thing that is photographed where it stands, instead of being laid on the table. */
export interface Standing {
  /** Its parts, from this side or from the other. */
  parts: (side: "front" | "back") => Part[];
  /** How each view is framed; the one of the back shows the other side. */
  views: Record<PictureView, StandingFraming>;
  /** How far the camera looks down, radians. */
  elevation: number;
}

/** Lights a standing thing once for each side and photographs it in any view. */
export function standFor(standing: Standing) {
  const lit = new Map<string, { parts: Part[]; baked: BakedLight }>();
  return (view: PictureView, width: number, lighting: Lighting): Plate => {
    const side = view === "back" ? "back" : "front";
    const known = lit.get(side) ?? light(standing.parts(side));
    lit.set(side, known);
    const { zoom, x, y } = standing.views[view];
    const camera: View = {
      width,
      height: (width * 4) / 3,
      zoom: (zoom * width) / 1200,
      x,
      y,
      elevation: standing.elevation,
    };
    return exposeStanding(known.parts, known.baked, camera, lighting);
  };
}

/** Photographs several things that stand together. */
export function standTogether(parts: Part[], view: View): Plate {
  return exposeStanding(parts, bakeLight(parts), view, studioLighting);
}

function light(parts: Part[]) {
  return { parts, baked: bakeLight(parts) };
}
