import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { hangingAt, hungStrap } from "../making/leather/hung-strap.ts";
import { bagThread } from "../making/leather/leather-goods.ts";
import { block, flatStrap, leatherPart, rolledHandle } from "../making/leather/leather-parts.ts";
import { bagBody, bagForm, type StandingBag } from "../making/leather/standing-bag.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";
import { label, pressed } from "../making/sewing/label.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { line } from "../pattern/outline.ts";
import { type Shell, type Spot, through } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";

const height = 620;
const floor = 1268;

/** A soft bucket bag, drawn together with a cord, on a shoulder strap. */
export const bucketBag: Cut = (order) =>
  standingGoods(order, (side) => standingBag(order, side === "front"), {
    front: { zoom: 1.2, x: 0, y: 450 },
    detail: { zoom: 2.3, aim: [0, 500, 60], elevation: 0.3, turn: 0.26, focus: [0.4, 0.55] },
    back: { zoom: 1.2, x: 0, y: 450 },
    close: { zoom: 4, aim: [-40, 490, 105], elevation: 0.14, turn: 0.3, focus: [0.4, 0.55] },
  });

const width = through([
  [0, 232],
  [0.12, 240],
  [0.5, 226],
  [0.76, 196],
  [0.89, 168],
  [1, 186],
]);
const cordHeight = 0.89;
const cordRadius = 5.5;

function standingBag(order: Order, front: boolean): Part[] {
  const deep = 0.72;
  const wave = (angle: number) => Math.sin(angle * 6.5 + 1.1 * noise(angle * 2, 1, order.seed + 5));
  const pleat = (x: number, z: number) => 0.7 - 1.7 * (1 - Math.abs(wave(Math.atan2(x, z)))) ** 2;
  const y = cordHeight * height;
  const bag: StandingBag = {
    half: (h) => [width(h), width(h) * deep],
    height,
    floor,
    round: 0.86,
    open: true,
    soft: 16,
    // The cord gathers it to pleats that run out downwards.
    shape: (x, h, z) => pleat(x, z) * (13 * bell(h - cordHeight, 0.13) + 5 * ramp(0.3, 0.85, h)),
    draw: (s) => {
      const base = line("300,1184 460,1188 600,1190 740,1188 900,1184");
      seam(s, base, { depth: 3, pucker: 0.5 });
      stitch(s, base, { ...bagThread, offset: 6 });
      if (front) label(s, order.label, 600, 1096, 84, pressed);
    },
  };
  const form = bagForm(order, bag);
  return [
    ...bagBody(order, bag, form),
    rolledHandle(order, cordThrough(form, y, wave), cordRadius),
    ...(front ? ends(order, y, 170 * deep + 12) : []),
    strap(order, form),
  ];
}

/** Sewn flat to both sides of the bag, below the cord, and hung between. */
function strap(order: Order, form: Shell): Part {
  const leaves = height - 6;
  const foot = 456;
  const sewn = (end: 1 | -1) =>
    Array.from({ length: 40 }, (_, n): Spot => {
      const y = foot + ((leaves - foot) * n) / 40;
      // Its end is skived thin and lies close.
      return [end * (sideOf(form, end, y) + 4 - 6 * bell(n, 2.5)), y, 0];
    });
  const [left, right] = [sewn(-1), sewn(1)];
  const [x] = right.at(-1)!;
  const hung = hungStrap({
    end: { x, y: leaves },
    top: 1010,
    aside: 10,
    bend: 0.2,
    seed: order.seed,
  });
  const across = (row: number): Spot => {
    const t = hangingAt(row, left.length);
    // Between its ends it turns its face a little to whoever looks at it.
    return [-0.8 * Math.sin(Math.PI * t) ** 0.7, 0, 1];
  };
  return flatStrap(order, [...left, ...hung, ...right.reverse()], across, 18);
}

/** How far a side of the bag stands from its middle, where the strap is sewn to it. */
function sideOf({ positions: p }: Shell, end: 1 | -1, y: number): number {
  let most = 0;
  for (let k = 0; k < p.length; k += 3) {
    if (Math.abs(p[k + 2]!) > 22 || Math.abs(p[k + 1]! - y) > 12) continue;
    most = Math.max(most, end * p[k]!);
  }
  return most;
}

/** The cord, in and out of the wall at a height: it lies upon every other pleat. */
function cordThrough(form: Shell, y: number, wave: (angle: number) => number): Spot[] {
  const { columns, positions: p } = form;
  let row = 0;
  while (p[3 * row * columns + 1]! < y) row++;
  return Array.from({ length: columns }, (_, i): Spot => {
    const k = 3 * (row * columns + i);
    const [x, z] = [p[k]!, p[k + 2]!];
    const w = wave(Math.atan2(x, z));
    const out = 1 + (cordRadius * (2 * Math.tanh(2.4 * w) - 0.9)) / Math.hypot(x, z);
    return [x * out, y + 2 * w, z * out];
  });
}

/** The ends of the cord, through a slide, each with its tassel. */
function ends(order: Order, y: number, z: number): Part[] {
  const end = (side: number, length: number): Spot[] =>
    Array.from({ length: 30 }, (_, n): Spot => {
      const t = n / 29;
      return [
        side * (10 + 26 * t * t + 6 * Math.sin(4 * t)),
        y - length * t,
        z + 6 + 44 * Math.sqrt(t),
      ];
    });
  return [
    ...[end(-1, 190), end(1, 214)].flatMap((path) => {
      const [tx, ty, tz] = path[path.length - 1]!;
      return [
        rolledHandle(order, path, 4.5),
        leatherPart(order, block([tx, ty - 24, tz], [10, 32, 3.5]), () => {}),
      ];
    }),
    leatherPart(order, block([0, y - 54, z + 30], [18, 12, 7]), () => {}),
  ];
}
