import { noise } from "../engine/noise.ts";
import { line, mirrored, withNeck } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { label } from "../making/label.ts";
import { laidByHand, turnedOver } from "../making/poses.ts";
import { overlap, seam, stitch } from "../making/seams.ts";

const half = "0,310 132,300^ 138,350 176,480 206,640 204,840 184,1190^ 100,1200 0,1203";

/** A knee-length pencil skirt with darts and a slit. */
export const pencilSkirt: Cut = (order) => {
  const { cloth, seed } = order;
  const pose = laidByHand(seed + 37, 6, 0.01);
  const body: Piece = {
    outline: mirrored(half),
    optics: cloth.optics,
    seed: seed + 38,
    fuzz: Math.min(cloth.fuzz, 0.5),
    loft: 0.5,
    height: 40,
    hold: cloth.hold,
    bend: cloth.bend,
    edgeAnchor: 0.035,
    grid: [14, 8],
    steps: [420, 240],
    pose,
    pins: (_u, v) => 0.12 * ramp(356, 340, v),
    excess: (e, u, v) => {
      const side = u > 600 ? 1 : -1;
      e.evenly(0.005);
      e.crumple(u, v, seed + 39, 0.05, 190);
      e.along(
        0.35 * side,
        1,
        0.1 * bell(v - 560, 120) * (0.6 + 0.7 * noise(u / 120, v / 120, seed)),
      );
      e.along(1, 0, 0.05 + 0.1 * ramp(800, 1190, v) * (0.6 + 0.6 * noise(u / 90, 1, seed + 2)));
      e.around(u, v, 690, 980, 160, 0.07);
    },
    make: (s) => makeFace(s, order),
  };
  return {
    pieces: [back(order, pose), insideHem(order, pose), body],
    back: [
      insideHem(order, pose),
      {
        ...body,
        seed: seed + 41,
        outline: mirrored(withNeck(half, "132,300^", "0,296 70,296")),
        pose: turnedOver(pose),
        make: (s) => makeBack(s, order),
      },
    ],
    front: { zoom: 1.2, x: 600, y: 770, tilt: 0.15 },
    detail: { zoom: 2.5, x: 630, y: 500, tilt: 0.1 },
    close: { zoom: 5, x: 665, y: 400 },
  };
};

const fine = { length: 3.4, width: 0.5 };

function makeFace(s: Surface, order: Order): void {
  face(s, order);
  s.each((k, u, v) => {
    const edge = 356 - 9 * ((u - 600) / 140) ** 2;
    s.relief[k]! += 3 * ramp(edge + 1, edge - 1, v);
  });
  seam(s, line("455,348 600,356 745,348"), { depth: 2.4, pucker: 0.5 });
  stitch(s, line("455,308 600,317 745,308"), fine);
  for (const side of [1, -1] as const) {
    seam(s, line("664,354 668,420 672,470", side), { depth: 1.8, pucker: 0.6 });
  }
  const slit = line("690,700 692,900 690,1203");
  seam(s, line("664,470 684,560 690,700"), { depth: 1.6, pucker: 0.4 });
  overlap(s, slit, 4.5, 40);
  stitch(s, slit, { ...fine, offset: -9 });
  stitch(s, line("380,1180 600,1193 820,1180"), { ...fine, offset: 10 });
}

/** The middle seam with its hidden zip above and the kick pleat below. */
function makeBack(s: Surface, order: Order): void {
  face(s, order);
  s.each((k, _u, v) => {
    s.relief[k]! += 3 * ramp(350, 348, v);
  });
  seam(s, line("455,346 600,349 745,346"), { depth: 2.4, pucker: 0.5 });
  for (const side of [1, -1] as const) {
    seam(s, line("668,350 670,420 672,480", side), { depth: 1.8, pucker: 0.6 });
  }
  seam(s, line("600,300 601,620 600,960"), { depth: 2, pucker: 0.8 });
  overlap(s, line("600,930 600,1000 598,1203"), 4.5, 46);
  stitch(s, line("380,1180 600,1193 820,1180"), { ...fine, offset: 10 });
}

function back(order: Order, pose: Pose): Piece {
  return {
    outline: mirrored("0,294 80,293 119,301^ 114,340 0,352"),
    optics: order.cloth.optics,
    dye: "inside",
    seed: 2,
    inner: true,
    loft: 0.2,
    height: 8,
    grid: [8],
    steps: [20],
    pose,
    make: (s) => {
      face(s, order);
      label(s, 600, 304, 38);
    },
  };
}

function insideHem(order: Order, pose: Pose): Piece {
  return {
    outline: mirrored("0,1120 172,1120^ 178,1182^ 100,1194 0,1197"),
    optics: order.cloth.optics,
    dye: "lining",
    seed: 3,
    inner: true,
    grid: [8],
    steps: [10],
    pose,
  };
}
