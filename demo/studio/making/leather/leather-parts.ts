import { leatherGrain, suedeNap } from "../../cloths/hide.ts";
import { type Cloth, handledAs } from "../../cloths/index.ts";
import { plainWeave, straight, streaked } from "../../cloths/woven.ts";
import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import { type Order, printed } from "../../garment.ts";
import { isGrainLeather, type Optics } from "../../light/optics.ts";
import { cross, unit } from "../../light/vector.ts";
import type { Surface } from "../../pattern/surface.ts";
import { creaseFace } from "../../settling/handled-cloth.ts";
import { cord, flatBand } from "../../standing/along-path.ts";
import { type Shell, type Spot, shell, squared, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { sinkStitches } from "./leather-edge.ts";
import { bagThread } from "./leather-goods.ts";
import { napGlow } from "./shoe-leather.ts";

/** Handles, straps and fittings of bags and belts, as bodies in space. */

/** How the stuff of bags shines. Calf is polished but not drawn over a last: it keeps its grain. */
export function bagOptics(cloth: Cloth): Optics {
  const { optics } = cloth;
  if (isDuck(cloth)) return optics;
  if (!isGrainLeather(optics)) return { ...optics, sheen: napGlow };
  return { ...optics, gloss: 0.75, roughness: 0.54, relief: 0.65 };
}

/**
 * The face of a bag's or belt's stuff. Calf is finer in its grain than the hides of jackets; what is
 * woven for bags is a heavy duck, its warp along them, and too stiff to take creases.
 */
export function bagFace(s: Surface, order: Order): void {
  const { cloth } = order;
  printed(s, order);
  if (isGrainLeather(cloth.optics)) calf(s, straight);
  else if (isDuck(cloth)) duck(s, (u, v) => [v, u]);
  else splitCalf(s, straight);
  creaseFace(s, handledAs(cloth, order.seed));
}

/** Whether a bag is of woven canvas: of its stuffs that alone creases, hides do not. */
export function isDuck({ creases }: Cloth): boolean {
  return creases !== undefined;
}

const calf = leatherGrain(3.1, 0.6, 0.7);
/** Shorter than the suede of shoes; hands have left their strokes on it. */
const splitCalf = suedeNap(0.9, 0.95);
const duck = streaked(0.045, 0.9, plainWeave({ pitch: 2.4, rise: 0.6 }));

/**
 * A flat, stitched strap along a path in space.
 * @param across direction of its width, by row where it is twisted. @param half half its width.
 */
export function flatStrap(
  order: Order,
  path: Spot[],
  across: Spot | ((row: number) => Spot),
  half: number,
): Part {
  const isEnd = (row: number) => row === 0 || row === path.length - 1;
  // Its ends are skived: one sees into a band that is as thick there as elsewhere.
  const body = flatBand(path, across, half, (row) => (isEnd(row) ? 0.2 : 2.6));
  // Longer than any strap: stitches beyond its end are not seen.
  const length = path.length * 40;
  return leatherPart(order, body, (s) => {
    s.each((k, u, v) => {
      // Cut edges are painted; inside them the leather is creased by an iron.
      const edge = Math.abs(Math.abs(v) - half - 2.4);
      s.tone(k, 1 - 0.34 * ramp(4, 2, edge) + 0.06 * noise(u / 70, v / 30, 85));
      sinkStitches(s, k, Math.abs(v) - half + 4);
    });
    for (const offset of [half - 4, 4 - half]) {
      stitch(
        s,
        [
          [0, offset],
          [length, offset],
        ],
        bagThread,
      );
    }
  });
}

/** A part of a bag's or belt's own leather. */
export function leatherPart(order: Order, body: Shell, draw: (s: Surface) => void): Part {
  return {
    ...body,
    optics: bagOptics(order.cloth),
    dye: "main",
    grain: {
      uv: unrolled(body),
      make: (s) => {
        bagFace(s, order);
        draw(s);
      },
    },
  };
}

const gilt: Optics = { kind: "metal", wrap: 0.2, gloss: 1.3, roughness: 0.22 };

/** Something of bright brass. */
export function metalPart(body: Shell): Part {
  return {
    ...body,
    optics: gilt,
    dye: "brass",
    grain: {
      uv: unrolled(body),
      // Brushed before it was polished, and handled since.
      make: (s) =>
        s.each((k, u, v) => {
          s.tone(k, 1 + 0.1 * noise(u / 9, v / 3, 12) + 0.07 * noise(u / 34, v / 12, 14));
          s.relief[k]! += 0.03 * noise(u / 3, v / 0.7, 13) + 0.07 * noise(u / 18, v / 9, 15);
        }),
    },
  };
}

/** A closed loop of wire. */
export function wire(path: Spot[], thick: number): Part {
  return metalPart(cord([...path, path[0]!], thick));
}

/** A block with rounded edges: its middle, and half its size each way. */
export function block([x, y, z]: Spot, [hx, hy, hz]: Spot): Shell {
  return shell(41, 25, (i, j) => {
    const a = (i / 40) * Math.PI * 2 - Math.PI;
    const b = (j / 24) * Math.PI - Math.PI / 2;
    return [
      x + hx * squared(Math.sin(a), 0.25) * squared(Math.cos(b), 0.25),
      y + hy * squared(Math.sin(b), 0.25),
      z + hz * squared(Math.cos(a), 0.25) * squared(Math.cos(b), 0.25),
    ];
  });
}

/** A rivet's domed cap that lies on a bag or strap. @param out which way it faces, of length 1. */
export function rivet(at: Spot, out: Spot, radius: number): Part {
  const rows = 15;
  const side = unit(cross([0, 1, 0], out));
  const up = cross(out, side);
  return metalPart(
    shell(33, rows, (i, j) => {
      const angle = (i / 32) * Math.PI * 2;
      const t = j / (rows - 1);
      // Up its upright rim, then over its dome to the middle.
      const r = t < 0.2 ? radius : radius * Math.cos(((t - 0.2) / 0.8) * (Math.PI / 2));
      const h =
        t < 0.2
          ? 2 * (t / 0.2) - 1
          : 1 + 0.34 * radius * Math.sin(((t - 0.2) / 0.8) * (Math.PI / 2));
      const [x, y] = [r * Math.cos(angle), r * Math.sin(angle)];
      return [0, 1, 2].map((n) => at[n]! + side[n]! * x + up[n]! * y + out[n]! * h) as Spot;
    }),
  );
}
