import { type Knot, type Point, type Side, table } from "../../pattern/outline.ts";

/** Where knitting is cut off along a straight line: the distance inside of it, in units. */
export type CutLine = (u: number, v: number) => number;

/** An outline cut off along straight lines, as where a band meets a seam or another band. */
export function cutShort(outline: Knot[], cuts: CutLine[]): Knot[] {
  return cuts.reduce(cutOnce, outline);
}

function cutOnce(outline: Knot[], inside: CutLine): Knot[] {
  return outline.flatMap((knot, i) => {
    const next = outline[(i + 1) % outline.length]!;
    const here = inside(knot.x, knot.y);
    const there = inside(next.x, next.y);
    const kept = here >= 0 ? [knot] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    const x = knot.x + share * (next.x - knot.x);
    const y = knot.y + share * (next.y - knot.y);
    return [...kept, { x, y, corner: true }];
  });
}

/** A miter on the middle of a garment, for what lies on one side of it. */
export function miter(side: Side): CutLine {
  return (u) => side * (u - table.middle);
}

/** How a side seam leaves the point of an armhole: the height of that, and how far it comes in with each unit below. */
interface Leaning {
  y: number;
  lean: number;
}

/** A side seam so far from the middle; upright when it leaves the armhole in no way of its own. */
export function sideSeam(halfWidth: number, { y, lean }: Leaning = { y: 0, lean: 0 }): CutLine {
  return (u, v) => halfWidth - lean * (v - y) - Math.abs(u - table.middle);
}

/** The fold along a shoulder from the neck to the arm, both by their x from the middle line. */
export function shoulderFold([neckX, neckY]: Point, [armX, armY]: Point): CutLine {
  const length = Math.hypot(armX - neckX, armY - neckY);
  return (u, v) => {
    const x = Math.abs(u - table.middle) - neckX;
    return ((v - neckY) * (armX - neckX) - x * (armY - neckY)) / length;
  };
}
