import { blurWithin } from "../fields/blur.ts";
import { chance } from "../fields/noise.ts";
import { readField } from "../fields/scalar.ts";
import { unit, type Vector } from "./vector.ts";

/** The lamps of the studio; directions point from the table to the lamp. */
export interface Lighting {
  key: Vector;
  keyStrength: number;
  ambient: number;
  vignette: number;
  /** Share of all light that is lost from one side of the plate to the other. */
  falloff: { across: number; down: number };
}

/**
 * The key lamp stands low: from higher up a whole garment looks cut out of its ground, and threads
 * and stitches throw no shadows.
 */
export const studioLighting: Lighting = {
  key: [-0.6, -0.5, 0.53],
  keyStrength: 2.25,
  ambient: 0.49,
  vignette: 0.04,
  falloff: { across: 0.19, down: 0.12 },
};

/** How far the lamp may stand from its mark: radians about the table, and shares of the falloff. */
const astray = { turn: 0.1, falloff: 0.3 };

/** The lamps of one sitting: from one to the next they never stand in the very same place. */
export function lightingOf(seed: number): Lighting {
  const stray = (lane: number) => 2 * chance(seed, lane, 61) - 1;
  const { across, down } = studioLighting.falloff;
  return {
    ...studioLighting,
    key: turned(studioLighting.key, astray.turn * stray(1)),
    falloff: {
      across: across * (1 + astray.falloff * stray(2)),
      down: down * (1 + astray.falloff * stray(3)),
    },
  };
}

function turned([x, y, z]: Vector, angle: number): Vector {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [x * c - y * s, x * s + y * c, z];
}

/** How much light reaches each place, 0..1, on half the frame's resolution. */
class Reach {
  private readonly field: Float32Array;
  private readonly width: number;
  private readonly height: number;

  constructor(field: Float32Array, width: number, height: number) {
    this.field = field;
    this.width = width;
    this.height = height;
  }

  at(x: number, y: number): number {
    return readField(this.field, this.width, this.height, x * 0.5 - 0.25, y * 0.5 - 0.25);
  }
}

/** Open sky and open key light, kept apart for garment and ground so that no halo rings the rim. */
export interface LightReach {
  skyOnGarment: Reach;
  skyOnGround: Reach;
  keyOnGarment: Reach;
  keyOnGround: Reach;
}

/**
 * How broad the edge of a shadow is, in units. What a garment throws on the paper comes from higher up than
 * what a fold throws on its neighbor: sharp, it would be notched by every flute of a hem.
 */
const shadowEdge = { onGarment: 0.55, onGround: 4 };

/** @param heights table units over the frame. @param cover 0..1 over the frame. */
export function lightReach(
  heights: Float32Array,
  cover: Float32Array,
  width: number,
  height: number,
  zoom: number,
  key: Vector,
): LightReach {
  const w = width >> 1;
  const h = height >> 1;
  const low = halved(heights, width, w, h);
  const garment = halved(cover, width, w, h).map((c) => (c > 0.5 ? 1 : 0));
  const ground = garment.map((c) => 1 - c);
  const step = zoom / 2;
  const sky = openSky(low, w, h, step);
  const ceiling = sky.map((open) => open ** towardsCeiling);
  const open = openKey(low, w, h, step, unit(key));
  const soften = (field: Float32Array, mask: Float32Array, radius: number, times: number) =>
    new Reach(blurWithin(field, mask, w, h, Math.max(1, radius), times), w, h);
  return {
    skyOnGarment: soften(ceiling, garment, zoom * 0.8, 1),
    skyOnGround: soften(sky, ground, 2 * zoom, 2),
    keyOnGarment: soften(open, garment, shadowEdge.onGarment * zoom, 2),
    keyOnGround: soften(open, ground, shadowEdge.onGround * zoom, 2),
  };
}

function halved(field: Float32Array, width: number, w: number, h: number): Float32Array {
  const half = new Float32Array(w * h);
  for (let y = 0, to = 0; y < h; y++) {
    for (let x = 0; x < w; x++, to++) {
      const k = 2 * y * width + 2 * x;
      half[to] = 0.25 * (field[k]! + field[k + 1]! + field[k + width]! + field[k + width + 1]!);
    }
  }
  return half;
}

/** The room is bright above and dim along its walls, so that hollows lose more than their share. */
const towardsCeiling = 1.8;

const skyDirections = 8;
/** Distances in table units at which the horizon is looked for. */
const skyReach = [2, 4, 7, 12, 20, 32, 50, 76];

/** Directions are turned a little from place to place, by one of so many turns. */
const skyTurns = 32;

/** Where the horizon is looked for: cells across and down for each turn, direction and distance. */
function skySteps(step: number): Int16Array {
  const steps: number[] = [];
  for (let turn = 0; turn < skyTurns; turn++) {
    for (let d = 0; d < skyDirections; d++) {
      const angle = ((turn / skyTurns + d) * Math.PI * 2) / skyDirections;
      for (const distance of skyReach) {
        steps.push(
          Math.round(Math.cos(angle) * step * distance),
          Math.round(Math.sin(angle) * step * distance),
        );
      }
    }
  }
  return Int16Array.from(steps);
}

/** Share of the sky above each place that nothing hides. `step` is cells a table unit. */
function openSky(heights: Float32Array, w: number, h: number, step: number): Float32Array {
  const open = new Float32Array(w * h);
  const steps = skySteps(step);
  const nearness = skyReach.map((distance) => (1 - distance / 110) / distance);
  for (let y = 0, k = 0; y < h; y++) {
    for (let x = 0; x < w; x++, k++) {
      const z = heights[k]! + 0.6;
      const turn = Math.floor(chance(x, y, 3) * skyTurns);
      let hidden = 0;
      for (let d = 0; d < skyDirections; d++) {
        const first = (turn * skyDirections + d) * skyReach.length;
        let horizon = 0;
        for (let n = 0; n < skyReach.length; n++) {
          const px = x + steps[2 * (first + n)]!;
          const py = y + steps[2 * (first + n) + 1]!;
          if (px < 0 || py < 0 || px >= w || py >= h) break;
          const slope = (heights[py * w + px]! - z) * nearness[n]!;
          if (slope > horizon) horizon = slope;
        }
        hidden += horizon / Math.sqrt(1 + horizon * horizon);
      }
      open[k] = 1 - hidden / skyDirections;
    }
  }
  return open;
}

/** The key lamp has a breadth: the shadow is the mean of marches towards five parts of it. */
const lampParts = [-0.15, -0.075, 0, 0.075, 0.15];

/** Half-shadow of an edge at its foot, and how it widens with the distance from it; in units. */
const halfShadow = { foot: 0.8, widening: 0.15 };

function openKey(
  heights: Float32Array,
  w: number,
  h: number,
  step: number,
  key: Vector,
): Float32Array {
  const flat = Math.hypot(key[0], key[1]);
  const climb = (key[2] / flat) * 0.8;
  const parts = lampParts.map((angle) => ({
    x: ((key[0] * Math.cos(angle) - key[1] * Math.sin(angle)) / flat) * step,
    y: ((key[0] * Math.sin(angle) + key[1] * Math.cos(angle)) / flat) * step,
  }));
  const open = new Float32Array(w * h);
  for (let y = 0, k = 0; y < h; y++) {
    for (let x = 0; x < w; x++, k++) {
      const z = heights[k]! + 0.8;
      const jitter = 0.85 + 0.3 * chance(x, y, 8);
      let dark = 0;
      for (const part of parts) {
        let hidden = 0;
        for (let march = 0, t = 2 * jitter; march < 15; march++, t *= 1.34) {
          const px = Math.round(x + part.x * t);
          const py = Math.round(y + part.y * t);
          if (px < 0 || py < 0 || px >= w || py >= h) break;
          const over =
            (heights[py * w + px]! - z - t * climb) / (t * halfShadow.widening + halfShadow.foot);
          if (over > hidden) hidden = over;
          if (hidden >= 1) break;
        }
        dark += hidden > 1 ? 1 : hidden;
      }
      open[k] = 1 - dark / parts.length;
    }
  }
  return open;
}
