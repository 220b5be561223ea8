import type { Grain } from "../cloths/texture.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Cut, type Order, printed } from "../garment.ts";
import { laidByHand } from "../making/body/poses.ts";
import { endOver } from "../making/folded/over-edge.ts";
import { type Piled, pile } from "../making/folded/pile.ts";
import { type Fringe, fringe, layStrand, rootOf } from "../making/sewing/fringe.ts";
import { line, normalAt, type Point, ribbon } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Standing } from "../standing/standing.ts";

const fringeLength = 100;
const fringePitch = 11;

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
    back: [],
    standing: folded(order),
    front: { zoom: 1.06, x: 600, y: 819 },
    detail: { zoom: 2.6, x: 660, y: 1130 },
    close: { zoom: 4.4, x: 735, y: 1235 },
  };
};

/** Folded over and over, its fringe hanging over the front folds. */
function folded({ cloth, print, seed }: Order): Standing {
  const isThick = cloth.bend >= 1;
  const scarf: Piled = {
    cloth,
    print,
    seed: seed + 141,
    width: 292,
    deep: 220,
    folds: isThick ? 3 : 5,
    thickness: isThick ? 30 : 18,
    turn: 0,
    x: 0,
    z: 0,
  };
  const yarn = isThick ? { pitch: 8.4, strand: 2.9 } : { pitch: 6, strand: 2 };
  const end = { drop: 16, fringe: 86, aside: -26, askew: 0.07, ...yarn };
  return {
    elevation: 0.5,
    parts: () => pile([scarf], 0.36, (top) => endOver(top, end)),
    views: {
      back: { zoom: 3, x: 4, y: 40 },
      detail: { zoom: 5.2, aim: [-8, 76, 118], elevation: 0.4, turn: -0.12, focus: [0.45, 0.6] },
    },
  };
}

interface Length {
  /** From the fold to the fringe. */
  axis: Point[];
  halfWidth: (t: number) => number;
  lane: number;
  onTop?: boolean;
}

/** A length of the scarf along an axis. */
function length(order: Order, pose: Pose, part: Length): Piece {
  const { axis, halfWidth, onTop = false } = part;
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
    loft: 0.3,
    height: 14,
    hold: Math.max(0.0018, cloth.hold),
    bend: Math.min(0.8, cloth.bend),
    fuzz: cloth.fuzz * 0.8,
    anchor: 0.003,
    edgeAnchor: 0.05,
    grid: [14, 8],
    steps: [380, 200],
    pose,
    trim: (u, v, depth) => {
      const { across, way } = strip.at(u, v);
      return Math.min(depth, fringe(across, strip.length - way, depth, strands));
    },
    excess: (e, u, v) => {
      const { across, way, nx, ny } = strip.at(u, v);
      e.evenly(0.01);
      e.along(nx, ny, 0.16 * (0.7 + 0.6 * noise(across / 60, way / 300, lane)));
      e.along(-ny, nx, 0.05 * (0.5 + noise(u / 90, v / 90, lane + 2)));
      e.crumple(u, v, lane + 4, 0.04, 160);
    },
    make: (s) => {
      // A fringe is warp alone: no weft crosses it.
      const grain: Grain = (u, v) => {
        const { across, way } = strip.at(u, v);
        const root = rootOf(across, strip.length - way, strands);
        return [root + 300, Math.min(way, strip.length - fringeLength)];
      };
      printed(s, order, grain);
      cloth.texture(s, grain, (u, v) => ramp(-2, 3, toFringe(strip.at(u, v))));
      s.each((k, u, v) => {
        const at = strip.at(u, v);
        const left = strip.length - at.way;
        if (left <= fringeLength) layStrand(s, k, at.across, left, strands);
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
