import { bell, blend, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { cross, unit } from "../../light/vector.ts";
import { directionAt, flatBand } from "../../standing/along-path.ts";
import { type Shell, type Spot, shell, spotAt, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { insideOptics } from "./leather-goods.ts";
import { leatherPart, wire } from "./leather-parts.ts";

/** The flat leather lace that draws a bag's mouth together, and the eyelets it runs through. */

/** Half its width and half its thickness, in units: it is some six millimeters wide. */
const half = 6.4;
export const laceThick = 1.7;

/** The radius of an eyelet's ring and of its metal, and how far it lies off the skin, in units. */
const ring = { radius: 8, metal: 2, off: 1.4 };
/** How far below the skin an end begins in its eyelet, and over what height it comes out, in units. */
const within = 7;
const comesOut = 9;
/** How far off the skin it passes over the ring. */
const clear = ring.off + ring.metal + laceThick;

/** A piece of lace that lies with its flat to one side. @param facing where it faces, about. */
function lace(order: Order, path: Spot[], facing: Spot): Part {
  const across = (row: number): Spot => unit(cross(directionAt(path, row), facing));
  return leatherPart(order, flatBand(path, across, half, laceThick), () => {});
}

/** A piece of lace that stands on its edge, as round the mouth. */
export function laceOnEdge(order: Order, path: Spot[]): Part {
  return leatherPart(order, flatBand(path, [0, 1, 0], half, laceThick), () => {});
}

/** A hole at a vertex of the skin, and the ring of metal pressed into it. */
export function eyelet(skin: Shell, vertex: number): Part[] {
  const { normals: n } = skin;
  const [x, y, z] = spotAt(skin, vertex);
  const out: Spot = [n[3 * vertex]!, n[3 * vertex + 1]!, n[3 * vertex + 2]!];
  const side = unit(cross(out, [0, 1, 0]));
  const up = cross(side, out);
  const steps = 24;
  const round = (step: number, radius: number, off: number): Spot => {
    const angle = (step / steps) * Math.PI * 2;
    const [c, t] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return [
      x + c * side[0] + t * up[0] + off * out[0],
      y + c * side[1] + t * up[1] + off * out[1],
      z + c * side[2] + t * up[2] + off * out[2],
    ];
  };
  const hole = shell(steps + 1, 2, (step, row) => round(-step, ring.radius * row, ring.off));
  return [
    {
      ...hole,
      optics: insideOptics,
      dye: "deepInside",
      grain: { uv: unrolled(hole), make: () => {} },
    },
    wire(
      Array.from({ length: steps }, (_, step) => round(step, ring.radius, ring.off)),
      ring.metal,
    ),
  ];
}

/** How far below the eyelets the two ends are tied, in units. */
const tiedBelow = 40;

/**
 * Both ends, tied once before the mouth and knotted near their tips.
 * @param from the eyelets that they come out of, from the left. @param lengths of the ends, in units.
 * @param on a place before the bag: so far to the right, so high, so far off its face.
 */
export function laceEnds(
  order: Order,
  from: [Spot, Spot],
  lengths: [left: number, right: number],
  on: (x: number, y: number, off: number) => Spot,
): Part[] {
  const tied = (from[0][1] + from[1][1]) / 2 - tiedBelow;
  const middle = (from[0][0] + from[1][0]) / 2;
  const end = (n: 0 | 1): Spot[] => {
    const [x0, y0, z0] = from[n];
    const side = n === 0 ? -1 : 1;
    const long = lengths[n];
    return Array.from({ length: 60 }, (_, m): Spot => {
      const t = m / 59;
      const y = y0 - long * t;
      const over = ramp(y0, tied, y);
      const hung = ramp(tied, y0 - long, y);
      // They part below the knot, and hang in a curve that the cutting left in them.
      const strayed = side * (34 * hung ** 0.8 + 7 * Math.sin(5.2 * hung + n) * hung);
      const x = blend(x0, middle + side * 5, over) + strayed;
      const [, , z] = on(x, y, laceThick);
      return [x, y, blend(z0 + clear, z, ramp(0, 0.15, t)) + 7 * bell(y - tied, 26)];
    });
  };
  const ends = [end(0), end(1)].map((path) => {
    const top = path[0]![1];
    return taut(path).map(([x, y, z]): Spot => [x, y, z - within * ramp(comesOut, 0, top - y)]);
  });
  return [
    ...ends.map((path) => lace(order, path, [0, 0, 1])),
    ...ends.map((path, n) => knot(order, path[path.length - 9 - 5 * n]!, 0.74)),
    knot(order, [middle, tied, foremostAt(ends, tied) - knotBehind], 1.2),
  ];
}

/** How far behind the foremost end the middle of their knot lies, in units: drawn tight, it goes round both. */
const knotBehind = 1.5;

/** How far forward the foremost of some laces lies at a height: between its ends, a bag's mouth may be tucked in. */
function foremostAt(laces: Spot[][], height: number): number {
  return Math.max(
    ...laces.map((path) => {
      const off = path.map(([, y]) => Math.abs(y - height));
      return path[off.indexOf(Math.min(...off))]![2];
    }),
  );
}

/** Rows over which a lace spans what is uneven below it. */
const spans = 5;

/** A way that follows what it lies upon only broadly. */
function taut(path: Spot[]): Spot[] {
  return path.map(([x, y], row) => {
    const near = path.slice(Math.max(0, row - spans), row + spans + 1);
    return [x, y, near.reduce((sum, [, , z]) => sum + z, 0) / near.length];
  });
}

/** A lace drawn tight round itself. */
function knot(order: Order, [x, y, z]: Spot, size: number): Part {
  const turns = 1.6;
  const path = Array.from({ length: 60 }, (_, n): Spot => {
    const t = n / 59;
    const angle = t * Math.PI * 2 * turns;
    return [
      x + size * (12 * Math.sin(angle) + 2 * t),
      y + size * (11 * (t - 0.5) + 3 * Math.sin(angle)),
      z + size * (6 * Math.cos(angle) + 4),
    ];
  });
  return laceOnEdge(order, path);
}
