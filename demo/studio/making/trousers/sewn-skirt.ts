import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import { face, type Garment, type Order } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { mirrored, withNeck } from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import { insideBack, insideHem } from "../body/inside.ts";
import { laidByHand, turnedOver, unsettled } from "../body/poses.ts";
import { rounded } from "../sewing/rounded.ts";

/** What tells one skirt from another; patterns are of the right half. */
export interface SkirtStyle {
  /** Begins with the dip of the front waist and the corner where the side seam starts. */
  half: string;
  /** The corner at the top of the side seam, as it stands in `half`. */
  corner: string;
  /** The upper rim of the back, up to that corner. */
  backWaist: string;
  /** The inside of the back below the front hem. */
  hem: string;
  /** Where the waistband ends and the cloth is free. */
  waistEnd: number;
  /** Surplus across the skirt, at the waist and at the hem. */
  flow: [number, number];
  fold?: (e: Excess, u: number, v: number, seed: number) => void;
  base?: PatternMap;
  /** Where a satin's threads run, and how much less than a full satin it gleams. */
  threadAngle?: number;
  gloss?: number;
  hemY: number;
  zoom?: number;
  close: { x: number; y: number };
  /** What is sewn upon the waistband and stands off it. */
  loops?: (order: Order, pose: Pose, view: "front" | "back") => Piece[];
  makeFront: Piece["make"] & object;
  makeBack: Piece["make"] & object;
}

/** A skirt on a waistband; `lane` keeps two styles from falling alike. */
export function sewSkirt(order: Order, style: SkirtStyle, lane: number): Garment {
  const { cloth } = order;
  const seed = order.seed + lane;
  const pose = unsettled(laidByHand(seed, 6, 0.008 * (lane % 3) - 0.008), seed);
  const { base, threadAngle } = style;
  const body: Piece = {
    outline: rounded(mirrored(style.half)),
    optics:
      style.gloss && cloth.optics.gloss ? { ...cloth.optics, gloss: style.gloss } : cloth.optics,
    seed: seed + 1,
    fuzz: Math.min(cloth.fuzz, 0.5),
    loft: 0.18,
    height: 8.5,
    hold: cloth.hold * 0.8,
    bend: cloth.bend,
    edgeAnchor: 0.04,
    grid: [14, 8, 5.5],
    steps: [420, 240, 100],
    slide: 0.008,
    pose,
    pins: (_u, v) => 0.14 * ramp(style.waistEnd + 10, style.waistEnd - 8, v),
    excess: (e, u, v) => {
      const lanes = 0.55 + 0.8 * noise(u / 95, v / 800, seed + 2);
      const [waist, hem] = style.flow;
      const down = ramp(style.waistEnd, style.hemY, v);
      e.evenly(0.005);
      e.crumple(u, v, seed + 3, 0.04 * cloth.fall, 180);
      if (v > style.waistEnd) e.along(1, 0, (waist + (hem - waist) * down) * lanes);
      style.fold?.(e, u, v, seed);
    },
    make: (s, rise) => {
      face(s, order);
      style.makeFront(s, rise);
    },
    ...(base ? { base } : {}),
    ...(threadAngle ? { threadAngle: () => threadAngle } : {}),
  };
  const top = Number(style.corner.split(",")[1]?.replace("^", ""));
  return {
    pieces: [
      insideBack(
        order,
        pose,
        mirrored(
          `${style.backWaist} ${style.corner} 80,${style.waistEnd - 8} 0,${style.waistEnd - 8}`,
        ),
        top + 8,
      ),
      insideHem(order, pose, style.hem),
      body,
      ...(style.loops?.(order, pose, "front") ?? []),
    ],
    back: [
      insideHem(order, pose, style.hem),
      {
        ...body,
        seed: seed + 9,
        outline: rounded(mirrored(withNeck(style.half, style.corner, style.backWaist))),
        pose: turnedOver(pose),
        make: (s, rise) => {
          face(s, order);
          style.makeBack(s, rise);
        },
      },
      ...(style.loops?.(order, turnedOver(pose), "back") ?? []),
    ],
    front: { zoom: style.zoom ?? 1.16, x: 600, y: (style.hemY + top) / 2 },
    detail: { zoom: 2.4, x: 612, y: top + 200, tilt: 0.1 },
    close: { zoom: 5, ...style.close },
  };
}
