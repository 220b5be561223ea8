import { drape } from "../arranging/drape.ts";
import { solid } from "../arranging/solid.ts";
import { cloths } from "../cloths/index.ts";
import { type Composition, frames } from "../composition.ts";
import { bell, fraction, ramp } from "../fields/scalar.ts";
import { knots, normalAt, type Point } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import { prints } from "../prints/index.ts";
import { layOut } from "../settling/lay-out.ts";

const half = 25;

/** A tailor's tape thrown over chalk-marked pinstripe, with the chalk. */
export const tailorsTape: Composition = {
  ...frames.still,
  dressed: [
    { color: "#343a46", print: "pinstripe" },
    { color: "#d9b65c", secondColor: "#2b2620" },
    { color: "#eceae4" },
  ],
  scene: () => ({
    laid: layOut([ground(), tape(), chalk()]),
    framing: { zoom: 1.2, x: 600, y: 800 },
  }),
};

function ground(): Piece {
  return drape({
    cloth: cloths.suiting,
    print: prints.pinstripe,
    seed: 547,
    left: -160,
    right: 1380,
    bottom: 1800,
    rim: () => -160,
    across: () => 0.5,
    surplus: [0.02, 0.03],
    loft: 0,
    height: 8,
    hold: 0.002,
    finish: chalkLine,
  });
}

function chalkLine(s: Surface): void {
  const white = s.dye("pearl");
  const path = Array.from({ length: 60 }, (_, i): Point => {
    const t = i / 59;
    return [150 + 800 * t, 1330 - 150 * Math.sin(t * 1.7)];
  });
  s.along(path, 8, (k, off, way) => {
    const worn = 0.55 + 0.45 * Math.sin(way * 0.9) * Math.sin(way * 0.37 + off);
    s.ink(k, white, 0.7 * worn * ramp(4.2, 1.4, Math.abs(off)));
  });
}

const path = Array.from({ length: 241 }, (_, i): Point => {
  const angle = 2.3 + (i / 240) * 9.6;
  const drift = (i / 240) * 560;
  return [330 + drift + 230 * Math.cos(angle), 560 + 0.62 * drift + 230 * Math.sin(angle)];
});
const ways = travelled(path);
const length = ways[ways.length - 1]!;

/** The way from the path's first point to each of its points. */
function travelled(points: Point[]): number[] {
  const sums = [0];
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1]!;
    const [bx, by] = points[i]!;
    sums.push(sums[i - 1]! + Math.hypot(bx - ax, by - ay));
  }
  return sums;
}

/** The straight strip is bent along the path; where it crosses itself the later turn lies on top. */
function tape(): Piece {
  return solid({
    outline: knots(`0,${-half}^ ${length},${-half}^ ${length},${half}^ 0,${half}^`),
    optics: { kind: "plastic", wrap: 0.3, gloss: 0.12, roughness: 0.5 },
    colorway: 1,
    rests: true,
    lift: 9,
    base: (u) => 16 * (u / length),
    grid: [6],
    pose: (u, v) => onPath(u, v),
    make: marks,
  });
}

function onPath(u: number, v: number): Point {
  const way = Math.min(length - 0.01, Math.max(0, u));
  const next = ways.findIndex((w) => w > way);
  const i = Math.max(0, next - 1);
  const share = (way - ways[i]!) / (ways[i + 1]! - ways[i]! || 1);
  const [ax, ay] = path[i]!;
  const [bx, by] = path[Math.min(path.length - 1, i + 1)]!;
  const [anx, any] = normalAt(path, i);
  const [bnx, bny] = normalAt(path, Math.min(path.length - 1, i + 1));
  const nx = anx + (bnx - anx) * share;
  const ny = any + (bny - any) * share;
  return [ax + (bx - ax) * share + nx * v, ay + (by - ay) * share + ny * v];
}

/** A line every centimeter, longer ones at five, and a bar at every ten. */
function marks(s: Surface): void {
  const ink = s.dye("second");
  const step = 10;
  s.each((k, u, v, depth) => {
    const n = Math.round(u / step);
    const off = Math.abs(u - n * step);
    const reach = n % 10 === 0 ? 2 * half : n % 5 === 0 ? 24 : 14;
    const drawn = ramp(0.95, 0.45, off) * ramp(reach + 0.5, reach - 0.5, v + half);
    const red = fraction(u / (step * 20)) < 0.05 ? ramp(7, 6, Math.abs(v - 8)) : 0;
    s.ink(k, ink, 0.9 * Math.max(drawn, red * 0.9));
    s.relief[k]! += 0.8 * ramp(0, 2, depth);
    s.tone(k, 1 - 0.16 * bell(depth - 3, 1.2));
  });
}

function chalk(): Piece {
  return solid({
    outline: knots("930,1130 1010,1160 1050,1220 1030,1280 960,1270 900,1230 890,1170"),
    optics: { kind: "matte", wrap: 0.35 },
    colorway: 2,
    rests: true,
    lift: 8,
    loft: 0.3,
    height: 14,
    make: (s) => s.each((k, _u, _v, depth) => (s.relief[k]! += 3 * ramp(0, 9, depth))),
  });
}
