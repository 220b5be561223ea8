import { cloud, noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { type Point, type Side, table } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import {
  asDrawn,
  raised,
  rowsFrom,
  type Shell,
  type Spot,
  shell,
  squared,
  turnedIn,
  unrolled,
} from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { bagThread, insideOptics } from "./leather-goods.ts";
import { bagFace, bagOptics } from "./leather-parts.ts";

/** A bag that stands on the floor, drawn as seen from before it. */
export interface StandingBag {
  /** Half its width and depth in units, at a share of its height. */
  half: (h: number) => [width: number, depth: number];
  /** In units. */
  height: number;
  /** Height of the floor in the drawing. */
  floor: number;
  /** How round its section is: 0.2 for a box, 1 for an ellipse. */
  round: number;
  /** It ends in an open rim instead of a closed top. */
  open: boolean;
  /** The share of its height from which on its inside is seen: a quarter when absent. */
  linedFrom?: number;
  /** How thick its skin and its lining are together, in units: six when absent. */
  wall?: number;
  /** How far its leather gives way, in units; absent where `slumped` says it. */
  soft?: number;
  /** How far it stands off further, by hand, in units: x from its middle, h a share of its height. */
  shape?: (x: number, h: number) => number;
  /** How far its rim sinks, in units; x from its middle. */
  sag?: (x: number) => number;
  /** Draws on the bag as seen from before. */
  draw: (s: Surface) => void;
}

/** Vertices round the body and up it, as `slumped` wants them, and those of its rows that round off the bottom. */
const around = 193;
const along = 129;
export const bottomRows = 8;
/** Rows over which a closed one's walls bend to its top. */
export const topRows = 10;
/** How far down the inside of an open bag is faced with its own leather, in units. */
const facing = 74;
/** How far below its rim an open bag is sewn, in units. */
const rimSeam = 13;
/** How far up the bottom's edge is rounded, in units. */
const bottomEdge = 10;

/**
 * The body of a bag, with its inside when it is open.
 * @param outer its form, from `bagForm`. @param cut that which it was sewn to, where it has slumped since.
 */
export function bagBody(
  order: Order,
  bag: StandingBag,
  outer = bagForm(order, bag),
  cut = outer,
): Part[] {
  const body: Part = {
    ...outer,
    optics: bagOptics(order.cloth),
    dye: "main",
    grain: {
      uv: unrolled(cut),
      make: (s) => {
        bagFace(s, order);
        s.each((k, u, v) => s.tone(k, 1 + 0.06 * cloud(u / 130, v / 130, 3, order.seed + 8)));
        if (bag.open) turnedRim(s, cut);
      },
    },
    drawing: { uv: asDrawn(cut, table.middle, bag.floor), make: bag.draw },
  };
  if (!bag.open) return [body];
  const wall = bag.wall ?? 6;
  const inside = turnedIn(rowsFrom(outer, Math.floor((bag.linedFrom ?? 0.25) * along)), wall);
  return [
    {
      ...inside,
      optics: insideOptics,
      dye: "lining",
      grain: {
        uv: unrolled(inside),
        make: (s) => {
          const skin = s.dye("main");
          s.each((k, u) => {
            s.ink(k, skin, ramp(facing + 1, facing - 1, u));
            // The cut edge between the two leaves is painted, and darker than either.
            s.tone(k, 1 - 0.45 * bell(u - 0.78 * wall, 0.73 * wall) - 0.3 * bell(u - facing, 2));
          });
        },
      },
    },
    body,
  ];
}

/**
 * Where a bag's base stays while the rest of it slumps: three values a vertex, not numbers where it is
 * free.
 * @param rows of its grid that do not give way, from the lowest up.
 */
export function heldBase({ positions, columns }: Shell, rows = bottomRows + 1): Float32Array {
  const held = 3 * columns * rows;
  return positions.map((at, k) => (k < held ? at : Number.NaN));
}

/** The rim of an open bag: its skin turned in over the facing and sewn down below the fold. */
function turnedRim(s: Surface, form: Shell): void {
  const uv = unrolled(form);
  const rim = uv[uv.length - 2]!;
  const row = rim - rimSeam;
  s.each((k, u) => {
    s.relief[k]! += ramp(row - 10, row - 6, u);
    s.tone(k, 1 - 0.07 * bell(u - row + 8, 2));
    s.relief[k]! -= 0.8 * bell(u - row, 2.6);
  });
  const [from, to] = [uv[uv.length - 2 * form.columns + 1]!, uv[uv.length - 1]!];
  const sewn: Point[] = [
    [row, from],
    [row, to],
  ];
  stitch(s, sewn, bagThread);
}

/**
 * How much narrower a bag is on either side where its lower corners are cut round, in units.
 * @param h share of its height. @param high that over which they round. @param wide their breadth.
 */
export function cutRound(h: number, high: number, wide: number): number {
  return wide * (1 - Math.sqrt(1 - ramp(high, 0, h) ** 2));
}

/**
 * The form of a bag's body. Its first column runs up the side on the left, which no camera sees: the
 * skin is unrolled from the right, and ends there.
 */
export function bagForm({ seed }: Order, bag: StandingBag): Shell {
  const closing = bag.open ? 0 : topRows;
  const angles = evenAngles(bag);
  const base = shell(around, along, (i, j) => {
    const angle = angles[i]!;
    const low = Math.min(1, j / bottomRows);
    const high = Math.max(0, (j - (along - 1 - closing)) / (closing || 1));
    const h = Math.max(0, (j - bottomRows) / (along - 1 - bottomRows - closing));
    const [w, d] = bag.half(Math.min(1, h));
    const turnedUnder = Math.sin((low * Math.PI) / 2);
    const turnedOver = Math.cos((high * Math.PI) / 2);
    const y =
      bottomEdge * (1 - Math.cos((low * Math.PI) / 2)) + Math.min(1, h) * (bag.height - bottomEdge);
    const lifted = bag.open ? 0 : d * 0.5 * Math.sin((high * Math.PI) / 2);
    const full = high > 0 ? 0.86 + 0.14 * turnedOver : turnedUnder;
    const x = w * full * squared(Math.sin(angle), bag.round);
    const z = d * turnedUnder * turnedOver * squared(Math.cos(angle), bag.round);
    return [x, y + lifted - (bag.sag?.(x) ?? 0) * ramp(0.5, 1, h), z];
  });
  return raised(base, (x, y, z) => {
    const free = ramp(0, 60, y);
    const give =
      (bag.soft ?? 0) *
      free *
      (noise(x / 300, y / 230 + z / 400, seed + 21) -
        0.3 +
        0.17 * ramp(0, 240, y) * noise(x / 120 + y / 300, y / 92 + z / 200, seed + 22));
    return give + (bag.shape?.(x, y / bag.height) ?? 0);
  });
}

/**
 * Where a place of a bag's side has come to as the bag slumped. What lies before a bag is carried behind
 * it by half a turn.
 * @param body the bag as it stands. @param cut as it was cut. @param x and @param y the place there.
 */
export function carriedTo(body: Shell, cut: Shell, side: Side, x: number, y: number): Spot {
  const [c, p] = [cut.positions, body.positions];
  const sum = [0, 0, 0];
  let weights = 0;
  for (let k = 0; k < c.length; k += 3) {
    if (c[k + 2]! * side < 0) continue;
    const weight = bell(Math.hypot(c[k]! - side * x, c[k + 1]! - y), 9);
    for (let axis = 0; axis < 3; axis++) sum[axis]! += weight * p[k + axis]!;
    weights += weight;
  }
  const [ax, ay, az] = sum.map((value) => value / weights) as Spot;
  return [side * ax, ay, side * az];
}

/** Angles at which columns stand at even distances round a bag, from its left side on. */
function evenAngles(bag: StandingBag): number[] {
  const [w, d] = bag.half(0.5);
  const steps = 2000;
  const at = (n: number): number => quartered((n / steps) * 4 - 1, bag.round);
  const place = (n: number): Point => [
    w * squared(Math.sin(at(n)), bag.round),
    d * squared(Math.cos(at(n)), bag.round),
  ];
  const way = [0];
  for (let n = 1; n <= steps; n++) {
    const [a, b] = [place(n - 1), place(n)];
    way.push(way[n - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  let n = 0;
  return Array.from({ length: around }, (_, i) => {
    const there = (i / (around - 1)) * way[steps]!;
    while (n < steps && way[n]! < there) n++;
    return at(n);
  });
}

/** An angle of so many quarters of a turn; near whole quarters, where a box is flat, they lie close. */
function quartered(quarters: number, round: number): number {
  const whole = Math.floor(quarters);
  const q = quarters - whole;
  const close = q < 0.5 ? 0.5 * (2 * q) ** (1 / round) : 1 - 0.5 * (2 - 2 * q) ** (1 / round);
  return (whole + close) * (Math.PI / 2);
}
