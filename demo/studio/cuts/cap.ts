import { noise } from "../engine/noise.ts";
import { curve, line, mirrored, type Point } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { button } from "../making/button.ts";
import { label } from "../making/label.ts";
import { dyed, patch } from "../making/patch.ts";
import { laidByHand, turnedOver } from "../making/poses.ts";
import { seam, stitch } from "../making/seams.ts";

const crownPattern = "0,506 60,510 142,546 208,626 244,736 254,850^ 200,878 100,890 0,893";
const visorPattern = "0,866 110,858 204,836^ 238,880 234,930 188,980 104,1012 0,1022";
const fine = { length: 4.2, width: 0.6 };

/** A six-panel cap with a curved visor. */
export const cap: Cut = (order) => {
  const pose = laidByHand(order.seed + 610, 5, -0.02);
  return {
    pieces: [crown(order, pose, panels), visor(order, pose)],
    back: [
      crown(order, turnedOver(pose), (s) => {
        panels(s);
        closure(s);
      }),
    ],
    backFraming: { zoom: 1.6, x: 600, y: 716 },
    front: { zoom: 1.6, x: 600, y: 776 },
    detail: { zoom: 3, x: 640, y: 820 },
    close: { zoom: 5, x: 660, y: 880 },
  };
};

function crown(order: Order, pose: Pose, paint: (s: Surface) => void): Piece {
  const { cloth, seed } = order;
  return {
    outline: mirrored(crownPattern),
    optics: cloth.optics,
    seed: seed + 612,
    loft: 0.95,
    height: 112,
    hold: 0.006,
    bend: Math.max(0.7, cloth.bend),
    fuzz: cloth.fuzz,
    edgeAnchor: 0.1,
    grid: [12, 7],
    steps: [260, 160],
    pose,
    excess: (e, u, v) => {
      e.evenly(0.004);
      e.crumple(u, v, seed + 613, 0.05, 110);
      e.around(u, v, 600, 500, 130, 0.07);
    },
    make: (s) => {
      face(s, order);
      paint(s);
      s.each((k, _u, _v, depth) => s.tone(k, 1 - 0.14 * ramp(12, 0, depth)));
      button(s, 600, 524, 14, { dye: "tone", holes: 0 });
    },
  };
}

function panels(s: Surface): void {
  const seams: Point[][] = [
    line("600,522 601,640 600,890"),
    ...([1, -1] as const).map((side) => line("604,524 690,600 744,720 762,882", side)),
    ...([1, -1] as const).map((side) => line("606,520 720,552 800,628 846,742", side)),
  ];
  for (const path of seams) {
    seam(s, path, { depth: 2, pucker: 0.8 });
    for (const offset of [5, -5]) stitch(s, path, { ...fine, offset });
  }
  for (const [x, y] of [
    [654, 640],
    [546, 640],
    [776, 640],
    [424, 640],
  ] as const) {
    s.within({ x0: x - 12, y0: y - 12, x1: x + 12, y1: y + 12 }, (k, u, v) => {
      const r = Math.hypot(u - x, v - y);
      s.relief[k]! += 1.6 * bell(r - 7, 2.4);
      s.tone(k, 1 - 0.8 * ramp(4.4, 3, r));
    });
  }
}

function visor(order: Order, pose: Pose): Piece {
  const { cloth, seed } = order;
  const outline = mirrored(visorPattern);
  return {
    outline,
    optics: cloth.optics,
    seed: seed + 614,
    rests: true,
    lift: 8,
    // The visor arches: its middle stands higher than its corners.
    base: (u, v) => 56 * bell(u - 600, 180) - 34 * ramp(890, 1022, v),
    loft: 0.3,
    height: 12,
    hold: 0.05,
    bend: 1,
    fuzz: cloth.fuzz * 0.6,
    edgeAnchor: 0.2,
    grid: [10, 7],
    steps: [80, 50],
    pose,
    make: (s) => {
      face(s, order);
      const rows = curve(outline).filter(([, y]) => y > 890);
      for (let i = 1; i < 6; i++) {
        const row = rows.map(([x, y]): Point => {
          const inward = i * 16;
          return [x - (Math.sign(x - 600) * inward * Math.abs(x - 600)) / 240, y - inward];
        });
        stitch(s, row, { ...fine, length: 5 });
      }
      s.each((k, u, v, depth) => {
        s.tone(k, 1 - 0.24 * ramp(5, 0, depth) + 0.03 * noise(u / 40, v / 40, 3));
        s.tone(k, 1 - 0.35 * ramp(26, 0, v - 862 + ((u - 600) / 206) ** 2 * 26));
        s.relief[k]! += 1.2 * ramp(0, 4, depth);
      });
    },
  };
}

/** The half-moon opening at the back, with its strap and slide. */
function closure(s: Surface): void {
  patch(s, mirrored("0,768 60,776 112,816 128,886^ 128,900 0,900"), {
    rise: -3,
    slope: 1.6,
    paint: dyed(s, "deepInside", 0.9),
  });
  stitch(s, line("462,886 480,808 536,762 600,754 664,762 720,808 738,886"), fine);
  label(s, 600, 810, 54);
  patch(s, mirrored("0,846^ 140,838^ 140,880^ 0,888^"), {
    rise: 4,
    slope: 1.6,
    paint: dyed(s, "main", 0.97),
    stitched: { ...fine, inset: 5 },
  });
  patch(s, mirrored("0,840^ 24,840^ 24,892^ 0,892^"), {
    rise: 3,
    slope: 1.2,
    paint: dyed(s, "brass", 0.97),
  });
}
