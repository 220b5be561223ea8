import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { type Knot, type Side, shape } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { laidOver } from "../sewing/laid-over.ts";
import { shadeRound } from "../sewing/patch.ts";
import { rounded } from "../sewing/rounded.ts";
import type { LegPattern } from "./leg-pattern.ts";

/** The end of a leg folded outward: three layers upon the leg, which end in a soft roll. */
export interface TurnUp {
  hem: LegPattern["hem"];
  /** Its height in units. */
  height: number;
  /** Its face. */
  make: (s: Surface, side: Side) => void;
}

const sides = [1, -1] as const;
/** How far its ends lie beyond those of the hem, so that the leg is within it, in units: more would be ears. */
const wider = 3;

/** The turn-ups of both legs, to be laid upon them. */
export function turnUps(order: Order, pose: Pose, turned: TurnUp): Piece[] {
  const { cloth, seed } = order;
  return sides.map((side) => {
    const knots = outlineOf(turned, side);
    const lane = seed + 70 + side;
    const top = Math.min(...knots.map(({ y }) => y));
    const bottom = Math.max(...knots.map(({ y }) => y));
    // The upper edge is held by nothing but its crease and the stitches at the seams.
    const base = (u: number, v: number) =>
      (4 + 3.4 * noise(u / 60, v / 110, lane) + 1.6 * noise(u / 23, v / 90, lane + 1)) *
        ramp(bottom, top, v) +
      3 * ramp(bottom - 16, bottom - 4, v);
    return {
      outline: rounded(knots),
      optics: cloth.optics,
      seed: lane,
      fuzz: Math.min(cloth.fuzz, 0.4),
      rests: true,
      lift: 2.8,
      edgeDrop: 1,
      loose: (_u, v) => 0.6 * ramp(bottom - 8, top + 12, v),
      hold: 0.07,
      bend: 0.95,
      edgeAnchor: 0.08,
      grid: [7],
      steps: [60],
      pose,
      base,
      excess: (e, u, v) => {
        e.evenly(0.004);
        laidOver(e, base, u, v);
      },
      make: (s) => turned.make(s, side),
    };
  });
}

/** The close shade of turn-ups upon their legs. */
export function shadeTurnUps(s: Surface, turned: Pick<TurnUp, "hem" | "height">): void {
  for (const side of sides) shadeRound(s, outlineOf(turned, side));
}

function outlineOf(
  { hem: [inner, outer], height }: Pick<TurnUp, "hem" | "height">,
  side: Side,
): Knot[] {
  const [[x0, y0], [x1, y1]] = [inner, outer];
  return shape(
    `${x0 - wider},${y0 - height}^ ${x1 + wider},${y1 - height}^ ${x1 + wider},${y1 + 2}^ ${x0 - wider},${y0 + 2}^`,
    side,
  );
}
