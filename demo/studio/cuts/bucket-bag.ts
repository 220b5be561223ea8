import { noise } from "../fields/noise.ts";
import { bell, blend, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { drawnMouth } from "../making/leather/drawn-mouth.ts";
import { bagThread } from "../making/leather/leather-goods.ts";
import { block, flatStrap, leatherPart, rolledHandle } from "../making/leather/leather-parts.ts";
import {
  bagBody,
  bagForm,
  carriedTo,
  heldBase,
  type StandingBag,
} from "../making/leather/standing-bag.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";
import { label, pressed } from "../making/sewing/label.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { line } from "../pattern/outline.ts";
import { between, raised, type Shell, type Spot, through } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";
import { coarsest, slumped } from "../standing/slump.ts";

const height = 620;
const floor = 1268;

/** A soft bucket bag, drawn together with a cord, on a shoulder strap. */
export const bucketBag: Cut = (order) =>
  standingGoods(order, (side) => standingBag(order, side === "front"), {
    front: { zoom: 1.48, x: 24, y: 306 },
    detail: { zoom: 2.3, aim: [0, 460, 60], elevation: 0.3, turn: 0.26, focus: [0.4, 0.55] },
    back: { zoom: 1.48, x: -24, y: 306 },
    close: { zoom: 4, aim: [-40, 450, 105], elevation: 0.14, turn: 0.3, focus: [0.4, 0.55] },
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
/** The rows of its grid between which the cord runs in a channel, and how far apart they are, in units. */
const channel = { from: 29 * coarsest, to: 30 * coarsest, wide: 20 };
/** How high the channel was cut, as a share of the bag's height. */
const cutAt = 0.9;
const cordRadius = 5.5;
const eyelets = 14;
/** The share of the cord's way round that is left. */
const drawn = 0.58;
/** How far a step sinks suede by its own weight, and how far paper pushes it out, in units. */
const weight = 0.015;
const paper = 0.015;
/** How high the channel comes to stand: the bag sinks, and more on one side. */
const sunken = { height: 516, tilt: 16, aside: 8 };

function standingBag(order: Order, front: boolean): Part[] {
  const { seed } = order;
  const bag: StandingBag = {
    half: (h) => [halfWidth(h), halfWidth(h) * deep],
    height,
    floor,
    round: 0.92,
    open: true,
    draw: (s) => {
      const base = line("300,1184 460,1188 600,1190 740,1188 900,1184");
      seam(s, base, { depth: 3, pucker: 0.5 });
      stitch(s, base, { ...bagThread, offset: 6 });
      if (front) label(s, order.label, 600, 1096, 84, pressed);
    },
  };
  const cut = bagForm(order, bag);
  const { columns } = cut;
  const half = halfWidth(cutAt);
  const mouth = drawnMouth(
    { eyelets, half: [drawn * half, drawn * half * deep], thick: cordRadius, ...sunken, seed },
    columns,
    (Math.PI * (1 + deep) * half) / eyelets,
  );
  const goal = heldBase(cut);
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
  return [
    ...bagBody(order, bag, form, cut),
    rolledHandle(order, mouth.cord, cordRadius),
    ...(front ? ends(order, form, mouth.ends) : []),
    strap(order, form),
  ];
}

/** The height at which the strap is sewn to the sides, and at which it leaves them. */
const sewn = { from: 415, to: 505 };

/**
 * Sewn flat to both sides below the channel; between them it has fallen over the mouth and hangs down on
 * the right.
 */
function strap(order: Order, form: Shell): Part {
  const up = (end: 1 | -1): Spot[] =>
    Array.from({ length: 30 }, (_, n) => {
      const y = blend(sewn.from, sewn.to, n / 30);
      return [end * (sideOf(form, end, y) + 3), y, 0];
    });
  const [left, right] = [up(-1), up(1)];
  const freed = [...left.slice(-2), ...fallenOver, ...right.slice(-2).reverse()];
  const path = [
    ...left.slice(0, -2),
    ...Array.from({ length: 140 }, (_, n) => between(freed, n / 139) as Spot),
    ...right.slice(0, -2).reverse(),
  ];
  return flatStrap(order, path, (row) => across(row / path.length), 17);
}

/** Where it has come to lie, from the left side to the right. */
const fallenOver: Spot[] = [
  [-172, 552, -2],
  [-160, 584, -8],
  [-112, 600, -22],
  [-36, 602, -34],
  [52, 600, -30],
  [138, 594, -8],
  [188, 552, 16],
  [212, 450, 34],
  [224, 330, 48],
  [234, 268, 58],
  [250, 256, 66],
  [262, 290, 66],
  [258, 380, 54],
  [242, 470, 38],
  [218, 545, 22],
  [194, 578, 8],
  [178, 556, 2],
];

/** The direction of its width: across the mouth, and turned a little forward where it hangs. */
function across(share: number): Spot {
  const turned = 0.9 * bell(share - 0.62, 0.14);
  return [Math.sin(turned), 0, Math.cos(turned)];
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

/** The ends of the cord, drawn through a slide and knotted. */
function ends(order: Order, form: Shell, from: [Spot, Spot]): Part[] {
  const slide = from[0][1] - 46;
  const on = (x: number, y: number, off: number): Spot => {
    const [, , z] = carriedTo(form, form, 1, x, y);
    return [x, y, z + off];
  };
  const end = ([x0, y0, z0]: Spot, side: number, length: number): Spot[] =>
    Array.from({ length: 50 }, (_, n): Spot => {
      const t = n / 49;
      const y = y0 - length * t;
      const over = ramp(y0, slide, y);
      const x = blend(x0, side * 6, over) + side * 30 * ramp(slide, y0 - length, y) ** 1.3;
      const [, , z] = on(x, y, cordRadius);
      return [x, y, blend(z0 + 4, z + 2, ramp(0, 0.15, t)) + 8 * bell(y - slide, 30)];
    });
  return [
    ...[end(from[0], -1, 196), end(from[1], 1, 226)].flatMap((path) => [
      rolledHandle(order, path, 4.2),
      rolledHandle(order, knot(path[path.length - 8]!), 5),
    ]),
    leatherPart(order, block(on(0, slide, 12), [17, 13, 9]), () => {}),
  ];
}

/** A turn of cord round itself. */
function knot([x, y, z]: Spot): Spot[] {
  return Array.from({ length: 30 }, (_, n): Spot => {
    const angle = (n / 29) * Math.PI * 3.2;
    return [x + 6 * Math.sin(angle), y + 9 * (n / 29) - 4, z + 6 * Math.cos(angle)];
  });
}
