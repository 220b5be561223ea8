import { leatherGrain } from "../cloths/hide.ts";
import type { Cloth } from "../cloths/index.ts";
import { ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { type Cuff, sleeves } from "../making/body/sleeves.ts";
import { button } from "../making/sewing/button.ts";
import { doubledBy } from "../making/sewing/doubled.ts";
import { drawIntoFolds } from "../making/sewing/drawn-folds.ts";
import { patch } from "../making/sewing/patch.ts";
import { overlap, seam, stitch } from "../making/sewing/seams.ts";
import { zip, zipBox, zipPuller } from "../making/sewing/zip.ts";
import { belt, buckle, castMetal } from "../making/tailoring/belt.ts";
import { lambTurn, leatherPulls } from "../making/tailoring/drawn-leather.ts";
import { foldedCollar } from "../making/tailoring/lapels.ts";
import { tailored } from "../making/tailoring/tailoring.ts";
import { knots, line, type Point, shape, withNeck } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,290 50,276 92,240^ 262,292^ 288,308^ 362,466 432,640 478,868 508,1094^ 396,1126^
  366,900 336,760 306,640^ 298,780 292,890 300,986^ 130,998 0,1000`;
const sleeve = sleeves({ armhole: "866,296 850,410 858,524 904,634", lean: 0.22 });
const sewn = { length: 4, width: 0.6 };
const waist = "312,912^ 450,922 600,925 750,922 888,912^ 892,958^ 750,968 600,971 450,968 308,958^";

/** Thickness of a pocket's edge, in units: hardly any, for a thick one would swell all round its zip. */
const skived = 0.5;
/** The window that is cut for a short zip: how far from its teeth it is topstitched, and beyond its ends. */
const window = { beside: 12, beyond: 9 };

/**
 * Lamb for clothes is thinner than the leather of bags: it wrinkles wherever it is worked, and its pulled
 * grain breaks what it mirrors, so that no gleam runs on smoothly. Of all lamps it mirrored at its sides,
 * black leather would turn gray.
 */
function softHide(cloth: Cloth): Cloth {
  return {
    ...cloth,
    bend: 0.75,
    hold: 0.0018,
    fall: 1.2,
    handled: { broad: 0.12, fine: 0.1 },
    optics: { ...cloth.optics, gloss: 0.4, roughness: 0.36, relief: 0.8, sideLamps: 0.15 },
    texture: leatherGrain(3.1, 0.46, 0.5),
  };
}

const armpit: Point = [306, 640];
const cuff: Cuff = [
  [396, 1126],
  [508, 1094],
];
const pulls = leatherPulls({ sleeve, armpit, inner: cuff[0], beltY: 912 });
/** Where short zips keep the front flat, 0..1. */
const zipped = [
  doubledBy({ x0: 742, y0: 690, x1: 842, y1: 838 }, true),
  doubledBy({ x0: 386, y0: 512, x1: 510, y1: 576 }, false),
];

/** Beside its lapels the front is a narrow strip: folds from the armhole would end below them in steps. 1 there. */
const besideLapel = (u: number, v: number) => (sleeve.on(u, v) ? 0 : ramp(606, 560, v));

/** A leather biker jacket: a slanting zip, wide lapels with snaps, zipped pockets, a belted hem. */
export const bikerJacket: Cut = (order) => bikerPattern({ ...order, cloth: softHide(order.cloth) });

const bikerPattern = tailored({
  lane: 560,
  half,
  backHalf: withNeck(half, "92,240^", "0,240 50,240"),
  sleeve,
  turn: 0.005,
  arms: {
    left: [0.1, 0.13],
    right: [0.14, 0.09],
    shoulderX: 270,
    shoulderY: 338,
    elbowY: 780,
  },
  armpit,
  cuff,
  neckY: 290,
  waistY: 800,
  hemY: 998,
  flare: 0.03,
  swells: 0.15,
  volume: { loft: 0.5, height: 13 },
  lining: {
    behind: "508,244^ 552,222 600,216 648,222 692,244^ 690,360 600,440 510,360",
    between: "516,290 544,248 600,238 656,248 684,290 660,420 610,560^ 556,420",
    labelY: 276,
  },
  folded: [
    {
      outline: knots("596,550^ 572,472 546,380 524,298^ 420,346^ 390,372^ 430,462 512,530"),
      lift: 6,
    },
    {
      outline: knots(
        "606,564^ 630,488 654,396 678,298^ 782,344^ 824,368^ 832,456 812,552^ 726,600",
      ),
      lift: 7,
    },
    foldedCollar(
      "0,212 60,220 96,242^ 138,292 180,344^ 140,392^ 98,352 74,340^ 78,300 60,262 0,250",
      5,
    ),
  ],
  collarY: 44,
  stitched: 9,
  face: makeFront,
  back: {},
  backFace: (s, order) => {
    drawIntoFolds(s, pulls, { seed: order.seed + 583, round: lambTurn });
    const yoke = line("340,452 470,472 600,480 730,472 860,452");
    seam(s, yoke, { depth: 6, pucker: 0.8 });
    for (const offset of [5, 10]) stitch(s, yoke, { ...sewn, offset });
  },
  over: (order, hand) => [belt(order, hand, waist, 5), ...frontBuckle(order, hand)],
  overBack: (order, hand) => [belt(order, hand, waist, 5)],
  front: { zoom: 1.1, x: 600, y: 680 },
  detail: { zoom: 2.3, x: 640, y: 490 },
  close: { zoom: 4.2, x: 676, y: 640, aside: { aperture: 0.085 } },
});

function makeFront(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  drawIntoFolds(s, pulls, {
    seed: order.seed + 571,
    round: lambTurn,
    flat: (u, v) => Math.max(besideLapel(u, v), ...zipped.map((short) => short(u, v))),
  });
  for (const side of [1, -1] as const) {
    const armhole = sleeve.armhole(side);
    seam(s, armhole, { depth: 4, pucker: 0.6 });
    stitch(s, armhole, { ...sewn, offset: side * 6 });
    patch(s, shape("856,312^ 852,350^ 764,320 746,302 766,286^", side), {
      rise: 3,
      stitched: { ...sewn, inset: 4 },
    });
    button(s, 600 + side * 174, 309, 7, { dye: "steel", metal: true, holes: 0 });
    shortZip(s, side > 0 ? "760,704 824,824" : "384,716 444,828");
    shortZip(s, side > 0 ? "1022,960 1060,1086" : "178,960 140,1086");
    for (const y of [886, 894]) stitch(s, line(`708,${y} 892,${y - 4}`, side), sewn);
  }
  shortZip(s, "400,526 496,562");
  const front = line("612,562 664,704 694,846 706,1000");
  overlap(s, front, 4, 60);
  zip(s, front, "elastic", "steel", skived);
  zipPuller(s, 617, 578, "steel", { way: [52, 142] });
  zipBox(s, 706, 994, "steel");
}

function shortZip(s: Surface, pattern: string): void {
  const path = line(pattern);
  zip(s, path, "elastic", "steel", skived);
  const [[x0, y0], [x1, y1]] = [path[0]!, path[path.length - 1]!];
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  const corner = (along: number, aside: number) =>
    `${x0 + (along * dx - aside * dy) / length},${y0 + (along * dy + aside * dx) / length}`;
  const { beside, beyond } = window;
  const [from, to] = [-beyond, length + beyond];
  const sides = [
    [corner(from, -beside), corner(to, -beside)],
    [corner(to, -beside), corner(to, beside)],
    [corner(to, beside), corner(from, beside)],
    [corner(from, beside), corner(from, -beside)],
  ];
  for (const side of sides) {
    seam(s, line(side.join(" ")), { depth: 2, pucker: 0.5 });
    stitch(s, line(side.join(" ")), sewn);
  }
  zipPuller(s, x0, y0, "steel", { way: [dx, dy] });
}

function frontBuckle(order: Order, hand: Pose): Piece[] {
  const tongue = belt(order, hand, "556,920^ 700,918^ 716,942 700,966^ 556,968^", 5);
  return [
    tongue,
    buckle(560, 944, hand, {
      width: 58,
      height: 72,
      thickness: 10,
      dye: "steel",
      optics: castMetal,
    }),
  ];
}
