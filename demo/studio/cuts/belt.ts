import type { Dye } from "../dyes.ts";
import { cloud, noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { laidByHand, turned } from "../making/body/poses.ts";
import { paintEdge, sinkStitches } from "../making/leather/leather-edge.ts";
import { tab, waxed } from "../making/leather/leather-goods.ts";
import { label } from "../making/sewing/label.ts";
import { stitch } from "../making/sewing/seams.ts";
import { buckle } from "../making/tailoring/belt.ts";
import { knots, type Point, ribbon } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

/** Patterns lie along this line; the belt is bent over at `fold`. */
const lineY = 800;
const fold = 1030;
const bendRadius = 13;
const halfWidth = 29;
const frame = { x: 176, width: 66, height: 84, bar: 9 };
const brass = { kind: "metal", wrap: 0.2, gloss: 1.1, roughness: 0.24 } as const;

/** A leather belt, bent over once in the middle: one half shows its face, the other its inside. */
export const belt: Cut = (order) => {
  const front = halves(order.seed + 590, -1.12, -0.2);
  const back = halves(order.seed + 591, -2, 0.17);
  return {
    pieces: [
      pointedHalf(order, front.pointed, { outside: false }),
      buckledHalf(order, front.buckled, { outside: true, upper: true }),
      ...fastening(order, front.buckled),
    ],
    back: [
      buckledHalf(order, back.buckled, { outside: false }),
      metalFrame(back.buckled),
      pointedHalf(order, back.pointed, { outside: true, upper: true }),
    ],
    backFraming: { zoom: 1.44, x: 640, y: 812 },
    front: { zoom: 1.44, x: 600, y: 812 },
    detail: { zoom: 3.6, x: 462, y: 1090 },
    close: { zoom: 5, x: 702, y: 560 },
  };
};

/** Where the halves lie: the one with the buckle turned by hand, the other spread from it. */
function halves(seed: number, turn: number, spread: number): Record<"buckled" | "pointed", Pose> {
  const buckled = laidByHand(seed, 5, turn);
  return { buckled, pointed: (u, v) => buckled(...turned(u, v, fold, lineY, spread)) };
}

interface Half {
  /** Its face is up, not its inside. */
  outside: boolean;
  /** It lies on the other half, bent over to it. */
  upper?: boolean;
}

function buckledHalf(order: Order, pose: Pose, half: Half): Piece {
  const path: Point[] = [
    [frame.x + frame.width / 2 - 6, lineY],
    [600, lineY],
    [fold, lineY],
  ];
  return strip(
    order,
    pose,
    half,
    ribbon(path, () => halfWidth),
    594,
  );
}

function pointedHalf(order: Order, pose: Pose, half: Half): Piece {
  const [top, low] = [lineY - halfWidth, lineY + halfWidth];
  const outline = knots(
    `${fold},${top}^ 600,${top}^ 236,${top}^ 206,${top + 12} 192,${lineY} 206,${low - 12} 236,${low}^
      600,${low}^ ${fold},${low}^`,
  );
  return strip(order, pose, half, outline, 596, (s) => {
    for (let i = 0; i < 5; i++) hole(s, 280 + i * 44);
    if (!half.outside) label(s, 640, lineY, 84, "tone", "deepInside");
  });
}

function strip(
  order: Order,
  pose: Pose,
  { outside, upper = false }: Half,
  outline: Piece["outline"],
  lane: number,
  paint?: (s: Surface) => void,
): Piece {
  const seed = order.seed + lane;
  const dye: Dye = outside ? "main" : "tone";
  return {
    outline,
    optics: outside ? order.cloth.optics : { kind: "matte", wrap: 0.2, sheen: 0.05 },
    dye,
    seed,
    rests: upper,
    lift: 4,
    loft: 0.16,
    height: 3,
    base: (u) => 3 * (1 + noise(u / 150, 1, seed)) + (upper ? bentOver(fold - u) : 0),
    hold: 0.2,
    anchor: 0.2,
    grid: [6],
    steps: [16],
    pose,
    make: (s) => {
      if (outside) face(s, order);
      else flesh(s);
      paintEdge(s, 2.6);
      for (const inset of [halfWidth - 6, 6 - halfWidth]) {
        const row: Point[] = [
          [236, lineY + inset],
          [fold, lineY + inset],
        ];
        s.along(row, 5, (k, d) => sinkStitches(s, k, d));
        stitch(s, row, { ...waxed, length: 4.6, width: 0.7 });
      }
      paint?.(s);
    },
  };
}

/** Height of the upper half at a distance from the fold: half a circle, then it falls on the lower. */
function bentOver(way: number): number {
  if (way >= bendRadius) return 2 * bendRadius * ramp(210, bendRadius, way);
  const missing = 1 - Math.max(0, way) / bendRadius;
  return 2 * bendRadius * Math.sqrt(1 - missing * missing);
}

/** The inside of leather: short fibers, brushed flat, stained unevenly. */
function flesh(s: Surface): void {
  s.each((k, u, v) => {
    const fiber = noise(u / 5, v / 1.2, 81) + 0.7 * noise(u / 1.3, v / 1.3, 82);
    s.relief[k]! += 0.24 * fiber;
    s.tone(k, 1 + 0.05 * fiber + 0.07 * cloud(u / 90, v / 30, 3, 83));
  });
}

/** The buckle, the strap's end round its bar, and the keeper. */
function fastening(order: Order, pose: Pose): Piece[] {
  const bar = frame.x + frame.width / 2;
  const [top, low] = [lineY - halfWidth, lineY + halfWidth];
  const band = (from: number, to: number, lane: number, lift: number): Piece =>
    tab(order, pose, {
      outline: knots(`${from},${top - 2}^ ${to},${top - 2}^ ${to},${low + 2}^ ${from},${low + 2}^`),
      lane,
      lift,
    });
  return [metalFrame(pose), band(bar - 15, bar + 62, 598, 5), band(bar + 118, bar + 142, 599, 6)];
}

function metalFrame(pose: Pose): Piece {
  return buckle(frame.x, lineY, pose, {
    width: frame.width,
    height: frame.height,
    thickness: frame.bar,
    dye: "brass",
    optics: brass,
  });
}

function hole(s: Surface, x: number): void {
  s.within({ x0: x - 8, y0: lineY - 8, x1: x + 8, y1: lineY + 8 }, (k, u, v) => {
    const r = Math.hypot(u - x, v - lineY);
    s.tone(k, 1 - 0.85 * ramp(4.4, 3.2, r));
    s.relief[k]! += 0.7 * bell(r - 5.4, 1.4) - 2 * ramp(4, 2.4, r);
  });
}
