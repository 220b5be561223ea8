import { washed } from "../cloths/silk.ts";
import type { Grain } from "../cloths/texture.ts";
import { straight } from "../cloths/woven.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { easePose } from "../making/body/eased-pose.ts";
import { laidAnew } from "../making/body/in-folds.ts";
import { type LongFold, layFolds } from "../making/body/long-folds.ts";
import { laidByHand, turnedOver } from "../making/body/poses.ts";
import { stiffen } from "../making/sewing/doubled.ts";
import { label } from "../making/sewing/label.ts";
import { stitchRim } from "../making/sewing/patch.ts";
import { laySharply, type SharpCrease } from "../making/sewing/sharp-crease.ts";
import {
  besideCorner,
  cornerFolds,
  foldedOver,
  quartered,
  spreadOut,
  thrownFolds,
} from "../making/sewing/thrown-square.ts";
import { knots } from "../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

/** Spread out, one corner lies folded over: its outline ends below that fold, where the corner covers it. */
const square =
  "206,420^ 600,408 990,424^ 1000,660 994,868^ 842,1033 686,1194^ 440,1194 204,1208^ 196,800";
const corner = "1000,866^ 848,1032 684,1202^ 674,1040 666,890^ 830,874";

/** A silk square with a printed border and a rolled hem; turned over, it was thrown down anew. */
export const silkSquare: Cut = (ordered) => {
  const order = { ...ordered, cloth: washed(ordered.cloth) };
  return {
    pieces: spread(order, laidByHand(order.seed + 630, 24, 0.05), 0),
    back: spread(order, turnedOver(laidByHand(order.seed + 631, 24, 0.3)), 1),
    front: { zoom: 1.2, x: 600, y: 806, aside: { slant: 0.4 } },
    detail: { zoom: 2.6, x: 770, y: 940 },
    close: { zoom: 4.2, x: 790, y: 990 },
  };
};

/** @param throwing which of the throws it is that it fell in. */
function spread(order: Order, pose: Pose, throwing: number): Piece[] {
  const { left, right, top, bottom } = spreadOut;
  const rim = (u: number, v: number) => Math.min(u - left, right - u, v - top, bottom - v);
  const lane = 640 + 10 * throwing;
  const pressed = quartered(order.seed + lane);
  const folds = laidAnew(thrownFolds, order.seed + throwing);
  return [
    sheet(order, pose, { pattern: square, lane, rim, pressed, folds, signed: throwing === 0 }),
    sheet(order, pose, {
      pattern: corner,
      lane: lane + 5,
      rim,
      onTop: true,
      folds: laidAnew(cornerFolds, order.seed + throwing),
      over: foldedOver,
    }),
  ];
}

interface Sheet {
  pattern: string;
  lane: number;
  /** Distance from the hem. */
  rim: PatternMap;
  onTop?: boolean;
  /** Folds that it lies in. */
  folds?: LongFold[];
  /** Creases that it keeps. */
  pressed?: SharpCrease[];
  /** Which place of the square lies at one of this piece, where they are not the same. */
  over?: Grain;
  /** Bears the label. */
  signed?: boolean;
}

function sheet(order: Order, pose: Pose, part: Sheet): Piece {
  const { pattern, rim, onTop = false, over = straight } = part;
  const { cloth } = order;
  const seed = order.seed + part.lane;
  const outline = knots(pattern);
  const laid = layFolds(part.folds ?? []);
  const grain: Grain = (u, v) => {
    const [du, dv] = laid.hidden(u, v);
    return over(u + du, v + dv);
  };
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
    pins: (u, v) => laid.pins(u, v) + 0.04 * besideCorner(...over(u, v)),
    excess: (e, u, v) => {
      e.evenly(0.006);
      const angle = 0.9 + 0.9 * noise(u / 420, v / 420, seed + 1);
      const wave = Math.max(0, 0.35 + noise(u / 260, v / 260, seed + 2));
      e.along(Math.cos(angle), Math.sin(angle), 0.11 * wave);
      e.crumple(u, v, seed + 3, 0.015, 160);
      laid.fold(e, u, v);
      stiffen(e, besideCorner(...over(u, v)));
      easePose(e, u, v, pose);
    },
    threadAngle: (u, v) => 0.5 + 0.3 * noise(u / 300, v / 300, seed + 4),
    make: (s) => {
      face(s, order, grain);
      finishEdges(s, (u, v) => rim(...grain(u, v)));
      laySharply(s, part.pressed ?? []);
      // The folded corner's long edge is no hem.
      if (!part.over) stitchRim(s, outline, 8, { length: 9, width: 0.5 });
      if (part.signed) label(s, order.label, 560, 1174, 46, { ground: "second", ink: "main" });
    },
  };
}

/** Where its printed border ends, and the band and the line in it, as distances from the hem in units. */
const border = { width: 82, band: 62, line: 52 };

/** The printed border, and the hem that is rolled by hand. */
function finishEdges(s: Surface, rim: PatternMap): void {
  const second = s.dye("second");
  const main = s.dye("main");
  s.each((k, u, v, depth) => {
    const d = rim(u, v);
    const within = ramp(border.width + 2, border.width, d);
    // The flowers run on over the border and its line, as they were painted.
    const line = Math.max(bell(d - border.line, 3), within * ramp(border.band - 2, border.band, d));
    redye(s, k, second, main, line);
    redye(s, k, main, second, within * (1 - line));
    const hemmed = ramp(30, 22, d);
    s.relief[k]! += 1.6 * hemmed * bell(depth - 4, 3.4);
    s.tone(k, 1 - 0.18 * hemmed * bell(depth - 8.5, 1.4) + 0.02 * noise(u / 3, v / 3, 5));
  });
}

/** Gives a share of what is dyed one way another dye. */
function redye(s: Surface, texel: number, from: number, to: number, share: number): void {
  const moved = s.weights[from]![texel]! * share;
  s.weights[from]![texel]! -= moved;
  s.weights[to]![texel]! += moved;
}
