import { washed } from "../../cloths/index.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Garment, Order } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { mirrored, type Point, table, withNeck } from "../../pattern/outline.ts";
import type { Piece } from "../../pattern/piece.ts";
import {
  armsSwung,
  laidByHand,
  laidUnlike,
  overturned,
  turnedOver,
  unsettled,
} from "../body/poses.ts";
import { sleeveLie } from "../body/sleeve-lie.ts";
import { type Cuff, foldShortSleeve, foldSleeve, type Sleeves, sleeves } from "../body/sleeves.ts";
import { stiffen } from "../sewing/doubled.ts";
import { openings } from "../sewing/opening.ts";
import { makeShirtBack, makeShirtFront } from "./shirt-face.ts";
import {
  bandCollar,
  collarFall,
  collarLeaf,
  collarStand,
  shirtNeckBack,
  standingBand,
} from "./shirt-parts.ts";
import { doubledByPocket } from "./shirt-pockets.ts";
import type { ShirtStyle } from "./shirt-style.ts";

/** A shirt buttoned in front. `lane` keeps two styles from falling alike. */
export function sewShirt(order: Order, style: ShirtStyle, lane: number): Garment {
  const { cloth } = order;
  const seed = order.seed + lane;
  const sleeve = sleeves(style);
  const hand = unsettled(laidByHand(seed + 3, 10, 0.012), seed);
  const arms = laidUnlike(
    { ...style.swing, shoulderX: style.shoulderX, shoulderY: 330, elbowY: elbowOf(style) },
    seed,
  );
  const pose = armsSwung(hand, arms);
  const lie = sleeveLie(sleeve, endFromMiddle(style), arms, { head: 2.5, over: 30 });
  const doubled = doubledByPocket(style.pockets);
  const folds: Piece["excess"] & object = (e, u, v) =>
    fold(e, u, v, seed, cloth.fall, style, sleeve);
  const body: Piece = {
    outline: mirrored(style.half),
    optics: washed(cloth).optics,
    seed: seed + 5,
    loft: 0.16,
    height: 7,
    hold: cloth.hold,
    bend: cloth.bend,
    fuzz: cloth.fuzz,
    anchor: 0.0025,
    edgeAnchor: 0.035,
    grid: [16, 8, 5.5],
    steps: [380, 240, 120],
    pose,
    base: lie,
    pins: (u, v) => held(u, v) + 0.09 * doubled(u, v),
    excess: (e, u, v) => {
      folds(e, u, v);
      stiffen(e, doubled(u, v));
    },
    threadAngle: (u, v) => (sleeve.on(u, v) ? -sleeve.lean * sleeve.side(u) : 0.1),
    make: (s) => makeShirtFront(s, order, style, sleeve),
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
        ? sides.map((side) => collarLeaf(order, hand, leaf, side, style.gorge))
        : [standingBand(order, hand, -1, false), standingBand(order, hand, 1, true)]),
    ],
    back: [
      ...openings(style.sleeveEnd, 13, "inside", cloth.optics, over),
      {
        ...body,
        seed: seed + 9,
        outline: mirrored(withNeck(style.half, "74,236^", "0,232 40,230")),
        pose: over,
        base: overturned(lie),
        pins: held,
        excess: folds,
        make: (s) => makeShirtBack(s, order, style, sleeve),
      },
      leaf ? collarFall(order, turnedOver(hand)) : bandCollar(order, turnedOver(hand)),
    ],
    front: { zoom: style.zoom, x: 600, y: style.middleY },
    detail: { zoom: 2.7, x: 625, y: 440 },
    close: { zoom: 5, x: 668, y: 531 },
  };
}

const sides = [-1, 1] as const;

/** Neck and placket keep their place. */
function held(u: number, v: number): number {
  return 0.1 * bell(Math.abs(u - 600), 26) + 0.1 * ramp(300, 250, v);
}

/** Where a sleeve bends, on the way from the shoulder to the cuff; one without a cuff ends above it. */
function elbowOf({ sleeveEnd: [inner], cuff }: ShirtStyle): number {
  const shoulderY = 300;
  return cuff ? shoulderY + 0.575 * (inner[1] - shoulderY) : inner[1] + 280;
}

function endFromMiddle({ sleeveEnd: [inner, outer] }: ShirtStyle): Cuff {
  const from = ([x, y]: Point): Point => [x - table.middle, y];
  return [from(inner), from(outer)];
}

function fold(
  e: Excess,
  u: number,
  v: number,
  seed: number,
  fall: number,
  style: ShirtStyle,
  sleeve: Sleeves,
): void {
  const { shoulderX, cuff, sleeveEnd } = style;
  const x = Math.abs(u - 600);
  const side = sleeve.side(u);
  const armpitY = sleeve.armhole(1).at(-1)![1];
  e.evenly(0.006);
  e.crumple(u, v, seed + 11, 0.048 * fall, 210);
  e.crumple(u, v, seed + 31, 0.028 * fall, 80);
  e.around(u, v, 600 + side * shoulderX, armpitY, 150, 0.12 * fall);
  if (!sleeve.on(u, v)) {
    e.along(1, 0, 0.02 + 0.05 * ramp(680, 1120, v) * (0.5 + 0.5 * noise(u / 90, 3, seed + 4)));
    e.around(u, v, 600 + side * (shoulderX + 8), 320, 260, 0.045 * fall);
  } else if (cuff) {
    foldSleeve(e, u, v, seed + 77, {
      elbowY: elbowOf(style) + 8,
      elbow: 0.12 * fall,
      elbowReach: 85,
      cuffY: sleeveEnd[0][1] - 103,
      cuff: 0.09 * fall,
      cuffReach: 50,
      even: 0.015,
      twist: 0.035 * fall,
      lean: sleeve.lean,
    });
    e.along(-Math.cos(sleeve.lean) * side, Math.sin(sleeve.lean), 0.05);
  } else {
    foldShortSleeve(e, u, v, seed + 78, { lean: sleeve.lean, amount: 0.07, fall });
  }
  stiffen(e, 0.8 * ramp(40, 20, x));
}
