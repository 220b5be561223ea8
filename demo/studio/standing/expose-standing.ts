import type { ExposedPiece, Plate } from "../camera/expose.ts";
import type { Lighting } from "../light/light.ts";
import type { BakedLight, BakedPart } from "./bake-light.ts";
import { makeFace } from "./faces.ts";
import { lightFloor } from "./floor.ts";
import { focusOn } from "./focus.ts";
import type { Part } from "./part.ts";
import { PartShader } from "./shade-part.ts";
import { draw, fine, type View, type Visible } from "./view.ts";

/**
 * Photographs parts that stand on the floor; the plate can be developed in any color way.
 *
 * @param baked light of the softboxes and the room on each part. @param lighting of the table: the
 *   floor takes its ambient light, the plate its falloff and vignette, so that both kinds of picture match.
 */
export function exposeStanding(
  parts: Part[],
  baked: BakedLight,
  view: View,
  lighting: Lighting,
): Plate {
  const visible = draw(parts, view);
  const counts = samplesOf(visible, view, parts.length);
  return {
    width: view.width,
    height: view.height,
    vignette: lighting.vignette,
    falloff: lighting.falloff,
    ground: lightFloor(view, baked.floor, lighting),
    pieces: parts.map((part, n) => exposePart(part, n, baked.parts[n]!, visible, counts, view)),
    lens: focusOn(visible, view),
  };
}

/** Samples in a pixel. */
const samples = fine * fine;

/**
 * For each part, how many samples of each pixel are its own or of a part laid over it later. The
 * plate is developed part by part: each covers its share of what later ones leave.
 */
interface Counts {
  own: Uint8Array[];
  after: Uint8Array[];
}

function samplesOf(visible: Visible, { width, height }: View, parts: number): Counts {
  const own = Array.from({ length: parts }, () => new Uint8Array(width * height));
  for (let j = 0, s = 0; j < height * fine; j++) {
    for (let i = 0; i < width * fine; i++, s++) {
      const part = visible.part[s]!;
      if (part >= 0) own[part]![((j / fine) | 0) * width + ((i / fine) | 0)]!++;
    }
  }
  const later = new Uint8Array(width * height);
  const after: Uint8Array[] = [];
  for (let n = parts - 1; n >= 0; n--) {
    after[n] = later.slice();
    for (let k = 0; k < later.length; k++) later[k]! += own[n]![k]!;
  }
  return { own, after };
}

function exposePart(
  part: Part,
  index: number,
  baked: BakedPart,
  visible: Visible,
  counts: Counts,
  view: View,
): ExposedPiece {
  const own = counts.own[index]!;
  const after = counts.after[index]!;
  const projected = visible.projected[index]!;
  const grain = makeFace(part.grain, part, projected, view);
  const drawing = part.drawing ? makeFace(part.drawing, part, projected, view) : null;
  const main = drawing ?? grain;
  const pixels: number[] = [];
  if (main) {
    for (let k = 0; k < own.length; k++) if (own[k]! > 0) pixels.push(k);
  }
  const count = pixels.length;
  const floats = () => new Float32Array(count);
  const exposed: ExposedPiece = {
    colorway: part.colorway ?? 0,
    pixels: Uint32Array.from(pixels),
    alpha: floats(),
    direct: floats(),
    ambient: floats(),
    sky: floats().fill(1),
    sheen: floats(),
    shine: floats(),
    finish: new Uint8Array(count),
    finishes: main?.finishes ?? [part.optics],
    dyes: main?.dyes ?? [part.dye],
    weights: (main?.weights ?? [null]).map(floats),
  };
  if (!main || !grain) return exposed;
  const place = new PartShader(part, baked, grain, drawing, visible, index, view);
  for (let n = 0; n < count; n++) {
    const pixel = pixels[n]!;
    exposed.alpha[n] = own[pixel]! / (samples - after[pixel]!);
    place.average(pixel, n, exposed);
  }
  return exposed;
}
