import type { Grain } from "../cloths/texture.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Cut, type Order, printed } from "../garment.ts";
import { laidByHand } from "../making/body/poses.ts";
import { type Fringe, fringe, pliedYarn, strandAt } from "../making/sewing/fringe.ts";
import { line, normalAt, type Point, ribbon } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";

const fringeLength = 84;
const fringePitch = 5.4;

/** A long fringed scarf folded in half, its two ends laid apart; on the back folded to a stack. */
export const scarf: Cut = (order) => {
  const pose = laidByHand(order.seed + 101, 6, 0);
  return {
    pieces: [
      length(order, pose, {
        axis: line("590,196 586,270 566,420 532,640 494,900 462,1150 432,1450"),
        halfWidth: (t) => 124 + 6 * t - 10 * bell(t - 0.45, 0.25),
        lane: 131,
      }),
      length(order, pose, {
        axis: line("594,190 604,270 632,420 676,640 712,860 742,1080 772,1356"),
        halfWidth: (t) => 126 + 4 * t - 12 * bell(t - 0.4, 0.25),
        lane: 121,
        onTop: true,
      }),
    ],
    back: stacked(order, laidByHand(order.seed + 102, 8, 0.03)),
    backFraming: { zoom: 1.36, x: 600, y: 800 },
    front: { zoom: 1.06, x: 600, y: 819 },
    detail: { zoom: 2.6, x: 660, y: 1130 },
    close: { zoom: 4.4, x: 735, y: 1235 },
  };
};

/** Folded over and over: the layers peep out below the uppermost, whose end shows its fringe. */
function stacked(order: Order, pose: Pose): Piece[] {
  const layers = [
    { from: "598,462", to: "595,1130", half: 224 },
    { from: "604,458", to: "606,1114", half: 227 },
    { from: "599,452", to: "599,1098", half: 229 },
  ];
  return [
    ...layers.map(({ from, to, half }, i) =>
      length(order, pose, {
        axis: line(`${from} 600,800 ${to}`),
        halfWidth: (t) => half * (1 - 0.05 * (2 * t - 1) ** 8),
        lane: 141 + 5 * i,
        onTop: i > 0,
        folded: true,
      }),
    ),
    length(order, pose, {
      axis: line("602,446 600,740 604,1060"),
      halfWidth: (t) => 231 - 9 * (1 - t) ** 24,
      lane: 161,
      onTop: true,
      smoothed: true,
    }),
  ];
}

interface Length {
  /** From the fold to the fringe. */
  axis: Point[];
  halfWidth: (t: number) => number;
  lane: number;
  onTop?: boolean;
  /** Ends in a fold as well, without a fringe. */
  folded?: boolean;
  /** Smoothed by hand when it was folded. */
  smoothed?: boolean;
}

/** A length of the scarf along an axis. */
function length(order: Order, pose: Pose, part: Length): Piece {
  const { axis, halfWidth, onTop = false, folded = false, smoothed = folded } = part;
  const { cloth, seed } = order;
  const lane = seed + part.lane;
  const strip = alongAxis(axis);
  const strands: Fringe = { length: fringeLength, pitch: fringePitch, seed: lane };
  const toFringe = ({ way }: OnAxis) => strip.length - fringeLength - way;
  return {
    outline: ribbon(axis, halfWidth),
    optics: cloth.optics,
    seed: lane,
    rests: onTop,
    lift: onTop ? 12 : 3,
    loft: smoothed ? 0.3 : 0.4,
    height: smoothed ? 12 : 24,
    hold: Math.max(0.0018, cloth.hold),
    bend: Math.min(0.8, cloth.bend),
    fuzz: cloth.fuzz * 0.8,
    anchor: 0.003,
    edgeAnchor: 0.05,
    grid: [14, 8],
    steps: [380, 200],
    pose,
    trim: (u, v, depth) => {
      if (folded) return depth;
      const { across, way } = strip.at(u, v);
      return Math.min(depth, fringe(across, strip.length - way, depth, strands));
    },
    excess: (e, u, v) => {
      const { across, way, nx, ny } = strip.at(u, v);
      e.evenly(0.01);
      e.along(nx, ny, (smoothed ? 0.06 : 0.3) * (0.7 + 0.6 * noise(across / 60, way / 300, lane)));
      e.along(-ny, nx, 0.05 * (0.5 + noise(u / 90, v / 90, lane + 2)));
      e.crumple(u, v, lane + 4, smoothed ? 0.04 : 0.07, 120);
    },
    make: (s) => {
      // A fringe is warp alone: no weft crosses it.
      const grain: Grain = (u, v) => {
        const { across, way } = strip.at(u, v);
        return [across + 300, folded ? way : Math.min(way, strip.length - fringeLength)];
      };
      printed(s, order, grain);
      cloth.texture(s, grain, (u, v) => (folded ? 1 : ramp(-2, 3, toFringe(strip.at(u, v)))));
      if (folded) return;
      s.each((k, u, v) => {
        const at = strip.at(u, v);
        const left = strip.length - at.way;
        if (left > fringeLength) return;
        const yarn = pliedYarn(strandAt(at.across, left, strands), left);
        s.relief[k]! += 1.6 * (yarn.height - 0.6);
        s.tone(k, 1 + yarn.tone);
      });
    },
  };
}

interface OnAxis {
  across: number;
  way: number;
  nx: number;
  ny: number;
}

/** Coordinates across and along a curved axis. */
function alongAxis(axis: Point[]): { length: number; at: (u: number, v: number) => OnAxis } {
  const ways = [0];
  for (let i = 1; i < axis.length; i++) {
    const [ax, ay] = axis[i - 1]!;
    const [bx, by] = axis[i]!;
    ways.push(ways[i - 1]! + Math.hypot(bx - ax, by - ay));
  }
  const normals = axis.map((_, i) => normalAt(axis, i));
  return {
    length: ways[ways.length - 1]!,
    at: (u, v) => {
      let nearest = 1e18;
      let i = 0;
      for (let n = 0; n < axis.length; n += 2) {
        const distance = (u - axis[n]![0]) ** 2 + (v - axis[n]![1]) ** 2;
        if (distance < nearest) {
          nearest = distance;
          i = n;
        }
      }
      const [nx, ny] = normals[i]!;
      const dx = u - axis[i]![0];
      const dy = v - axis[i]![1];
      return { across: dx * nx + dy * ny, way: ways[i]! + dx * ny - dy * nx, nx, ny };
    },
  };
}
