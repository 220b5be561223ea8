import { ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import type { Point } from "../../pattern/outline.ts";
import { raised, rowsFrom, type Shell, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { sinkStitches } from "./leather-edge.ts";
import { bagThread } from "./leather-goods.ts";
import { leatherPart } from "./leather-parts.ts";

/** How far its leather stands off the skin that it is sewn upon, and how far its rim sinks into that, in units. */
const thick = 2.6;
const sunk = 2;
/** How far below its rim it is stitched, and how broad its painted edge is, in units. */
const sewn = 7;
const painted = 3;

/** A band of firm leather round the foot of a soft bag. @param rows of the bag's grid, from the lowest up. */
export function leatherBase(order: Order, form: Shell, rows: number): Part {
  const rim = rows - 1;
  const body = raised(rowsFrom(form, 0, rows), (_x, y, _z, vertex) =>
    Math.floor(vertex / form.columns) < rim ? thick * ramp(0, 8, y) : -sunk,
  );
  const uv = unrolled(body);
  const top = uv[2 * (rim - 1) * form.columns]!;
  const [from, to] = [uv[uv.length - 2 * form.columns + 1]!, uv[uv.length - 1]!];
  return leatherPart(order, body, (s) => {
    s.each((k, u) => {
      sinkStitches(s, k, u - top + sewn);
      s.tone(k, 1 - 0.4 * ramp(top - painted, top, u));
    });
    const row: Point[] = [
      [top - sewn, from],
      [top - sewn, to],
    ];
    stitch(s, row, bagThread);
  });
}
