import type { Order } from "../../garment.ts";
import { cross } from "../../light/vector.ts";
import { directionAt } from "../../standing/along-path.ts";
import { between, type Spot } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { hangingAt, hungStrap } from "./hung-strap.ts";
import { flatStrap } from "./leather-parts.ts";

/** The long strap of a small bag, on rings that stand upright on its upper corners. */

/** Half the width of the strap, in units. */
const strapHalf = 16;
/** The rings, mirrored to either end: their middle and their reach each way, in units. */
export const ring = { x: 284, y: 428, rx: 22, ry: 19 };

/** A way from above a ring, and the direction of the strap's width at its rows. */
interface Way {
  path: Spot[];
  across: (row: number) => Spot;
}

/** Up from both rings, bent over by its weight and down behind the bag, as seen from before. */
export function fallenStrap(order: Order): Part[] {
  const ends = ([-1, 1] as const).map((end) => {
    const places = fallenRows(falls[end]);
    const facing = places.map(([, , , angle]) => angle!);
    return throughRing(order, end, {
      path: places.map(([x, y, z]): Spot => [x!, y!, z!]),
      across: (row) => [-Math.sin(facing[row]!), 0, -Math.cos(facing[row]!)],
    });
  });
  return [...ends, flatStrap(order, bight, bent, strapHalf)];
}

/**
 * The middle of the strap where it has come to lie on its edge behind the bag, and looks out beside it: a flat
 * strap cannot bend any other way on a floor. As seen from before, in units.
 */
const bight = Array.from({ length: 60 }, (_, n): Spot => {
  const [x, z] = between(
    [
      [200, -96],
      [290, -84],
      [344, -68],
      [370, -74],
      [379, -104],
      [360, -136],
      [310, -168],
      [200, -186],
    ],
    n / 59,
  );
  return [x!, strapHalf - 1, z!];
});
/** Which way its width stands there. */
const bent: Spot = [0.26, 0.96, 0.1];

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

/** Height of the bend of a strap that is drawn out, in units. */
const hook = 818;

/** Drawn out to one bend above the bag: as it is held up, and as it lies on a table. */
export function drawnOutStrap(order: Order): Part[] {
  const hung = hungStrap({
    end: { x: ring.x, y: ring.y + ring.ry + 14 },
    top: hook,
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
