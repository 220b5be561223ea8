import { bell, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { drawTogether, stitch } from "./seams.ts";

/** An edge of doubled wool is pressed: it is some units thick and falls off within as many. */
const thickness = 2.4;

/** The edge of doubled cloth that was turned out and pressed: square, with a narrow gleam of the iron. */
export function pressedEdge(s: Surface, edge: Point[]): void {
  s.along(edge, 8, (k, d) => {
    s.relief[k]! -= 0.9 * ramp(thickness, 0, Math.abs(d));
    s.tone(k, 1 + 0.05 * bell(Math.abs(d) - 2, 1.4));
  });
}

/**
 * A swelled edge: a row of stitches sunk into the wool beside it, between which and the edge the seam's
 * allowances fill the cloth out.
 *
 * @param offset of the row from the edge, to its right. @param depth 1 in coating, less in thin cloth, more in leather.
 */
export function swelledEdge(s: Surface, edge: Point[], offset: number, depth = 1): void {
  fillOut(s, edge, offset, depth);
  // In thick wool a thread lies sunk below the nap: what is seen is the groove.
  stitch(s, edge, { length: 4.2, width: 0.6 - 0.26 * Math.min(1, depth), offset });
}

/** What a row of stitches along an edge does to thick cloth, without the stitches. */
export function fillOut(s: Surface, edge: Point[], offset: number, depth: number): void {
  const side = Math.sign(offset);
  const inset = Math.abs(offset);
  drawTogether(s, edge, 0.5 * depth, offset);
  s.along(edge, inset + 8, (k, d) => {
    const past = d * side - inset;
    const filled = ramp(0, -2.5, past) * ramp(-inset, -0.7 * inset, past);
    const sunk = bell(past, 2);
    s.relief[k]! += 0.55 * depth * (filled - sunk);
    s.tone(k, 1 - 0.05 * depth * sunk);
  });
}
