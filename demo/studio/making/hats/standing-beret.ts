import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { cross } from "../../light/vector.ts";
import { directionAt, normalized, swept } from "../../standing/along-path.ts";
import { rowsFrom, type Shell, type Spot, shell, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { type BeretLie, onBand, onCrown, stalkRoot, underDisc } from "./beret-shape.ts";
import { fulledFace } from "./felt-face.ts";
import { strayFibers } from "./stray-fibers.ts";

/** Places round the disc and the band. */
const around = 181;
/** Rows of the crown from its stalk to its rim, of its lower side, of the band down to its rolled rim. */
const rows = { crown: 90, under: 44, band: 12 };
/** Thickness of the felt in millimeters. */
const thick = 3.4;

/** How much the fibers on end gleam at its sides, against 0.2 of other wool. */
const standingFibers = 0.4;

/** A beret as it was put down on the floor: its crown, the lower side with the band, its stalk. */
export function putDown(order: Order, lie: BeretLie): Part[] {
  const whole = shell(around, rows.crown + rows.under + rows.band, (i, j) =>
    placeOf(lie, (-i / (around - 1)) * Math.PI * 2, j),
  );
  const upper = rowsFrom(whole, 0, rows.crown);
  const lower = rowsFrom(whole, rows.crown - 1);
  const crown = feltPart(order, upper, fromPole(upper));
  return [
    feltPart(order, lower, unrolled(lower)),
    crown,
    stalk(order, lie),
    strayFibers(whole, crown, 3000, 4.2),
  ];
}

/** A place of the felt, by its row from the stalk over the rim and down to the band's. */
function placeOf(lie: BeretLie, angle: number, row: number): Spot {
  // Rows lie closer where the felt turns over the rim.
  if (row < rows.crown) return onCrown(lie, angle, 1 - (1 - row / (rows.crown - 1)) ** 2);
  const below = row - rows.crown + 1;
  if (below <= rows.under) return underDisc(lie, angle, (below / rows.under) ** 2);
  const down = (below - rows.under) / rows.band;
  return onBand(angle, 1 - down, thick * ramp(0.7, 1, down) ** 2);
}

/** The way from the pole along each column: felt has no direction, but must not be drawn out. */
function fromPole({ columns, positions: p }: Shell): Float32Array {
  const uv = new Float32Array((p.length / 3) * 2);
  const ways = new Float32Array(columns);
  for (let k = 0; k < p.length / 3; k++) {
    const i = k % columns;
    const angle = (i / (columns - 1)) * Math.PI * 2;
    const before = 3 * (k - columns);
    if (before >= 0) {
      ways[i]! += Math.hypot(
        p[3 * k]! - p[before]!,
        p[3 * k + 1]! - p[before + 1]!,
        p[3 * k + 2]! - p[before + 2]!,
      );
    }
    uv[2 * k] = ways[i]! * Math.cos(angle);
    uv[2 * k + 1] = ways[i]! * Math.sin(angle);
  }
  return uv;
}

/** @param left what is left of the light between its fibers. */
function feltPart({ cloth, seed }: Order, body: Shell, uv: Float32Array, left = 0.73): Part {
  return {
    ...body,
    optics: { ...cloth.optics, sheen: standingFibers },
    dye: "main",
    grain: { uv, make: (s) => fulledFace(s, seed, left) },
  };
}

/** Twisted out of the felt itself; it leans. */
function stalk(order: Order, lie: BeretLie): Part {
  const [x, y, z] = stalkRoot(lie);
  const count = 24;
  const path = Array.from({ length: count }, (_, n): Spot => {
    const t = n / (count - 1);
    return [x - 5 * t * t + 0.8 * noise(t * 3, 1, order.seed), y - 5 + 23 * t, z - 7 * t * t];
  });
  const body = swept(
    path,
    21,
    (row) => {
      const along = directionAt(path, row);
      const side = normalized([along[1], -along[0], 0]);
      return [side, cross(along, side)];
    },
    (angle, row) => {
      const t = row / (count - 1);
      const tip = Math.sqrt(1 - ramp(0.86, 1, t) ** 2);
      const r = tip * (3.2 + 2.2 * bell(t, 0.25) + 0.25 * Math.sin(2 * angle + 9 * t));
      return [r * Math.cos(angle), r * Math.sin(angle)];
    },
  );
  return feltPart(order, body, unrolled(body), 1);
}
