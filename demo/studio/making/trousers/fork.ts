import { ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { type Knot, mirrored, type Point, type Side, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { insideBack } from "../body/inside.ts";
import { inseamAt, type LegPattern } from "./leg-pattern.ts";

/** How the legs lie from which the fork is seen. */
export interface LegsLaid {
  /** Of the waist, from which the fork hangs whichever way the legs are laid. */
  hand: Pose;
  /** How the legs are swung out of their pattern, before the hand lays them. */
  swung: Pose;
  /** As of `LegPattern`, as this side shows it. */
  over: Side | 0;
  /** Whether legs that lie side by side touch again below the crotch. */
  touch?: boolean;
}

/**
 * How far below the crotch the other side's cloth hangs between the legs, in units: just so far in the middle
 * where they lie side by side, and as far as their rims stand apart where they touch again below that, for ground
 * seen there is a slit. Where one lies over its fellow it fills the gap beside the upper one to `over`, and along
 * the lower one, whose other side it is, it runs out to a point at `point`. Ended square it is a slit.
 */
const hangs = { apart: 5, touching: 64, over: 60, point: 270 };

/** How far above the crotch it begins, and how wide it lies under a leg, in units. */
const [above, under] = [46, 40];

/** How high it stands at the crotch, between legs that hold it up, and how far below it has sunk, in units. */
const saddle = { high: 8, sunk: 170 };

export function opposite(side: Side): Side {
  return side > 0 ? -1 : 1;
}

/**
 * What is seen of the other side where the legs part: its cloth goes round from one leg to the other,
 * so that no slit runs up to the crotch. It lies deep between the legs, in their shade.
 */
export function fork(order: Order, pattern: LegPattern, laid: LegsLaid): Piece {
  const { crotchY } = pattern;
  const { hand, swung, over } = laid;
  const apart = crotchY + (laid.touch ? hangs.touching : hangs.apart);
  const low = over === 0 ? apart : crotchY + hangs.point;
  return {
    ...insideBack(
      order,
      hand,
      over === 0 ? betweenLegs(crotchY, apart) : besideLeg(pattern, swung, over),
    ),
    inner: false,
    loft: 0.1,
    height: 3,
    // Flat on the table, it would be the ground of a black slit.
    base: (_u, v) => saddle.high * ramp(crotchY + saddle.sunk, crotchY, v),
    make: (s) => {
      face(s, order);
      s.each((k, _u, v) => s.tone(k, 0.9 + 0.1 * ramp(crotchY, low + 20, v)));
    },
  };
}

function betweenLegs(crotchY: number, low: number): Knot[] {
  return mirrored(
    `0,${crotchY - above} ${under},${crotchY - above}^ 56,${low + 44}^ 24,${low + 11} 0,${low}`,
  );
}

/** It ends aslant, from the leg that lies over its fellow down to a point at that one's edge. */
function besideLeg(pattern: LegPattern, swung: Pose, over: Side): Knot[] {
  const { crotchY } = pattern;
  const across = inseamAt(pattern);
  const edge = (side: Side, below: number): Point =>
    swung(table.middle + side * across(crotchY + below), crotchY + below);
  const upper = edge(over, hangs.over);
  const lower = edge(opposite(over), hangs.point);
  const corner = ([x, y]: Point, aside = 0): Knot => ({ x: x + aside, y, corner: true });
  const top = crotchY - above;
  return [
    corner([table.middle, top], over * under),
    corner(upper, over * under),
    corner(upper),
    corner(lower),
    corner(lower, -over * under),
    corner([table.middle, top], -over * under),
  ];
}
