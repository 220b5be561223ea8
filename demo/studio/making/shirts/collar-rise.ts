import { chance } from "../../fields/noise.ts";
import { bell, blend, ramp } from "../../fields/scalar.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { distanceTo, type Knot, line, type Point, type Side } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import { foldOf, freeEdge, roundOver, thinFold } from "../sewing/roll.ts";

/** Where the stand ends above, just below the fold of the leaves; the nape is its middle. */
export const standRim = "540,262 544,246 550,226 572,213 600,209 628,213 650,226 656,246 660,262";

/** How high the stand keeps the fold of a collar: round the nape, and where it is buttoned. */
const rise = { nape: 19, throat: 9 };

/** Where a stand has given way, how far to either side that reaches, in units, and what is left of its height there. */
const givenWay = { from: 576, reach: 20, left: 0.5 };

/** How high of all it could a stand keeps the fold at a place across it: one that stands all round is a ring. */
function standing(u: number): number {
  return 1 - (1 - givenWay.left) * bell(u - givenWay.from, givenWay.reach);
}

/** How far below its rim the inside of the stand lies down on the yoke, in units. */
const slope = 64;

/** What the leaves lie upon beside the stand, where there is no shoulder below them. */
const beside = 6;

/** Height of the stand's inside, seen through the neck. @param lower how much lower on the table the neck lies. */
export function insideStand(lower = 0): PatternMap {
  const rim = line(standRim);
  const neck = new DistanceField([...rim, [636, 281], [600, 312], [564, 281]]);
  return (u, v) => {
    const top = blend(beside, rise.nape * standing(u), ramp(300, 240, v - lower));
    const isInside = neck.at(u, v - lower) > 0;
    const away = distanceTo(rim, u, v - lower);
    return isInside ? top * ramp(slope, 4, away) : blend(beside, top, ramp(7, 0, away));
  };
}

/**
 * Height of a leaf over the cloth it lies upon: fused cloth runs straight from the fold, which the
 * stand holds up, to the free edge, and its points never lie down quite alike.
 *
 * @param lower how much lower on the table the neck lies.
 */
export function leafFall(outline: Knot[], seed: number, lower = 0): PatternMap {
  const fold = foldOf(outline);
  const edge = freeEdge(outline);
  const stand = insideStand(lower);
  const tip = farthest(outline, fold);
  const lifted = 2 + 5 * chance(seed, 1, 71);
  return (u, v) => {
    const away = distanceTo(fold, u, v);
    const left = distanceTo(edge, u, v);
    const top = blend(rise.throat, rise.nape * standing(u), ramp(312, 236, v - lower));
    const held = top * roundOver(away, thinFold) * (left / (away + left + 0.1));
    const curled = lifted * ramp(58, 0, Math.hypot(u - tip[0], v - tip[1])) ** 2;
    return Math.max(0, held - stand(u, v)) + curled;
  };
}

/** The upper end of a neck without leaves. */
export const bandRim = "524,240 560,214 600,206 640,214 676,240";

/** The seam between the right half of a standing band and the shirt. */
export const bandSeam = "588,300 630,295 660,274 681,243";

/** How high a standing band stands behind the neck, and its halves over what they lie upon there. */
const bandNape = 11;
const bandEnd = 2;

/** Height of a standing band's inside behind the neck. */
export function insideBand(): PatternMap {
  const rim = line(bandRim);
  return (u, v) => bandNape * ramp(44, 4, distanceTo(rim, u, v));
}

/** Height of a standing band's half from its seam up to its rim: it leans back from the neck. */
export function bandRise(side: Side): PatternMap {
  const seam = line(bandSeam, side);
  const rim = line("588,266 626,260 651,244 670,226", side);
  return (u, v) => {
    const above = distanceTo(seam, u, v);
    const top = blend(rise.throat, bandEnd, ramp(290, 236, v));
    return (top * above) / (above + distanceTo(rim, u, v) + 0.1);
  };
}

/** The corner of a leaf that lies farthest from its fold. */
function farthest(outline: Knot[], fold: Point[]): Point {
  const corners = outline.filter(({ corner }) => corner);
  const away = corners.map(({ x, y }) => distanceTo(fold, x, y));
  const { x, y } = corners[away.indexOf(Math.max(...away))]!;
  return [x, y];
}
