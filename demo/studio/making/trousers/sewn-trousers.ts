import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Garment, Order } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { line, mirrored, withNeck } from "../../pattern/outline.ts";
import type { Piece } from "../../pattern/piece.ts";
import { insideBack } from "../body/inside.ts";
import { laidByHand, legsSwung, legsUnlike, turnedOver, unsettled } from "../body/poses.ts";
import { crossing } from "../body/sleeves.ts";
import { bow } from "../sewing/bow.ts";
import { openings } from "../sewing/opening.ts";
import { rounded } from "../sewing/rounded.ts";
import { beltLoops } from "../sewing/waistband.ts";
import { behindCrotch, heldAtInseams, inseamsTogether, upperLegLift } from "./legs-together.ts";
import {
  backLoops,
  drawstring,
  frontLoops,
  makeTrouserBack,
  makeTrouserFront,
} from "./trouser-parts.ts";
import type { TrouserStyle } from "./trouser-style.ts";

const waistEnd = 225;
const tonal = { length: 3.4, width: 0.5, inset: 2.4 };

/** Trousers or shorts; `lane` keeps two styles from falling alike. */
export function sewTrousers(order: Order, style: TrouserStyle, lane: number): Garment {
  const { cloth } = order;
  const seed = order.seed + lane;
  const hand = unsettled(laidByHand(seed, 6, 0.006), seed);
  const { crotchY } = style;
  const hemY = style.hem[0][1];
  const pose = inseamsTogether(legsSwung(hand, legsUnlike(style.swing, seed), crotchY), crotchY);
  const crease = style.crease ? line(style.crease) : null;
  const fromCrease = (u: number, v: number) =>
    crease ? Math.abs(u - 600) + 600 - crossing(crease, v) : 1e3;
  const heldInFront = (u: number, v: number) =>
    0.12 * ramp(waistEnd + 9, waistEnd - 16, v) +
    0.006 * bell(fromCrease(u, v), 14) +
    heldAtInseams(u, v, crotchY);
  const body: Piece = {
    outline: rounded(mirrored(style.half)),
    optics: cloth.optics,
    seed: seed + 2,
    fuzz: Math.min(cloth.fuzz, 0.5),
    loft: 0.17,
    height: 7,
    hold: cloth.hold * 0.85,
    bend: cloth.bend,
    edgeAnchor: 0.03,
    grid: [14, 8, 5.5],
    steps: [420, 240, 100],
    pose,
    pins: heldInFront,
    base: (u, v) =>
      (4 + 9 * ramp(hemY, hemY - 220, v)) *
        ramp(272, 368, v) *
        Math.exp(-Math.abs(fromCrease(u, v)) / 20) +
      upperLegLift(u, v, crotchY),
    excess: (e, u, v) => fold(e, u, v, seed, style, cloth.fall),
    make: (s) => makeTrouserFront(s, order, style),
  };
  const over = turnedOver(pose);
  return {
    pieces: [
      insideBack(order, hand, mirrored(`0,150 80,152 ${insideCorner(style)} 136,196 0,206`), 160),
      ...openings(style.hem, 4, "inside", cloth.optics, pose),
      behindCrotch(order, hand, crotchY),
      body,
      ...(style.waist === "drawstring" ? bow(order, hand, { ...drawstring, seed: seed + 20 }) : []),
      ...(style.waist === "loops" ? beltLoops(order, hand, frontLoops, tonal) : []),
    ],
    back: [
      ...openings(style.hem, 4, "inside", cloth.optics, over),
      behindCrotch(order, turnedOver(hand), crotchY),
      {
        ...body,
        seed: seed + 9,
        outline: rounded(mirrored(withNeck(style.half, style.corner, "0,150 80,152"))),
        pose: over,
        pins: (u, v) => Math.max(heldInFront(u, v), heldByPocket(u, v)),
        make: (s) => makeTrouserBack(s, order, style),
      },
      ...(style.waist === "loops" ? beltLoops(order, turnedOver(hand), backLoops, tonal) : []),
    ],
    front: style.front,
    detail: { zoom: 2.4, x: 622, y: 376 },
    close: { zoom: 5, ...style.close },
  };
}

/** The bag of a hind pocket keeps the cloth round its mouth flat. */
function heldByPocket(u: number, v: number): number {
  const x = Math.abs(u - 600);
  return 0.07 * bell(v - 290, 20) * ramp(28, 44, x) * ramp(176, 158, x);
}

/** The back's waist ends just inside the front's corner. */
function insideCorner({ corner }: TrouserStyle): string {
  const [x, y] = corner.replace("^", "").split(",").map(Number);
  return `${(x ?? 0) - 6},${y}^`;
}

function fold(
  e: Excess,
  u: number,
  v: number,
  seed: number,
  style: TrouserStyle,
  fall: number,
): void {
  const { crotchY, flow, hem } = style;
  const side = u > 600 ? 1 : -1;
  const hemY = hem[0][1];
  e.evenly(0.005);
  e.crumple(u, v, seed + 3, (style.crease ? 0.026 : 0.036) * fall, 160);
  e.around(u, v, 600, crotchY - 10, 150, 0.2 * fall);
  e.around(u, v, 600 + side * 170, 296, 150, 0.05 * fall);
  const lanes = 0.6 + 0.8 * noise(u / 70, v / 500, seed + 4);
  e.along(1, 0, (flow * ramp(crotchY, hemY, v) + 0.03) * lanes);
  const uneven = Math.max(0, 0.45 + 1.1 * noise(u / 110, v / 150, seed + 5 + side));
  const knee = 0.16 * bell(v - crotchY - 290, 130);
  e.along(0.28 * side, 1, (knee + 0.07 * ramp(hemY - 140, hemY - 30, v)) * uneven * fall);
  if (style.waist === "drawstring") {
    e.along(1, 0, 0.4 * bell(v - 232, 44) * (0.5 + noise(u / 15, v / 300, seed + 6)));
  }
}
