import { washed } from "../cloths/silk.ts";
import type { Grain } from "../cloths/texture.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { easePose } from "../making/body/eased-pose.ts";
import { laidAnew } from "../making/body/in-folds.ts";
import { layFolds } from "../making/body/long-folds.ts";
import { laidByHand, turnedOver } from "../making/body/poses.ts";
import { stiffen } from "../making/sewing/doubled.ts";
import {
  besideCorner,
  type Half,
  outlineOf,
  placeOn,
  slackFolds,
  spreadOut,
} from "../making/sewing/folded-square.ts";
import type { PatternMap, Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

/** A silk square with a printed border and a rolled hem, folded to a triangle; turned over, it fell anew. */
export const silkSquare: Cut = (ordered) => {
  const order = { ...ordered, cloth: washed(ordered.cloth) };
  return {
    pieces: folded(order, laidByHand(order.seed + 630, 24, 0.05), 0),
    back: folded(order, turnedOver(laidByHand(order.seed + 631, 24, 0.3)), 1),
    front: { zoom: 0.98, x: 606, y: 812, aside: { slant: 0.4 } },
    detail: { zoom: 2.4, x: 706, y: 914 },
    close: { zoom: 4.2, x: 690, y: 1060 },
  };
};

/** @param folding which of the times it is that it was folded. */
function folded(order: Order, pose: Pose, folding: number): Piece[] {
  const lane = 640 + 10 * folding;
  return [
    sheet(order, pose, { half: -1, lane }),
    sheet(order, pose, { half: 1, lane: lane + 5, folding }),
  ];
}

interface Sheet {
  half: Half;
  lane: number;
  /** Lies uppermost, in the folds of one of the times that it was folded. */
  folding?: number;
}

/** Distance of a place of the square from its hem. */
const rim: PatternMap = (u, v) => {
  const { left, right, top, bottom } = spreadOut;
  return Math.min(u - left, right - u, v - top, bottom - v);
};

function sheet(order: Order, pose: Pose, part: Sheet): Piece {
  const { half, folding } = part;
  const onTop = folding !== undefined;
  const { cloth } = order;
  const seed = order.seed + part.lane;
  const outline = outlineOf(half);
  const laid = layFolds(onTop ? laidAnew(slackFolds, order.seed + folding) : []);
  const grain = placeOn(half);
  return {
    outline,
    optics: cloth.optics,
    seed,
    rests: onTop,
    lift: onTop ? 6 : 2,
    loft: 0.08,
    height: 8,
    hold: Math.min(0.0012, cloth.hold),
    bend: Math.max(0.5, cloth.bend),
    anchor: 0.002,
    edgeAnchor: 0.03,
    grid: [16, 8],
    steps: [420, 240],
    pose,
    base: laid.height,
    pins: (u, v) => laid.pins(u, v) + 0.04 * besideCorner(...grain(u, v)),
    excess: (e, u, v) => {
      e.evenly(0.006);
      const angle = 0.9 + 0.9 * noise(u / 420, v / 420, seed + 1);
      const wave = Math.max(0, 0.35 + noise(u / 260, v / 260, seed + 2));
      e.along(Math.cos(angle), Math.sin(angle), 0.11 * wave);
      e.crumple(u, v, seed + 3, 0.015, 160);
      laid.fold(e, u, v);
      stiffen(e, besideCorner(...grain(u, v)));
      easePose(e, u, v, pose);
    },
    threadAngle: (u, v) => 0.5 + 0.3 * noise(u / 300, v / 300, seed + 4),
    make: (s) => {
      face(s, order, grain);
      compose(s, grain);
      rollHem(s, (u, v) => rim(...grain(u, v)));
    },
  };
}

/** Its bands, as distances from the hem in units: between them run lines of its second color. */
const bands = { flowered: 34, plain: 112, line: 5 };
/** The circles that flowers fill in its middle and within its corners, and the ring around them, in units. */
const circles = { middle: 236, corner: 132, ring: 9 };

/**
 * Its print is drawn for the square: flowers on a border of its second color, in the corners and in a
 * round in the middle, and between them bare silk.
 */
function compose(s: Surface, grain: Grain): void {
  const second = s.dye("second");
  const main = s.dye("main");
  const { left, right, top, bottom } = spreadOut;
  s.each((k, u, v) => {
    const [x, y] = grain(u, v);
    const d = rim(x, y);
    const fromMiddle = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
    const inCorner = Math.hypot(Math.min(x - left, right - x), Math.min(y - top, bottom - y));
    const within = Math.max(circles.middle - fromMiddle, circles.corner + bands.plain - inCorner);
    const bordered = Math.min(d - bands.flowered, bands.plain - d);
    const bare = 1 - ramp(-1, 1, Math.max(bordered, within));
    for (let dye = 0; dye < s.weights.length; dye++) if (dye !== main) redye(s, k, dye, main, bare);
    redye(s, k, main, second, ramp(-1, 1, bordered));
    const ring = d > bands.plain ? bell(within + circles.ring, bands.line) : 0;
    const edge = Math.max(
      bell(d - bands.flowered + 9, bands.line),
      bell(d - bands.plain - 10, bands.line),
    );
    redye(s, k, main, second, Math.max(ring, edge));
  });
}

/** The hem, rolled by hand to a thin cord and sewn down behind it. */
function rollHem(s: Surface, rim: PatternMap): void {
  s.each((k, u, v, depth) => {
    const hemmed = ramp(30, 22, rim(u, v));
    const uneven = 1 + 0.3 * noise(u / 9, v / 9, 6);
    s.relief[k]! += 2.4 * uneven * hemmed * bell(depth - 4, 3.6);
    s.tone(k, 1 - 0.24 * hemmed * bell(depth - 9, 1.6) + 0.02 * noise(u / 3, v / 3, 5));
  });
}

/** Gives a share of what is dyed one way another dye. */
function redye(s: Surface, texel: number, from: number, to: number, share: number): void {
  const moved = s.weights[from]![texel]! * share;
  s.weights[from]![texel]! -= moved;
  s.weights[to]![texel]! += moved;
}
