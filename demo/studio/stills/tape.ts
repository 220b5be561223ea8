import { cloths } from "../cloths/index.ts";
import { type Composition, frames } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { pile } from "../making/folded/pile.ts";
import { knots, type Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import { prints } from "../prints/index.ts";
import { acrossBand, flatBand, waysAlong } from "../standing/along-path.ts";
import type { Spot } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";

/** Half a tape's width and half its thickness, in units: it is two centimeters wide. */
const half = 25;
const thick = 0.9;

/** A tailor's tape let go of before a length of pinstripe: it stands on its edge in loose turns. */
export const tailorsTape: Composition = {
  ...frames.still,
  dressed: [
    { color: "#343a46", print: "pinstripe" },
    { color: "#e2cd88", secondColor: "#2b2620" },
  ],
  scene: () => ({
    standing: [...pile([suiting], aside), tape(sprungOpen())],
    framing: { zoom: 3.4, x: -40, y: 60 },
    elevation: 0.5,
    focus: [0.55, 0.6],
  }),
};

/** The length of cloth is seen a little from its side. */
const aside = 0.3;

const suiting = {
  cloth: cloths.suiting,
  print: prints.pinstripe,
  width: 560,
  deep: 330,
  folds: 4,
  thickness: 14,
  colorway: 0,
  seed: 547,
  turn: 0.06,
  x: 60,
  z: -400,
};

/** How often it goes round, the radius of its innermost and its outermost turn, in units. */
const coil = { turns: 3.4, inner: 52, outer: 132 };
/** How far its free end runs on, in units. */
const freeEnd = 430;

/** From the free end on the floor round and round inward; hardly two turns touch alike. */
function sprungOpen(): Spot[] {
  const steps = 420;
  const round = Array.from({ length: steps + 1 }, (_, n): Spot => {
    const turn = (n / steps) * coil.turns;
    const angle = turn * Math.PI * 2;
    const inward = turn / coil.turns;
    const stray = 9 * noise(Math.sin(angle), Math.cos(angle), 81) + 5 * noise(angle / 1.9, 2, 82);
    const r = coil.outer + (coil.inner - coil.outer) * inward ** 0.8 + stray * ramp(0, 0.3, turn);
    const risen = 12 * ramp(1, coil.turns, turn);
    return [r * Math.sin(angle) * 1.06 - 60, half + risen, r * Math.cos(angle) + 40];
  });
  const [x, y, z] = round[0]!;
  const end = Array.from({ length: 120 }, (_, n): Spot => {
    const way = freeEnd * (1 - n / 120);
    return [x - way + 0.0005 * way * way, y, z + 0.0011 * way * way];
  });
  return [...end, ...round];
}

/** Where the side that is not printed lies beside the pattern of the other, in units. */
const unprinted = 4 * half;

/** A tape upright along its path, printed on the side that faces out of its turns. */
function tape(path: Spot[]): Part {
  const body = flatBand(path, [0, 1, 0], half, thick);
  const ways = waysAlong(path);
  const uv = new Float32Array(body.columns * body.rows * 2);
  for (let k = 0; k < body.columns * body.rows; k++) {
    const angle = ((k % body.columns) / (body.columns - 1)) * Math.PI * 2;
    uv[2 * k] = ways[Math.floor(k / body.columns)]!;
    uv[2 * k + 1] = Math.cos(angle) > 0 ? unprinted : -acrossBand(angle, half);
  }
  return {
    ...body,
    optics: { kind: "plastic", wrap: 0.3, gloss: 0.35, roughness: 0.45 },
    dye: "main",
    colorway: 1,
    grain: { uv, make: marks },
  };
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
function marks(s: Surface): void {
  const ink = s.dye("second");
  const step = centimeter / 10;
  const apart = ramp(2, 3.4, step * s.density);
  s.each((k, u, v) => {
    const n = Math.round(u / step);
    const off = Math.abs(u - n * step);
    const reach = n % 10 === 0 ? 20 : n % 5 === 0 ? 14 : 9;
    const fine = n % 5 === 0 ? 1 : apart;
    const inside = half - Math.abs(v);
    const drawn = fine * ramp(0.8, 0.35, off) * ramp(reach + 0.5, reach - 0.5, inside);
    s.ink(k, ink, v < 0 ? 0.85 * drawn : 0);
    s.relief[k]! += 0.06 * noise(u / 1.2, v / 1.2, 75);
    s.tone(k, 1 - 0.14 * bell(inside - 2.4, 0.9) + 0.05 * noise(u / 50, v / 40, 76));
  });
  const { x0, x1 } = s.window;
  for (let n = Math.max(1, Math.ceil(x0 / centimeter)); n * centimeter < x1; n++) {
    writeNumber(s, n, n * centimeter, n % 10 === 0 ? s.dye("turkeyRed") : ink);
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
