import { washed } from "../cloths/index.ts";
import type { Excess } from "../engine/excess.ts";
import { noise } from "../engine/noise.ts";
import { knots, line, mirrored, type Point, shape, withNeck } from "../engine/outline.ts";
import type { Piece } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { face, type Garment, type Order } from "../garment.ts";
import { button, buttonhole } from "./button.ts";
import { openings } from "./opening.ts";
import { patch } from "./patch.ts";
import { armsSwung, laidByHand, laidUnlike, type Swing, turnedOver } from "./poses.ts";
import { band, seam, stitch } from "./seams.ts";
import {
  bandCollar,
  collarFall,
  collarLeaf,
  collarStand,
  shirtStitch as fine,
  shirtNeckBack,
  standingBand,
} from "./shirt-parts.ts";
import { type ShirtPockets, sewPockets } from "./shirt-pockets.ts";
import { foldSleeve, type Sleeves, sleeves } from "./sleeves.ts";

/** What tells one buttoned shirt from another; patterns are of the right half. */
export interface ShirtStyle {
  half: string;
  hem: string;
  armhole: string;
  /** Lean of the sleeve's axis from the vertical, radians. */
  lean: number;
  /** Inner and outer end of the right sleeve. */
  sleeveEnd: [Point, Point];
  /** The cuff of a long sleeve; a short one is hemmed. */
  cuff?: string;
  /** The collar's right leaf; a standing band when absent. */
  leaf?: string;
  /** The neck lies open in a V, without a stand. */
  openNeck?: boolean;
  pockets: ShirtPockets;
  firstButton: number;
  /** Where the buttoned part ends; the hem when absent. */
  placketEnd?: number;
  shoulderX: number;
  swing: { left: Swing; right: Swing };
  zoom: number;
  middleY: number;
}

/** A shirt buttoned in front. `lane` keeps two styles from falling alike. */
export function sewShirt(order: Order, style: ShirtStyle, lane: number): Garment {
  const { cloth } = order;
  const seed = order.seed + lane;
  const sleeve = sleeves(style);
  const hand = laidByHand(seed + 3, 10, 0.012);
  const arms = { ...style.swing, shoulderX: style.shoulderX, shoulderY: 330, elbowY: 760 };
  const pose = armsSwung(hand, laidUnlike(arms, seed));
  const body: Piece = {
    outline: mirrored(style.half),
    optics: washed(cloth).optics,
    seed: seed + 5,
    loft: 0.32,
    height: 25,
    hold: cloth.hold,
    bend: cloth.bend,
    fuzz: cloth.fuzz,
    anchor: 0.0025,
    edgeAnchor: 0.035,
    grid: [16, 8, 5.5],
    steps: [380, 240, 120],
    pose,
    pins: (u, v) =>
      0.05 * bell(Math.abs(u - 600), 22) * (v < 1190 ? 1 : 0) + 0.1 * ramp(300, 250, v),
    excess: (e, u, v) => fold(e, u, v, seed, cloth.fall, style, sleeve),
    threadAngle: (u, v) => (sleeve.on(u, v) ? 0.24 * sleeve.side(u) * -1 : 0.1),
    make: (s) => makeBody(s, order, style, sleeve),
  };
  const over = turnedOver(pose);
  const { leaf } = style;
  return {
    pieces: [
      shirtNeckBack(order, hand, style.openNeck ? 150 : 0),
      ...openings(style.sleeveEnd, 13, "inside", cloth.optics, pose),
      body,
      ...(leaf && !style.openNeck ? [collarStand(order, hand)] : []),
      ...(leaf
        ? [collarLeaf(order, hand, leaf, -1), collarLeaf(order, hand, leaf, 1)]
        : [standingBand(order, hand, -1, false), standingBand(order, hand, 1, true)]),
    ],
    back: [
      ...openings(style.sleeveEnd, 13, "inside", cloth.optics, over),
      {
        ...body,
        seed: seed + 9,
        outline: mirrored(withNeck(style.half, "74,236^", "0,232 40,230")),
        pose: over,
        make: (s) => makeBack(s, order, style, sleeve),
      },
      leaf ? collarFall(order, turnedOver(hand)) : bandCollar(order, turnedOver(hand)),
    ],
    front: { zoom: style.zoom, x: 600, y: style.middleY },
    detail: { zoom: 2.7, x: 625, y: 452 },
    close: { zoom: 5, x: 668, y: 575 },
  };
}

function fold(
  e: Excess,
  u: number,
  v: number,
  seed: number,
  fall: number,
  { shoulderX, cuff }: ShirtStyle,
  sleeve: Sleeves,
): void {
  const x = Math.abs(u - 600);
  const side = sleeve.side(u);
  e.evenly(0.006);
  e.crumple(u, v, seed + 11, 0.048 * fall, 210);
  e.crumple(u, v, seed + 31, 0.045 * fall, 70);
  e.around(u, v, 600 + side * shoulderX, 590, 150, 0.12 * fall);
  if (!sleeve.on(u, v)) {
    e.along(1, 0, 0.02 + 0.05 * ramp(680, 1120, v) * (0.5 + 0.5 * noise(u / 90, 3, seed + 4)));
    e.around(u, v, 600 + side * (shoulderX + 8), 320, 260, 0.045 * fall);
  } else if (cuff) {
    foldSleeve(e, u, v, seed + 77, {
      elbowY: 770,
      elbow: 0.15 * fall,
      elbowReach: 85,
      cuffY: 1015,
      cuff: 0.13 * fall,
      cuffReach: 50,
      even: 0.015,
      twist: 0.05 * fall,
    });
    e.along(-0.97 * side, 0.24, 0.05);
  } else {
    e.along(side * 0.4, 0.9, 0.07 * (0.5 + noise(u / 80, v / 80, seed + 78)) * fall);
  }
  if (x < 20) e.yy *= 0.5;
}

function makeBody(s: Surface, order: Order, style: ShirtStyle, sleeve: Sleeves): void {
  face(s, order, sleeve.grain);
  for (const side of [1, -1] as const) {
    const yoke = line("674,290 740,312 820,330", side);
    seam(s, yoke, { depth: 1.6, pucker: 0.7 });
    stitch(s, yoke, { ...fine, offset: side * 4 });
  }
  sewSleeves(s, style, sleeve);
  sewPockets(s, style.pockets);
  placket(s, style);
  if (!style.leaf) seam(s, line("520,240 540,276 570,296 600,301 630,296 660,276 680,240"));
  stitch(s, line(style.hem), { ...fine, offset: -8 });
}

function sewSleeves(s: Surface, style: ShirtStyle, sleeve: Sleeves): void {
  const [inner, outer] = style.sleeveEnd;
  for (const side of [1, -1] as const) {
    const armhole = sleeve.armhole(side);
    seam(s, armhole, { depth: 2.4, pucker: 1.4 });
    stitch(s, armhole, { ...fine, offset: side * -7 });
    if (!style.cuff) {
      const hem = line(`${inner.join(",")} ${outer.join(",")}`, side);
      stitch(s, hem, { ...fine, offset: side * -22 });
      seam(
        s,
        hem.map(([x, y]): Point => [x - side * 7, y - 21]),
        { depth: 0.8, pucker: 0.5 },
      );
      continue;
    }
    patch(s, shape(style.cuff, side), { rise: 2.2, stitched: { ...fine, inset: 4 } });
    s.along(upperRim(style.cuff, side), 14, (k, d, way) => {
      const gather = Math.max(0, noise(way / 6, 1, 93)) * ramp(14, 2, Math.abs(d));
      s.relief[k]! += 1.6 * gather;
    });
    button(s, 600 + side * (outer[0] - 680), outer[1] - 8, 6.5, { dye: "pearl" });
  }
}

/** The edge where the sleeve is set into its cuff: from the cuff's last knot to its first. */
function upperRim(cuff: string, side: 1 | -1): Point[] {
  const rim = shape(cuff, side);
  const [from, to] = [rim[rim.length - 1]!, rim[0]!];
  return [
    [from.x, from.y],
    [to.x, to.y],
  ];
}

function makeBack(s: Surface, order: Order, style: ShirtStyle, sleeve: Sleeves): void {
  face(s, order, sleeve.grain);
  sewSleeves(s, style, sleeve);
  for (const side of [1, -1] as const) {
    s.along(
      line(`${600 + side * 16},372 ${600 + side * 20},700 ${600 + side * 26},1160`),
      20,
      (k, d, way) => {
        const pleat = ramp(640, 60, way);
        s.relief[k]! += pleat * 2.2 * ramp(1.5, -1.5, d * side);
        s.tone(k, 1 - 0.3 * pleat * bell(d, 1.6));
      },
    );
  }
  const yoke = line("380,362 480,368 600,370 720,368 820,362");
  seam(s, yoke, { depth: 1.8, pucker: 0.8 });
  stitch(s, yoke, { ...fine, offset: 4 });
  patch(s, knots("596,360^ 604,360^ 604,392^ 596,392^"), { rise: 2, slope: 0.8 });
  stitch(s, line(style.hem), { ...fine, offset: -8 });
}

function placket(s: Surface, { firstButton, placketEnd }: ShirtStyle): void {
  const end = placketEnd ?? 1200;
  const low = placketEnd ? placketEnd - 19 : end;
  const upright = (x: number) => line(`${x},270 ${x - 1},${low * 0.7} ${x},${low}`);
  band(s, upright(600), 21, 2.4);
  seam(s, upright(580), { depth: 1, pucker: 0.5 });
  seam(s, upright(621), { depth: 1.8, pucker: 0.5 });
  stitch(s, upright(585), fine);
  stitch(s, upright(615), fine);
  const last = placketEnd ? placketEnd - 60 : 1060;
  for (let y = firstButton; y < last; y += placketEnd ? 92 : 128) {
    buttonhole(s, 600, y, 17);
    button(s, 600, y, 7, { dye: "pearl" });
  }
  if (!placketEnd) return;
  for (const y of [end - 36, end - 28]) stitch(s, line(`582,${y} 600,${y} 618,${y}`), fine);
}
