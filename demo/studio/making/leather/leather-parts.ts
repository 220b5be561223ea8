import { noise } from "../../fields/noise.ts";
import { face, type Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import type { Surface } from "../../pattern/surface.ts";
import { cord, flatBand } from "../../standing/along-path.ts";
import { type Shell, type Spot, shell, squared, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { sinkStitches } from "./leather-edge.ts";
import { waxed } from "./leather-goods.ts";

/** Handles, straps and fittings of bags and belts, as bodies in space. */

/** Leather of bags, polished but not drawn over a last: it keeps its grain. */
export function bagLeather(optics: Optics): Optics {
  if (optics.kind !== "leather") return optics;
  return { ...optics, gloss: 0.9, roughness: 0.6, relief: 0.4 };
}

/** A rolled handle or cord along a path in space. @param thick its radius. */
export function rolledHandle(order: Order, path: Spot[], thick: number): Part {
  const body = cord(path, thick);
  return leatherPart(order, body, (s) => {
    s.each((k, u, v) => {
      const row = Math.abs(v) - thick * 1.5;
      sinkStitches(s, k, row);
      s.tone(k, 1 + 0.06 * noise(u / 70, v / 20, 85));
    });
  });
}

/** A flat, stitched strap along a path in space. @param half half its width. */
export function flatStrap(order: Order, path: Spot[], across: Spot, half: number): Part {
  const body = flatBand(path, across, half, 2.6);
  // Longer than any strap: stitches beyond its end are not seen.
  const length = path.length * 40;
  return leatherPart(order, body, (s) => {
    for (const offset of [half - 4, 4 - half]) {
      stitch(
        s,
        [
          [0, offset],
          [length, offset],
        ],
        waxed,
      );
    }
  });
}

/** A part of a bag's or belt's own leather. */
export function leatherPart(order: Order, body: Shell, draw: (s: Surface) => void): Part {
  return {
    ...body,
    optics: bagLeather(order.cloth.optics),
    dye: "main",
    grain: {
      uv: unrolled(body),
      make: (s) => {
        face(s, order);
        draw(s);
      },
    },
  };
}

const gilt: Optics = { kind: "metal", wrap: 0.2, gloss: 1.5, roughness: 0.16 };

/** Something of bright brass. */
export function metalPart(body: Shell): Part {
  return {
    ...body,
    optics: gilt,
    dye: "brass",
    grain: {
      uv: unrolled(body),
      make: (s) => s.each((k, u, v) => s.tone(k, 1 + 0.05 * noise(u / 9, v / 3, 12))),
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
