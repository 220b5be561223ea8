import { cloths } from "../cloths/index.ts";
import { noise } from "../fields/noise.ts";
import { blend, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { eyelet, laceEnds, laceOnEdge, laceThick } from "../making/leather/drawn-lace.ts";
import { drawnMouth } from "../making/leather/drawn-mouth.ts";
import { leatherBase } from "../making/leather/leather-base.ts";
import { shoulderStrap } from "../making/leather/shoulder-strap.ts";
import { bagBody, bagForm, heldBase, type StandingBag } from "../making/leather/standing-bag.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";
import { type Seat, type Sewn, seatAt, seated, seatOf } from "../making/leather/strap-seat.ts";
import { label, pressed } from "../making/sewing/label.ts";
import { line } from "../pattern/outline.ts";
import { raised, type Shell, type Spot, spotAt, through } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";
import { coarsest, slumped } from "../standing/slump.ts";
import { unbuckled } from "../standing/unbuckled.ts";

const height = 620;
const floor = 1268;

/** A soft bucket bag of suede on a base of calf, drawn together with a flat lace, on a shoulder strap. */
export const bucketBag: Cut = (order) =>
  // Seen from three quarters: from straight before, the ends of its strap and its buckle show nothing but their edges.
  standingGoods(order, (side) => standingBag(order, side === "front"), {
    front: { zoom: 1.3, x: 2, y: 402, turn: 0.55 },
    detail: { zoom: 1.9, aim: [56, 510, 60], elevation: 0.3, turn: 0.4, focus: [0.5, 0.5] },
    back: { zoom: 1.3, x: -12, y: 402, turn: 0.8 },
    close: { zoom: 3.2, aim: [88, 470, 80], elevation: 0.5, turn: -0.2, focus: [0.3, 0.52] },
  });

/** Half its width as it was cut: nearly a tube. */
const halfWidth = through([
  [0, 218],
  [0.12, 224],
  [0.5, 218],
  [1, 206],
]);
/** Its depth, as a share of its width. */
const deep = 0.84;
/** The rows of its grid between which the lace runs, and how far apart they are, in units. */
const channel = { from: 28 * coarsest, to: 29 * coarsest, wide: 20 };
/** How high the lace's row was cut, as a share of the bag's height. */
const cutAt = 0.87;
const eyelets = 10;
/** The share of the lace's way round that is left. */
const drawn = 0.54;
/** Rows of its grid that the base covers. */
const baseRows = 4 * coarsest + 2;
/** How far a step sinks suede by its own weight, and how far paper pushes it out, in units. */
const weight = 0.018;
const paper = 0.012;
/** How high the lace comes to stand: the bag sinks, and more on one side. */
const sunken = { height: 478, tilt: 24, aside: 8 };

function standingBag(order: Order, front: boolean): Part[] {
  const { seed } = order;
  const calf: Order = { ...order, cloth: cloths.leather };
  const bag: StandingBag = {
    half: (h) => [halfWidth(h), halfWidth(h) * deep],
    height,
    floor,
    round: 0.92,
    open: true,
    linedFrom: 0.5,
    wall: 7,
    draw: (s) => {
      // The rim of the base throws a close shade on the suede above it.
      const rim = line("300,1214 600,1214 900,1214");
      s.along(rim, 16, (k, d) => s.tone(k, 1 - 0.4 * Math.exp(-Math.abs(d) / 5)));
      if (front) label(s, order.label, 560, 1060, 128, pressed);
    },
  };
  const cut = bagForm(order, bag);
  const { columns } = cut;
  const half = halfWidth(cutAt);
  const mouth = drawnMouth(
    { eyelets, half: [drawn * half, drawn * half * deep], thick: 2 * laceThick, ...sunken, seed },
    columns,
    (Math.PI * (1 + deep) * half) / eyelets,
  );
  const goal = heldBase(cut, baseRows);
  mouth.row.forEach(([x, y, z], i) => {
    goal.set([x, y, z], 3 * (channel.from * columns + i));
    goal.set([x, y + channel.wide, z], 3 * (channel.to * columns + i));
  });
  const start = raised(
    cut,
    (x, y, z) => 7 * noise(x / 130, y / 120 + z / 160, seed + 21) * ramp(20, 120, y),
  );
  const settled = slumped(start, cut, {
    goal,
    weight,
    fill: (row) => paper * ramp(channel.from, channel.from - 30, row),
  });
  const eased = unbuckled(settled, 16 * coarsest);
  const seats: [Seat, Seat] = [seatOf(eased, -1, sewn), seatOf(eased, 1, sewn)];
  const form = seated(eased, seats, sewn);
  const on = (x: number, y: number, off: number): Spot => [x, y, foremost(form, x, y) + off];
  // The lace runs through the eyelets, which are pierced midway between the rows that are held.
  const pierced = mouth.pierced.map((column) => (channel.from + coarsest / 2) * columns + column);
  const lace = mouth.lace.map(([x, y, z]): Spot => [x, y + channel.wide / 2, z]);
  const ends: [Spot, Spot] = [spotAt(form, pierced[0]!), spotAt(form, pierced[1]!)];
  const trim = [
    leatherBase(calf, form, baseRows),
    laceOnEdge(calf, lace),
    ...(front ? laceEnds(calf, ends, [236, 280], on) : []),
    ...strap(calf, seats),
  ];
  return [
    ...bagBody(order, bag, form, cut),
    // Calf takes the dye deeper than suede.
    ...trim.map((part): Part => (part.dye === "main" ? { ...part, dye: "tone" } : part)),
    ...pierced.flatMap((vertex) => eyelet(form, vertex)),
  ];
}

/** Where the strap is sewn to the sides: behind their middle, for the pouch before it would cover its end. */
const sewn: Sewn = { from: 348, to: 404, z: -18, half: 21 };

/**
 * How far the middle of its leather lies off the suede, and how deep its lower end is pressed into that, over how
 * many units: the tip of a calf strap sinks into what it is sewn to instead of standing off.
 */
const clear = 3;
const sunkEnd = { by: 1.8, over: 22 };

/** Sewn flat to both sides below the lace, and held up between them. */
function strap(order: Order, seats: [left: Seat, right: Seat]): Part[] {
  const up = (end: 1 | -1, seat: Seat): Spot[] =>
    Array.from({ length: 30 }, (_, n) => {
      const y = blend(sewn.from, sewn.to, n / 30);
      const off = blend(sunkEnd.by, clear, ramp(0, sunkEnd.over, y - sewn.from));
      return [seatAt(seat, y) + end * off, y, sewn.z];
    });
  return shoulderStrap(order, {
    sewn: [up(-1, seats[0]), up(1, seats[1])],
    leans: [seats[0].lean, seats[1].lean],
    top: 812,
    aside: 44,
    turned: 0.7,
    buckleAt: 0.27,
    half: sewn.half,
    seed: order.seed,
  });
}

/** How near a place of its front is felt by what lies upon it, in units. */
const felt = 15;

/** How far forward the bag reaches round a place of its front. */
function foremost({ positions: p }: Shell, x: number, y: number): number {
  let most = 0;
  for (let k = 0; k < p.length; k += 3) {
    if (Math.hypot(p[k]! - x, p[k + 1]! - y) < felt) most = Math.max(most, p[k + 2]!);
  }
  return most;
}
