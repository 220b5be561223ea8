import { face, type Order } from "../garment.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { button } from "../making/sewing/button.ts";
import { patch } from "../making/sewing/patch.ts";
import { recut } from "../making/sewing/recut.ts";
import { overlap, seam, stitch } from "../making/sewing/seams.ts";
import { type SewnOn, sewnOnBoth, shadeMouths } from "../making/sewing/sewn-on.ts";
import { tailored } from "../making/tailoring/tailoring.ts";
import { line, shape, withNeck } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,262 46,256 84,206^ 146,236 204,266 254,316 300,412 374,636 432,880 466,1070^ 350,1102^
  314,900 284,750 252,640^ 258,840 282,1120 316,1446^ 160,1466 0,1470`;
const sleeve = sleeves({ armhole: "688,214 730,350 790,500 852,630", lean: 0.23 });
const leaf = `600,290^ 636,264 664,230 662,208 642,194 598,186^ 598,176^ 644,181 676,193 706,232 732,278^
  672,360^ 638,328`;
const sides = [1, -1] as const;
const tab = "958,1008^ 1022,992^ 1034,1014 1024,1030^ 964,1046^";
const doubled = { length: 3.8, width: 0.6 };

/** The slanted pocket, which a hand enters from the side. */
const welt: SewnOn = {
  pattern: "754,868^ 798,1045^ 760,1056^ 716,880^",
  kind: "pocket",
  slack: 8,
  turn: 0.06,
  off: 60,
  stitched: { ...doubled, inset: 6 },
};

/** A mac: raglan sleeves, a shirt collar buttoned high, a fly front and slanted pockets. */
export const singleBreastedCoat = tailored({
  lane: 460,
  half,
  backHalf: withNeck(half, "84,206^", "0,206 46,206"),
  sleeve,
  turn: -0.006,
  arms: { shoulderX: 232, shoulderY: 326, elbowY: 760 },
  armpit: [252, 640],
  cuff: [
    [350, 1102],
    [466, 1070],
  ],
  neckY: 262,
  waistY: 800,
  hemY: 1468,
  edgeAtHem: 594,
  flare: 0.15,
  swells: 0.45,
  lining: {
    behind: "500,214^ 548,183 600,176 652,183 700,214^ 672,270 600,300 528,270",
    between: "556,240 578,212 600,208 622,212 644,240 630,274 600,291^ 570,274",
    labelY: 226,
  },
  folded: [
    { outline: shape(leaf, -1), lift: 5, turn: -0.5 },
    { outline: shape(leaf, 1), lift: 5, turn: 0.5 },
  ],
  collarY: 12,
  stitched: 6,
  face: makeFront,
  over: (order, hand) => sewnOnBoth(order, hand, welt),
  back: { ventY: 1120 },
  front: { zoom: 1.04, x: 600, y: 832 },
  detail: { zoom: 2.3, x: 620, y: 450 },
  // From farther above: the collar's thick edge would show more of its side than of its check. Both its leaves are in
  // the frame; beyond the right one, where a raglan seam comes out in its shade, a dark spot is taken for a hole.
  close: { zoom: 5, x: 556, y: 334, aside: { slant: 0.4 } },
});

function makeFront(s: Surface, order: Order): void {
  const tabs = sides.map((side) => shape(tab, side));
  const cut = tabs.map((outline) => ({ outline, turn: 0.06 }));
  face(s, order, recut(sleeve.grain, cut, order.seed));
  shadeMouths(s, welt);
  for (const outline of tabs) {
    patch(s, outline, { rise: 2.6, stitched: { ...doubled, inset: 4 } });
  }
  for (const side of sides) {
    const raglan = sleeve.armhole(side);
    seam(s, raglan, { depth: 2.4, pucker: 0.9 });
    stitch(s, raglan, { ...doubled, offset: side * 6 });
    button(s, 600 + side * 408, 1018, 7, { dye: "horn" });
  }
  stitch(s, line("300,1432 440,1452 600,1456 760,1452 900,1432"), { ...doubled, offset: -3 });
  const edge = line("576,300 572,600 572,1060 580,1280 594,1474");
  // No higher: a steep edge would gleam in one line through all of a check.
  overlap(s, edge, 1.3, 70);
  stitch(s, edge, { ...doubled, offset: -8 });
  stitch(s, line("648,340 646,700 646,1300 600,1360"), doubled);
  button(s, 606, 322, 12, { dye: "horn" });
}
