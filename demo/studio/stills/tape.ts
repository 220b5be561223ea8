import { drape, extents } from "../arranging/drape.ts";
import { solid } from "../arranging/solid.ts";
import { cloths } from "../cloths/index.ts";
import { type Composition, frames } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { unit } from "../light/vector.ts";
import { lengthOf } from "../making/sewing/seams.ts";
import { type Knot, knots, type Point } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import { prints } from "../prints/index.ts";
import { layOut } from "../settling/lay-out.ts";

const half = 25;

/** A tailor's tape folded over chalk-marked pinstripe, with the chalk. */
export const tailorsTape: Composition = {
  ...frames.still,
  dressed: [
    { color: "#343a46", print: "pinstripe" },
    { color: "#d9b65c", secondColor: "#2b2620" },
    { color: "#eceae4" },
  ],
  scene: () => ({
    laid: layOut([ground(), ...runs(), chalk()]),
    framing: { zoom: 2, x: 590, y: 610 },
    aside: { slant: 0.74, swing: -0.4, aperture: 0.18 },
  }),
};

function ground(): Piece {
  return drape({
    cloth: cloths.suiting,
    print: prints.pinstripe,
    seed: 547,
    ...extents.still,
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
    return [120 + 760 * t, 1360 - 150 * Math.sin(t * 1.7)];
  });
  s.along(path, 9, (k, off, way) => {
    // It takes on the ridges of the threads, more where the hand bore down.
    const pressed = 0.05 + 0.4 * noise(way / 60, 0.5, 71) + 0.3 * ramp(5, 0, Math.abs(off));
    const grit = noise(way / 1.7, off / 1.3, 72) + 0.6 * noise(way / 5, off / 2.6, 73);
    const on = ramp(-0.25, 0.45, grit + pressed) * ramp(5.5, 1.5, Math.abs(off) + 1.2 * grit);
    s.ink(k, white, 0.62 * on);
  });
}

/** Where the tape is folded over, and where its ends leave the frame. */
const corners: Point[] = [
  [-40, 700],
  [880, 300],
  [330, 930],
  [1280, 640],
];

/** One straight run between two folds: a tape cannot be bent within its own plane. */
function run(n: number): Piece {
  const [from, to] = [corners[n]!, corners[n + 1]!];
  const along = direction(n);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const way = lengthOf(corners.slice(0, n + 1));
  const outline = [
    [creaseAt(n, -half), -half],
    [length + creaseAt(n + 1, -half, along), -half],
    [length + creaseAt(n + 1, half, along), half],
    [creaseAt(n, half), half],
  ].map(([x, y]): Knot => ({ x: x!, y: y!, corner: true }));
  return solid({
    outline,
    optics: { kind: "plastic", wrap: 0.3, gloss: 0.1, roughness: 0.55 },
    colorway: 1,
    rests: true,
    lift: 3,
    base: (u) => 3 * n + 5 * noise(u / 260, n, 74) + 4 * bell(u, 26) + 4 * bell(u - length, 26),
    grid: [8],
    pose: (u, v) => [from[0] + along[0] * u - along[1] * v, from[1] + along[1] * u + along[0] * v],
    make: (s) => marks(s, way, n),
  });
}

function runs(): Piece[] {
  return corners.slice(1).map((_, n) => run(n));
}

function direction(n: number): Point {
  const [a, b] = [corners[n]!, corners[n + 1]!];
  const [x, , y] = unit([b[0] - a[0], 0, b[1] - a[1]]);
  return [x, y];
}

/** How far along a run the crease at a corner lies, `v` beside its middle. @param along its direction. */
function creaseAt(corner: number, v: number, along: Point = direction(corner)): number {
  if (corner === 0 || corner === corners.length - 1) return 0;
  const [before, after] = [direction(corner - 1), direction(corner)];
  const crease: Point = [before[0] + after[0], before[1] + after[1]];
  const forward = crease[0] * along[0] + crease[1] * along[1];
  const aside = crease[1] * along[0] - crease[0] * along[1];
  return (v * forward) / aside;
}

const centimeter = 26;

/** Strokes of the figures 0 to 9 in a field two wide and four high, from its upper left corner. */
const figures = [
  "0,1 1,0 2,1 2,3 1,4 0,3 0,1",
  "0.3,0.8 1.2,0 1.2,4",
  "0,1 1,0 2,1 0,4 2,4",
  "0,0 2,0 1,1.6 2,2.8 1,4 0,3.2",
  "1.5,4 1.5,0 0,2.8 2,2.8",
  "2,0 0.2,0 0,1.8 1.2,1.6 2,2.8 1,4 0,3.4",
  "1.7,0 0.3,1.8 0,3 1,4 2,3 1,2 0.2,2.4",
  "0,0 2,0 0.8,4",
  "1,2 0.2,1 1,0 1.8,1 1,2 0,3 1,4 2,3 1,2",
  "1.8,1.6 1,2 0,1 1,0 2,1 1.7,2.4 0.6,4",
];

/** Millimeters along one edge, and the number of every centimeter, red at each ten. */
function marks(s: Surface, way: number, lane: number): void {
  const ink = s.dye("second");
  const step = centimeter / 10;
  const apart = ramp(2, 3.4, step * s.density);
  s.each((k, u, v, depth) => {
    const n = Math.round((u + way) / step);
    const off = Math.abs(u + way - n * step);
    const reach = n % 10 === 0 ? 20 : n % 5 === 0 ? 14 : 9;
    const fine = n % 5 === 0 ? 1 : apart;
    const drawn = fine * ramp(0.8, 0.35, off) * ramp(reach + 0.5, reach - 0.5, v + half);
    s.ink(k, ink, 0.85 * drawn);
    s.relief[k]! += 0.5 * ramp(0, 1.5, depth) + 0.06 * noise(u / 1.2, v / 1.2, 75);
    s.tone(k, 1 - 0.14 * bell(depth - 2.4, 0.9) + 0.05 * noise(u / 50, v / 40, 76 + lane));
  });
  const { x0, x1 } = s.window;
  for (let n = Math.ceil((x0 + way) / centimeter); n * centimeter < x1 + way; n++) {
    writeNumber(s, n % 150, n * centimeter - way, n % 10 === 0 ? s.dye("turkeyRed") : ink);
  }
}

function writeNumber(s: Surface, n: number, u: number, ink: number): void {
  const size = 3.3;
  const text = [...String(n)];
  text.forEach((letter, place) => {
    const left = u + (place - (text.length - 1) / 2) * 2.8 * size - size;
    const strokes = knots(figures[Number(letter)]!).map(
      ({ x, y }): Point => [left + x * size, y * size + 1],
    );
    s.along(strokes, 3, (k, off) => s.ink(k, ink, 0.9 * ramp(1.3, 0.6, Math.abs(off))));
  });
}

/** Pressed chalk, worn thin along the edge that draws. */
function chalk(): Piece {
  return solid({
    outline: knots("884,1196 900,1150 1000,1142 1064,1176 1068,1200 1010,1290 976,1306 950,1290"),
    optics: { kind: "matte", wrap: 0.35 },
    colorway: 2,
    rests: true,
    lift: 7,
    make: (s) =>
      s.each((k, u, v, depth) => {
        const rubbed = noise(u / 30, v / 9, 77) + 0.5 * noise(u / 3, v / 3, 78);
        s.relief[k]! += 3.4 * ramp(0, 16 + 4 * rubbed, depth) + 0.3 * rubbed;
        s.tone(k, 0.97 + 0.02 * rubbed - 0.05 * bell(depth - 17, 3));
      }),
  });
}
