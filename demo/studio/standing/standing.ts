import { unitsAcross, zoomAt } from "../camera/camera.ts";
import type { Plate } from "../camera/expose.ts";
import type { PictureView } from "../catalog.ts";
import { type Lighting, studioLighting } from "../light/light.ts";
import type { Point } from "../pattern/outline.ts";
import { type BakedLight, bakeLight } from "./bake-light.ts";
import { exposeStanding } from "./expose-standing.ts";
import type { Spot } from "./loft.ts";
import type { Part } from "./part.ts";
import type { View } from "./view.ts";

/**
 * The whole, seen from afar: the place in the middle of the picture, in units across and up from the
 * origin on the floor, and its pixels a unit at a picture 1200 wide.
 */
interface Whole {
  zoom: number;
  x: number;
  y: number;
  /** How far the camera stands to the right, radians; straight before the thing when absent. */
  turn?: number;
}

/** A place that the camera comes close to, through a lens of shallow focus. */
interface Nearby {
  /** Pixels a unit there, at a picture 1200 wide. */
  zoom: number;
  /** The place in the middle of the picture. */
  aim: Spot;
  /** How far the camera looks down, and how far it stands to the right, radians. */
  elevation: number;
  turn: number;
  /** Diameter of the lens as a share of the width that it sees. */
  aperture?: number;
  /** Where in the frame it is focused, 0..1 both ways, if not in its middle. */
  focus?: Point;
}

/** A thing that is photographed where it stands, instead of being laid on the table. */
export interface Standing {
  /** Its parts, from this side or from the other. */
  parts: (side: "front" | "back") => Part[];
  /**
   * How each view is framed; the one of the back shows the other side. In views that are absent it lies
   * on the table.
   */
  views: Partial<Record<PictureView, Whole | Nearby>>;
  /** How far the camera looks down on the whole, radians. */
  elevation: number;
}

/** A lens of 85 mm at f/2.8 before a frame 24 mm wide: its distance and diameter in widths of what it sees. */
const nearDistance = 3.5;
const nearAperture = 0.14;

/** From where a product is seen whole, in units: as one sees it who stands before it. */
const wholeDistance = 2900;

/** Lights a standing thing once for each side and photographs it in any view in which it stands. */
export function standFor(standing: Standing) {
  const lit = new Map<string, { parts: Part[]; baked: BakedLight }>();
  return (view: PictureView, width: number, lighting: Lighting): Plate | null => {
    const framing = standing.views[view];
    if (!framing) return null;
    const side = view === "back" ? "back" : "front";
    const known = lit.get(side) ?? light(standing.parts(side));
    lit.set(side, known);
    const camera: View = {
      width,
      height: (width * 4) / 3,
      x: 0,
      y: 0,
      elevation: standing.elevation,
      distance: wholeDistance,
      ...("aim" in framing ? comeClose(framing) : framing),
      zoom: zoomAt(framing.zoom, width),
    };
    return exposeStanding(known.parts, known.baked, camera, lighting);
  };
}

/** What a view takes from coming close, unless it says otherwise. */
function comeClose(framing: Nearby) {
  return { aperture: nearAperture, distance: nearDistance * unitsAcross(framing.zoom), ...framing };
}

/** The lens of a still life is opened less than that of near views: most of its things stay sharp. */
const stillAperture = 0.08;

/** Photographs several things that stand together, from the distance of a portrait lens. */
export function standTogether(parts: Part[], view: View): Plate {
  const distance = nearDistance * (view.width / view.zoom);
  const still = { aperture: stillAperture, distance, ...view };
  return exposeStanding(parts, bakeLight(parts), still, studioLighting);
}

function light(parts: Part[]) {
  return { parts, baked: bakeLight(parts) };
}
