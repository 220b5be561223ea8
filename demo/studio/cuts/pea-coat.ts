import { face, type Order } from "../garment.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { button } from "../making/sewing/button.ts";
import { swelledEdge } from "../making/sewing/pressed-edge.ts";
import { overlap, seam, stitch } from "../making/sewing/seams.ts";
import { type SewnOn, sewnOnBoth, shadeMouths } from "../making/sewing/sewn-on.ts";
import { cuffOnSkirt } from "../making/tailoring/bent-sleeve.ts";
import { type ButtonPair, buttonRows, placesOf } from "../making/tailoring/button-rows.ts";
import { type Draped, foldsOfBack, foldsOfFront } from "../making/tailoring/coat-folds.ts";
import { foldedCollar } from "../making/tailoring/lapels.ts";
import { setInSeams } from "../making/tailoring/set-in-seam.ts";
import { drawnByHalfBelt, halfBelt } from "../making/tailoring/tailored-back.ts";
import { tailored } from "../making/tailoring/tailoring.ts";
import { knots, line, withNeck } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,260 50,246 94,206^ 258,252^ 284,270^ 354,440 418,620 460,800 484,950
  492,1078^ 358,1118^ 322,900 290,750 262,624^ 254,800 258,1000 268,1202^ 140,1216 0,1218`;
const sleeve = sleeves({ armhole: "859,256 834,390 840,510 860,620", lean: 0.21 });
const tonal = { length: 4.8, width: 0.7 };

const rows: ButtonPair[] = [
  [640, 524, 684],
  [772, 530, 678],
  [904, 530, 678],
  [1036, 530, 678],
];

/** The slanted pocket, which a hand enters from the side. */
const welt: SewnOn = {
  pattern: "754,824^ 808,994^ 770,1006^ 716,836^",
  kind: "pocket",
  slack: 8,
  stitched: { ...tonal, inset: 7 },
};

const draped: Draped = { armpit: [262, 624], waistY: 830, hemY: 1216, fuller: 1 };

/** The strap in the small of the back, in units: without it dark cloth is a blank field behind. */
const strap = { y: 786, height: 46 };

/** A short double-breasted pea coat: a large collar, broad lapels, slanted pockets, anchor buttons. */
export const peaCoat = tailored({
  lane: 450,
  half,
  backHalf: withNeck(half, "94,206^", "0,206 50,206"),
  sleeve,
  turn: 0.007,
  arms: { shoulderX: 250, shoulderY: 316, elbowY: 770, crooked: cuffOnSkirt },
  strained: [
    [678, 772],
    [530, 772],
  ],
  armpit: draped.armpit,
  cuff: [
    [358, 1118],
    [492, 1078],
  ],
  neckY: 260,
  waistY: draped.waistY,
  hemY: draped.hemY,
  edgeAtHem: 496,
  flare: 0.07,
  lining: {
    behind: "504,210^ 550,188 600,182 650,188 696,210^ 690,340 600,430 510,340",
    between: "500,264 544,216 600,206 656,216 700,264 672,380 620,452 556,528^ 520,400",
    labelY: 246,
  },
  buttons: placesOf(rows),
  folded: [
    {
      outline: knots("556,530^ 550,450 540,370 528,316 512,276^ 402,338^ 372,364^ 432,418 500,484"),
      lift: 4,
    },
    {
      outline: knots(
        "500,590^ 553,519 600,452 654,366 672,316 688,276^ 798,338^ 828,364^ 768,418 664,494 578,548",
      ),
      lift: 4,
    },
    foldedCollar(
      "0,176 64,184 104,210^ 156,264 204,322^ 152,380^ 108,336 72,316^ 80,270 62,230 0,216",
      3.5,
    ),
  ],
  collarY: 12,
  stitched: 8,
  face: makeFront,
  over: (order, hand) => sewnOnBoth(order, hand, welt),
  frontFolds: foldsOfFront(draped),
  backFolds: [...foldsOfBack(draped), ...drawnByHalfBelt(strap.y, strap.height)],
  back: { ventY: 970, cuffButtons: 3, drawnIn: { ...strap, half: 118 } },
  overBack: (order, hand) => [halfBelt(order, hand, strap.y, { ...strap, slackness: 12 })],
  front: { zoom: 1.12, x: 600, y: 712 },
  detail: { zoom: 2.3, x: 640, y: 460 },
  // The cuff, which lies over the hem's corner.
  close: { zoom: 3.6, x: 918, y: 990 },
});

function makeFront(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  setInSeams(s, sleeve);
  shadeMouths(s, welt);
  for (const side of [1, -1] as const) {
    stitch(s, sleeve.armhole(side), { ...tonal, offset: side * 8 });
    seam(s, line("1090,1011 946,1052", side), { depth: 2, pucker: 0.5 });
    button(s, 600 + side * 388, 1070, 8, { dye: "rubber" });
  }
  stitch(s, line("336,1186 470,1200 600,1202 730,1200 864,1186"), tonal);
  const edge = line("514,572 490,660 484,800 486,1050 496,1222");
  overlap(s, edge, 6, 70);
  swelledEdge(s, edge, -9);
  buttonRows(s, rows, { radius: 17, dye: "rubber" });
}
