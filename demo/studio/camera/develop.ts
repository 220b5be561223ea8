import type { Colorway } from "../dyes.ts";
import { mixDye } from "../dyes.ts";
import { blend } from "../fields/scalar.ts";
import type { Rgb } from "../light/color.ts";
import type { Optics } from "../light/optics.ts";
import { clarify, type Photographed } from "./clarity.ts";
import { recorded } from "./emulsion.ts";
import type { ExposedPiece, Plate } from "./expose.ts";
import { focused } from "./lens/lens.ts";
import { seenFromAside } from "./sight-lines.ts";

const keyTint: Rgb = [1, 0.968, 0.925];
const roomTint: Rgb = [0.93, 0.97, 1.03];

/** A finished picture: 8-bit sRGB, three bytes a pixel. */
export interface Picture {
  width: number;
  height: number;
  pixels: Buffer;
}

/**
 * Mixes dyes into an exposed plate. Each piece takes the color way of its number; a picture of a
 * single garment has one.
 */
export function develop(plate: Plate, colorways: Colorway[]): Picture {
  const light = plate.ground.slice();
  for (const piece of plate.pieces) {
    const colors = colorways[piece.colorway];
    if (!colors) throw new Error(`The picture has no color way ${piece.colorway}.`);
    layOver(light, piece, colors);
  }
  const seen = throughLens(light, plate);
  clarify(seen, photographedOn(plate), plate, (plate.oblique ?? plate).width);
  return printed(plate.oblique ? seenFromAside(seen, plate, plate.oblique) : seen, plate);
}

/** The picture of the light that arrives in the camera. @param light three values a pixel; changed in place. */
function printed(light: Float32Array, plate: Plate): Picture {
  const { width, height } = plate.oblique ?? plate;
  thin(light, width, height, plate.falloff);
  const seen = focused(light, width, height, plate.lens);
  return { width, height, pixels: recorded(seen, { width, height, vignette: plate.vignette }) };
}

/** What lies or stands before the ground. */
function photographedOn({ width, height, pieces }: Plate): Photographed {
  const cover = new Float32Array(width * height);
  const firm = new Float32Array(width * height);
  for (const { pixels, alpha, finish, finishes } of pieces) {
    for (let n = 0; n < pixels.length; n++) {
      const k = pixels[n]!;
      cover[k] = blend(cover[k]!, 1, alpha[n]!);
      firm[k] = blend(firm[k]!, finishes[finish[n]!]!.firm ?? 0, alpha[n]!);
    }
  }
  return { cover, firm };
}

/**
 * How fast each channel thins. It is the warm lamp whose light is lost, the cool room's stays: were
 * both lost alike, tones that darken would also warm, by so little that packing makes blocks of it.
 */
const thinning: Rgb = [1.09, 1, 0.885];

/** Light comes from the side of the key lamp: it thins across the frame; the middle is metered. */
function thin(light: Float32Array, width: number, height: number, falloff: Plate["falloff"]): void {
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const lost = falloff.across * (x / width - 0.5) + falloff.down * (y / height - 0.5);
      for (let c = 0; c < 3; c++, k++) light[k] = light[k]! * (1 - lost * thinning[c]!);
    }
  }
}

/** No lens is sharper than this: a pixel's light reaches its neighbors. */
const spread = 0.16;

function throughLens(light: Float32Array, { width, height }: Plate): Float32Array {
  const across = spreadAlong(light, 3, width * 3);
  return spreadAlong(across, width * 3, width * height * 3);
}

/** Mixes each value with those a stride before and after it within its row; `row` is in values. */
function spreadAlong(light: Float32Array, stride: number, row: number): Float32Array {
  const mixed = light.slice();
  for (let k = stride; k < light.length - stride; k++) {
    const place = k % row;
    if (place < stride || place >= row - stride) continue;
    mixed[k] = light[k]! * (1 - 2 * spread) + (light[k - stride]! + light[k + stride]!) * spread;
  }
  return mixed;
}

function layOver(light: Float32Array, piece: ExposedPiece, colors: Colorway): void {
  const dyes = piece.dyes.map((dye) => mixDye(dye, colors));
  const albedo: Rgb = [0, 0, 0];
  const mean = piece.meanWeights && meanColor(dyes, piece.meanWeights);
  for (let n = 0; n < piece.pixels.length; n++) {
    const optics = piece.finishes[piece.finish[n]!]!;
    const diffuse = optics.kind === "satin" ? 0.65 : optics.kind === "metal" ? 0.45 : 1;
    const mirror = piece.shine[n]! * (optics.kind === "satin" ? 0.95 : 0.5);
    const at = piece.pixels[n]! * 3;
    const alpha = piece.alpha[n]!;
    for (let c = 0; c < 3; c++) {
      let mixed = 0;
      for (let d = 0; d < dyes.length; d++) mixed += piece.weights[d]![n]! * dyes[d]![c]!;
      albedo[c] = bareFiber + (1 - bareFiber) * mixed;
    }
    const root = mirror === 0 ? 1 : Math.sqrt((albedo[0] + albedo[1] + albedo[2]) / 3);
    for (let c = 0; c < 3; c++) {
      const dye = albedo[c]!;
      const beside = mean ? mean[c]! : dye;
      const sky = piece.sky[n]!;
      const room = piece.ambient[n]! * sky ** Math.max(0.2, 1.25 - 1.05 * beside);
      const key = piece.direct[n]! + beside * (1 - sky) * thrownBack;
      const body = dye * (key * keyTint[c]! + room * roomTint[c]!) * diffuse;
      const sheen = piece.sheen[n]! * (dye * 0.66 + 0.11);
      const shine = mirror === 0 ? 0 : mirror * mirrorTint(optics, dye, root) * keyTint[c]!;
      light[at + c] = light[at + c]! * (1 - alpha) + (body + sheen + shine) * alpha;
    }
  }
}

/** The color that dyes make in these shares. */
function meanColor(dyes: Rgb[], shares: number[]): Rgb {
  const channel = (c: 0 | 1 | 2) => dyes.reduce((sum, dye, d) => sum + shares[d]! * dye[c], 0);
  return [channel(0), channel(1), channel(2)];
}

/** What fibers send back of all light before it meets their dye: no cloth is as black as a hole. */
const bareFiber = 0.006;

/** Key light that the sides of a fold throw at each other: pale cloth has no dark hollows. */
const thrownBack = 1.1;

/**
 * One channel of the color of mirrored light.
 *
 * @param root square root of the mean of all channels: a dye divided by it is about as bright as its own
 * square root, but keeps its hue.
 */
function mirrorTint(optics: Optics, dye: number, root: number): number {
  if (optics.kind === "satin") {
    return blend(dye, blend(Math.sqrt(dye), dye / root, optics.tinted ?? 0), 0.55);
  }
  if (optics.kind === "metal") return dye * 1.2;
  if (optics.kind === "leather") return blend(1, dye * 3, 0.45);
  if (optics.kind === "matte") return 0.3 + 0.9 * dye;
  return 1;
}
