import { bell } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { cross } from "../light/vector.ts";
import { bagFlap } from "../making/leather/bag-flap.ts";
import { edgeFlange } from "../making/leather/edge-flange.ts";
import { hangingAt, hungStrap } from "../making/leather/hung-strap.ts";
import { slipPocket } from "../making/leather/leather-goods.ts";
import { block, flatStrap, metalPart, wire } from "../making/leather/leather-parts.ts";
import {
  bagBody,
  bagForm,
  cutRound,
  type StandingBag,
  topRows,
} from "../making/leather/standing-bag.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";
import { label, pressed } from "../making/sewing/label.ts";
import type { Side } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import { directionAt } from "../standing/along-path.ts";
import { between, type Spot } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";

const height = 388;
const floor = 1190;
const depth = 62;
/** Narrower than the bag: it ends before the leather turns to the sides. */
const flap = { half: 262, root: 330, sides: 262, low: 134 };
/** Where round the bag its panels end and the gussets begin, as a share of a quarter of the way. */
const panelEnds = 0.81;
/** Half the width of the strap, in units. */
const strapHalf = 14;
/** The rings of the strap, upright on the upper ends of the gussets. */
const ring = { x: 284, y: height + 40, rx: 22, ry: 19 };

/** A small crossbody bag: a rounded flap, a turn lock and a long strap on rings. */
export const smallBag: Cut = (order) =>
  standingGoods(
    order,
    (side) => standingBag(order, side === "front", fallenStrap(order, side === "front" ? 1 : -1)),
    {
      front: { zoom: 1.42, x: 8, y: 262 },
      detail: { zoom: 2.3, aim: [40, 250, 60], elevation: 0.24, turn: 0.24 },
      back: { zoom: 1.42, x: 8, y: 262 },
      close: { zoom: 3.2, aim: [150, 336, 60], elevation: 0.3, turn: 0.45, focus: [0.58, 0.5] },
    },
    { lying: (side) => standingBag(order, side === "front", drawnOutStrap(order)) },
  );

function standingBag(order: Order, front: boolean, straps: Part[]): Part[] {
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
    draw: front ? () => {} : drawPocket,
  };
  const form = bagForm(order, bag);
  return [
    ...straps,
    ...bagBody(order, bag, form),
    ...([1, -1] as const).map((panel) => edgeFlange(order, form, panel, panelEnds, topRows)),
    ...([1, -1] as const).flatMap((end) => [tab(order, end), wire(ringAt(end), 4.5)]),
    bagFlap(order, form, {
      ...flap,
      draw: (s) => label(s, order.label, 0, 92, 78, pressed),
    }),
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

/** A way from above a ring, and the direction of the strap's width at its rows. */
interface Way {
  path: Spot[];
  across: (row: number) => Spot;
}

/** Up from both rings, bent over by its weight and down behind the bag, as seen from one of its sides. */
function fallenStrap(order: Order, side: Side): Part[] {
  const seen = ([x, y, z]: Spot): Spot => [side * x, y, side * z];
  return ([-1, 1] as const).map((end) => {
    const places = fallenRows(falls[end]);
    const facing = places.map(([, , , angle]) => angle!);
    return throughRing(order, side * end, {
      path: places.map(([x, y, z]) => seen([x!, y!, z!])),
      across: (row) => seen([-Math.sin(facing[row]!), 0, -Math.cos(facing[row]!)]),
    });
  });
}

/** Rows of a strap from its ring on. */
const fallenCount = 110;

function fallenRows(knots: number[][]): number[][] {
  return Array.from({ length: fallenCount }, (_, n) => between(knots, n / (fallenCount - 1)));
}

/**
 * Where either end of the strap has fallen, from its ring on: x, y and z as seen from before it, and the
 * heading of its bends, radians to the left of the right. Soft leather bends over shortly above its ring,
 * and what has slid down behind the bag is not seen.
 */
const falls = {
  [-1]: [
    [-284, 462, 0, 1.57],
    [-286, 482, 4, 1.6],
    [-287, 500, 1, 1.63],
    [-285, 509, -14, 1.66],
    [-282, 503, -33, 1.66],
    [-278, 480, -50, 1.63],
    [-274, 430, -64, 1.6],
    [-268, 330, -80, 1.57],
    [-262, 150, -102, 1.54],
    [-254, 30, -124, 1.5],
  ],
  1: [
    [284, 462, 0, 1.57],
    [285, 488, 4, 1.53],
    [287, 512, 3, 1.46],
    [289, 529, -11, 1.4],
    [288, 526, -33, 1.36],
    [283, 498, -52, 1.36],
    [275, 440, -66, 1.4],
    [262, 330, -82, 1.46],
    [246, 170, -104, 1.5],
    [236, 30, -128, 1.5],
  ],
};

/** As it lies on a table: drawn out to one bend above the bag. */
function drawnOutStrap(order: Order): Part[] {
  const hung = hungStrap({
    end: { x: ring.x, y: ring.y + ring.ry + 14 },
    top: height + 430,
    aside: 16,
    bend: 0.4,
    seed: order.seed,
  });
  const half = hung.length / 2;
  return ([-1, 1] as const).map((end) =>
    throughRing(order, end, {
      path: end < 0 ? hung.slice(0, half + 1) : hung.slice(half).reverse(),
      across: (row) => {
        const twist = end * 1.25 * Math.sin(Math.PI * hangingAt(row)) ** 0.8;
        return [-Math.cos(twist), 0, Math.sin(twist)];
      },
    }),
  );
}

/** How far the folded end lies behind the strap, and up to what height above its ring, in units. */
const folded = { behind: 7, high: 34 };
/** How many rows it takes through the ring. */
const roundRing = 3;

/** Through its ring from before, folded back and sewn. */
function throughRing(order: Order, end: number, { path, across }: Way): Part {
  const wireTop = ring.y + ring.ry;
  const apex = path.findIndex(([, y]) => y > path[0]![1] + folded.high);
  // It lies flat upon the strap however that turns.
  const back = path.slice(0, apex).map((at, row): Spot => {
    const out = cross(directionAt(path, row), across(row));
    return at.map((value, axis) => value - folded.behind * out[axis]!) as Spot;
  });
  const round: Spot[] = [
    [end * ring.x, wireTop - 5, -6],
    [end * ring.x, wireTop - 8, 0],
    [end * ring.x, wireTop - 5, 6],
  ];
  const way = [...back.reverse(), ...round, ...path];
  return flatStrap(
    order,
    way,
    (row) => {
      const beyond = row - apex - roundRing;
      return across(beyond < 0 ? Math.max(0, apex - 1 - row) : beyond);
    },
    strapHalf,
  );
}

function drawPocket(s: Surface): void {
  slipPocket(s, "318,930 450,944 600,948 750,944 882,930");
}

/** A plate with its turning bar. */
function turnLock(): Part[] {
  const y = 186;
  const face = depth + 10;
  return [
    metalPart(block([0, y, face + 2], [34, 21, 5])),
    metalPart(block([0, y, face + 13], [9, 15, 7])),
  ];
}
