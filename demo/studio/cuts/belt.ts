import { type Knot, knots, type Point } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { bell, blend, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { buckle } from "../making/belt.ts";
import { label } from "../making/label.ts";
import { tab, waxed } from "../making/leather-goods.ts";
import { laidByHand, turnedOver } from "../making/poses.ts";
import { stitch } from "../making/seams.ts";

const reach = 452;
const depth = 128;
const halfWidth = 39;
const middle: Point = [600, 800];
const brass = { kind: "metal", wrap: 0.2, gloss: 0.9, roughness: 0.3 } as const;

/** The belt's line round its loop: the near half bows down, the far half up. */
function bow(x: number, near: boolean): number {
  const t = (x - middle[0]) / reach;
  const away = depth * Math.sqrt(Math.max(0, 1 - t * t));
  return middle[1] + (near ? away : -away * 0.9);
}

/** A leather belt, buckled and set down on its edge as a loop. */
export const belt: Cut = (order) => {
  const pose = laidByHand(order.seed + 590, 3, -0.05);
  const over = turnedOver(pose);
  return {
    pieces: [
      half(order, pose, false, (s) => label(s, 600, bow(600, false) - 2, 74, "tan", "labelInk")),
      half(order, pose, true, (s) => {
        for (let i = 0; i < 4; i++) hole(s, 700 + i * 42);
      }),
      end(order, pose),
      buckle(628, bow(628, true), pose, {
        width: 96,
        height: 112,
        thickness: 13,
        dye: "brass",
        optics: brass,
      }),
      tab(order, pose, { outline: strip(512, 544, halfWidth + 6), lane: 592, lift: 6 }),
    ],
    back: [half(order, over, false), half(order, over, true)],
    front: { zoom: 1.12, x: 600, y: 800 },
    detail: { zoom: 3.8, x: 604, y: 962 },
    close: { zoom: 5.2, x: 440, y: 936 },
  };
};

/** A stretch of the near half, standing upright from its line. */
function strip(from: number, to: number, half: number, near = true): Knot[] {
  const steps = 24;
  const turn = (x: number) => Math.asin((x - middle[0]) / reach);
  const at = (i: number, up: number): Knot => {
    // Even steps of the turn, not of the way across: the loop's ends are round.
    const x = middle[0] + reach * Math.sin(blend(turn(from), turn(to), i / steps));
    const corner = i === 0 || i === steps;
    return { x, y: bow(x, near) + up * half, corner };
  };
  const there = Array.from({ length: steps + 1 }, (_, i) => at(i, -1));
  const back = Array.from({ length: steps + 1 }, (_, i) => at(steps - i, 1));
  return [...there, ...back];
}

function half(order: Order, pose: Pose, near: boolean, paint?: (s: Surface) => void): Piece {
  const outline = strip(
    middle[0] - reach,
    middle[0] + reach,
    near ? halfWidth : halfWidth * 0.94,
    near,
  );
  return {
    outline,
    optics: order.cloth.optics,
    dye: near ? "main" : "tan",
    inner: !near,
    seed: order.seed + (near ? 593 : 594),
    rests: near,
    lift: 6,
    base: (u) =>
      44 * (near ? 1 : 0.6) * Math.sqrt(Math.max(0, 1 - ((u - 600) / (reach + 12)) ** 2)),
    loft: 0.16,
    height: 6,
    hold: 0.05,
    bend: 1,
    anchor: 0.05,
    edgeAnchor: 0.2,
    grid: [10, 7],
    steps: [60, 40],
    pose,
    excess: (e, u, v) => {
      e.evenly(0.001);
      e.crumple(u, v, order.seed + 595, 0.015, 160);
    },
    make: (s) => {
      const line = strip(middle[0] - reach, middle[0] + reach, 0, near)
        .slice(0, 25)
        .map(({ x, y }): Point => [x, y]);
      face(s, order, (u, v) => [u, v - bow(u, near)]);
      for (const offset of [halfWidth - 8, 8 - halfWidth]) stitch(s, line, { ...waxed, offset });
      s.each((k, u, _v, inside) => {
        s.relief[k]! += 1.2 * ramp(0, 4, inside);
        s.tone(k, 1 - 0.3 * ramp(5, 0, inside));
        s.tone(k, 1 - 0.45 * ramp(0.9, 1, Math.abs(u - 600) / reach));
      });
      paint?.(s);
    },
  };
}

/** The pointed end, through buckle and keeper. */
function end(order: Order, pose: Pose): Piece {
  const y = (x: number) => bow(x, true);
  return {
    outline: knots(
      `668,${y(668) - 37}^ 520,${y(520) - 37} 400,${y(400) - 37} 372,${y(372) - 35}^
      344,${y(344)} 372,${y(372) + 35}^ 400,${y(400) + 37} 520,${y(520) + 37} 668,${y(668) + 37}^`,
    ),
    optics: order.cloth.optics,
    seed: order.seed + 596,
    rests: true,
    lift: 5,
    loft: 0.2,
    height: 6,
    hold: 0.06,
    bend: 1,
    edgeAnchor: 0.2,
    grid: [8],
    steps: [60],
    edgeDrop: 3,
    pose,
    make: (s) => {
      face(s, order, (u, v) => [u, v - bow(u, true)]);
      s.each((k, _u, _v, inside) => {
        s.relief[k]! += 1.2 * ramp(0, 4, inside);
        s.tone(k, 1 - 0.3 * ramp(5, 0, inside) - 0.1 * bell(inside - 9, 2));
      });
      const rim = Array.from({ length: 24 }, (_, i): Point => [640 - i * 11, y(640 - i * 11)]);
      for (const offset of [28, -28]) stitch(s, rim, { ...waxed, offset });
      for (let i = 0; i < 4; i++) hole(s, 424 + i * 42);
    },
  };
}

function hole(s: Surface, x: number): void {
  const y = bow(x, true);
  s.within({ x0: x - 10, y0: y - 10, x1: x + 10, y1: y + 10 }, (k, u, v) => {
    const r = Math.hypot(u - x, v - y);
    s.tone(k, 1 - 0.85 * ramp(5.4, 4, r));
    s.relief[k]! += 0.8 * bell(r - 6.4, 1.6) - 2 * ramp(5, 3, r);
  });
}
