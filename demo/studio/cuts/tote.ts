import type { Cloth } from "../cloths/index.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { isGrainLeather } from "../light/optics.ts";
import { drawHeld, type Hold } from "../making/leather/drawn-bag.ts";
import { edgeFlange } from "../making/leather/edge-flange.ts";
import { bagThread, slipPocket } from "../making/leather/leather-goods.ts";
import { isDuck } from "../making/leather/leather-parts.ts";
import {
  bagBody,
  bagForm,
  cutRound,
  heldBase,
  type StandingBag,
} from "../making/leather/standing-bag.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";
import { tabbedHandle, tabOutline } from "../making/leather/tabbed-handle.ts";
import { label, pressed } from "../making/sewing/label.ts";
import { shadeRound } from "../making/sewing/patch.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { line, table } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import { raised, type Shell, type Spot } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";
import { coarsest, slumped } from "../standing/slump.ts";

const height = 530;
const floor = 1288;
const foot = { x: 142, y: 408 };
/** Where round the bag its panels end and the gussets begin, as a share of a quarter of the way. */
const panelEnds = 0.8;

/** A soft tote that stands open, one handle upright and the other leaning forward. */
export const tote: Cut = (order) => {
  return standingGoods(
    order,
    (side) => toteParts(order, side, leaning),
    {
      front: { zoom: 1.16, x: 0, y: 425 },
      detail: { zoom: 2.5, aim: [-20, 510, 30], elevation: 0.3, turn: 0.26, focus: [0.55, 0.6] },
      back: { zoom: 1.16, x: 0, y: 425 },
      close: { zoom: 3.6, aim: [130, 480, 110], elevation: 0.36, turn: 0.22 },
    },
    { lying: (side) => toteParts(order, side, fallen) },
  );
};

/** The rows of its grid, below its rim, in which its corners are stiff with seams. */
const sewnRows = [27, 28, 29].map((n) => n * coarsest);
/** How far its upper corners come in from the sides and sink, in units, and what is left of its depth there. */
const sunken = { in: 15, down: 11, deep: 0.66 };

/** How much deeper the shade round a handle's end is on suede and duck, which it sinks into, than on calf. */
const softShade = 1.7;
/** How uneven its walls are before they give way, in units. */
const uneven = 7;

/** How high its handles stand, behind and before, how far they lean forward and to the right. */
type Handles = Record<"behind" | "before", [rise: number, lean: number, aside: number]>;

const leaning: Handles = { behind: [318, -44, 26], before: [252, 168, -30] };
const fallen: Handles = { behind: [330, -30, 30], before: [286, -46, -22] };

function toteParts(order: Order, side: "front" | "back", handles: Handles): Part[] {
  const canvas = isDuck(order.cloth);
  const bag: StandingBag = {
    half: (h) => [292 + 22 * h - cutRound(h, 0.09, 34), 96 - 26 * h],
    height,
    floor,
    round: 0.24,
    open: true,
    draw: (s) => {
      if (canvas) drawBase(s);
      for (const end of [1, -1]) {
        const tab = tabOutline({ x: end * foot.x, y: foot.y }, table.middle, floor);
        shadeRound(s, tab, isGrainLeather(order.cloth.optics) ? 1 : softShade);
      }
      if (side === "front") {
        drawHeld(s, order, frontHolds, 321);
        label(s, order.label, 600, 870, 124, pressed);
      } else {
        drawHeld(s, order, backHolds, 327);
        slipPocket(s, "376,930 470,938 600,942 730,936 826,926");
      }
    },
  };
  const cut = bagForm(order, bag);
  const form = emptied(cut, order);
  const handle = (side: 1 | -1, [rise, lean, aside]: Handles["before"]) =>
    tabbedHandle(order, form, cut, side, { foot, rim: height - 4, rise, lean, aside });
  return [
    ...handle(-1, handles.behind),
    ...bagBody(order, bag, form, cut),
    ...(canvas ? [] : ([1, -1] as const).map((side) => edgeFlange(order, form, side, panelEnds))),
    ...handle(1, handles.before),
  ];
}

/** How the bag that was cut so stands empty: its seams hold its corners, and all between gives way. */
function emptied(cut: Shell, { cloth, seed }: Order): Shell {
  const goal = heldBase(cut);
  corners(cut).forEach((column, n) => {
    const drawnIn = sunken.in * (1 + 0.6 * noise(n * 1.7, 0.5, seed + 4));
    const down = sunken.down * (1 + 1.2 * noise(n * 1.7, 0.5, seed + 3));
    for (const row of sewnRows) {
      const k = 3 * (row * cut.columns + column);
      const [x, y, z] = [0, 1, 2].map((axis) => cut.positions[k + axis]!) as Spot;
      goal.set([x - Math.sign(x) * drawnIn, y - down, z * sunken.deep], k);
    }
  });
  const start = raised(
    cut,
    (x, y, z) =>
      yielding(x, y / height, z) +
      uneven * ramp(0, 60, y) * noise(x / 170, y / 150 + z / 200, seed + 21),
  );
  return slumped(start, cut, { goal, weight: weightOf(cloth) });
}

/**
 * How far its stuff sinks in a step, in units: duck more than calf, and suede, which nothing stiffens,
 * most.
 */
function weightOf(cloth: Cloth): number {
  if (isDuck(cloth)) return 0.008;
  return isGrainLeather(cloth.optics) ? 0.004 : 0.011;
}

/**
 * Which way an empty bag begins to give way, in units: its sides fold inwards, its mouth sinks in between
 * the handles' feet, which carry nothing now, and what has sunk bulges above the base.
 */
function yielding(x: number, h: number, z: number): number {
  const gusset = -46 * bell(z, 30) * ramp(0.25, 1, h) * ramp(200, 260, Math.abs(x));
  const mouth = -20 * bell(x + 24 * Math.sign(z), 110) * ramp(0.4, 1.05, h);
  const belly = 3 * bell(h - 0.2, 0.16) * bell(x - 40, 190);
  return gusset + mouth + belly;
}

/** The columns of its grid nearest to where panels and gussets are sewn together, from the left one before. */
function corners({ columns }: Shell): number[] {
  const quarter = (columns - 1) / 4;
  const reach = coarsest * Math.round((quarter * panelEnds) / coarsest);
  return [quarter - reach, quarter + reach, 3 * quarter - reach, 3 * quarter + reach];
}

/** The base of a canvas bag is doubled. */
function drawBase(s: Surface): void {
  const base = line("200,1170 450,1176 600,1178 750,1176 1000,1170");
  seam(s, base, { depth: 3, pucker: 1.2 });
  for (const offset of [-6, 6]) stitch(s, base, { ...bagThread, offset });
}

/** The corners of the base draw both panels; no two of them alike. */
const baseHolds: Hold[] = [
  { at: [338, 1250], wide: 60, way: -0.9, fan: 0.35, many: 3, long: 230 },
  { at: [866, 1254], wide: 70, way: Math.PI + 0.85, fan: 0.35, many: 3, long: 260, firm: 0.85 },
];

/** What draws the front besides: the corners of the mouth, and the handle's ends, which carry it. */
const frontHolds: Hold[] = [
  ...baseHolds,
  { at: [318, 800], wide: 60, way: 0.95, fan: 0.25, many: 2, long: 260 },
  { at: [886, 806], wide: 60, way: Math.PI - 1, fan: 0.3, many: 2, long: 300 },
  { at: [458, 886], wide: 40, way: 1.8, fan: 0.5, many: 2, long: 290 },
  { at: [742, 886], wide: 40, way: 1.3, fan: 0.5, many: 3, long: 300 },
];

/** Behind, the ends of the pocket's mouth take over from both. */
const backHolds: Hold[] = [
  ...baseHolds,
  { at: [384, 948], wide: 24, way: 1.05, fan: 0.4, many: 2, long: 230 },
  { at: [818, 944], wide: 24, way: 2.2, fan: 0.35, many: 2, long: 200 },
];
