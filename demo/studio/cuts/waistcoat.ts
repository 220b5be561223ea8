import { ramp } from "../fields/scalar.ts";
import type { Order } from "../garment.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { button, buttonhole } from "../making/sewing/button.ts";
import { lengthOf } from "../making/sewing/seams.ts";
import { jacketPockets, makeJacketFront } from "../making/tailoring/jacket-front.ts";
import { cutInPanels } from "../making/tailoring/panels.ts";
import { tailored } from "../making/tailoring/tailoring.ts";
import {
  frontsBelow,
  strapAt,
  uponWaistcoatBack,
  waistcoatBackDart,
  waistcoatBackFolds,
  waistcoatBackHalf,
} from "../making/tailoring/waistcoat-back.ts";
import { line } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,660^ 30,560 62,420 86,286 94,246^ 140,262 186,284^ 172,370 180,470 204,560 238,626^
  226,760 228,900 240,1046^ 150,1080 70,1130 44,1140^ 16,1096 0,1064^`;
const sleeve = sleeves({ armhole: "786,284 772,370 780,470 804,560 838,626", lean: 0 });
const waistY = 830;
/** It takes in little: the stripes of a pocket's welt, which is one piece across it, meet those on both sides. */
const dart = { path: "724,420 726,700 736,1090", intake: 6 };

/** A tailored waistcoat: a deep V, five buttons, pointed fronts, a back of its own cloth with a strap. */
export const waistcoat = tailored({
  lane: 550,
  half,
  backHalf: waistcoatBackHalf,
  sleeve,
  turn: -0.008,
  arms: { shoulderX: 236, shoulderY: 330, elbowY: 800, endY: 0 },
  strained: [
    [609, 780],
    [599, 780],
  ],
  armpit: [238, 626],
  neckY: 270,
  waistY,
  hemY: 1090,
  flare: 0.02,
  canvas: 0.8,
  canvasAlongEdges: true,
  lining: {
    behind: "504,250^ 550,232 600,228 650,232 696,250^ 676,460 604,700 596,700 524,460",
    labelY: 282,
  },
  folded: [],
  face: makeFront,
  over: (order, hand) =>
    jacketPockets(order, hand, {
      hip: {
        pattern: "664,888^ 786,866^ 791,902^ 668,925^",
        kind: "pocket",
        slack: 4,
        matched: cutInPanels(sleeve, waistY, [dart]),
      },
      breast: "664,564^ 744,550^ 747,574^ 667,589^",
    }),
  back: { dart: waistcoatBackDart, drawnIn: { y: strapAt.y - 15, height: 30, half: strapAt.end } },
  backFolds: waistcoatBackFolds,
  belowBack: frontsBelow,
  overBack: uponWaistcoatBack,
  front: { zoom: 1.24, x: 600, y: 690 },
  detail: { zoom: 2.6, x: 630, y: 560 },
  // Stopped down: out of focus, the upper buttons sink into the cloth.
  close: { zoom: 4.2, x: 676, y: 910, aside: { aperture: 0.08 } },
});

function makeFront(s: Surface, order: Order): void {
  makeJacketFront(s, order, sleeve, {
    waistY,
    dart: dart.path,
    intake: dart.intake,
    edge: { path: "598,650 592,760 592,1000 600,1066 640,1140", rise: 4.2 },
  });
  for (const side of [1, -1] as const) {
    for (const rim of [
      "694,250 688,300 662,430 630,560 604,650",
      "786,286 774,370 782,470 806,560",
    ]) {
      const edge = line(rim, side);
      const length = lengthOf(edge);
      s.along(edge, 12, (k, d, way) => {
        const filled = ramp(length, length - 90, way);
        s.relief[k]! += 1.2 * filled * Math.exp(-((Math.abs(d) - 6) ** 2) / 10);
      });
    }
  }
  for (let i = 0; i < 5; i++) {
    buttonhole(s, 618, 694 + i * 86, 22, false);
    button(s, 609, 694 + i * 86, 10, { dye: "rubber" });
  }
}
