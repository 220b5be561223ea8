import type { Dye } from "../dyes.ts";
import { noise } from "../fields/noise.ts";
import { blend, clamp } from "../fields/scalar.ts";
import { type Lighting, type LightReach, lightReach } from "../light/light.ts";
import type { Optics } from "../light/optics.ts";
import { type Glance, type Sight, shade } from "../light/shading.ts";
import { unit, type Vector } from "../light/vector.ts";
import type { Point } from "../pattern/outline.ts";
import type { LaidPiece } from "../settling/lay-out.ts";
import { type Camera, toTable } from "./camera.ts";
import { lightGround } from "./ground.ts";
import type { Lens } from "./lens/lens.ts";
import { type ObliqueCamera, straightAbove, towards } from "./oblique.ts";
import { type Layer, rasterPiece } from "./raster.ts";
import { rimGaps } from "./rim-gap.ts";
import { lookFrom, type Oblique } from "./sight-lines.ts";

/** What one piece sends to the camera, for its visible pixels only, with its dyes still open. */
export interface ExposedPiece {
  colorway: number;
  /** Places in the frame; all that follows has a value for each of them. */
  pixels: Uint32Array;
  alpha: Float32Array;
  direct: Float32Array;
  ambient: Float32Array;
  /** Share of the sky that is open, 0..1; `ambient` is the light of the whole. */
  sky: Float32Array;
  sheen: Float32Array;
  shine: Float32Array;
  finish: Uint8Array;
  finishes: Optics[];
  dyes: Dye[];
  weights: Float32Array[];
  /** The mean weights of a patterned piece: its folds throw all of its colors at each place. */
  meanWeights?: number[];
}

/** An exposed plate: everything about a picture but its colors. */
export interface Plate {
  width: number;
  height: number;
  vignette: number;
  falloff: Lighting["falloff"];
  ground: Float32Array;
  pieces: ExposedPiece[];
  /** How it is seen from aside; without it the plate is the picture, as that of what stands. */
  oblique?: Oblique;
  /** Blurs the picture where it is out of focus. */
  lens: Lens;
}

/** The light that reaches each place, and the share of it that comes out of the gaps below loose rims. */
interface Lit {
  reach: LightReach;
  gaps: Float32Array | null;
}

const opaque = 0.995;

/**
 * What keeps the uppermost cloth off the paper, in units: a garment's own back, the folds of a drape.
 * It lies unevenly, so that the shadow is narrow here and wide there.
 */
const backing = { least: 3, most: 20, wave: 130 };

/**
 * Photographs laid pieces on a plate that shows, from above, all that an oblique camera sees; it can
 * then be developed in any number of color ways.
 */
export function expose(laid: LaidPiece[], from: ObliqueCamera, lighting: Lighting): Plate {
  const camera = straightAbove(from, highestOf(laid) + backing.most);
  const { width, height } = camera;
  const size = width * height;
  const heights = new Float32Array(size);
  const cover = new Float32Array(size);
  const backed = new Float32Array(size);
  const topmost = new Int16Array(size).fill(-1);
  const layers = laid.map((piece) => rasterPiece(piece, camera)).filter((layer) => layer !== null);
  layers.forEach((layer, index) => {
    eachPixel(layer, (pixel, k) => {
      const alpha = layer.alpha[k]!;
      if (alpha > cover[pixel]!) cover[pixel] = alpha;
      if (alpha > backed[pixel]! && !layer.laid.piece.onPaper) backed[pixel] = alpha;
      const relief = layer.surface.read(layer.surface.relief, layer.u[k]!, layer.v[k]!);
      const z = layer.z[k]! + relief * 0.8;
      const below = heights[pixel]!;
      // Where a rim takes a part of a pixel, its side is as steep as a slanting line needs to be smooth.
      heights[pixel] = blend(below, layer.laid.piece.rests ? Math.max(z, below) : z, alpha);
      if (alpha > opaque) topmost[pixel] = index;
    });
  });
  const gaps = rimGaps({ layers, topmost, camera, key: lighting.key });
  const oblique = lookFrom(from, camera, { heights, gaps }, lighting.key);
  liftOffPaper(heights, backed, camera);
  const sight = { lighting, key: unit(lighting.key), eye: towards(from) };
  const reach = lightReach(heights, cover, width, height, camera.zoom, lighting.key);
  const lit: Lit = { reach, gaps };
  return {
    width,
    height,
    vignette: lighting.vignette,
    falloff: lighting.falloff,
    ground: lightGround(camera, cover, reach, lighting),
    pieces: layers.map((layer, index) => exposePiece(layer, index, topmost, lit, camera, sight)),
    oblique,
    lens: oblique,
  };

  function eachPixel(layer: Layer, visit: (pixel: number, k: number) => void): void {
    for (let y = 0, k = 0; y < layer.height; y++) {
      for (let x = 0; x < layer.width; x++, k++) {
        if (layer.alpha[k]! > 0) visit((y + layer.top) * width + x + layer.left, k);
      }
    }
  }
}

function highestOf(laid: LaidPiece[]): number {
  return laid.reduce((highest, { mesh }) => mesh.z.reduce((a, z) => Math.max(a, z), highest), 0);
}

/** @param backed the share of each pixel that is taken by what lies upon a back. */
function liftOffPaper(heights: Float32Array, backed: Float32Array, camera: Camera): void {
  const { width, height } = camera;
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) {
      if (backed[k]! === 0) continue;
      const [u, v] = toTable(camera, x, y);
      const uneven = 0.5 + 0.8 * noise(u / backing.wave, v / backing.wave, 57);
      heights[k]! += backed[k]! * blend(backing.least, backing.most, clamp(uneven));
    }
  }
}

function exposePiece(
  layer: Layer,
  index: number,
  topmost: Int16Array,
  { reach, gaps }: Lit,
  frame: Camera,
  sight: Sight,
): ExposedPiece {
  const visible: number[] = [];
  for (let y = 0, k = 0; y < layer.height; y++) {
    for (let x = 0; x < layer.width; x++, k++) {
      const pixel = (y + layer.top) * frame.width + x + layer.left;
      if (layer.alpha[k]! > 0 && topmost[pixel]! <= index) visible.push(k);
    }
  }
  const { surface } = layer;
  const { piece } = layer.laid;
  const count = visible.length;
  const floats = () => new Float32Array(count);
  const exposed: ExposedPiece = {
    colorway: piece.colorway ?? 0,
    pixels: new Uint32Array(count),
    alpha: floats(),
    direct: floats(),
    ambient: floats(),
    sky: floats(),
    sheen: floats(),
    shine: floats(),
    finish: new Uint8Array(count),
    finishes: surface.finishes,
    dyes: surface.dyes,
    weights: surface.dyes.map(floats),
  };
  const glance: Glance = { direct: 0, ambient: 0, sheen: 0, shine: 0 };
  const normal: Vector = [0, 0, 1];
  const slope: Point = [0, 0];
  for (let n = 0; n < count; n++) {
    const k = visible[n]!;
    const x = (k % layer.width) + layer.left;
    const y = Math.floor(k / layer.width) + layer.top;
    const u = layer.u[k]!;
    const v = layer.v[k]!;
    const optics = surface.opticsAt(u, v);
    const sky = reach.skyOnGarment.at(x, y) * (piece.inner ? 0.8 : 1);
    const open = reach.keyOnGarment.at(x, y) * (piece.inner ? 0.55 : 1);
    surface.slope(u, v, slope);
    bend(layer.normal, k, slope, optics.relief ?? 1, normal);
    shade(normal, optics, sky, open, sight, piece.threadAngle?.(u, v) ?? 0, glance);
    const pixel = y * frame.width + x;
    const out = gaps?.[pixel] ?? 1;
    exposed.pixels[n] = pixel;
    exposed.alpha[n] = layer.alpha[k]!;
    exposed.direct[n] = glance.direct * out;
    exposed.ambient[n] = glance.ambient * out;
    exposed.sky[n] = sky;
    exposed.sheen[n] = glance.sheen * out;
    exposed.shine[n] = glance.shine * out;
    exposed.finish[n] = surface.finishes.indexOf(optics);
    for (let d = 0; d < surface.weights.length; d++) {
      exposed.weights[d]![n] = surface.read(surface.weights[d]!, u, v);
    }
  }
  if (surface.isPatterned) exposed.meanWeights = exposed.weights.map(meanOf);
  return exposed;
}

function meanOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

function bend(normals: Float32Array, k: number, slope: Point, relief: number, out: Vector): void {
  const x = normals[k * 3]! - slope[0] * relief;
  const y = normals[k * 3 + 1]! - slope[1] * relief;
  const z = Math.max(0.05, normals[k * 3 + 2]!);
  const length = Math.hypot(x, y, z);
  out[0] = x / length;
  out[1] = y / length;
  out[2] = z / length;
}
