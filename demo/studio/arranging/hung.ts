import type { ClothId, PrintId } from "../catalog.ts";
import { cloths } from "../cloths/index.ts";
import { straight } from "../cloths/woven.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { seam } from "../making/sewing/seams.ts";
import { knots } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import { prints } from "../prints/index.ts";
import { hook } from "./rail.ts";

/** A garment on a rail, seen from the side: its sleeve, and what shows of the body behind it. */
export interface Hung {
  cloth: ClothId;
  print?: PrintId;
  x: number;
  width: number;
  length: number;
  sleeve: number;
  colorway: number;
}

/** From the hook down; each hangs a little in front of the one before it. */
export function hungOnRail(rail: number, one: Hung): Piece[] {
  const neck = rail + 92;
  return [hook(one.x, rail), body(one, neck), sleeve(one, neck)];
}

function body(one: Hung, neck: number): Piece {
  const { x, width, length } = one;
  const half = width / 2;
  const hem = neck + length;
  return hanging(
    one,
    knots(
      `${x - 9},${neck - 6}^ ${x + 9},${neck - 6}^ ${x + half * 0.55},${neck + 24} ${x + half * 0.86},${neck + 84}
       ${x + half},${neck + 420} ${x + half * 1.12},${hem - 4}^ ${x},${hem + 6} ${x - half * 1.16},${hem - 2}^
       ${x - half * 1.02},${neck + 420} ${x - half * 0.9},${neck + 84} ${x - half * 0.55},${neck + 24}`,
    ),
    { lift: 30, seed: 0, folds: 0.3, hem },
  );
}

function sleeve(one: Hung, neck: number): Piece {
  const { x, width } = one;
  const half = width * 0.33;
  const hem = neck + one.sleeve;
  const piece = hanging(
    one,
    knots(
      `${x - 4},${neck + 6}^ ${x + half * 0.8},${neck + 46} ${x + half * 1.1},${neck + 150} ${x + half * 0.95},${neck + 420}
       ${x + half * 0.66},${hem}^ ${x - half * 0.72},${hem + 8}^ ${x - half},${neck + 420} ${x - half * 1.1},${neck + 150}
       ${x - half * 0.75},${neck + 46}`,
    ),
    { lift: 12, seed: 5, folds: 0.14, hem },
  );
  return { ...piece, edgeDrop: 6 };
}

interface Fall {
  lift: number;
  seed: number;
  folds: number;
  hem: number;
}

function hanging(one: Hung, outline: Piece["outline"], fall: Fall): Piece {
  const cloth = cloths[one.cloth];
  const seed = 640 + one.colorway * 13 + fall.seed;
  return {
    outline,
    optics: cloth.optics,
    colorway: one.colorway,
    seed,
    rests: true,
    lift: fall.lift,
    loft: 0.62,
    height: 34,
    hold: Math.max(0.0016, cloth.hold * 0.7),
    bend: cloth.bend,
    fuzz: cloth.fuzz * 0.7,
    anchor: 0.002,
    edgeAnchor: 0.04,
    grid: [12, 7],
    steps: [360, 200],
    pose: (u, v) => [u + 8 * noise(v / 330, seed, 7), v],
    excess: (e, u, v) => {
      const down = ramp(fall.hem - 900, fall.hem - 300, v);
      e.along(
        1,
        0.05,
        fall.folds * (0.35 + 0.65 * down) * (0.7 + 0.6 * noise(u / 40, v / 800, seed)),
      );
      e.crumple(u, v, seed + 3, 0.04, 150);
    },
    make: (s) => sewn(s, one, fall.hem, straightOf(one)),
  };
}

function straightOf(one: Hung) {
  return (u: number, v: number) => straight(u + one.colorway * 37, v);
}

function sewn(
  s: Surface,
  one: Hung,
  hem: number,
  grain: (u: number, v: number) => [number, number],
) {
  cloths[one.cloth].texture(s, grain);
  if (one.print) prints[one.print].paint(s, grain);
  seam(
    s,
    [
      [one.x - 200, hem - 36],
      [one.x + 200, hem - 36],
    ],
    { depth: 1.2, pucker: 0.8 },
  );
  s.each((k, _u, v, depth) => {
    s.tone(k, 1 - 0.16 * ramp(9, 0, depth) - 0.1 * bell(v - hem, 12));
  });
}
