import { washed } from "../cloths/silk.ts";
import type { Grain } from "../cloths/texture.ts";
import { straight } from "../cloths/woven.ts";
import { chance, noise } from "../fields/noise.ts";
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
import { knots, line, type Point } from "../pattern/outline.ts";
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

/** Where the corner is folded over: from the right edge to the lower one. */
const cornerFold: [Point, Point] = [
  [999, 869],
  [686, 1200],
];

/** The place of the square that lies at a place of its folded corner: what it mirrors at the fold. */
const foldedOver: Grain = (u, v) => {
  const [[ax, ay], [bx, by]] = cornerFold;
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((u - ax) * dx + (v - ay) * dy) / (dx * dx + dy * dy);
  return [2 * (ax + along * dx) - u, 2 * (ay + along * dy) - v];
};

/** Thrown down by one corner, it falls in folds that run from there to the far edges. */
const thrownFolds: LongFold[] = [
  {
    path: line("204,420 440,590 620,800 700,1010 716,1190"),
    width: [14, 36],
    height: 24,
    // The corner itself lies flat: gathered into the fold, its hem would be crushed to a comb.
    fade: [0.2, 0.08],
    hides: 20,
  },
  {
    path: line("204,500 320,720 400,940 420,1200"),
    width: [18, 34],
    height: 19,
    // It has hardly risen within the border: torn out of line there, that would look slit.
    fade: [0.42, 0],
    hides: -13,
  },
  {
    path: line("420,416 600,500 800,580 998,610"),
    width: [16, 32],
    height: 20,
    fade: [0.1, 0],
    hides: 15,
  },
  {
    path: line("204,1020 270,1060 360,1080 440,1060"),
    width: [22, 16],
    height: 13,
    fade: [0, 0.5],
  },
];

/** The folded corner keeps a bow in it. */
const cornerFolds: LongFold[] = [
  {
    path: line("900,960 820,950 740,930 676,900"),
    width: [30, 18],
    height: 16,
    fade: [0.5, 0],
  },
];

/** The edges of the square as it lies spread, in units. */
const spreadOut = { left: 201, right: 997, top: 416, bottom: 1200 };

/**
 * How near a place of the square is to a corner, where four layers of its hem lie and do not buckle, or
 * to an end of the fold over which a corner lies: 0..1.
 */
function besideCorner(u: number, v: number): number {
  const { left, right, top, bottom } = spreadOut;
  const across = Math.min(u - left, right - u);
  const down = Math.min(v - top, bottom - v);
  const corner = Math.hypot(Math.max(0, across), Math.max(0, down));
  const ends = cornerFold.map(([x, y]) => Math.hypot(u - x, v - y));
  return ramp(80, 24, Math.min(corner, ...ends));
}

/** Where the creases run that it keeps of lying folded in its box, from one edge to the other. */
const creasesX = quarters(spreadOut.left, spreadOut.right);
const creasesY = quarters(spreadOut.top, spreadOut.bottom);

function quarters(from: number, to: number): number[] {
  return [0, 1, 2, 3, 4].map((n) => from + (n * (to - from)) / 4);
}

/** Folded twice either way: each crease turns over where it crosses another, and no two were pressed alike. */
function quartered(seed: number): SharpCrease[] {
  const between = (at: (along: number) => Point, from: number, to: number, n: number) => {
    const [x, y] = at((from + to) / 2);
    const lot = (lane: number) => chance(x, y, seed + lane);
    return {
      path: [at(from), [x, y], at(to)],
      slope: (n % 2 ? 1 : -1) * (0.1 + 0.12 * lot(1)),
      reach: [16 + 26 * lot(2), 16 + 26 * lot(3)],
      fade: [0.08, 0.08],
    } satisfies SharpCrease;
  };
  return [1, 2, 3].flatMap((i) =>
    [0, 1, 2, 3].flatMap((j) => [
      between((y) => [creasesX[i]!, y], creasesY[j]!, creasesY[j + 1]!, i + j),
      between((x) => [x, creasesY[i]!], creasesX[j]!, creasesX[j + 1]!, i + j + 1),
    ]),
  );
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
