import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { face, type Order } from "../garment.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { button } from "../making/sewing/button.ts";
import { foldedPart } from "../making/sewing/folded-part.ts";
import { patch } from "../making/sewing/patch.ts";
import { overlap, stitch } from "../making/sewing/seams.ts";
import { type SewnOn, sewnOnBoth, shadeMouths } from "../making/sewing/sewn-on.ts";
import { type BeltLoops, belt, beltInLoops, buckle } from "../making/tailoring/belt.ts";
import { cuffOnSkirt } from "../making/tailoring/bent-sleeve.ts";
import { type ButtonPair, buttonRows } from "../making/tailoring/button-rows.ts";
import { type Draped, foldsOfSkirt, foldsOfSkirtBehind } from "../making/tailoring/coat-folds.ts";
import { foldedCollar } from "../making/tailoring/lapels.ts";
import { setInSeams } from "../making/tailoring/set-in-seam.ts";
import { tailored } from "../making/tailoring/tailoring.ts";
import { type Knot, knots, line, mirrored, shape, withNeck } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,240 50,226 92,186^ 248,231^ 272,248^ 340,420 406,590 448,780 470,920
  478,1044^ 350,1084^ 312,880 276,720 250,600^ 240,690 208,768 240,860 282,1100 318,1450^ 160,1474
  0,1478`;
const sleeve = sleeves({ armhole: "849,235 822,370 826,490 848,592", lean: 0.22 });
const doubled = { length: 3.8, width: 0.6 };
const beltPattern = `385,748^ 480,758 600,764 720,758 815,748^ 818,790^ 720,802 600,802 480,802
  382,790^`;

/** Behind, the belt has slipped down between its loops by so much, in units, most beside the middle. */
const slipped = (u: number): number => 13 * bell(u - 640, 82) - 3 * bell(u - 500, 60);

/** Where the loops for the belt are sewn into the side seams. */
const loops: BeltLoops = {
  at: [
    [428, 776],
    [772, 776],
  ],
  length: 66,
};

/** What has come through the buckle, and hangs a little. */
const beltEnd =
  "627,765^ 590,765 540,766 474,778 420,804^ 412,826^ 426,846^ 480,822 540,808 590,803 627,802^";
const frontFlap = `684,252^ 770,214 850,236^ 852,250 838,372 846,540^ 806,582 756,600 706,592^
  692,520 688,400`;
const backFlap = "0,196 92,194^ 164,214 250,238^ 246,360 250,510^ 204,548 124,574 0,584";

/** It hangs from the sleeve's seam and is buttoned towards the neck. */
const epaulet: SewnOn = {
  pattern: "836,235^ 830,270^ 730,243 714,226 737,211",
  kind: "flap",
  slack: 4,
  stitched: { ...doubled, inset: 4 },
  finish: (s, side) => button(s, 600 + side * 162, 235, 6.5, { dye: "horn" }),
};

/** The slanted pocket, which a hand enters from the side. */
const welt: SewnOn = {
  pattern: "746,905^ 786,1064^ 756,1074^ 716,916^",
  kind: "pocket",
  slack: 8,
  stitched: { ...doubled, inset: 5 },
};

const rows = [600, 700, 870, 990].map((y): ButtonPair => [y, 552, 672]);
/** Gabardine bends sharper than coating: folds as high as that would throw blots for shades. */
const draped: Draped = { armpit: [248, 600], waistY: 768, hemY: 1478, fuller: -1, share: 0.75 };

/** A belted double-breasted trench coat with storm flap, epaulets and cuff straps. */
export const trench = tailored({
  lane: 150,
  half,
  backHalf: withNeck(half, "92,186^", "0,186 50,186"),
  sleeve,
  turn: -0.006,
  arms: { shoulderX: 240, shoulderY: 300, elbowY: 740, crooked: cuffOnSkirt },
  armpit: draped.armpit,
  cuff: [
    [350, 1084],
    [478, 1044],
  ],
  neckY: 240,
  waistY: draped.waistY,
  hemY: draped.hemY,
  edgeAtHem: 552,
  flare: 0.18,
  belted: true,
  lining: {
    behind: "506,192^ 552,170 600,164 648,170 694,192^ 680,320 600,400 520,320",
    between: "508,244 548,198 600,188 652,198 692,244 660,380 571,520^ 526,380",
    labelY: 226,
  },
  folded: [
    {
      outline: knots("574,524^ 560,440 546,350 534,300 520,262^ 456,334^ 396,340^ 442,400 530,482"),
      lift: 4,
    },
    {
      outline: knots("562,540^ 606,460 642,366 666,300 680,262^ 744,334^ 804,340^ 756,400 652,488"),
      lift: 4,
    },
    foldedCollar(
      "0,158 62,166 100,190^ 148,246 188,296^ 136,350^ 104,316 66,300^ 70,256 60,214 0,202",
      3.5,
    ),
  ],
  collarY: -8,
  stitched: 6,
  face: makeFront,
  frontFolds: foldsOfSkirt(draped),
  backFolds: foldsOfSkirtBehind(draped),
  back: { ventY: 1130 },
  over: (order, hand) => [
    stormFlap(order, hand, knots(frontFlap), 470),
    ...sewnOnBoth(order, hand, epaulet),
    ...sewnOnBoth(order, hand, welt),
    ...beltInLoops(order, hand, beltPattern, loops),
    belt(order, hand, beltEnd, 3),
    buckle(600, 783, hand, { width: 58, height: 42, prong: false }),
  ],
  overBack: (order, hand) => [
    stormFlap(order, hand, mirrored(backFlap), 420),
    ...beltInLoops(order, (u, v) => hand(u, v + slipped(u)), beltPattern, loops),
  ],
  front: { zoom: 1.04, x: 600, y: 826 },
  detail: { zoom: 2.3, x: 620, y: 480 },
  // From farther above: less is seen of the sides of belt and buckle, which reach down to the coat.
  close: { zoom: 4.4, x: 612, y: 750, aside: { slant: 0.38 } },
});

/**
 * A loose layer over the shoulders, caught in the armholes under the sleeves and free along its
 * lower edge, which stands off in shallow flutes.
 *
 * @param freeY from where on it stands off.
 */
function stormFlap(order: Order, pose: Pose, outline: Knot[], freeY: number): Piece {
  const seed = order.seed + 157;
  const flap = foldedPart(order, { outline, pose, lift: 2, seed, stitched: 6 });
  return {
    ...flap,
    loft: 0.1,
    height: 3,
    edgeDrop: 0,
    hold: 0.02,
    edgeAnchor: 0.05,
    grid: [10, 6],
    steps: [160, 80],
    base: (u, v) => ramp(freeY, freeY + 110, v) * (8 + 7 * noise((u - 600) / 110, v / 420, seed)),
    excess: (e, u, v) => {
      const flutes = Math.max(0, 0.5 + noise(u / 46, v / 500, seed + 1));
      e.along(1, 0.1, 0.09 * ramp(freeY - 40, freeY + 110, v) * flutes);
      e.crumple(u, v, seed + 2, 0.03, 130);
    },
  };
}

function makeFront(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  setInSeams(s, sleeve);
  shadeMouths(s, welt);
  for (const side of [1, -1] as const) {
    stitch(s, sleeve.armhole(side), { ...doubled, offset: side * 6 });
    patch(s, shape("938,984^ 1080,942^ 1086,970^ 944,1012^", side), {
      rise: 3.2,
      stitched: { ...doubled, inset: 4 },
    });
    button(s, 600 + side * 378, 986, 7, { dye: "horn" });
  }
  stitch(s, line("300,1436 440,1462 600,1466 760,1462 900,1436"), { ...doubled, offset: -4 });
  const edge = line("556,532 524,610 519,760 520,1040 532,1260 552,1482");
  overlap(s, edge, 4.6, 60);
  stitch(s, edge, { ...doubled, offset: -8 });
  buttonRows(s, rows, { radius: 14, dye: "horn", blind: true });
}
