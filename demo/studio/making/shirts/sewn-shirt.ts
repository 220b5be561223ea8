import { type Cloth, washed } from "../../cloths/index.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Framing, Garment, Order } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { mirrored, type Point, table, withNeck } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { easePose } from "../body/eased-pose.ts";
import { layFolds } from "../body/long-folds.ts";
import {
  armsSwung,
  laidByHand,
  laidLike,
  laidUnlike,
  overturned,
  turnedOver,
  unsettled,
} from "../body/poses.ts";
import { type Cuff, sleeves } from "../body/sleeves.ts";
import { stiffen } from "../sewing/doubled.ts";
import { openings } from "../sewing/opening.ts";
import { yokeEnd } from "./shirt-cutting.ts";
import { makeShirtBack, makeShirtFront } from "./shirt-face.ts";
import { shirtFolds } from "./shirt-folds.ts";
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
import { sleeveLie } from "./sleeve-lie.ts";

type Folds = Piece["excess"] & object;

/** A shirt buttoned in front. `lane` keeps two styles from falling alike. */
export function sewShirt(ordered: Order, style: ShirtStyle, lane: number): Garment {
  const cloth = ironed(washed(ordered.cloth));
  const order = { ...ordered, cloth };
  const seed = order.seed + lane;
  const sleeve = sleeves(style);
  const hand = unsettled(laidByHand(seed + 3, 11, 0.012), seed, 3);
  const arms = laidUnlike(
    {
      ...laidLike(style.lies, seed, 13),
      shoulderX: style.shoulderX,
      shoulderY: 330,
      elbowY: elbowOf(style),
    },
    seed,
  );
  const pose = armsSwung(hand, arms);
  const lie = sleeveLie(sleeve, endFromMiddle(style), arms, { head: 2.5, over: sleeveOver(cloth) });
  const doubled = doubledByPocket(style.pockets);
  const folds = (behind: boolean) => shirtFolds(style, sleeve, seed, fallOf(cloth), behind);
  const [inFront, behind] = [folds(false), folds(true)];
  const [front, back] = [layFolds(inFront), layFolds(behind)];
  const flat = (u: number, v: number) =>
    Math.max(doubled(u, v), 0.8 * ramp(46, 22, Math.abs(u - table.middle)));
  const foldsInFront: Folds = (e, u, v) => {
    slack(e, u, v, seed, cloth.fall);
    front.fold(e, u, v);
    stiffen(e, flat(u, v));
    easePose(e, u, v, pose);
  };
  const body: Piece = {
    outline: mirrored(style.half),
    optics: cloth.optics,
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
    base: (u, v) => lie(u, v) + front.height(u, v) * (1 - flat(u, v)),
    pins: (u, v) =>
      front.pins(u, v) + heldAtNeck(v) + 0.1 * bell(u - table.middle, 26) + 0.09 * doubled(u, v),
    excess: foldsInFront,
    threadAngle: (u, v) => (sleeve.on(u, v) ? -sleeve.lean * sleeve.side(u) : 0.1),
    make: (s) => makeShirtFront(s, order, style, { sleeve, folds: inFront, hidden: front.hidden }),
  };
  const over = turnedOver(pose);
  const overLie = overturned(lie);
  const foldsBehind: Folds = (e, u, v) => {
    slack(e, u, v, seed, cloth.fall);
    back.fold(e, u, v);
    stiffen(e, ramp(yokeEnd + 34, yokeEnd + 10, v));
    easePose(e, u, v, over);
  };
  const { leaf } = style;
  return {
    pieces: [
      shirtNeckBack(order, hand, {
        deeper: style.openNeck ? 230 : 0,
        stands: leaf ? "leaves" : "band",
      }),
      ...openings(style.sleeveEnd, 13, "inside", cloth.optics, pose),
      body,
      ...(leaf && !style.openNeck ? [collarStand(order, hand, style.buttons)] : []),
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
        base: (u, v) => overLie(u, v) + back.height(u, v),
        pins: (u, v) => back.pins(u, v) + heldAtNeck(v),
        excess: foldsBehind,
        make: (s) => makeShirtBack(s, order, style, { sleeve, folds: behind, hidden: back.hidden }),
      },
      leaf ? collarFall(order, turnedOver(hand)) : bandCollar(order, turnedOver(hand)),
    ],
    front: { zoom: style.zoom, x: 600, y: style.middleY },
    detail: { zoom: 2.7, x: 625, y: 440 },
    close: aimedAt(style.close, pose),
  };
}

const sides = [-1, 1] as const;

/** A framing of a place of the pattern, wherever that was laid. */
function aimedAt(framing: Framing, pose: Pose): Framing {
  const [x, y] = pose(framing.x, framing.y);
  return { ...framing, x, y };
}

/** The neck keeps its place. */
function heldAtNeck(v: number): number {
  return 0.1 * ramp(300, 250, v);
}

/** How high a sleeve lies upon the body: clear of the folds that its cloth stands in there, in units. */
function sleeveOver(cloth: Cloth): number {
  return 20 + 20 * fallOf(cloth);
}

/** Ironed cotton gleams where it leans to the lamp: dark shirts show their folds and seams by it. */
function ironed(cloth: Cloth): Cloth {
  const { optics, creases } = cloth;
  if (optics.kind !== "matte" || !creases) return cloth;
  return { ...cloth, optics: { ...optics, gloss: 1.9 * (optics.gloss ?? 0) } };
}

/** The hold of cloth that stands in the folds as they are drawn. */
const crisp = 0.00135;

/** How much of a style's long folds a cloth takes: what springs back less hangs in deeper ones. */
function fallOf({ fall, hold }: Cloth): number {
  return fall * Math.min(1.35, 0.85 * (crisp / hold) ** 0.55);
}

/** About where the armhole begins, of which the way to the elbow is a share, in units. */
const armholeY = 300;

/** Where a sleeve bends, on the way from the shoulder to the cuff; one without a cuff ends above it. */
function elbowOf({ sleeveEnd: [inner], cuff }: ShirtStyle): number {
  return cuff ? armholeY + 0.575 * (inner[1] - armholeY) : inner[1] + 280;
}

function endFromMiddle({ sleeveEnd: [inner, outer] }: ShirtStyle): Cuff {
  const from = ([x, y]: Point): Point => [x - table.middle, y];
  return [from(inner), from(outer)];
}

/** What no fold of its own accounts for: cloth is never quite flat. */
function slack(e: Excess, u: number, v: number, seed: number, fall: number): void {
  e.evenly(0.004);
  e.crumple(u, v, seed + 11, 0.02 * fall, 240);
  e.crumple(u, v, seed + 13, 0.035 * fall, 80);
}
