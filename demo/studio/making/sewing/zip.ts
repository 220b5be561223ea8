import type { Dye } from "../../dyes.ts";
import { noise } from "../../fields/noise.ts";
import { bell, fraction, ramp } from "../../fields/scalar.ts";
import type { Optics } from "../../light/optics.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";

const metal: Optics = { kind: "metal", wrap: 0.2, gloss: 1, roughness: 0.32 };
const pitch = 4.2;
const teeth = 3.9;

/**
 * A metal zip with its tape, between two turned edges of the cloth.
 *
 * @param lip how thick those edges are, in units: thin in leather, which is skived before it is turned.
 */
export function zip(s: Surface, path: Point[], tape: Dye, tooth: Dye, lip = 2.6): void {
  const finish = s.addFinish(metal);
  const tapeInk = s.dye(tape);
  const toothInk = s.dye(tooth);
  s.along(path, 32, (k, d) => {
    const off = Math.abs(d);
    s.relief[k]! += lip * ramp(9, 13, off) * ramp(32, 22, off);
    s.tone(k, 1 - 0.4 * bell(off - 9.5, 2));
  });
  s.along(path, 8.5, (k, d, way) => {
    const off = Math.abs(d);
    if (off > teeth) {
      s.ink(k, tapeInk, 0.9);
      return;
    }
    const phase = fraction(way / pitch + (d > 0 ? 0.5 : 0));
    const on = ramp(0.08, 0.25, phase) * ramp(0.96, 0.76, phase);
    s.ink(k, toothInk, on * 0.95);
    s.tone(k, (0.84 + 0.1 * noise(way / 50, d / 9, 57)) * (1 - 0.6 * (1 - on)));
    s.relief[k]! += 1.8 * on - 0.8;
    if (on > 0.4) s.finish[k] = finish;
  });
}

/** A plate of the slider in its own frame, along the zip and across it, in units. */
interface Plate {
  /** Its middle and half its sides. */
  at: Point;
  half: Point;
  top: number;
  /** A hole this far below its middle. */
  hole?: number;
}

const slider: Plate[] = [
  { at: [2, 0], half: [11.5, 6.6], top: 3.4 },
  { at: [2, 0], half: [7, 1.9], top: 5 },
];
const puller: Plate = { at: [21, 0], half: [16.5, 3.7], top: 5.4, hole: 11 };
const box: Plate = { at: [-5, 0], half: [6, 5.6], top: 3 };

/**
 * The slider at (x, y) on a zip that runs down along `way`; its puller hangs down from it.
 *
 * @param size as a share of that of a jacket.
 */
export function zipPuller(
  s: Surface,
  x: number,
  y: number,
  dye: Dye,
  { way = [0, 1], size = 1 }: { way?: Point; size?: number } = {},
): void {
  const along = Math.atan2(way[1], way[0]);
  const hang = 0.7 * (Math.PI / 2 - along);
  for (const plate of slider) metalPlate(s, x, y, along, sized(plate, size), dye);
  metalPlate(s, x, y, along + hang, sized(puller, size), dye);
}

function sized({ at, half, top, hole }: Plate, by: number): Plate {
  return {
    at: [at[0] * by, at[1] * by],
    half: [half[0] * by, half[1] * by],
    top: top * by,
    ...(hole && { hole: hole * by }),
  };
}

/** The box in which a zip that opens ends. */
export function zipBox(s: Surface, x: number, y: number, dye: Dye): void {
  metalPlate(s, x, y, Math.PI / 2, box, dye);
}

function metalPlate(s: Surface, x: number, y: number, turn: number, p: Plate, dye: Dye): void {
  const finish = s.addFinish(metal);
  const ink = s.dye(dye);
  const [c, d] = [Math.cos(turn), Math.sin(turn)];
  const reach = Math.abs(p.at[0]) + p.half[0] + 8;
  const cloth = s.read(s.relief, x, y);
  s.within({ x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach }, (k, u, v) => {
    const a = (u - x) * c + (v - y) * d - p.at[0];
    const b = (v - y) * c - (u - x) * d - p.at[1];
    const depth = inRounded(a, b, p.half);
    if (depth < 0) {
      // The lamp stands above to the left.
      const shade = inRounded(a - 1.4 * (c + d), b - 1.4 * (c - d), p.half);
      s.tone(k, 1 - 0.5 * ramp(-3.4, 0.6, shade));
      return;
    }
    const on = ramp(0, 0.5, depth);
    s.ink(k, ink, on);
    s.finish[k] = finish;
    const edge = 1 - Math.min(1, depth / 1.5);
    s.relief[k] = cloth + p.top - 1.5 * edge * edge;
    s.tone(k, 0.86 - 0.2 * bell(depth, 0.7));
    if (p.hole) s.tone(k, 1 - 0.75 * ramp(2, 1.3, Math.hypot((a - p.hole) * 0.7, b)));
  });
}

/** The distance inside a box with round corners. */
function inRounded(a: number, b: number, [length, width]: Point): number {
  const round = 0.55 * width;
  const x = Math.abs(a) - length + round;
  const y = Math.abs(b) - width + round;
  return round - Math.hypot(Math.max(0, x), Math.max(0, y)) - Math.min(0, Math.max(x, y));
}
