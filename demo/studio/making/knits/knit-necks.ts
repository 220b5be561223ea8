import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import {
  curve,
  type Knot,
  knots,
  line,
  mirrored,
  type Point,
  ribbon,
  type Side,
  table,
} from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { insideBack } from "../body/inside-back.ts";
import type { Neckline } from "../body/upper-garment.ts";
import { label } from "../sewing/label.ts";
import { neckBand } from "./neck-band.ts";

/** The neckline that fits `crewNeck`, up to the shoulder knot "112,252^", in front and on the back. */
export const crewFront = "0,346 60,326 112,252^";
export const crewBack = "0,262 60,260";

/** A ribbed band of the given pitch round a crew neck. */
export function crewNeck(order: Order, hand: Pose, pitch: number): Neckline {
  const { cloth } = order;
  const trim = { optics: cloth.optics, pose: hand, pitch, rise: pitch * 0.3, fuzz: cloth.fuzz };
  return {
    behind: [
      insideBack(order, hand, {
        pattern: "486,256^ 540,232 600,226 660,232 714,256^ 690,320 600,366 510,320",
        labelY: 272,
        labelWidth: 46,
      }),
      neckBand({
        ...trim,
        front: false,
        height: 14,
        outline: knots(`486,272^ 540,248 600,240 660,248 714,272^ 714,251 703,233 663,210 600,199
          537,210 497,233 486,251`),
      }),
    ],
    over: [
      neckBand({
        ...trim,
        front: true,
        height: 10,
        outline: knots(`503,243^ 496,252 503,268 541,312 600,330 659,312 697,268 704,252 697,243^
          709,243 722,250 733,262^ 714,300 672,348 600,370 528,348 486,300 467,262^ 478,250
          491,243`),
        linked: line("467,262 486,300 528,348 600,370 672,348 714,300 733,262"),
      }),
    ],
    overBack: [backBand(order, hand, pitch, "0,236 58,238 92,246 117,257^ 72,280 0,286")],
  };
}

/** The neckband as it lies on the back. */
export function backBand(order: Order, pose: Pose, pitch: number, half: string): Piece {
  const { cloth } = order;
  return neckBand({
    optics: cloth.optics,
    pose,
    pitch,
    rise: pitch * 0.3,
    fuzz: cloth.fuzz,
    front: true,
    height: 10,
    fanY: -500,
    outline: mirrored(half),
    linked: lowerEdge(half),
  });
}

/** What follows the last corner of a band's right half, over both halves from left to right. */
function lowerEdge(half: string): Point[] {
  const right = knots(half);
  const below = right.slice(right.findLastIndex(({ corner }) => corner));
  const at = ({ x, y }: Knot, side: Side): Knot => ({
    x: table.middle + side * x,
    y,
    corner: false,
  });
  const left = below.map((knot) => at(knot, -1));
  return curve([...left.slice(0, -1), ...below.toReversed().map((knot) => at(knot, 1))], false);
}

interface RolledCollar {
  /** The inside of its back, and the collar itself. */
  throat: string;
  collar: string;
  labelY: number;
  /** Rows of surplus across it: how much a soft collar slumps. */
  slump: number;
  /** How much closer the ribs stand at its foot. */
  narrowing: number;
}

/** A standing or turned-down ribbed collar. */
export function rolledCollar(order: Order, hand: Pose, style: RolledCollar): Neckline {
  const { cloth, seed } = order;
  const throat: Piece = {
    outline: knots(style.throat),
    optics: cloth.optics,
    dye: "inside",
    seed: 2,
    inner: true,
    loft: 0.3,
    height: 14,
    fuzz: cloth.fuzz,
    grid: [8],
    steps: [40],
    pose: hand,
    make: (s) => {
      cloth.rib(s, (u, v) => [u, v]);
      label(s, order.label, 600, style.labelY, 38);
    },
  };
  const collar: Piece = {
    outline: knots(style.collar),
    optics: cloth.optics,
    seed: seed + 128,
    rests: true,
    lift: 6,
    loft: 0.78,
    height: 28,
    hold: 0.009,
    bend: Math.max(0.8, cloth.bend),
    fuzz: cloth.fuzz,
    edgeAnchor: 0.12,
    grid: [9, 6],
    steps: [160, 90],
    pose: hand,
    excess: (e, u, v) => {
      e.evenly(0.004);
      e.along(0.15, 1, style.slump * (0.5 + noise(u / 90, v / 40, seed + 129)));
      e.crumple(u, v, seed + 130, 0.05, 90);
    },
    make: (s) => {
      cloth.rib(s, (u, v) => [600 + (u - 600) * (1 - style.narrowing * (v - 180)), v]);
      s.each((k, _u, _v, depth) => s.tone(k, 1 - 0.16 * ramp(8, 0, depth)));
    },
  };
  return { behind: [throat], over: [collar], overBack: [collar] };
}

interface RibbedEdge {
  path: Point[];
  /** Half the band's width; it narrows to half of that at its beginning. */
  halfWidth: number;
  lift: number;
  lane: number;
  /** How much finer its ribs are than the cloth's own. */
  fineness?: number;
  /** Knitted on along with its ribs, as a cardigan's front; picked up across them when absent. */
  lengthwise?: boolean;
  /** Drawn upon the ribs: buttons. */
  trim?: Piece["make"];
}

/** A band along an edge: the front of a cardigan, the rim of a V neck or of an armhole. */
export function ribbedEdge(order: Order, pose: Pose, edge: RibbedEdge): Piece {
  const { path, halfWidth, lift, lane, fineness = 1, lengthwise = false, trim } = edge;
  const { cloth } = order;
  return {
    outline: ribbon(path, (t) => halfWidth * (0.5 + 0.5 * ramp(0, 0.07, t))),
    optics: cloth.optics,
    seed: order.seed + lane,
    rests: true,
    lift,
    loft: 0.3,
    height: 8,
    hold: 0.012,
    bend: 1,
    fuzz: cloth.fuzz * 0.8,
    edgeAnchor: 0.1,
    grid: [8],
    steps: [120],
    edgeDrop: 2,
    pose,
    excess: (e, u, v) => {
      e.evenly(0.004);
      e.crumple(u, v, order.seed + lane + 3, 0.06, 70);
    },
    make: (s, rise) => {
      const across = new Float32Array(s.relief.length);
      const along = new Float32Array(s.relief.length);
      s.along(path, halfWidth + 6, (k, d, way) => {
        across[k] = d * fineness;
        along[k] = way * fineness;
      });
      cloth.rib(s, (u, v) => {
        const [d, way] = [s.read(across, u, v), s.read(along, u, v)];
        return lengthwise ? [d, way] : [way, d];
      });
      s.each((k, _u, _v, depth) => s.tone(k, 1 - 0.14 * ramp(5, 0, depth)));
      trim?.(s, rise);
    },
  };
}
