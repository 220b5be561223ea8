import { noise } from "../engine/noise.ts";
import { line, mirrored, withNeck } from "../engine/outline.ts";
import type { Piece } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { insideBack, insideHem } from "../making/inside.ts";
import { laidByHand, turnedOver } from "../making/poses.ts";
import { overlap, seam, stitch } from "../making/seams.ts";

const half = "0,310 142,300^ 148,346 190,450 222,590 222,760 202,1050^ 110,1060 0,1063";

/** A knee-length pencil skirt with darts and a slit. */
export const pencilSkirt: Cut = (order) => {
  const { cloth, seed } = order;
  const pose = laidByHand(seed + 37, 6, 0.01);
  const body: Piece = {
    outline: mirrored(half),
    optics: cloth.optics,
    seed: seed + 38,
    fuzz: Math.min(cloth.fuzz, 0.5),
    loft: 0.4,
    height: 30,
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
        0.1 * bell(v - 520, 100) * (0.6 + 0.7 * noise(u / 120, v / 120, seed)),
      );
      e.along(1, 0, 0.05 + 0.1 * ramp(720, 1050, v) * (0.6 + 0.6 * noise(u / 90, 1, seed + 2)));
      e.around(u, v, 690, 880, 150, 0.07);
    },
    make: (s) => makeFace(s, order),
  };
  return {
    pieces: [
      insideBack(order, pose, mirrored("0,294 84,293 130,301^ 122,340 0,352"), 304),
      insideHem(order, pose, hem, "lining"),
      body,
    ],
    back: [
      insideHem(order, pose, hem, "lining"),
      {
        ...body,
        seed: seed + 41,
        outline: mirrored(withNeck(half, "142,300^", "0,296 70,296")),
        pose: turnedOver(pose),
        make: (s) => makeBack(s, order),
      },
    ],
    front: { zoom: 1.3, x: 600, y: 696, tilt: 0.15 },
    detail: { zoom: 2.5, x: 630, y: 500, tilt: 0.1 },
    close: { zoom: 5, x: 665, y: 400 },
  };
};

const hem = "0,990 190,990^ 196,1042^ 110,1052 0,1055";
const fine = { length: 3.4, width: 0.5 };

function makeFace(s: Surface, order: Order): void {
  face(s, order);
  s.each((k, u, v) => {
    const edge = 356 - 9 * ((u - 600) / 140) ** 2;
    s.relief[k]! += 3 * ramp(edge + 1, edge - 1, v);
  });
  seam(s, line("440,348 600,356 760,348"), { depth: 2.4, pucker: 0.5 });
  stitch(s, line("440,308 600,317 760,308"), fine);
  for (const side of [1, -1] as const) {
    seam(s, line("664,354 668,420 672,470", side), { depth: 1.8, pucker: 0.6 });
  }
  const slit = line("690,640 692,820 690,1063");
  seam(s, line("664,450 684,530 690,640"), { depth: 1.6, pucker: 0.4 });
  overlap(s, slit, 4.5, 40);
  stitch(s, slit, { ...fine, offset: -9 });
  stitch(s, line("370,1040 600,1053 830,1040"), { ...fine, offset: 10 });
}

/** The middle seam with its hidden zip above and the kick pleat below. */
function makeBack(s: Surface, order: Order): void {
  face(s, order);
  s.each((k, _u, v) => {
    s.relief[k]! += 3 * ramp(350, 348, v);
  });
  seam(s, line("440,346 600,349 760,346"), { depth: 2.4, pucker: 0.5 });
  for (const side of [1, -1] as const) {
    seam(s, line("668,350 670,420 672,480", side), { depth: 1.8, pucker: 0.6 });
  }
  seam(s, line("600,300 601,580 600,850"), { depth: 2, pucker: 0.8 });
  overlap(s, line("600,820 600,890 598,1063"), 4.5, 46);
  stitch(s, line("370,1040 600,1053 830,1040"), { ...fine, offset: 10 });
}
