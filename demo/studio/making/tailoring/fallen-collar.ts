import { noise } from "../../fields/noise.ts";
import { bell, clamp, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import {
  acrossMiddle,
  curve,
  distanceTo,
  mirrored,
  type Point,
  table,
} from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import { unsettled } from "../body/poses.ts";
import { pressedEdge, swelledEdge } from "../sewing/pressed-edge.ts";

interface FallenCollar {
  lane: number;
  /** Topstitching this far from its free edge; none for a plain pressed one. */
  stitched?: number;
}

/**
 * Right halves, from the middle line of a coat whose neck begins at 196: the crease over the stand
 * runs round the neck and over the shoulder, where the fall still has its breadth; the free edge.
 */
const crease = "0,165 42,167 72,175 94,188 120,199 146,207^";
const freeEdge = "0,234 52,234 98,231 128,226 153,215^";
/** How far from the middle line the free edge ends. */
const end = 153;

/** How high the crease stands, and how thick the doubled cloth is where it turns over. */
const [stand, nose] = [12, 5];
/** From where on, and to where, the crease bends down over a shoulder, from the middle line. */
const overShoulder = [112, 150] as const;

/**
 * The fall of a tailored collar as it lies upon the back: creased over its stand, flat from there to
 * an edge that stands off the cloth here and there. Both ends go over the shoulders at full breadth.
 */
export function fallenCollar(order: Order, pose: Pose, { lane, stitched }: FallenCollar): Piece {
  const { cloth } = order;
  const seed = order.seed + lane;
  const top = curve(acrossMiddle(crease), false);
  const edge = curve(acrossMiddle(freeEdge), false);
  return {
    outline: mirrored(`${crease} ${freeEdge.split(" ").reverse().join(" ")}`),
    optics: cloth.optics,
    seed,
    rests: true,
    lift: 3,
    loft: 0.3,
    height: 1.5,
    hold: 0.08,
    bend: Math.max(0.8, cloth.bend),
    fuzz: 0.6 * cloth.fuzz,
    edgeAnchor: 0.3,
    edgeDrop: 0.5,
    stir: 1,
    grid: [8, 5],
    steps: [80, 40],
    pose: unsettled(pose, seed),
    base: fall(top, edge, seed),
    excess: (e, u, v) => e.crumple(u, v, seed, 0.02, 120),
    make: (s) => {
      // The threads turn with the collar round the neck.
      const sag = edge[edge.length >> 1]![1] - edge[0]![1];
      const turned = (u: number) => sag * (1 - ((u - table.middle) / end) ** 2);
      face(s, order, (u, v) => [v - turned(u), u]);
      s.along(top, 24, (k, d) => s.tone(k, 1 + 0.1 * bell(Math.abs(d) - 7, 6)));
      pressedEdge(s, edge);
      if (stitched) swelledEdge(s, edge, -stitched);
    },
  };
}

/** Round where it turns over, flat on its way down, and lifted off a little at its edge. */
function fall(top: Point[], edge: Point[], seed: number): PatternMap {
  return (u, v) => {
    const from = distanceTo(top, u, v);
    const down = clamp(from / (from + distanceTo(edge, u, v) + 1e-6));
    const round = Math.sqrt(1 - Math.max(0, 1 - from / nose) ** 2);
    const off = 1.8 * clamp(0.4 + noise(u / 80, 3, seed + 3)) * ramp(0.4, 1, down);
    const upon = ramp(overShoulder[1], overShoulder[0], Math.abs(u - table.middle));
    return stand * round * (1 - 0.5 * down) * (0.35 + 0.65 * upon) + off;
  };
}
