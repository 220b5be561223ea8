import type { Grain } from "../cloths/texture.ts";
import { chance } from "../fields/noise.ts";
import type { Surface } from "../pattern/surface.ts";
import { leafAt, stemAt } from "./foliage.ts";
import { type FlowerInks, type PaintedFlower, paintedFlower, petalsAt } from "./painted-flower.ts";
import type { Print } from "./print.ts";
import { takenUp } from "./screened.ts";

/** Distance of the full-blown flowers, and of what grows between them, in units. */
const cell = 98;
const between = 57;
/** The green and the pale screens lie a hair's breadth beside the others. */
const misplaced = 0.9;

interface Growing {
  x: number;
  y: number;
  flower: PaintedFlower;
  /** Which of the sets of inks. */
  inks: number;
  lot: number;
  /** A sprig without a bud. */
  bare: boolean;
}

/** Full-blown flowers and buds of several sizes over leaves and stems, as painted by hand. */
function paint(s: Surface, grain: Grain): void {
  const [deep, rose, cream, ochre, leaf] = (
    ["second", "petalRose", "petalCream", "petalOchre", "leaf"] as const
  ).map((dye) => s.dye(dye)) as [number, number, number, number, number];
  const sets: FlowerInks[] = [
    { deep, mid: rose, light: cream },
    { deep, mid: deep, light: rose },
    { deep: ochre, mid: cream, light: cream },
    { deep, mid: rose, light: rose },
  ];
  const large = garden(cell, 120, (lot) => 23 + 19 * lot);
  const small = garden(between, 140, (lot) => 6 + 7 * lot);
  const foliage: [number, number] = [leaf, cream];
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const cover = takenUp(a, b);
    const full = large(a, b);
    const little = small(a, b);
    for (const g of little) within(g, a, b, 46, (x, y) => sprig(s, k, foliage, g, x, y, cover));
    for (const g of full) {
      within(g, a + misplaced, b, 2.2 * g.flower.size, (x, y) =>
        leaves(s, k, foliage, g, x, y, cover),
      );
    }
    for (const g of [...little, ...full]) {
      if (g.bare) continue;
      within(g, a, b, 1.25 * g.flower.size, (x, y) =>
        petalsAt(s, k, g.flower, sets[g.inks]!, x, y, cover),
      );
    }
  });
}

/** What may reach a place of the cloth. */
type Garden = (a: number, b: number) => Growing[];

/** Flowers strewn one to a cell; those round a cell are found but once. */
function garden(pitch: number, lane: number, size: (lot: number) => number): Garden {
  const grow = (x: number, y: number): Growing => {
    const lot = chance(x, y, lane + 4);
    return {
      x: (x + 0.5 + (y & 1) * 0.5 + 0.72 * (chance(x, y, lane) - 0.5)) * pitch,
      y: (y + 0.5 + 0.72 * (chance(x, y, lane + 1) - 0.5)) * pitch,
      flower: paintedFlower(size(chance(x, y, lane + 2)), lane + 7 * x + 131 * y),
      inks: Math.floor(4 * chance(x, y, lane + 3)),
      lot,
      bare: pitch === between && lot < 0.3,
    };
  };
  const known = new Map<number, Growing[]>();
  return (a, b) => {
    const column = Math.floor(a / pitch);
    const row = Math.floor(b / pitch);
    const key = column * 4096 + row;
    const found = known.get(key) ?? cells.map(([i, j]) => grow(column + i, row + j));
    known.set(key, found);
    return found;
  };
}

/** A cell's neighbors; shifted rows reach from two cells to the left. */
const cells = [-1, 0, 1].flatMap((j) => [-2, -1, 0, 1].map((i): [number, number] => [i, j]));

function within(
  { x, y }: Growing,
  a: number,
  b: number,
  reach: number,
  draw: (dx: number, dy: number) => void,
): void {
  const dx = a - x;
  const dy = b - y;
  if (dx * dx + dy * dy < reach * reach) draw(dx, dy);
}

type Foliage = [ink: number, light: number];

/** Leaves that look out from under a flower, and a stem that runs off to a bud. */
function leaves(
  s: Surface,
  k: number,
  inks: Foliage,
  { flower: { size }, lot }: Growing,
  dx: number,
  dy: number,
  cover: number,
): void {
  const first = lot * 6.3;
  const bent = 0.5 * (lot - 0.5);
  stemAt(s, k, inks[0], dx, dy, { turn: first + 1.4, long: size * 2.1, half: 0.9, bent }, cover);
  for (const [i, way] of [0, 0.75, 2.5, 3.9, 4.5].entries()) {
    const long = size * (1.35 + 0.5 * chance(i, size, 131));
    const half = size * (0.15 + 0.1 * chance(i, size, 132));
    leafAt(
      s,
      k,
      inks,
      dx,
      dy,
      { turn: first + way, long, half, bent: bent - 0.15 * (i - 2) },
      cover,
    );
  }
}

/** A stalk with small leaves to both sides. */
function sprig(
  s: Surface,
  k: number,
  inks: Foliage,
  { lot, flower: { size } }: Growing,
  dx: number,
  dy: number,
  cover: number,
): void {
  const turn = lot * 19;
  const bent = 0.7 * (lot - 0.5);
  const long = 24 + size;
  stemAt(s, k, inks[0], dx, dy, { turn, long, half: 0.6, bent }, cover);
  for (const step of [0.3, 0.5, 0.72, 0.95]) {
    const x = dx - long * (step * Math.cos(turn) - bent * step * step * Math.sin(turn));
    const y = dy - long * (step * Math.sin(turn) + bent * step * step * Math.cos(turn));
    for (const side of [1, -1]) {
      const leaf = { turn: turn + side * 0.9, long: 12 - 4 * step, half: 2.6, bent: -0.2 * side };
      leafAt(s, k, inks, x, y, leaf, cover);
    }
  }
}

export const largeFloral: Print = { second: "#b9574a", paint };
