import { noise } from "../../fields/noise.ts";
import { bell } from "../../fields/scalar.ts";
import { type Box, type Knot, turned } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { patch } from "../sewing/patch.ts";

/**
 * The leather patch on a waistband: smooth above the cloth's ribs, curling a little, its rim burnt
 * darker.
 *
 * @param turn how far it was sewn on askew, radians.
 */
export function leatherPatch(s: Surface, box: Box, turn: number): void {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const corner = (u: number, v: number): Knot => {
    const [cx, cy] = turned(u, v, x, y, turn);
    return { x: cx, y: cy, corner: true };
  };
  const outline = [
    corner(box.x0, box.y0),
    corner(box.x1, box.y0),
    corner(box.x1, box.y1),
    corner(box.x0, box.y1),
  ];
  const hide = s.dye("patch");
  const cloth = s.read(s.relief, x, y);
  patch(s, outline, {
    rise: 1.8,
    slope: 0.8,
    stitched: { thread: "tan", length: 4.4, width: 0.55, inset: 3.4 },
    paint: (k, u, v, depth) => {
      const grain = noise(u / 2.1, v / 2.1, 74) + 0.7 * noise(u / 5, v / 5, 75);
      s.ink(k, hide, 0.97);
      const curl = 1.2 * noise(u / 30, v / 30, 76);
      s.relief[k] = cloth + 2.2 + curl + 0.2 * grain - 1.4 * Math.exp(-depth / 1.2);
      s.tone(k, 1 + 0.05 * grain + 0.1 * noise(u / 19, v / 12, 77) - 0.2 * bell(depth, 2));
    },
  });
}
