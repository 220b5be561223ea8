import { noise } from "../fields/noise.ts";
import { bell, clamp, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { insideHem, insideNeck } from "../making/body/inside.ts";
import { laidByHand, turnedOver, unsettled } from "../making/body/poses.ts";
import { rounded } from "../making/sewing/rounded.ts";
import { overlap, seam } from "../making/sewing/seams.ts";
import type { Excess } from "../pattern/excess.ts";
import { knots, line, mirrored, sideOf, withNeck } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,304 56,292 96,250 110,206^ 150,216 190,232^ 182,290 184,360 206,420 232,452^ 222,540
  188,690 196,780 226,920 230,1080 206,1352^ 110,1364 0,1366`;
const hem = "0,1290 206,1290^ 200,1342^ 110,1354 0,1356";
const waistY = 690;

/** A sleeveless fitted dress with darts, a waist seam and a slit in the middle of the back. */
export const sheathDress: Cut = (order) => {
  const { cloth } = order;
  const seed = order.seed + 3200;
  const pose = unsettled(laidByHand(seed, 6, 0.008), seed);
  const body: Piece = {
    outline: rounded(mirrored(half)),
    optics: cloth.optics,
    seed: seed + 1,
    fuzz: Math.min(cloth.fuzz, 0.5),
    loft: 0.21,
    height: 9,
    hold: cloth.hold,
    bend: cloth.bend,
    edgeAnchor: 0.035,
    grid: [14, 8, 5.5],
    steps: [420, 240, 100],
    pose,
    pins: (_u, v) => 0.1 * ramp(260, 215, v) + 0.05 * bell(v - waistY, 12),
    excess: (e, u, v) => fold(e, u, v, seed, cloth.fall),
    make: (s) => makeFront(s, order),
  };
  return {
    pieces: [
      insideNeck(
        order,
        pose,
        knots("488,212^ 540,222 600,226 660,222 712,212^ 700,280 600,340 500,280"),
        246,
      ),
      insideHem(order, pose, hem, "lining"),
      body,
    ],
    back: [
      insideHem(order, turnedOver(pose), hem, "lining"),
      {
        ...body,
        seed: seed + 9,
        outline: rounded(mirrored(withNeck(half, "110,206^", "0,232 66,226"))),
        pose: turnedOver(pose),
        make: (s) => makeBack(s, order),
      },
    ],
    front: { zoom: 1.16, x: 600, y: 772 },
    detail: { zoom: 2.5, x: 620, y: 460 },
    close: { zoom: 4.8, x: 690, y: 330 },
  };
};

function fold(e: Excess, u: number, v: number, seed: number, fall: number): void {
  const side = sideOf(u);
  e.evenly(0.005);
  e.crumple(u, v, seed + 4, 0.04 * fall, 200);
  e.around(u, v, 600 + side * 226, 470, 150, 0.1 * fall);
  const uneven = 0.4 + noise(u / 130, v / 110, seed + 5);
  // Across the middle the darts hold it flat: what it has too much slants in from the sides.
  const out = clamp(Math.abs(u - 600) / 150);
  const slack = 0.11 * bell(v - waistY + 46, 50) + 0.07 * bell(v - 800, 90);
  e.along(0.5 * side, 1, slack * uneven * out * out);
  e.along(1, 0, 0.02 + 0.06 * ramp(1000, 1350, v) * (0.6 + 0.6 * noise(u / 90, 1, seed + 6)));
}

function makeFront(s: Surface, order: Order): void {
  makeAll(s, order);
  for (const side of [1, -1] as const) {
    seam(s, line(`824,470 760,466 706,476`, side), { depth: 1.4, pucker: 0.7 });
    seam(s, line(`676,${waistY} 674,600 682,520`, side), { depth: 1.6, pucker: 0.6 });
    seam(s, line(`676,${waistY} 680,760 682,830`, side), { depth: 1.6, pucker: 0.6 });
  }
}

function makeBack(s: Surface, order: Order): void {
  makeAll(s, order);
  seam(s, line("600,232 601,700 600,1120"), { depth: 2, pucker: 0.6 });
  overlap(s, line("600,1090 600,1180 598,1366"), 4.4, 46);
  for (const side of [1, -1] as const) {
    seam(s, line(`670,${waistY} 668,600 672,480`, side), { depth: 1.6, pucker: 0.6 });
    seam(s, line(`670,${waistY} 672,780 674,850`, side), { depth: 1.6, pucker: 0.6 });
  }
}

function makeAll(s: Surface, order: Order): void {
  face(s, order);
  seam(s, line(`408,${waistY - 2} 600,${waistY + 6} 792,${waistY - 2}`), {
    depth: 1.8,
    pucker: 0.6,
  });
  s.each((k, _u, v, depth) => {
    // The faced rims of neck and armholes are pressed and stand a little.
    if (v > 460) return;
    s.relief[k]! += 0.8 * ramp(7, 4, depth);
    s.tone(k, 1 - 0.1 * bell(depth - 7, 1.4));
  });
}
