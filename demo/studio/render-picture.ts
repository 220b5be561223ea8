import {
  type ClothId,
  type CutId,
  type PictureView,
  type PrintId,
  pictureViews,
} from "./catalogue.ts";
import { cloths } from "./cloths/index.ts";
import { cuts } from "./cuts/index.ts";
import type { Colorway } from "./dyes.ts";
import type { Camera } from "./engine/camera.ts";
import { fromHex, scaled } from "./engine/color.ts";
import { expose, type Plate } from "./engine/expose.ts";
import { type LaidPiece, layOut } from "./engine/lay-out.ts";
import { studioLighting } from "./engine/light.ts";
import type { Framing, Garment } from "./garment.ts";
import type { Composition } from "./posters/composition.ts";
import { prints } from "./prints/index.ts";

/** Everything of a subject that its fall and light depend on: all but the colors. */
interface Subject {
  cut: CutId;
  cloth: ClothId;
  print?: PrintId | undefined;
  seed?: number | undefined;
}

export interface Shades {
  color: string;
  secondColor?: string | undefined;
}

/** A garment laid on the table once, to be photographed in several views and color ways. */
interface Sitting {
  garment: Garment;
  laid: LaidPiece[];
  /** Turned over; null when the cut has no back to show. */
  laidOver: LaidPiece[] | null;
}

/** Sews and lays out a subject: the costly part, shared by its views and colors. */
export function sitFor(subject: Subject): Sitting {
  const garment = cuts[subject.cut]({
    cloth: cloths[subject.cloth],
    print: subject.print ? prints[subject.print] : undefined,
    seed: (subject.seed ?? 0) * 1009,
  });
  return {
    garment,
    laid: layOut(garment.pieces),
    laidOver: garment.back ? layOut(garment.back) : null,
  };
}

/** The views of a sitting that show something. */
export function viewsOf({ laidOver }: Sitting): PictureView[] {
  return pictureViews.filter((view) => view !== "back" || laidOver);
}

/**
 * @param width pixels; the height is four thirds of it.
 * @throws when the garment has no such view.
 */
export function takePlate(sitting: Sitting, view: PictureView, width = 1200): Plate {
  const { garment, laid, laidOver } = sitting;
  const subject = view === "back" ? laidOver : laid;
  if (!subject) throw new Error("This cut has no back view.");
  const framing = view === "back" ? (garment.backFraming ?? garment.front) : garment[view];
  return expose(subject, cameraFor(framing, width, (width * 4) / 3), {
    ...studioLighting,
    ...garment.lighting,
  });
}

function cameraFor(framing: Framing, width: number, height: number): Camera {
  return {
    width,
    height,
    zoom: (framing.zoom * width) / 1200,
    x: framing.x,
    y: framing.y,
    tilt: framing.tilt ?? 0,
  };
}

/** The plate of a poster or a still life. */
export function composePlate(composition: Composition): Plate {
  const { pieces, framing, lighting } = composition.scene();
  const camera = cameraFor(framing, composition.width, composition.height);
  return expose(layOut(pieces), camera, { ...studioLighting, ...lighting });
}

/** The lamps lift cloth by about a third: dyed this much darker, it matches its swatch on paper. */
const dyeStrength = 0.76;

/** The dyes of one color way; without a second color it is the print's own or a darker main one. */
export function colorway(shades: Shades, print?: PrintId): Colorway {
  const main = scaled(fromHex(shades.color), dyeStrength);
  const second = shades.secondColor ?? (print && prints[print].second);
  return { main, second: second ? scaled(fromHex(second), dyeStrength) : scaled(main, 0.8) };
}
