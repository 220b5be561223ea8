import { knit } from "../../cloths/index.ts";
import type { Grain } from "../../cloths/texture.ts";
import { straight } from "../../cloths/woven.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { type Cut, face, type Order, plain } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { line, lowest, type Point, sideOf, withNeck } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { fromArmhole, fromSleeveHead, upperPulls } from "../body/drawn-upper.ts";
import { onBothSides } from "../body/in-folds.ts";
import type { LongFold } from "../body/long-folds.ts";
import { type Cuff, foldShortSleeve, foldSleeve, type Sleeves } from "../body/sleeves.ts";
import { type Neckline, type UpperPattern, upperGarment } from "../body/upper-garment.ts";
import { bothSides, drawIntoFolds, type Pull } from "../sewing/drawn-folds.ts";
import { drawTogether, seam, stitch } from "../sewing/seams.ts";
import { bodyFolds } from "./body-folds.ts";
import { farHem } from "./far-hem.ts";
import { linkedShoulders } from "./fashioned.ts";
import { smoothedByHand } from "./hand-folds.ts";
import { laidSleeves } from "./laid-sleeves.ts";
import { unease } from "./unease.ts";

/** What tells one jersey top from another; patterns are of the right half. */
interface JerseyTop extends Omit<UpperPattern, "backHalf" | "cuff"> {
  /** The knot of `half` where the shoulder begins, and the back's neckline up to it. */
  shoulder: string;
  backNeck: string;
  /** Neither for a sleeveless one. */
  sleeve?: Sleeves;
  sleeveEnd?: Cuff;
  /** The right end of its armhole and the hem. */
  armpit: Point;
  hemLine: string;
  /** How round its body and sleeves lie, as layers of jersey do when absent. */
  volume?: { loft: number; height: number };
  /** Its sleeves stand proud of the shoulders; so they do when absent. */
  padded?: boolean;
  /** The folds its body is laid in, and the share of its width that hangs free below; those of jersey when absent. */
  folds?: { laid: LongFold[]; hanging: number };
  /** How deep its hems are turned in, in units, where they are thick enough to tell; else only their stitches do. */
  hems?: { body: number; sleeve: number };
  /** Its back is longer from these vents down; it ends where the front does when absent. */
  tail?: Tail;
  /** How far below the fold of its shoulders their seam runs in front, if it is seen there, in units. */
  shoulderSeam?: { neck: number; arm: number };
  neck: (order: Order, hand: Pose) => Neckline;
  /** Drawn upon the front, and upon front and back alike. */
  trim?: (s: Surface, order: Order) => void;
  finish?: (s: Surface, order: Order) => void;
}

/** A back that is longer than its front, below a vent in each side; of its right half. */
interface Tail {
  /** The knot of `half` at which the vent begins. */
  vent: string;
  /** The knots below that, from the side to the middle. */
  half: string;
  hemLine: string;
}

/** Two layers of jersey lie as flat as one, and turn round a narrow edge. */
const thin = { loft: 0.06, height: 3 };

/** How far its rim wanders, in units: side seams and double rows of stitches keep it in long lines. */
const wander = 4;
/** The same of its back, which has nothing but its outline to be told by. */
const wanderBehind = 10;

/** Where the rows of a hem are that is told by its stitches alone, to the right of its line in units. */
const hemRows = -16;

/** So far above the near hem the far one begins, in units: no more of it is ever seen. */
const hiddenHem = 24;

/** So far below a vent's end the longer side begins to show in it, in units. */
const belowVent = 6;

/** A top of cotton jersey: it lies flat, with few and shallow folds. */
export function jerseyTop(top: JerseyTop): Cut {
  const neckY = lowest(top.shoulder);
  const { tail } = top;
  return (ordered) => {
    // Whatever its yarn, a jersey top is knitted, not woven.
    const cloth = { ...ordered.cloth, texture: knit(ordered.cloth) };
    const order = { ...ordered, cloth };
    const seed = order.seed + top.lane;
    const drawn = pullsOf(top);
    const sewn = (grain: Grain, lane: number, hemLine: string) => (s: Surface) => {
      sewJersey(s, order, { ...top, hemLine }, grain);
      drawIntoFolds(s, drawn, { seed: seed + lane });
      top.finish?.(s, order);
    };
    const makeBack = sewn(straight, 7, tail?.hemLine ?? top.hemLine);
    const makeFront = sewn(straight, 0, top.hemLine);
    const held = (v: number) => 0.1 * ramp(neckY + 48, neckY - 2, v);
    const slack = (e: Excess, u: number, v: number) => slacken(e, u, v, seed, top);
    const { front, back } = top.folds
      ? onBothSides(top.folds.laid, slack, seed)
      : smoothedByHand(smoothed(top, neckY), slack, seed);
    const behind = tail ? withTail(top.half, tail) : top.half;
    const whole = { ...top, backHalf: withNeck(behind, top.shoulder, top.backNeck) };
    // A sleeve reaches a little over its armhole: with the body's threads there, stripes end in stubs.
    const sleeves = sleevesOf(
      order,
      whole,
      slack,
      sewn(top.sleeve?.downSleeve ?? straight, 0, top.hemLine),
    );
    return upperGarment(order, {
      ...whole,
      ...sleeves,
      wander: top.wander ?? wander,
      wanderBehind: top.wanderBehind ?? wanderBehind,
      inside: "inside",
      farHem: (hand) =>
        farHem(order, hand, {
          half: tail ? behind : (sleeves?.half ?? top.half),
          topY: tail ? lowest(tail.vent) + belowVent : lowest(top.hemLine) - hiddenHem,
          below: [2, 3],
          // A stripe of a layer that lies without folds would not meet that of the one upon it.
          make: (s) => {
            face(s, plain(order));
            if (tail) twinNeedle(s, line(tail.hemLine), hemRows);
          },
        }),
      body: {
        fuzz: cloth.fuzz * 0.6,
        ...(top.volume ?? thin),
        grid: [16, 8, 5.5],
        steps: [400, 240, 110],
        edgeAnchor: 0.05,
        base: front.base,
        hidden: front.hidden,
        pins: (u, v) => held(v) + front.pins(u, v),
      },
      backBase: back.base,
      backHidden: back.hidden,
      backPins: (u, v) => held(v) + back.pins(u, v),
      backExcess: back.excess,
      excess: front.excess,
      face: (s) => {
        makeFront(s);
        if (top.shoulderSeam && top.sleeve && !order.print) {
          linkedShoulders(s, top.half, top.sleeve, top.shoulderSeam);
        }
        top.trim?.(s, order);
      },
      backFace: (s) => {
        makeBack(s);
        // A stripe would run on across a seam that is only drawn.
        if (top.sleeve && !order.print) linkedShoulders(s, whole.backHalf, top.sleeve);
      },
      neck: (hand) => top.neck(order, hand),
    });
  };
}

function withTail(half: string, { vent, half: tail }: Tail): string {
  const [above] = half.split(vent);
  return `${above} ${vent} ${tail}`;
}

/** What lies in folds of its own is drawn by its sleeves alone: short ones from sides and hem are nicks among long ones. */
function pullsOf(top: JerseyTop): Pull[] {
  if (!top.folds) return upperPulls({ ...top, apart: true });
  if (!top.sleeve) return upperPulls({ ...top, hemLine: undefined });
  return [fromArmhole(top.sleeve), fromSleeveHead(top.sleeve)].flatMap(bothSides);
}

/** Both sleeves as flat tubes of the body's own jersey; none of a sleeveless top. */
function sleevesOf(
  order: Order,
  { sleeve, sleeveEnd, ...top }: JerseyTop & { backHalf: string },
  excess: Piece["excess"] & object,
  make: (s: Surface) => void,
) {
  if (!sleeve || !sleeveEnd) return undefined;
  return laidSleeves(order, {
    ...top,
    sleeve,
    cuff: sleeveEnd,
    excess,
    volume: top.volume ?? thin,
    make,
    inside: "inside",
  });
}

/** Its folds stand a little higher where sleeves pull at them; of dense cloth each hides some. */
function smoothed({ armpit, hemLine, sleeve }: JerseyTop, neckY: number) {
  return { armpit, neckY, hemY: lowest(hemLine), height: sleeve ? 10 : 8, overlap: 4 };
}

function slacken(e: Excess, u: number, v: number, seed: number, top: JerseyTop): void {
  const { sleeve, sleeveEnd, armpit, arms } = top;
  const side = sideOf(u);
  e.evenly(0.004);
  e.crumple(u, v, seed + 14, sleeve?.on(u, v) ? 0.02 : 0.006, 260);
  const belowShoulder = ramp(armpit[1] - 180, armpit[1] - 50, v);
  const drawn = (sleeve ? 0.05 : 0.04) * belowShoulder;
  e.around(u, v, 600 + side * armpit[0], armpit[1], 170, drawn);
  if (!sleeve?.on(u, v)) {
    bodyFolds(e, u, v, seed + 19, { armpit, hangs: [660, 980], fall: top.folds?.hanging ?? 0.4 });
    return;
  }
  const endY = sleeveEnd?.[0][1] ?? 0;
  if (endY > arms.elbowY) {
    foldSleeve(e, u, v, seed + 25, {
      elbowY: arms.elbowY,
      elbow: 0.13,
      elbowReach: 95,
      cuffY: endY - 90,
      cuff: 0.09,
      cuffReach: 55,
      even: 0.012,
      twist: 0.04,
      lean: sleeve.lean,
    });
  } else {
    foldShortSleeve(e, u, v, seed + 18, { lean: sleeve.lean, amount: 0.03 });
  }
}

/**
 * A hem turned in and held by a twin needle: two layers as far as its rows, which draw the jersey together
 * and sink into a groove of their own.
 *
 * @param path of its edge. @param depth to the lower row, to the right of the path; below 0 to its left.
 */
function turnedIn(s: Surface, path: Point[], depth: number): void {
  const upper = Math.abs(depth) + 1.5;
  drawTogether(s, path, 1.5, Math.sign(depth) * upper);
  s.along(path, upper + 12, (k, d, way) => {
    const inside = d * Math.sign(depth);
    const tight = 0.7 + 0.4 * noise(way / 26, 1, 71);
    const groove = tight * bell(inside - upper, 2.4);
    s.relief[k]! += 1.1 * ramp(upper + 2, upper - 2, inside) - 1.5 * groove;
    s.tone(k, 1 - 0.2 * groove);
  });
  twinNeedle(s, path, depth);
}

/** Topstitching of jersey: two rows of a twin needle. */
export function twinNeedle(s: Surface, path: Point[], offset: number): void {
  for (const row of [offset, offset + 3 * Math.sign(offset)]) {
    stitch(s, path, { length: 3, width: 0.5, offset: row });
  }
}

function sewJersey(
  s: Surface,
  order: Order,
  { sleeve, sleeveEnd, hemLine, hems }: JerseyTop,
  grain: Grain,
): void {
  face(s, order, grain);
  unease(s, grain, 0.3);
  const hem = (path: Point[], depth: number) =>
    hems ? turnedIn(s, path, depth) : twinNeedle(s, path, depth);
  hem(line(hemLine), hems ? -hems.body : hemRows);
  if (!sleeve) return;
  for (const side of [1, -1] as const) {
    seam(s, sleeve.armhole(side), { depth: 1.7, pucker: 0.8 });
    if (!sleeveEnd) continue;
    const [[x0, y0], [x1, y1]] = sleeveEnd;
    const rim = line(`${600 + x0},${y0} ${600 + x1},${y1}`, side);
    hem(rim, (hems ? -hems.sleeve : -14) * side);
  }
}
