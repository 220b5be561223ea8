import type { Cloth } from "../cloths/index.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { button } from "../making/sewing/button.ts";
import { patch } from "../making/sewing/patch.ts";
import { overlap, seam, stitch } from "../making/sewing/seams.ts";
import { zip, zipBox, zipPuller } from "../making/sewing/zip.ts";
import { belt, buckle, castMetal } from "../making/tailoring/belt.ts";
import { foldedCollar } from "../making/tailoring/lapels.ts";
import { tailored } from "../making/tailoring/tailoring.ts";
import { knots, line, shape, withNeck } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,290 50,276 92,240^ 234,290^ 258,306^ 324,470 380,632 424,872 452,1082^ 346,1114^
  314,900 280,752 248,634^ 236,780 230,900 234,1000 244,1098^ 120,1110 0,1112`;
const sleeve = sleeves({ armhole: "835,294 820,410 826,520 846,628", lean: 0.22 });
const sewn = { length: 4, width: 0.6 };
const waist =
  "362,1036^ 480,1046 600,1049 720,1046 838,1036^ 842,1082^ 720,1092 600,1095 480,1092 358,1082^";

/** Thickness of a pocket's edge, in units. */
const skived = 0.9;

/** Lamb for clothes is thinner than the leather of bags: it wrinkles, and gleams where it is bent. */
function softHide(cloth: Cloth): Cloth {
  return {
    ...cloth,
    bend: 0.5,
    hold: 0.0022,
    fall: 1.6,
    optics: { ...cloth.optics, gloss: 0.34, roughness: 0.28, relief: 0.4 },
  };
}

/** A leather biker jacket: a slanting zip, wide lapels with snaps, zipped pockets, a belted hem. */
export const bikerJacket: Cut = (order) => bikerPattern({ ...order, cloth: softHide(order.cloth) });

const bikerPattern = tailored({
  lane: 560,
  half,
  backHalf: withNeck(half, "92,240^", "0,240 50,240"),
  sleeve,
  turn: 0.005,
  arms: { shoulderX: 242, shoulderY: 336, elbowY: 770 },
  armpit: [248, 634],
  cuff: [
    [346, 1114],
    [452, 1082],
  ],
  neckY: 290,
  waistY: 900,
  hemY: 1110,
  flare: 0.03,
  swells: 0.35,
  lining: {
    behind: "508,244^ 552,222 600,216 648,222 692,244^ 690,360 600,440 510,360",
    between: "516,290 544,248 600,238 656,248 684,290 660,420 610,560^ 556,420",
    labelY: 276,
  },
  folded: [
    {
      outline: knots("596,590^ 572,500 548,400 526,304^ 430,350^ 404,376^ 440,480 520,560"),
      lift: 4,
    },
    {
      outline: knots(
        "606,604^ 628,520 652,410 676,304^ 770,348^ 806,372^ 812,470 796,590^ 720,640",
      ),
      lift: 5,
    },
    foldedCollar(
      "0,212 60,220 96,242^ 138,292 180,344^ 140,392^ 98,352 74,340^ 78,300 60,262 0,250",
      3.5,
    ),
  ],
  collarY: 44,
  stitched: 6,
  face: makeFront,
  back: {},
  backFace: (s) => {
    const yoke = line("370,470 480,492 600,500 720,492 830,470");
    seam(s, yoke, { depth: 2.4, pucker: 0.5 });
    stitch(s, yoke, { ...sewn, offset: 6 });
  },
  over: (order, hand) => [belt(order, hand, waist, 5), ...frontBuckle(order, hand)],
  overBack: (order, hand) => [belt(order, hand, waist, 5)],
  front: { zoom: 1.16, x: 600, y: 680 },
  detail: { zoom: 2.4, x: 640, y: 520 },
  close: { zoom: 4.4, x: 668, y: 680 },
});

function makeFront(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  for (const side of [1, -1] as const) {
    const armhole = sleeve.armhole(side);
    seam(s, armhole, { depth: 2.6, pucker: 0.6 });
    stitch(s, armhole, { ...sewn, offset: side * 6 });
    patch(s, shape("826,308^ 822,344^ 740,316 724,298 744,284^", side), {
      rise: 3,
      stitched: { ...sewn, inset: 4 },
    });
    button(s, 600 + side * 152, 304, 7, { dye: "steel", metal: true, holes: 0 });
    shortZip(s, side > 0 ? "728,820 786,944" : "420,846 474,956");
    shortZip(s, side > 0 ? "968,960 1010,1092" : "232,960 190,1092");
    for (const y of [1010, 1018]) stitch(s, line(`700,${y} 836,${y - 4}`, side), sewn);
  }
  shortZip(s, "424,560 510,596");
  const front = line("612,600 660,760 690,900 702,1112");
  overlap(s, front, 4, 60);
  zip(s, front, "elastic", "steel", skived);
  zipPuller(s, 616, 616, "steel", [48, 160]);
  zipBox(s, 702, 1106, "steel");
  for (const [x, y] of [
    [778, 372],
    [776, 580],
    [428, 384],
  ] as const) {
    button(s, x, y, 8, { dye: "steel", metal: true, holes: 0 });
  }
}

function shortZip(s: Surface, pattern: string): void {
  const path = line(pattern);
  zip(s, path, "elastic", "steel", skived);
  const [[x0, y0], [x1, y1]] = [path[0]!, path[path.length - 1]!];
  zipPuller(s, x0, y0, "steel", [x1 - x0, y1 - y0]);
}

function frontBuckle(order: Order, hand: Pose): Piece[] {
  const tongue = belt(order, hand, "556,1044^ 700,1042^ 716,1066 700,1090^ 556,1092^", 5);
  return [
    tongue,
    buckle(560, 1068, hand, {
      width: 58,
      height: 72,
      thickness: 10,
      dye: "steel",
      optics: castMetal,
    }),
  ];
}
