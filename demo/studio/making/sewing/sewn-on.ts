import type { Grain } from "../../cloths/texture.ts";
import { chance, noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import {
  curve,
  distanceTo,
  type Knot,
  type Point,
  type Side,
  shape,
  turned,
} from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { finished } from "./finished.ts";
import { foldedPart } from "./folded-part.ts";
import { laidOver } from "./laid-over.ts";
import { inwards, shadeRound, stitchRim } from "./patch.ts";
import { fillOut } from "./pressed-edge.ts";
import { rounded } from "./rounded.ts";
import { lengthOf, type StitchStyle } from "./seams.ts";

/** A flap, pocket or welt of doubled cloth, which lies upon the shell as a layer of its own. */
export interface SewnOn {
  /** Right half. It begins with the line along which it is open, or from which it hangs. */
  pattern: string;
  /** A flap is free below its first line; a pocket is sewn down all round, but along its mouth. */
  kind: "flap" | "pocket";
  /** How far it stands off where nothing holds it, in units. */
  slack: number;
  stitched?: StitchStyle & { inset: number };
  /** How far from the shell's print it may be cut, in units: less where it was matched. */
  off?: number;
  /** The grain of the shell below it, where its print was matched to that. */
  matched?: Grain;
  /** Turn of its threads against the shell's, radians. */
  turn?: number;
  /** Wears its cloth before it is stitched. */
  rub?: (s: Surface) => void;
  /** What is made upon it besides its stitches. */
  finish?: (s: Surface, side: Side) => void;
}

/** How far behind its mouth a pocket still stands off, in units. */
const behindMouth = 24;

/** The part on one half of the shell, to be laid upon it. */
export function sewnOn(order: Order, pose: Pose, part: SewnOn, side: Side): Piece {
  const knots = shape(part.pattern, side);
  const outline = rounded(knots, 4);
  const seed = order.seed + Math.round(knots[0]!.x * 3 + knots[0]!.y);
  const { stitched } = part;
  const grain = part.matched ?? cutAskew(knots[0]!, part, side, seed);
  const piece = foldedPart(order, { outline, pose, lift: 2, seed, grain });
  const base = standingOff(knots, part, seed);
  return {
    ...finished(piece, (s) => {
      part.rub?.(s);
      if (stitched) sewRim(s, outline, stitched, ramp(0.95, 1, order.cloth.bend));
      part.finish?.(s, side);
    }),
    hold: 0.09,
    edgeDrop: 1.6,
    base,
    excess: (e, u, v) => {
      piece.excess?.(e, u, v);
      laidOver(e, base, u, v);
    },
  };
}

function sewRim(s: Surface, outline: Knot[], style: SewnOn["stitched"] & object, thick: number) {
  const path = curve(outline);
  if (thick) fillOut(s, [...path, path[0]!], inwards(path, style.inset), thick);
  stitchRim(s, outline, style.inset, style);
}

/** The same on both halves. */
export function sewnOnBoth(order: Order, pose: Pose, part: SewnOn): Piece[] {
  return [sewnOn(order, pose, part, 1), sewnOn(order, pose, part, -1)];
}

/** What the shell shows along a pocket's mouth on both halves: a dark gap, widest in the middle. */
export function shadeMouths(s: Surface, { pattern, slack }: SewnOn): void {
  for (const side of [1, -1] as const) {
    const mouth = shape(pattern, side)
      .slice(0, 2)
      .map(({ x, y }): Point => [x, y]);
    const length = lengthOf(mouth);
    s.along(mouth, 22, (k, d, way) => {
      const gape = slack * Math.max(0, Math.sin((Math.PI * way) / length));
      s.tone(k, 1 - 0.5 * Math.min(1, 0.3 * gape) * Math.exp(-Math.abs(d) / (0.8 + 0.3 * gape)));
    });
  }
}

/** It is cut from another place of the cloth than what lies below it, by hand and so a little askew. */
function cutAskew({ x, y }: Knot, { off = 9, turn = 0 }: SewnOn, side: Side, seed: number): Grain {
  const away = (lane: number) => chance(seed, lane, 41) - 0.5;
  const angle = turn * side + 0.05 * away(3);
  const [dx, dy] = [off * away(1), off * away(2)];
  return (u, v) => {
    const [a, b] = turned(u, v, x, y, angle);
    return [a + dx, b + dy];
  };
}

/** Sleeves that lie upon a body, with what is sewn to its front below them. */
export function aboveSewnOn(
  sleevesUpon: (hand: Pose, over: boolean) => Piece[],
  sewnToFront: (hand: Pose) => Piece[],
): (hand: Pose, over: boolean) => Piece[] {
  return (hand, over) => [...(over ? [] : sewnToFront(hand)), ...sleevesUpon(hand, over)];
}

/** The close shade of what is sewn to a front upon its face. */
export function shadeBelow(s: Surface, sewnToFront: (hand: Pose) => Piece[]): void {
  for (const { outline } of sewnToFront((u, v) => [u, v])) shadeRound(s, outline);
}

function standingOff(knots: Knot[], { kind, slack }: SewnOn, seed: number): PatternMap {
  const [from, to] = knots.slice(0, 2).map(({ x, y }): Point => [x, y]) as [Point, Point];
  const held = [from, to];
  const depth = Math.max(...knots.map(({ x, y }) => distanceTo(held, x, y)));
  const uneven = (u: number, v: number) => 0.75 + 0.6 * noise(u / 46, v / 46, seed + 3);
  if (kind === "flap") {
    return (u, v) => slack * uneven(u, v) * ramp(0, depth, distanceTo(held, u, v));
  }
  const along = alongLine(from, to);
  const reach = Math.min(behindMouth, 0.7 * depth);
  return (u, v) => {
    const middle = Math.max(0, Math.sin(Math.PI * along(u, v))) ** 1.2;
    return slack * middle * uneven(u, v) * Math.exp(-distanceTo(held, u, v) / reach);
  };
}

/** The share of the way from one point to the other. */
function alongLine([x0, y0]: Point, [x1, y1]: Point): PatternMap {
  const [ex, ey] = [x1 - x0, y1 - y0];
  return (u, v) => ((u - x0) * ex + (v - y0) * ey) / (ex * ex + ey * ey);
}
