import { noise } from "../fields/noise.ts";
import { bell, fraction, ramp } from "../fields/scalar.ts";
import type { Optics } from "../light/optics.ts";
import type { Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import { cord } from "../standing/along-path.ts";
import { type Shell, type Spot, shell, unrolled } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";

/** Spools of sewing thread as they come off a lathe, and a needle, in units. */

const height = 236;
const flange = 96;
const core = 44;
const hole = 15;
const pitch = 3.1;

const wood: Optics = { kind: "leather", wrap: 0.2, gloss: 0.08, roughness: 0.5 };
const cotton: Optics = { kind: "satin", wrap: 0.2, gloss: 0.34, roughness: 0.55 };

/** Where a spool is: upright, or lying with its axis turned so far from the right, radians. */
export interface SpoolAt {
  x: number;
  z: number;
  lying?: number;
  /** How much thread is left on it, 0..1. */
  full: number;
}

/** Half the section of its wood, from within its hole round to within its hole. */
const section: Point[] = [
  [hole, 30],
  [hole, 4],
  [hole + 4, 0.5],
  [flange - 16, 0],
  [flange - 7, 2],
  [flange - 1.5, 6],
  [flange, 11],
  [flange - 1, 17],
  [flange - 9, 23],
  [core + 14, 32],
  [core, 40],
];
const turned: Point[] = [
  ...section,
  ...section.map(([r, y]): Point => [r, height - y]).reverse(),
].flatMap(([r, y], n, all): Point[] => {
  // Each corner keeps its edge: beside it the wood is flat again.
  const [r1, y1] = all[n + 1] ?? [r, y];
  return [
    [r, y],
    [r + (r1 - r) * 0.3, y + (y1 - y) * 0.3],
    [r + (r1 - r) * 0.7, y + (y1 - y) * 0.7],
  ];
});

/** The wood of a spool, in color way `woodway`, and its thread. */
export function spool(at: SpoolAt, colorway: number, woodway: number): Part[] {
  const put = placer(at);
  const body = lathe(turned, put);
  const radius = core + (flange - core) * (0.36 + 0.44 * at.full);
  const rows = 70;
  const thread = lathe(
    Array.from({ length: rows }, (_, n): Point => {
      const t = n / (rows - 1);
      const end = Math.min(t, 1 - t);
      const full = ramp(-0.02, 0.1, end);
      const uneven = 1.3 * noise(t * 9, colorway, 44) + 2.4 * Math.sin(Math.PI * t);
      return [core - 2 + (radius - core + uneven) * Math.sqrt(full), 27 + (height - 54) * t];
    }),
    put,
  );
  return [
    { ...part(body, wood, woodway, grain), grain: { uv: sawn(colorway), make: grain } },
    part(thread, cotton, colorway, (s) => wound(s, colorway)),
  ];
}

/** Where each place of a spool's wood was in its plank: the grain runs straight across. */
function sawn(n: number): Float32Array {
  const [c, s] = [Math.cos(2.4 * n), Math.sin(2.4 * n)];
  const { positions: p } = lathe(turned, ([x, y, z]) => [
    x * c - z * s + 0.3 * y,
    z * c + x * s + 0.45 * y,
    0,
  ]);
  return p.filter((_, k) => k % 3 < 2);
}

/** Thread that ran off, along a path. */
export function looseThread(path: Spot[], colorway: number): Part {
  return part(cord(path, 1.7), cotton, colorway, (s) =>
    s.each((k, u, v) => s.tone(k, 1 + 0.2 * Math.sin(u * 1.1 + v * 0.6))),
  );
}

/** A sewing needle that lies on the floor, its eye at (x, z). */
export function needle(x: number, z: number, turn: number): Part {
  const long = 250;
  const form: Point[] = Array.from({ length: 60 }, (_, n) => {
    const t = n / 59;
    const thick = 3.4 * Math.sqrt(ramp(-0.01, 0.03, t)) * (1 - 0.88 * t ** 3);
    return [Math.max(0.3, thick), long * t];
  });
  const body = lathe(form, (spot) => lain(spot, turn, [x, 3.4, z]));
  const metal: Optics = { kind: "metal", wrap: 0.2, gloss: 1.2, roughness: 0.24 };
  const eye = (s: Surface) =>
    s.each((k, u, v) =>
      s.tone(k, 1 - 0.85 * ramp(1.7, 0.9, Math.abs(v)) * ramp(9, 7, Math.abs(u - 18))),
    );
  return { ...part(body, metal, 0, eye), dye: "steel" };
}

function part(body: Shell, optics: Optics, colorway: number, make: (s: Surface) => void): Part {
  return { ...body, optics, dye: "main", colorway, grain: { uv: unrolled(body), make } };
}

/** A body turned about its upright axis: its section from below, radius and height. */
function lathe(form: Point[], put: (spot: Spot) => Spot): Shell {
  const around = 73;
  return shell(around, form.length, (i, j) => {
    const angle = (i / (around - 1)) * Math.PI * 2 - Math.PI;
    const [r, y] = form[j]!;
    return put([r * Math.sin(angle), y, r * Math.cos(angle)]);
  });
}

function placer({ x, z, lying }: SpoolAt): (spot: Spot) => Spot {
  if (lying === undefined) return ([a, b, c]) => [a + x, b, c + z];
  return ([a, b, c]) => lain([a, b - height / 2, c], lying, [x, flange, z]);
}

/** Lays down what stands upright: its axis along a turn from the right, what was before it upwards. */
function lain([a, b, c]: Spot, turn: number, [x, y, z]: Spot): Spot {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [x + b * cos - a * sin, y + c, z + b * sin + a * cos];
}

/** Beech, planed along its grain, and darker where hands and thread rubbed it. */
function grain(s: Surface): void {
  s.each((k, u, v) => {
    const streak = noise(v / 3.2, u / 80, 43);
    const fleck = ramp(0.5, 0.8, noise(v / 1.6, u / 12, 44));
    s.tone(k, 1 + 0.09 * streak + 0.06 * noise(v / 30, u / 40, 45) - 0.1 * fleck);
    s.relief[k]! += 0.22 * streak;
  });
}

/** Thread in tight turns, each layer laid a little aslant of the last. */
function wound(s: Surface, lane: number): void {
  s.each((k, u, v) => {
    const layer = noise(u / 34, v / 210, lane + 44);
    const slant = layer > 0 ? 0.035 : -0.045;
    const turn = fraction((u + slant * v + 0.8 * noise(u / 24, v / 60, lane + 46)) / pitch);
    const thread = Math.sqrt(Math.max(0, 1 - (2 * turn - 1) ** 2));
    const ply = Math.sin((v / 3.4 + turn * 1.6) * Math.PI * 2);
    const crossing = bell(layer, 0.05);
    s.relief[k]! += 1.1 * thread + 0.1 * ply * thread + 0.9 * crossing;
    const shade = 0.05 * noise(u / 60, v / 90, lane + 48) - 0.08 * crossing;
    s.tone(k, (0.66 + 0.34 * thread + 0.05 * ply) * (1 + shade));
  });
}
