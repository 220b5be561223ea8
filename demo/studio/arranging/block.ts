import type { Knot } from "../pattern/outline.ts";

interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle around (x, y) with rounded corners and sides that swell a little, as folded cloth has. */
export function block({ x, y, width, height }: Block, r = 26, swell = 4): Knot[] {
  const left = x - width / 2;
  const right = x + width / 2;
  const top = y - height / 2;
  const bottom = y + height / 2;
  const cut = r * 0.3;
  const side = height > 3 * r ? swell : 0;
  return [
    { x: left + r, y: top, corner: true },
    { x, y: top - swell, corner: false },
    { x: right - r, y: top, corner: true },
    { x: right - cut, y: top + cut, corner: false },
    { x: right, y: top + r, corner: true },
    { x: right + side, y, corner: false },
    { x: right, y: bottom - r, corner: true },
    { x: right - cut, y: bottom - cut, corner: false },
    { x: right - r, y: bottom, corner: true },
    { x, y: bottom + swell, corner: false },
    { x: left + r, y: bottom, corner: true },
    { x: left + cut, y: bottom - cut, corner: false },
    { x: left, y: bottom - r, corner: true },
    { x: left - side, y, corner: false },
    { x: left, y: top + r, corner: true },
    { x: left + cut, y: top + cut, corner: false },
  ];
}
