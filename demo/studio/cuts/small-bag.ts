import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { bagFlap } from "../making/leather/bag-flap.ts";
import { drawHeld, type Hold } from "../making/leather/drawn-bag.ts";
import { edgeFlange } from "../making/leather/edge-flange.ts";
import { drawnOutStrap, fallenStrap, ring } from "../making/leather/fallen-strap.ts";
import { block, flatStrap, metalPart, wire } from "../making/leather/leather-parts.ts";
import { slipLeaf } from "../making/leather/slip-leaf.ts";
import {
  bagBody,
  bagForm,
  cutRound,
  heldBase,
  type StandingBag,
  topRows,
} from "../making/leather/standing-bag.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";
import { upAndOver } from "../making/leather/up-and-over.ts";
import { label, pressed } from "../making/sewing/label.ts";
import { type Point, table } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import { raised, type Shell, type Spot, spotAt } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";
import { slumped } from "../standing/slump.ts";

const height = 388;
const floor = 1190;
const depth = 62;
/** Narrower than the bag: it ends before the leather turns to the sides. */
const flap = { half: 262, root: 330, sides: 262, low: 134 };
/** Where round the bag its panels end and the gussets begin, as a share of a quarter of the way. */
const panelEnds = 0.81;

/** A small crossbody bag: a rounded flap, a turn lock and a long strap on rings. */
export const smallBag: Cut = (order) =>
  standingGoods(
    order,
    // Behind, where no flap says what it is, the strap is held up as it is worn.
    (side) =>
      standingBag(
        order,
        side === "front",
        side === "front" ? fallenStrap(order) : drawnOutStrap(order),
      ),
    {
      front: { zoom: 1.42, x: 16, y: 262 },
      detail: { zoom: 2.3, aim: [40, 250, 60], elevation: 0.24, turn: 0.24 },
      back: { zoom: 1.4, x: 6, y: 384 },
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
    draw: front ? (s) => drawHeld(s, order, frontHolds, 311) : drawBack(order),
  };
  const cut = bagForm(order, bag);
  const form = sunken(cut, order);
  return [
    ...straps,
    ...bagBody(order, bag, form, cut),
    ...([1, -1] as const).map((panel) => edgeFlange(order, form, panel, panelEnds, topRows)),
    ...([1, -1] as const).flatMap((end) => [tab(order, end), wire(ringAt(end), 4.5)]),
    ...(front ? [] : [slipLeaf(order, form, { ...pocket, floor, draw: drawPocket(order) })]),
    bagFlap(order, form, {
      ...flap,
      draw: (s) => label(s, order.label, 0, 92, 120, pressed),
    }),
    ...(front ? turnLock(form) : []),
  ];
}

/** How far a step sinks its leather by its own weight, and how far what is in it pushes it out, in units. */
const weight = 0.004;
const filled = 0.003;

/** How it stands, half empty: rings and base hold it, its top hangs between them, its gussets fold in. */
function sunken(cut: Shell, { seed }: Order): Shell {
  const goal = heldBase(cut);
  const top = cut.rows - 1;
  for (let i = 0; i < cut.columns; i++) {
    const k = 3 * (top * cut.columns + i);
    const [x, y, z] = spotAt(cut, k / 3);
    goal.set([x, y - hangs(x, seed), z], k);
  }
  const start = raised(cut, (x, y, z) => {
    const h = y / height;
    const gusset =
      -34 * bell(z, 26) * ramp(0.12, 0.5, h) * ramp(1, 0.8, h) * ramp(250, 290, Math.abs(x));
    const belly = 2 * bell(h - 0.24, 0.2) * bell(x - 40, 190);
    return gusset + belly + 6 * noise(x / 160, y / 130 + z / 160, seed + 21) * ramp(0, 60, y);
  });
  return slumped(start, cut, { goal, weight, fill: (row) => filled * ramp(top, top / 2, row) });
}

/** How far its top hangs between the rings, in units: nowhere as far as beside. */
function hangs(x: number, seed: number): number {
  const between = ramp(290, 120, Math.abs(x));
  return between * (6 + 7 * bell(x + 40, 90) + 3 * noise(x / 90, 2, seed + 23));
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

/** The pocket behind, its mouth pulled by a hand. */
const pocket = {
  half: 264,
  foot: 16,
  mouth: 262,
  pulled: { x: 60, wide: 150, off: 54, down: 24 },
};

/** What draws the back into folds: the ends of the flap's seam and the weight below it. */
const backHolds: Hold[] = [
  { at: [350, 872], wide: 30, way: 0.42, fan: 0.12, many: 1, long: 230, firm: 0.8 },
  { at: [852, 868], wide: 30, way: Math.PI - 0.4, fan: 0.14, many: 2, long: 250, firm: 0.8 },
];

/** And its pocket: the ends of the mouth, the corners of the base, and what has sunk upon it. */
const pocketHolds: Hold[] = [
  { at: [330, 940], wide: 36, way: 0.8, fan: 0.45, many: 3, long: 190 },
  { at: [872, 940], wide: 36, way: Math.PI - 0.75, fan: 0.45, many: 3, long: 210 },
  { at: [336, 1160], wide: 40, way: -0.6, fan: 0.4, many: 2, long: 150 },
  { at: [866, 1160], wide: 40, way: Math.PI + 0.55, fan: 0.4, many: 3, long: 170 },
];

/** What lies in the shade of the pocket's mouth: how far above its edge, in units, and how dark it is there. */
const mouthShade = { high: 26, dark: 0.68 };

function drawBack(order: Order) {
  const { x, wide, down } = pocket.pulled;
  const rim = Array.from({ length: 41 }, (_, n): Point => {
    const at = pocket.half * (n / 20 - 1);
    return [table.middle + at, floor - pocket.mouth + down * bell(at - x, wide)];
  });
  return (s: Surface) => {
    drawHeld(s, order, backHolds, 301);
    s.along(rim, mouthShade.high, (k, d, _way, u) => {
      const open = 0.35 + 0.65 * bell(u - table.middle - x, wide);
      s.tone(k, 1 - mouthShade.dark * open * ramp(mouthShade.high * open, 0, Math.abs(d)));
    });
  };
}

/** Before, its base draws what shows below the flap. */
const frontHolds: Hold[] = [
  { at: [326, 1158], wide: 30, way: -0.75, fan: 0.3, many: 2, long: 170 },
  { at: [872, 1158], wide: 40, way: Math.PI + 0.6, fan: 0.3, many: 2, long: 200 },
];

function drawPocket(order: Order) {
  return (s: Surface) => drawHeld(s, order, pocketHolds, 307);
}

/** Height of the turn lock on the flap, and how far the flap's face is from the bag's there, in units. */
const lock = { high: 186, off: 12 };

/** A plate with its turning bar. */
function turnLock(form: Shell): Part[] {
  const skin = upAndOver(form);
  const [[, y, z]] = skin.place(0, skin.wayAt(1, lock.high));
  const face = z + lock.off;
  return [
    metalPart(block([0, y, face], [34, 21, 5])),
    metalPart(block([0, y, face + 11], [9, 15, 7])),
  ];
}
