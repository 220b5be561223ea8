import { bell, ramp } from "../../fields/scalar.ts";
import { type Point, table } from "../../pattern/outline.ts";
import type { Cuff, Sleeves } from "../body/sleeves.ts";

/** A body that ends in ribs: half widths from the middle line and heights, in units. */
interface RibbedHem {
  /** Half the width of the body, and of the ribs that draw it in. */
  wide: number;
  ribbed: number;
  /** Where the ribs begin, and where they end on the middle line. */
  ribsY: number;
  hemY: number;
  /** How far the knit swells out above its ribs on either side, in units; not at all when absent. */
  full?: number;
}

/** A sleeve that ends in ribs: where they begin on its middle, x from the middle line of the table; all in units. */
interface RibbedCuff {
  at: Point;
  /** Half the width of the sleeve, and how much narrower each side of its ribs is. */
  halfWidth: number;
  drawn: number;
  /** Length of the ribs along the sleeve. */
  length: number;
  /** How far the knit swells out above its ribs on either side, in units; not at all when absent. */
  full?: number;
  /** How far above its ribs its sides are given, in units: no farther than a short underarm reaches. */
  above?: number;
}

/** Ribs of this length pull at the knit as below; shorter ones pull at less of it, in units. */
const fullLength = 84;
/** Ribs pull at the knit above them as far up as this, and at themselves as far down, in units. */
const drawing = { above: -84, below: 44 };
/** Where the side is given while it is drawn in, along it from where the ribs begin. */
const stations = [-104, -72, -46, -24, -5, 14, 32, 48];
/** Where along a side a knit that blouses over its ribs is widest, in units: it comes down over them in a round. */
const swell = { at: -38, reach: 44 };
/** Ribs are bound off loosely, and round their corner by so much, in units. */
const corner = 11;
/** A hem hangs lowest in the middle: its sides end so far above, in units. */
const bowed = 4;

/** How far the ribs have drawn a side in, 0..1, so far along it from where they begin. */
const drawnIn = (along: number) => ramp(drawing.above, drawing.below, along);

/** A side so far along it from where ribs of a length begin: it swells above them, and they draw it in. */
function sideOf(length: number, wide: number, drawn: number, full = 0): Point[] {
  const scale = Math.min(1, length / fullLength);
  return stations.map((down) => [
    wide + full * bell(down - swell.at, swell.reach) - drawn * drawnIn(down),
    down * scale,
  ]);
}

/** The right side of a body from above its ribs, in a soft curve round the corner to the hem's middle. */
export function ribbedHem({ wide, ribbed, ribsY, hemY, full }: RibbedHem): string {
  const sideY = hemY - bowed;
  return written([
    ...sideOf(hemY - ribsY, wide, wide - ribbed, full).map(
      ([across, down]): Point => [across, ribsY + down],
    ),
    ...roundCorner(ribbed, sideY),
    [ribbed / 2, hemY - 1],
    [0, hemY],
  ]);
}

/** What the ribs at its end are to a right sleeve. */
interface CuffedSleeve {
  /** Knots of its pattern from above the ribs on the outer edge round to above them on the inner. */
  outline: string;
  /** The rim of its end. */
  end: Cuff;
  /** Where the ribs begin along the sleeve's own grain. */
  ribsFrom: number;
}

export function ribbedCuff(sleeve: Sleeves, ribs: RibbedCuff): CuffedSleeve {
  const { at, halfWidth, drawn, length, full, above = Number.POSITIVE_INFINITY } = ribs;
  const laid = laidAlong(at, sleeve.lean);
  const ribbed = halfWidth - drawn;
  const drawnSide = sideOf(length, halfWidth, drawn, full).filter(([, down]) => -down < above);
  const side: Point[] = [...drawnSide, ...roundCorner(ribbed, length)];
  const inner = side.toReversed().map(([across, down]): Point => [-across, down]);
  return {
    outline: written([...side, ...inner].map(([across, down]) => laid(across, down))),
    end: [laid(-ribbed, length), laid(ribbed, length)],
    ribsFrom: sleeve.grain(table.middle + at[0], at[1])[1],
  };
}

/** A corner whose sides would meet at so far across and so far down. */
function roundCorner(across: number, down: number): Point[] {
  return [
    [across, down - corner],
    [across - 0.3 * corner, down - 0.3 * corner],
    [across - corner, down],
  ];
}

/** Places of a sleeve's end by how far across its axis, and how far down it, they are from (x, y). */
function laidAlong([x, y]: Point, lean: number): (across: number, down: number) => Point {
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  return (across, down) => [x + across * c + down * s, y - across * s + down * c];
}

function written(points: Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}
