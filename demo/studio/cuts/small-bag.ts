import { bell } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { cross } from "../light/vector.ts";
import { hangingAt, hungStrap } from "../making/leather/hung-strap.ts";
import { bagThread, slipPocket } from "../making/leather/leather-goods.ts";
import { block, flatStrap, metalPart, wire } from "../making/leather/leather-parts.ts";
import { bagBody, cutRound, type StandingBag } from "../making/leather/standing-bag.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";
import { label, pressed } from "../making/sewing/label.ts";
import { patch } from "../making/sewing/patch.ts";
import { mirrored } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import { directionAt } from "../standing/along-path.ts";
import type { Spot } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";

/** Narrower than the bag: it ends before the leather turns to the sides. */
const flap = mirrored("0,792 146,792 262,796^ 280,820 280,900 267,980 206,1032 106,1052 0,1056");
const height = 388;
const floor = 1190;
const depth = 62;
/** The rings of the strap, upright on the bag's upper corners. */
const ring = { x: 252, y: height + 46, rx: 24, ry: 20 };

/** A small crossbody bag: a rounded flap, a turn lock and a long strap on rings. */
export const smallBag: Cut = (order) =>
  standingGoods(order, (side) => standingBag(order, side), {
    front: { zoom: 1.32, x: 0, y: 400 },
    detail: { zoom: 2.6, aim: [30, 220, 60], elevation: 0.24, turn: 0.24 },
    back: { zoom: 1.32, x: 0, y: 400 },
    close: { zoom: 3.2, aim: [150, 336, 60], elevation: 0.3, turn: 0.45, focus: [0.58, 0.5] },
  });

function standingBag(order: Order, side: "front" | "back"): Part[] {
  const front = side === "front";
  const bag: StandingBag = {
    half: (h) => [308 - 8 * h - cutRound(h, 0.05, 9), depth - 20 * h],
    height,
    floor,
    round: 0.3,
    open: false,
    soft: 16,
    // Its top hangs a little between the rings, and what has sunk bulges above the base.
    sag: (x) => 12 * bell(x + 30, 150),
    shape: (x, h) => 9 * bell(h - 0.3, 0.25) * bell(x - 40, 190),
    ...(front ? { over: { outline: flap, rise: 8 } } : {}),
    draw: front ? (s) => drawFlap(s, order) : drawPocket,
  };
  return [
    strap(order),
    ...bagBody(order, bag),
    ...([1, -1] as const).flatMap((end) => [tab(order, end), wire(ringAt(end), 4.5)]),
    ...(front ? turnLock() : []),
  ];
}

function ringAt(end: number): Spot[] {
  return Array.from({ length: 40 }, (_, n): Spot => {
    const angle = (n / 40) * Math.PI * 2;
    return [end * ring.x + ring.rx * Math.cos(angle), ring.y + ring.ry * Math.sin(angle), 0];
  });
}

/** A leather loop over the ring's lower wire, its ends sewn into the bag's top. */
function tab(order: Order, end: number): Part {
  const top = ring.y - ring.ry + 7;
  const path = Array.from({ length: 25 }, (_, n): Spot => {
    const t = n / 12 - 1;
    return [end * ring.x, top - (top - height + 4) * t ** 4, 9 * Math.sin((t * Math.PI) / 2)];
  });
  return flatStrap(order, path, [1, 0, 0], 14);
}

/** How far the folded end lies behind the strap, in units. */
const foldedBehind = 7;
/** How many rows it takes through the ring. */
const throughRing = 3;

/** Through each ring from before, folded back and sewn; above, it twists to hang over its hook. */
function strap(order: Order): Part {
  const wireTop = ring.y + ring.ry;
  const hung = hungStrap({
    end: { x: ring.x, y: wireTop + 14 },
    top: height + 430,
    aside: 16,
    bend: 0.4,
    seed: order.seed,
  });
  const acrossHung = (row: number): Spot => {
    const twist = -1.25 * Math.sin(Math.PI * hangingAt(row)) ** 0.8;
    return [-Math.cos(twist), 0, -Math.sin(twist)];
  };
  const behind = hung.filter(([x, y]) => x < 0 && y < wireTop + 92).length;
  // It lies flat upon the strap however that turns.
  const foldedAt = (row: number, end: number): Spot => {
    const out = cross(directionAt(hung, row), acrossHung(row));
    return hung[row]!.map((at, axis) => at + end * foldedBehind * out[axis]!) as Spot;
  };
  const round = (end: number): Spot[] => [
    [end * ring.x, wireTop - 5, -6],
    [end * ring.x, wireTop - 8, 0],
    [end * ring.x, wireTop - 5, 6],
  ];
  const rows = Array.from({ length: behind }, (_, row) => row);
  const last = hung.length - 1;
  const left = [...rows.map((row) => foldedAt(row, -1)).reverse(), ...round(-1)];
  const right = [...round(1).reverse(), ...rows.map((row) => foldedAt(last - row, 1))];
  const across = (row: number): Spot => {
    const along = row - left.length;
    if (along < 0) return acrossHung(Math.max(0, -1 - along - throughRing));
    return acrossHung(along > last ? Math.min(last, 2 * last + 1 + throughRing - along) : along);
  };
  return flatStrap(order, [...left, ...hung, ...right], across, 14);
}

function drawFlap(s: Surface, order: Order): void {
  patch(s, flap, { rise: 3, slope: 2, stitched: { ...bagThread, inset: 10 } });
  label(s, order.label, 600, 880, 78, pressed);
}

function drawPocket(s: Surface): void {
  slipPocket(s, "318,930 450,944 600,948 750,944 882,930");
}

/** A plate with its turning bar. */
function turnLock(): Part[] {
  const y = floor - 1012;
  return [
    metalPart(block([0, y, depth + 2], [34, 21, 5])),
    metalPart(block([0, y, depth + 13], [9, 15, 7])),
  ];
}
