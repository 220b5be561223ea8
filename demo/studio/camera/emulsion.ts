import { blur } from "../fields/blur.ts";
import { chance } from "../fields/noise.ts";
import { blend, clamp } from "../fields/scalar.ts";
import { toScreen } from "../light/color.ts";

interface Frame {
  width: number;
  height: number;
  vignette: number;
}

/**
 * What an emulsion makes of light: a soft shoulder, deep blacks, a darker rim, and the grain without
 * which cloth and paper look made of plastic.
 *
 * @param light linear, three values a pixel
 * @returns 8-bit sRGB, three bytes a pixel
 */
export function recorded(light: Float32Array, frame: Frame): Buffer {
  const { width, height, vignette } = frame;
  const grain = grainOf(width, height);
  const bytes = Buffer.alloc(width * height * 3);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) {
      const dx = x / width - 0.5;
      const dy = y / height - 0.5;
      const lens = 1 - vignette * 1.6 * (dx * dx + dy * dy);
      for (let c = 0; c < 3; c++) {
        const screen = toneOf(light[k * 3 + c]! * lens);
        const speck = grain[k]! * (grainLeast + grainMost * screen * (1 - screen) ** 2);
        bytes[k * 3 + c] = clamp(Math.round((screen + speck) * 255), 0, 255);
      }
    }
  }
  return bytes;
}

const shoulder = 0.6;

function shouldered(value: number): number {
  return value > shoulder ? shoulder + 0.42 * (1 - Math.exp((shoulder - value) / 0.42)) : value;
}

/** How much steeper the middle tones are, and the tone that stays as it is; 0..1 on the screen. */
const contrast = { gain: 0.4, pivot: 0.45 };

function contrasted(screen: number): number {
  return screen + contrast.gain * (screen - contrast.pivot) * screen * (1 - screen);
}

/** Light of which more leaves the emulsion as white as it is, and into how many steps it is parted. */
const tones = { brightest: 4, steps: 65536 };

/** The tones on the screen that these steps of light leave, 0..1: reading them is faster than working them out. */
const characteristicCurve = Float32Array.from({ length: tones.steps + 2 }, (_, n) =>
  contrasted(toScreen(shouldered((n * tones.brightest) / tones.steps))),
);

/** The tone on the screen, 0..1, that light leaves. */
function toneOf(light: number): number {
  const at = clamp(light / tones.brightest) * tones.steps;
  const n = at | 0;
  return blend(characteristicCurve[n]!, characteristicCurve[n + 1]!, at - n);
}

/**
 * Radius of a grain as a share of the frame's height; it is rounded to pixels, and in small frames
 * every pixel is its own grain. It is that of a fast film: finer or weaker grain is lost when a
 * picture is packed or made small, and on a card what is left of cloth looks airbrushed. Wide
 * posters, which are shown large, have it finer.
 */
const grainSize = 0.001;
/**
 * Its strength in black and white, and what comes to it between them: most in the darker middle tones.
 * Wool and leather lie there, of which packing leaves a flat tone; the paper that all lies on is so pale
 * that it stays calm.
 */
const grainLeast = 0.005;
const grainMost = 0.076;

const grains = new Map<string, Float32Array>();

/** Grain of a mean of 0 and a standard deviation of 1, the same in every frame of a size. */
function grainOf(width: number, height: number): Float32Array {
  const size = `${width} × ${height}`;
  const grain = grains.get(size) ?? makeGrain(width, height);
  grains.set(size, grain);
  return grain;
}

function makeGrain(width: number, height: number): Float32Array {
  const grain = new Float32Array(width * height);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) grain[k] = chance(x, y, 55) - 0.5;
  }
  const radius = height * grainSize;
  const soft = radius < 0.5 ? grain : blur(grain, width, height, radius, 3);
  let squares = 0;
  for (const speck of soft) squares += speck * speck;
  const deviation = Math.sqrt(squares / soft.length);
  return soft.map((speck) => speck / deviation);
}
