import { ribbing } from "../cloths/knitted.ts";
import { cloud, noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { laidByHand, turnedOver } from "../making/body/poses.ts";
import { label } from "../making/sewing/label.ts";
import { seam } from "../making/sewing/seams.ts";
import { line, mirrored } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";

/** A hat is photographed larger than clothes: two columns of stitches a rib, wide apart. */
const ribs = ribbing(14.6, 4, 2);

const crownTop = 452;
const brimTop = 822;

/** A ribbed hat with a turned-up brim. */
export const beanie: Cut = (order) => {
  const pose = laidByHand(order.seed + 171, 8, 0.02);
  return {
    pieces: [crown(order, pose), brim(order, pose, true)],
    back: [crown(order, turnedOver(pose)), brim(order, turnedOver(pose), false)],
    front: { zoom: 1.5, x: 600, y: 735 },
    detail: { zoom: 3, x: 620, y: 820 },
    close: { zoom: 5, x: 690, y: 900 },
  };
};

function crown(order: Order, pose: Pose): Piece {
  const { cloth, seed } = order;
  return {
    outline: mirrored("0,452 60,458 130,500 196,590 232,700 246,850^ 120,880 0,884"),
    optics: cloth.optics,
    seed: seed + 172,
    loft: 0.9,
    height: 74,
    hold: 0.002,
    bend: 1,
    fuzz: Math.max(0.8, cloth.fuzz),
    edgeAnchor: 0.05,
    grid: [14, 8],
    steps: [380, 200],
    pose,
    excess: (e, u, v) => {
      e.evenly(0.006);
      e.crumple(u, v, seed + 173, 0.07, 140);
      e.around(u, v, 600, crownTop - 10, 150, 0.2);
      e.along(0, 1, 0.1 * bell(v - 780, 70) * (0.5 + noise(u / 90, 1, seed + 174)));
    },
    make: (s) => {
      const halfWidth = (v: number) => 246 * Math.sqrt(ramp(crownTop - 120, 800, v)) + 6;
      ribs(s, (u, v) => [(Math.asin(clipped((u - 600) / halfWidth(v))) / 1.57) * 262, v]);
      s.each((k, u, v) => s.tone(k, 1 + 0.05 * cloud(u / 90, v / 90, 2, 78)));
    },
  };
}

function clipped(x: number): number {
  return x < -1 ? -1 : x > 1 ? 1 : x;
}

function brim(order: Order, pose: Pose, front: boolean): Piece {
  const { cloth, seed } = order;
  return {
    outline: mirrored("0,842 130,836 250,818^ 262,900 258,1000^ 130,1022 0,1028"),
    optics: cloth.optics,
    seed: seed + 175,
    rests: true,
    lift: 9,
    loft: 0.8,
    height: 46,
    hold: 0.004,
    bend: 1,
    fuzz: Math.max(0.8, cloth.fuzz),
    edgeAnchor: 0.08,
    grid: [10, 7],
    steps: [200, 100],
    edgeDrop: 4,
    pose,
    excess: (e, u, v) => {
      e.evenly(0.006);
      e.crumple(u, v, seed + 176, 0.05, 120);
    },
    make: (s) => {
      ribs(s, (u, v) => [(Math.asin(clipped((u - 600) / 272)) / 1.57) * 262, v + 5]);
      s.each((k, u, v) =>
        s.tone(k, 1 + 0.05 * noise(u / 60, v / 60, 74) - 0.2 * ramp(850, brimTop, v)),
      );
      if (front) label(s, order.label, 690, 940, 62);
      else seam(s, line("596,824 600,930 597,1028"), { depth: 2.6, pucker: 0.8 });
    },
  };
}
