import { withAlpaca } from "../cloths/alpaca.ts";
import type { Cloth } from "../cloths/index.ts";
import type { Grain } from "../cloths/texture.ts";
import { chance, noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Cut, grainAsSpread, type Order, printedAsSpread } from "../garment.ts";
import { type LongFold, layFolds } from "../making/body/long-folds.ts";
import { laidByHand } from "../making/body/poses.ts";
import { endOver } from "../making/folded/over-edge.ts";
import { type Piled, pile } from "../making/folded/pile.ts";
import { type Fringe, fringe, layStrand, rootOf } from "../making/sewing/fringe.ts";
import { line, normalAt, type Point, ribbon } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Standing } from "../standing/standing.ts";

const fringeLength = 100;
/** Twisted strands of a woven scarf, and yarns tied into a knitted one: their distance where they begin, in units. */
const twisted = { pitch: 9.6 };
const tasseled = { pitch: 4, tied: 4 };
/** How uneven the rim of thick yarn is, in units: more would gnaw through those of its tassels. */
const thickFuzz = 0.4;
/** How high its strands lie on the table; over so much before them the cloth comes down to it, in units. */
const strandHeight = 6;
const laidDown = 80;
/** How high the cloth's soft edges let it stand, in units. */
const height = 14;
/** How far they may lean out beyond the edges of the cloth, in units. */
const leaning = 34;

/** A long fringed scarf folded in half, its two ends laid apart; on the back folded to a stack. */
export const scarf: Cut = (ordered) => {
  const order = isThick(ordered.cloth) ? { ...ordered, cloth: withAlpaca(ordered.cloth) } : ordered;
  const pose = laidByHand(order.seed + 101, 6, 0);
  return {
    pieces: [
      length(order, pose, {
        axis: line("578,204 580,270 568,420 536,640 484,900 448,1150 436,1450"),
        halfWidth: (t) => 128 - gathered.by * bell(t, gathered.over) - 12 * bell(t - 0.5, 0.22),
        lane: 131,
      }),
      length(order, pose, {
        axis: line("592,188 600,270 626,420 680,640 730,860 756,1080 764,1356"),
        halfWidth: (t) => 128 - gathered.by * bell(t, gathered.over) - 9 * bell(t - 0.56, 0.2),
        lane: 121,
        onTop: true,
      }),
    ],
    back: [],
    standing: folded(order),
    front: { zoom: 1.06, x: 600, y: 819 },
    detail: { zoom: 2.6, x: 660, y: 1130 },
    // Both selvedges, and of a woven one where the fringe begins: its ends run together, and tassels do all along.
    close: { zoom: 3.4, x: 740, y: isThick(order.cloth) ? 930 : 1040 },
  };
};

/** Where it is folded in half it was held by a hand: it is drawn together by so many units, over a share of its length. */
const gathered = { by: 30, over: 0.34 };

/** Knitted of thick yarn, not woven. */
function isThick({ bend }: Cloth): boolean {
  return bend >= 1;
}

/** Folded over and over, its fringe hanging over the front folds. */
function folded({ cloth, print, seed }: Order): Standing {
  const thick = isThick(cloth);
  const scarf: Piled = {
    cloth,
    print,
    seed: seed + 141,
    width: 292,
    deep: 220,
    folds: thick ? 3 : 5,
    thickness: thick ? 30 : 18,
    turn: 0,
    x: 0,
    z: 0,
  };
  const yarn = thick ? { pitch: 13.4, strand: 1.25, tied: 8 } : { pitch: 4.6, strand: 1.7 };
  const end = { drop: 14, fringe: 104, aside: -3, askew: 0.015, ...yarn };
  return {
    elevation: 0.5,
    parts: () => pile([scarf], 0.36, (top) => endOver(top, end)),
    views: {
      back: { zoom: 2.8, x: 0, y: 36 },
      detail: { zoom: 4.6, aim: [-24, 56, 124], elevation: 0.4, turn: -0.12, focus: [0.45, 0.6] },
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
  const half = halfWidth(1);
  const thick = isThick(cloth);
  const kind = thick ? tasseled : twisted;
  const strands: Fringe = { length: fringeLength, half: half - 3, seed: lane, ...kind };
  const endsAt = 1 - fringeLength / strip.length;
  const lift = onTop ? 12 : 3;
  const down = lift + height - strandHeight;
  const laid = layFolds(drawnFolds(strip, lane, thick ? rounded : 0));
  const toFringe = ({ way }: OnAxis) => strip.length - fringeLength - way;
  return {
    // Its strands lean out beyond its edges.
    outline: ribbon(axis, (t) => halfWidth(t) + leaning * ramp(endsAt, 1, t)),
    optics: cloth.optics,
    seed: lane,
    rests: onTop,
    lift,
    loft: 0.3,
    height,
    hold: Math.max(0.0018, cloth.hold),
    bend: Math.min(0.8, cloth.bend),
    fuzz: thick ? thickFuzz : cloth.fuzz * 0.8,
    anchor: 0.003,
    edgeAnchor: 0.05,
    grid: [14, 8],
    steps: [380, 200],
    pose,
    base: (u, v) => laid.height(u, v) - down * ramp(laidDown, 0, toFringe(strip.at(u, v))),
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
      laid.fold(e, u, v);
    },
    make: (s) => {
      const grain: Grain = (u, v) => {
        const { across, way } = strip.at(u, v);
        return [across + 300, way];
      };
      const woven = grainAsSpread(s, grain);
      // A fringe is warp alone: each yarn keeps the color in which it leaves the weave, and no weft crosses it.
      printedAsSpread(s, order, (u, v) => {
        const { across, way } = strip.at(u, v);
        const left = strip.length - way;
        if (left > fringeLength) return woven(u, v);
        const root = strip.place(rootOf(across, left, strands), strip.length - fringeLength);
        return woven(...root);
      });
      cloth.texture(s, grain, (u, v) => ramp(-2, 3, toFringe(strip.at(u, v))));
      s.each((k, u, v) => {
        const at = strip.at(u, v);
        const left = strip.length - at.way;
        if (left <= fringeLength) layStrand(s, k, at.across, left, strands);
      });
    },
  };
}

/** Over which share of a fold thick yarn rounds over where the scarf is folded in half: thin cloth stands up there. */
const rounded = 0.22;

/**
 * The folds that run from where it is drawn together towards its ends, and one that crosses it where it turns.
 * @param rising over which share of their length they rise.
 */
function drawnFolds(strip: Strip, lane: number, rising: number): LongFold[] {
  const lot = (n: number, of: number) => chance(n, of, lane + 6);
  const lengthwise = [-1, 1].map((side, n): LongFold => {
    const from = side * (18 + 26 * lot(n, 1));
    const long = strip.length * (0.4 + 0.4 * lot(n, 2));
    const veer = side * (10 + 34 * lot(n, 3));
    return {
      path: [0, 0.35, 0.7, 1].map((t) =>
        strip.place(from + veer * t * t + 9 * noise(2 * t, n, lane), t * long),
      ),
      width: [21, 36],
      height: 13 + 5 * lot(n, 4),
      fade: [rising, 0.6],
    };
  });
  const turn = strip.length * (0.42 + 0.2 * lot(2, 1));
  const crossing: LongFold = {
    path: [-96, -30, 40, 104].map((across, n) =>
      strip.place(across, turn + n * (26 + 22 * lot(2, 2))),
    ),
    width: [32, 26],
    height: 10,
    fade: [0.35, 0.3],
  };
  return [...lengthwise, crossing];
}

interface OnAxis {
  across: number;
  way: number;
  nx: number;
  ny: number;
}

/** Coordinates across and along a curved axis. */
interface Strip {
  length: number;
  /** Where a place of the pattern lies along the axis, and which place lies there. */
  at: (u: number, v: number) => OnAxis;
  place: (across: number, way: number) => Point;
}

function alongAxis(axis: Point[]): Strip {
  const ways = [0];
  for (let i = 1; i < axis.length; i++) {
    const [ax, ay] = axis[i - 1]!;
    const [bx, by] = axis[i]!;
    ways.push(ways[i - 1]! + Math.hypot(bx - ax, by - ay));
  }
  const normals = axis.map((_, i) => normalAt(axis, i));
  return {
    length: ways[ways.length - 1]!,
    place: (across, way) => {
      const i = Math.max(
        0,
        ways.findLastIndex((passed) => passed <= way),
      );
      const [nx, ny] = normals[i]!;
      const [x, y] = axis[i]!;
      return [x + nx * across + ny * (way - ways[i]!), y + ny * across - nx * (way - ways[i]!)];
    },
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
