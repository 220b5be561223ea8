import { cloths } from "../cloths/index.ts";
import { noise } from "../fields/noise.ts";
import { blend, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { eyelet, laceEnds, laceOnEdge, laceThick } from "../making/leather/drawn-lace.ts";
import { drawnMouth } from "../making/leather/drawn-mouth.ts";
import { leatherBase } from "../making/leather/leather-base.ts";
import { slungStrap } from "../making/leather/slung-strap.ts";
import { bagBody, bagForm, heldBase, type StandingBag } from "../making/leather/standing-bag.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";
import { label, pressed } from "../making/sewing/label.ts";
import { line } from "../pattern/outline.ts";
import { raised, type Shell, type Spot, through } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";
import { coarsest, slumped } from "../standing/slump.ts";

const height = 620;
const floor = 1268;

/** A soft bucket bag of suede on a base of calf, drawn together with a flat lace, on a shoulder strap. */
export const bucketBag: Cut = (order) =>
  standingGoods(order, (side) => standingBag(order, side === "front"), {
    front: { zoom: 1.48, x: 24, y: 306 },
    detail: { zoom: 2.3, aim: [0, 430, 60], elevation: 0.3, turn: 0.26, focus: [0.4, 0.55] },
    back: { zoom: 1.48, x: -24, y: 306 },
    close: { zoom: 3.6, aim: [-20, 420, 105], elevation: 0.14, turn: 0.3, focus: [0.4, 0.55] },
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
const eyelets = 14;
/** The share of the lace's way round that is left. */
const drawn = 0.5;
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
    hasRawRim: true,
    draw: (s) => {
      // The rim of the base throws a close shade on the suede above it.
      const rim = line("300,1214 600,1214 900,1214");
      s.along(rim, 16, (k, d) => s.tone(k, 1 - 0.4 * Math.exp(-Math.abs(d) / 5)));
      if (front) label(s, order.label, 560, 1060, 84, pressed);
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
  const form = slumped(start, cut, {
    goal,
    weight,
    fill: (row) => paper * ramp(channel.from, channel.from - 30, row),
  });
  const on = (x: number, y: number, off: number): Spot => [x, y, foremost(form, x, y) + off];
  const trim = [
    leatherBase(calf, form, baseRows),
    laceOnEdge(calf, mouth.lace),
    ...(front ? laceEnds(calf, mouth.ends, [236, 280], on) : []),
    ...strap(calf, form, on),
  ];
  return [
    ...bagBody(order, bag, form, cut),
    // Calf takes the dye deeper than suede.
    ...trim.map((part): Part => (part.dye === "main" ? { ...part, dye: "tone" } : part)),
    ...mouth.pierced.map((column) =>
      eyelet(form, (channel.from + coarsest / 2) * columns + column),
    ),
  ];
}

/** The heights between which the strap is sewn to the sides. */
const sewn = { from: 270, to: 366 };

/** Sewn flat to both sides below the lace; between them it has slid off the mouth and hangs before the bag. */
function strap(order: Order, form: Shell, on: (x: number, y: number, off: number) => Spot): Part[] {
  const up = (end: 1 | -1): Spot[] =>
    Array.from({ length: 30 }, (_, n) => {
      const y = blend(sewn.from, sewn.to, n / 30);
      return [end * (sideOf(form, end, y) + 3), y, 0];
    });
  const [left, right] = [up(-1), up(1)];
  const leaves = Math.abs(left.at(-1)![0]);
  const returns = Math.abs(right.at(-1)![0]);
  return slungStrap(order, {
    sewn: [left, right],
    fallen: [
      [6 - leaves, 396, 0],
      [32 - leaves, 460, -5],
      [-124, 556, -14],
      [-70, 584, -30],
      [10, 590, -34],
      [84, 588, -6],
      [124, 572, 50],
      on(140, 510, 12),
      on(146, 440, 12),
      on(152, 360, 14),
      on(156, 280, 15),
      on(158, 226, 15),
      on(160, 214, 8),
      on(164, 240, 2),
      on(170, 290, 2),
      on(174, 336, 4),
      [returns - 10, 378, 60],
      [returns + 3, 400, 20],
      [returns + 6, 386, 2],
    ],
    turns: [
      [4.4, 7],
      [16.8, 18.6],
    ],
    buckleAt: 9.6,
    half: 21,
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

/** How far a side of the bag stands from its middle, where the strap is sewn to it. */
function sideOf({ positions: p }: Shell, end: 1 | -1, y: number): number {
  let most = 0;
  for (let k = 0; k < p.length; k += 3) {
    if (Math.abs(p[k + 2]!) > 22 || Math.abs(p[k + 1]! - y) > 12) continue;
    most = Math.max(most, end * p[k]!);
  }
  return most;
}
