import type { ClothId, PrintId } from "../catalog.ts";
import { type Cloth, cloths, knit } from "../cloths/index.ts";
import type { Grain } from "../cloths/texture.ts";
import { chance, noise } from "../fields/noise.ts";
import { clamp } from "../fields/scalar.ts";
import { laidByHand, turnedAbout } from "../making/body/poses.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import { prints } from "../prints/index.ts";
import { block } from "./block.ts";

/** One folded thing of a stack; all measures in units. */
export interface Folded {
  cloth: ClothId;
  print?: PrintId;
  width: number;
  /** From its front fold to what the camera no longer sees. */
  deep: number;
  /** How often it is folded, and how thick each fold is. */
  folds: number;
  thickness: number;
  /** How far it was pushed aside, and radians by which it was turned. */
  aside: number;
  turn: number;
  colorway: number;
  ribbed?: boolean;
}

interface Layer extends Folded {
  x: number;
  /** Where its front fold lies, and how high. */
  front: number;
  level: number;
  seed: number;
}

/** How far a fold lies behind the one below it, as shares of its thickness. */
const behind = { least: 0.42, more: 0.5 };

/** How far its roundness goes in from its rim, as a share of its thickness. */
const roundness = 0.4;

/** How much lower a stack is at its sides than in its middle. */
const domed = 0.07;

/**
 * Folded things one upon the other, the first lowest, their folds towards the camera.
 *
 * @param middle of the stack, @param front where the lowest fold lies.
 */
export function stack(middle: number, front: number, things: Folded[]): Piece[] {
  let at = front;
  let level = 0;
  return things.flatMap((thing, n) =>
    Array.from({ length: thing.folds }, (_, fold) => {
      const { thickness, aside } = thing;
      const seed = 900 + n * 20 + fold * 3;
      const one = { ...thing, x: middle + aside, front: at, level, seed };
      at -= thickness * (behind.least + behind.more * chance(seed, 1, 45));
      level += thickness;
      return layer(one);
    }),
  );
}

function layer(one: Layer): Piece {
  const { x, width, deep, thickness, seed } = one;
  const cloth = cloths[one.cloth];
  const middle = one.front - deep / 2;
  return {
    outline: block({ x, y: middle, width, height: deep }, 14, 2),
    optics: cloth.optics,
    colorway: one.colorway,
    seed,
    lift: 1,
    base: (u, v) => height(one, u, v),
    hold: 0.01,
    bend: cloth.bend,
    fuzz: cloth.fuzz * 0.3,
    anchor: 0.006,
    edgeAnchor: 0.05,
    grid: [9, 4.5],
    steps: [110, 40],
    stir: 0.1 * thickness,
    pose: laidAt(one, middle),
    excess: (e, u, v) => {
      e.evenly(0.004);
      e.crumple(u, v, seed, 0.04, 110);
      e.along(1, 0.15, 0.05 * Math.max(0, 0.3 + noise(u / 70, v / 160, seed + 4)));
    },
    make: (s) => paint(s, one, cloth),
  };
}

/** How high the cloth of a fold lies: the stack sinks towards its sides. */
function height(one: Layer, u: number, v: number): number {
  const off = (u - one.x) / (one.width / 2);
  return one.level * (1 - domed * off * off) + bulge(one, u, v);
}

/** The height of a fold above what it lies on: round at its rim, here fuller than there. */
function bulge({ x, front, width, thickness, deep, seed }: Layer, u: number, v: number): number {
  const waved = front - v + 0.3 * thickness * noise(u / 70, 0.5, seed + 6);
  const rim = Math.min(waved, width / 2 - Math.abs(u - x), v - front + deep);
  const within = clamp(rim / (roundness * thickness));
  const full = 1 + 0.2 * noise(u / 90, v / 150, seed + 7);
  return thickness * full * Math.sqrt(1 - (1 - within) ** 2);
}

function paint(s: Surface, one: Layer, cloth: Cloth): void {
  // Round the front fold more of the cloth goes by than the table shows.
  const grain: Grain = (u, v) => [u + one.seed * 7, v - 0.8 * bulge(one, u, v) + one.seed * 3];
  (one.ribbed ? cloth.rib : knit(cloth))(s, grain);
  if (one.print) prints[one.print].paint(s, grain);
}

function laidAt({ x, turn, seed }: Layer, y: number): Pose {
  return turnedAbout(laidByHand(seed, 6), x, y, turn);
}
