import { felt } from "../cloths/knitted.ts";
import { straight } from "../cloths/woven.ts";
import { cloud, noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { laidByHand, turnedOver } from "../making/body/poses.ts";
import { label } from "../making/sewing/label.ts";
import { knots } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const top = `330,770 350,690 430,620 540,588 660,592 780,630 862,706 884,790 858,868 770,930 650,962
  530,956 420,922 352,856`;

/** A felted wool beret with its stalk; turned over it shows the band. */
export const beret: Cut = (order) => {
  const pose = laidByHand(order.seed + 620, 8, 0.04);
  return {
    pieces: [band(order, pose), crown(order, pose), stalk(order, pose)],
    back: [crown(order, turnedOver(pose)), ...underside(order, turnedOver(pose))],
    front: { zoom: 1.6, x: 606, y: 790 },
    detail: { zoom: 2.9, x: 640, y: 800, aside: { slant: 0.3, aperture: 0.05 } },
    close: { zoom: 3.8, x: 650, y: 685, aside: { slant: 0.34, aperture: 0.05 } },
  };
};

/** How much the fibers on end gleam at its sides, against 0.2 of other wool. */
const standingFibers = 0.55;

function crown(order: Order, pose: Pose): Piece {
  const { cloth, seed } = order;
  return {
    outline: knots(top),
    optics: { ...cloth.optics, sheen: standingFibers },
    seed: seed + 622,
    lift: 16,
    loft: 0.6,
    height: 62,
    hold: 0.005,
    bend: 1,
    fuzz: Math.max(1, cloth.fuzz),
    edgeAnchor: 0.05,
    grid: [14, 8],
    steps: [380, 200],
    pose,
    excess: (e, u, v) => {
      e.evenly(0.006);
      e.crumple(u, v, seed + 623, 0.09, 190);
      e.around(u, v, 612, 706, 190, 0.1 * (0.3 + Math.max(0, noise(u / 110, v / 110, seed + 624))));
      e.along(0.2, 1, 0.22 * bell(v - 890, 60) * (0.5 + noise(u / 140, 2, seed + 625)));
    },
    base: (u, v) => dents(u, v, seed),
    make: (s) => {
      felt(s, straight);
      raisedNap(s);
      s.each((k, u, v, depth) => {
        s.tone(k, 1 + 0.06 * cloud(u / 90, v / 90, 3, 78) - 0.08 * ramp(22, 0, depth));
      });
    },
  };
}

/** Where a hand has pressed the crown: a hollow beside the stalk and softer ones round it. */
function dents(u: number, v: number, seed: number): number {
  const hollow = 34 * bell(Math.hypot(u - 712, (v - 762) * 1.3 - 0.3 * (u - 712)), 84);
  const second = 22 * bell(Math.hypot((u - 470) * 0.8, v - 740), 70);
  const stalk = 12 * bell(Math.hypot(u - 614, v - 706), 30);
  return 16 * noise(u / 120, v / 90, seed + 630) - hollow - second - stalk;
}

/**
 * Felt is brushed: fibers in short swirls, the tips of which catch the light in pale flecks on any
 * dye, and lie now with the light and now against it.
 */
function raisedNap(s: Surface): void {
  const pale = s.dye("heather");
  s.each((k, u, v, depth) => {
    const turn = 3 * noise(u / 60, v / 60, 79);
    const [c, t] = [Math.cos(turn), Math.sin(turn)];
    const fiber = noise((u * c + v * t) / 1.3, (v * c - u * t) / 7, 80);
    const swirl = cloud(u / 22, v / 22, 3, 81);
    s.relief[k]! += 0.6 * fiber + 0.3 * swirl;
    s.tone(k, 1 + 0.11 * fiber + 0.035 * swirl);
    const tip = Math.max(0, fiber + 0.2 * swirl);
    s.ink(k, pale, Math.min(0.3, 0.16 * tip + 0.1 * ramp(40, 0, depth)));
  });
}

/** The band that grips the head, seen below the crown. */
function band(order: Order, pose: Pose): Piece {
  const { cloth, seed } = order;
  return {
    outline: knots(
      "446,900^ 530,930 650,934 756,902^ 754,938 726,962 640,980 530,976 470,958 448,932",
    ),
    optics: cloth.optics,
    dye: "tone",
    seed: seed + 626,
    loft: 0.7,
    height: 20,
    hold: 0.01,
    bend: 1,
    fuzz: Math.max(0.8, cloth.fuzz),
    grid: [9],
    steps: [80],
    pose,
    make: (s) => felt(s, straight),
  };
}

function stalk(order: Order, pose: Pose): Piece {
  return {
    outline: knots("602,706^ 606,684 611,664 617,659 623,663 624,684 622,708^ 612,712"),
    optics: order.cloth.optics,
    seed: order.seed + 627,
    rests: true,
    lift: 4,
    loft: 1,
    height: 9,
    // Twisted out of the felt itself, it lies down at its root and stands off at its tip.
    base: (_u, v) => 6 * ramp(708, 672, v),
    hold: 0.2,
    anchor: 0.2,
    fuzz: 0.8,
    grid: [5],
    steps: [6],
    pose,
    make: (s) => felt(s, straight),
  };
}

/** The opening for the head: the band round it, and the lining within. */
function underside(order: Order, pose: Pose): Piece[] {
  const { cloth, seed } = order;
  const ring = "600,676 700,690 762,744 768,812 716,866 610,886 500,870 440,816 444,746 506,692";
  const hole = "600,704 684,714 734,756 738,806 696,846 610,860 520,848 470,806 474,756 522,716";
  return [
    {
      outline: knots(ring),
      optics: cloth.optics,
      dye: "tone",
      seed: seed + 628,
      rests: true,
      lift: 5,
      loft: 0.9,
      height: 12,
      hold: 0.02,
      bend: 1,
      fuzz: cloth.fuzz,
      grid: [9],
      steps: [60],
      pose,
      make: (s) => cloth.rib(s, (u, v) => [Math.atan2(u - 606, (v - 780) * 1.4) * 150, v]),
    },
    {
      outline: knots(hole),
      optics: { kind: "satin", wrap: 0.2, gloss: 0.2, along: 0.5, across: 0.3 },
      dye: "lining",
      seed: seed + 629,
      inner: true,
      lift: 4,
      loft: 0.2,
      height: 6,
      grid: [9],
      steps: [40],
      pose,
      make: (s) => {
        s.each((k, _u, _v, depth) => s.tone(k, 0.5 + 0.5 * ramp(0, 30, depth)));
        label(s, order.label, 604, 760, 62);
      },
    },
  ];
}
