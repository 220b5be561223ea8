import { noise } from "../fields/noise.ts";
import { clamp, ramp } from "../fields/scalar.ts";
import type { Vector } from "../light/vector.ts";
import type { Camera } from "./camera.ts";
import type { Layer } from "./raster.ts";

/** What of the plate the gaps are found in. */
interface Lain {
  layers: Layer[];
  /** Which layer each place of the frame shows. */
  topmost: Int16Array;
  camera: Camera;
  /** From the table to the lamp. */
  key: Vector;
}

/** How far into the gap beside a rim the dark reaches, in units: at its foot, and more where the lamp is behind it. */
const width = { foot: 2.6, behind: 4 };
/** The share of all light that a gap takes at its foot, and what it takes more where the lamp is behind the rim. */
const depth = { foot: 0.66, behind: 0.14 };
/** The dark is lost beyond so many of its widths. */
const faded = 2.6;
/** Cloth that lies farther along the pattern than on the table, in units, lies under itself. */
const lapped = { from: 5, to: 22 };

/**
 * The share of light that is left, over the frame, beside rims that lie loosely upon other cloth or upon
 * their own: a turned edge rolls over what it lies on, and little light comes out of the gap below it. It
 * is narrower than the cells of `light/light.ts`. Null where no piece has such a rim.
 */
export function rimGaps({ layers, topmost, camera, key }: Lain): Float32Array | null {
  if (!layers.some(({ laid }) => laid.piece.loose)) return null;
  const left = new Float32Array(topmost.length).fill(1);
  const { zoom } = camera;
  const [keyX, keyY] = unitAcross(key);
  layers.forEach((layer, index) => {
    const { loose } = layer.laid.piece;
    if (!loose) return;
    eachRim(layer, index, topmost, camera, (x, y, k, inside) => {
      const u = layer.u[k]!;
      const v = layer.v[k]!;
      const stand = loose(u, v) * uneven(u, v);
      if (stand > 0) darken(layer, index, x, y, k, inside, stand);
    });
  });
  layers.forEach(lighten);
  return left;

  /** Where a rim takes a part of a pixel, so much less of it looks into the gap: or the rim would end in steps. */
  function lighten({ alpha, left: atX, top: atY, width }: Layer, index: number): void {
    for (let k = 0; k < alpha.length; k++) {
      if (alpha[k]! === 0) continue;
      const pixel = (Math.floor(k / width) + atY) * camera.width + (k % width) + atX;
      if (topmost[pixel]! < index) left[pixel] = 1 - (1 - left[pixel]!) * (1 - alpha[k]!);
    }
  }

  /** What itself rests on something, as the end of a sleeve does, is within what lies over it. */
  function isLainOn(index: number): boolean {
    return !layers[index]!.laid.piece.rests;
  }

  function darken(
    layer: Layer,
    index: number,
    x: number,
    y: number,
    k: number,
    inside: number,
    stand: number,
  ): void {
    const lies = layer.laid.piece.rests;
    const reach = Math.ceil(faded * (width.foot + width.behind) * stand * zoom);
    const y1 = Math.min(camera.height - 1, y + reach);
    const x1 = Math.min(camera.width - 1, x + reach);
    for (let py = Math.max(0, y - reach); py <= y1; py++) {
      for (let px = Math.max(0, x - reach); px <= x1; px++) {
        const pixel = py * camera.width + px;
        const upper = topmost[pixel]!;
        if (upper < 0 || upper > index) continue;
        const far = Math.hypot(px - x, py - y) / zoom;
        const under =
          upper === index ? underItself(layer, px, py, k, far) : lies && isLainOn(upper) ? 1 : 0;
        if (under === 0) continue;
        const facing = far ? ((px - x) * keyX + (py - y) * keyY) / (far * zoom) : 0;
        const behind = clamp(0.3 - facing);
        const fade = (width.foot + width.behind * behind) * stand;
        const near = Math.exp(-Math.max(0, far - inside) / fade);
        const dark = (depth.foot + depth.behind * behind) * Math.min(1, stand);
        left[pixel] = Math.min(left[pixel]!, 1 - under * dark * near);
      }
    }
  }
}

/** The places of a layer within a pixel of its pattern's rim. @param visit takes how far inside it lies, in units. */
function eachRim(
  layer: Layer,
  index: number,
  topmost: Int16Array,
  camera: Camera,
  visit: (x: number, y: number, k: number, inside: number) => void,
): void {
  const { field } = layer.laid;
  for (let y = 0, k = 0; y < layer.height; y++) {
    for (let x = 0; x < layer.width; x++, k++) {
      const atX = x + layer.left;
      const atY = y + layer.top;
      if (layer.alpha[k]! < 0.5 || topmost[atY * camera.width + atX]! > index) continue;
      const inside = field.at(layer.u[k]!, layer.v[k]!);
      if (inside < 1.2 / camera.zoom) visit(atX, atY, k, inside);
    }
  }
}

/** How surely what a layer shows at a place lies under its own rim, 0..1, and does not go on from there. */
function underItself(layer: Layer, x: number, y: number, rim: number, far: number): number {
  const k = (y - layer.top) * layer.width + x - layer.left;
  if (layer.z[k]! >= layer.z[rim]!) return 0;
  const along = Math.hypot(layer.u[k]! - layer.u[rim]!, layer.v[k]! - layer.v[rim]!);
  return ramp(lapped.from, lapped.to, along - 1.5 * far);
}

/** No rim keeps its distance: 0.6..1.4, in places some centimeters long. */
function uneven(u: number, v: number): number {
  return 1 + 0.4 * clamp(1.5 * noise(u / 60, v / 60, 67), -1, 1);
}

function unitAcross([x, y]: Vector): [number, number] {
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}
