import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { curve, knots, type Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { type Shell, shell, squared, through, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { insideOptics, shoeThread } from "./leather-goods.ts";
import { lifted, onUpper } from "./on-upper.ts";
import { lastedFace } from "./shoe-leather.ts";

/** The strap across a penny loafer, sewn in between upper and welt on either side. */
export interface Saddle {
  /** Its middle on the unrolled leather, from the toe along the ridge. */
  at: number;
  /** Half its width upon the ridge, and how far its edges lie from its middle at the welt, in units. */
  half: number;
  before: number;
  behind: number;
  /** How far from the ridge it lies over the apron's seam, and how high that stands so far along. */
  over: number;
  crest: (along: number) => number;
}

/** Half its thickness, in units: leather and lining. */
const thick = 3;
/** How far to either side it spans the crest of the seam below it, in units. */
const spans = 20;
/** Its stitches run so far inside its edges, in units. */
const inset = 6;

/** Rows from one end to the other, and vertices round its section. */
const rows = 121;
const around = 41;

/** The strap as a body of its own. */
export function saddle(order: Order, upper: Shell, optics: Optics, style: Saddle): Part {
  const place = onUpper(upper);
  const wayDown = waysDown(upper);
  const end = wayDown(style.at);
  const roundAt = (j: number) => end * (1 - (2 * j) / (rows - 1));
  const acrossAt = (i: number, j: number) => {
    const share = -squared(Math.sin((i / (around - 1)) * Math.PI * 2), 0.6);
    return share * widthAt(style, end, roundAt(j), share > 0 ? 1 : -1);
  };
  const body = shell(around, rows, (i, j) => {
    const along = style.at + acrossAt(i, j);
    // Before and behind its middle the way down to the welt is another: so far down go its corners.
    const round = (roundAt(j) / end) * wayDown(along);
    const here = place(along, round);
    const off = -thick * squared(Math.cos((i / (around - 1)) * Math.PI * 2), 0.34);
    const over = style.crest(along) * bell(Math.abs(round) - style.over, spans);
    return lifted(here, over + thick - 0.6 + off);
  });
  const uv = new Float32Array(around * rows * 2);
  for (let j = 0, n = 0; j < rows; j++) {
    for (let i = 0; i < around; i++, n += 2) {
      uv[n] = roundAt(j);
      uv[n + 1] = acrossAt(i, j);
    }
  }
  return {
    ...body,
    optics,
    dye: "main",
    grain: {
      uv,
      make: (s) => {
        lastedFace(s, order);
        for (const side of [-1, 1]) {
          const row = edgeLine(style, end, side, -inset);
          s.along(row, 7, (k, d) => {
            s.relief[k]! -= 0.9 * bell(d, 2.4);
            s.tone(k, 1 - 0.12 * bell(d, 2));
          });
          stitch(s, row, { ...shoeThread, length: 5, width: 0.6 });
        }
        drawSlot(s);
      },
    },
  };
}

/** How far the upper goes down from its ridge to its feather, by the way from the toe along the ridge. */
function waysDown(upper: Shell): (along: number) => number {
  const uv = unrolled(upper);
  const { columns, rows: upperRows } = upper;
  return through(
    Array.from({ length: upperRows }, (_, j): Point => {
      const row = j * columns;
      return [uv[2 * (row + (columns >> 1))]!, Math.abs(uv[2 * (row + 2) + 1]!)];
    }),
  );
}

/** How far the strap's edge lies from its middle on one side: 1 towards the heel, -1 towards the toe. */
function widthAt(style: Saddle, end: number, round: number, side: number): number {
  const { half, before, behind } = style;
  const welt = side > 0 ? behind : before;
  return half + (welt - half) * ramp(0.18 * end, end, Math.abs(round)) ** 1.15;
}

/** A line beside its edge, `by` units outside it: [round, across] from its middle. */
function edgeLine(style: Saddle, end: number, side: number, by: number): Point[] {
  return Array.from({ length: 81 }, (_, n): Point => {
    const round = end * ((2 * n) / 80 - 1);
    return [round, side * (widthAt(style, end, round, side) + by)];
  });
}

/** The shade the strap throws upon the leather below it. */
export function shadeUnderSaddle(s: Surface, upper: Shell, style: Saddle): void {
  const wayDown = waysDown(upper);
  const end = wayDown(style.at);
  for (const side of [-1, 1]) {
    const path = edgeLine(style, end, side, 0).map(([round, across]): Point => {
      const along = style.at + across;
      return [along, (round / end) * wayDown(along)];
    });
    s.along(path, 16, (k, d, way) => {
      const near = Math.exp(-Math.abs(d) / (4.6 + 1.2 * noise(way / 40, side, 7)));
      s.tone(k, 1 - 0.5 * near);
    });
  }
}

/** The slot a penny goes into: cut through the strap, its lips parted in the middle. */
const slot = "-30,0^ -13,-5.5 0,-8 13,-5.5 30,0^ 14,5.5 0,7 -14,5.5";

function drawSlot(s: Surface): void {
  const field = new DistanceField(curve(knots(slot)));
  const inside = s.dye("deepInside");
  const dull = s.addFinish(insideOptics);
  s.within({ x0: -40, y0: -16, x1: 40, y1: 16 }, (k, u, v) => {
    const depth = field.at(u, v);
    s.tone(k, 1 + 0.12 * bell(depth + 0.8, 0.9));
    if (depth <= 0) return;
    s.finish[k] = dull;
    s.relief[k] = 0;
    // The lip towards the lamps throws its shade into the slot.
    s.ink(k, inside, 0.95 * ramp(0, 1.2, depth));
    s.tone(k, 1 - 0.62 * ramp(0, 2.2, depth) * ramp(11, -3, v));
  });
}
