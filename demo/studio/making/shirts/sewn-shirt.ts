import type { Cloth } from "../../cloths/index.ts";
import { creped, isSilk } from "../../cloths/silk.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Framing, Garment, Order } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import {
  lowest,
  mirrored,
  type Point,
  type Shift,
  table,
  withNeck,
} from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
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
import { type Cuff, type Sleeves, sleeves } from "../body/sleeves.ts";
import { stiffen } from "../sewing/doubled.ts";
import { openings } from "../sewing/opening.ts";
import { yokeEnd } from "./shirt-cutting.ts";
import { makeShirtBack, makeShirtFront } from "./shirt-face.ts";
import { shirtFolds } from "./shirt-folds.ts";
import { collarFall, collarLeaf, collarStand, shirtNeckBack } from "./shirt-parts.ts";
import { doubledByPocket, pocketUpon } from "./shirt-pockets.ts";
import type { ShirtStyle } from "./shirt-style.ts";
import { sleeveLie } from "./sleeve-lie.ts";
import { washed } from "./washed-rim.ts";

const collarAndFront: Framing = { zoom: 2.7, x: 625, y: 440 };

/** A shirt as a hand has laid it down. */
interface LaidShirt {
  order: Order;
  style: ShirtStyle;
  seed: number;
  sleeve: Sleeves;
  /** How its body lies, and how all of it lies with its sleeves swung. */
  hand: Pose;
  pose: Pose;
  /** How high its sleeves stand above the table. */
  lie: PatternMap;
}

/** A shirt buttoned in front. `lane` keeps two styles from falling alike. */
export function sewShirt(ordered: Order, style: ShirtStyle, lane: number): Garment {
  const cloth = ironed(glossed(creped(ordered.cloth)), style);
  const order = { ...ordered, cloth };
  const shirt = laidDown(order, style, order.seed + lane);
  const { hand, pose } = shirt;
  const { openNeck } = style;
  // A cuff shows its own inside.
  const sleeveEnds = (at: Pose) =>
    style.cuff ? [] : openings(style.sleeveEnd, 13, "inside", cloth.optics, at);
  return {
    pieces: [
      shirtNeckBack(order, hand, {
        deeper: openNeck ? 230 : 0,
        stands: "leaves",
      }),
      ...sleeveEnds(pose),
      frontOf(shirt),
      ...pocketUpon(order, pose, style),
      ...collarInFront(shirt),
    ],
    back: [
      ...sleeveEnds(turnedOver(pose)),
      backOf(shirt),
      washed(collarFall(order, turnedOver(hand)), style),
    ],
    front: { zoom: style.zoom, x: 600, y: style.middleY },
    detail: style.detail ?? collarAndFront,
    close: aimedAt(style.close, pose),
  };
}

function laidDown(order: Order, style: ShirtStyle, seed: number): LaidShirt {
  const sleeve = sleeves(style);
  const { hem, ripple = 0 } = style;
  const hand = rippled(
    unsettled(laidByHand(seed + 3, 11, 0.012), seed, 3),
    lowest(hem),
    ripple,
    seed,
  );
  const arms = laidUnlike(
    {
      ...laidLike(style.lies, seed, 13),
      shoulderX: style.shoulderX,
      shoulderY: 330,
      elbowY: elbowOf(style),
    },
    seed,
  );
  const standing = { head: 2.5, over: sleeveOver(order.cloth) };
  return {
    order,
    style,
    seed,
    sleeve,
    hand,
    pose: armsSwung(hand, arms),
    lie: sleeveLie(sleeve, endFromMiddle(style), arms, standing),
  };
}

function frontOf(shirt: LaidShirt): Piece {
  const { order, style, seed, sleeve, pose, lie } = shirt;
  const { cloth } = order;
  const folds = shirtFolds(style, sleeve, seed, fallOf(cloth), false, slender(cloth));
  const { height, fold, pins, hidden } = layFolds(folds);
  const doubled = doubledByPocket(style.pockets);
  const flat = (u: number, v: number) =>
    Math.max(doubled(u, v), 0.8 * ramp(46, 22, Math.abs(u - table.middle)));
  // What lies flat hides nothing.
  const lapped: Shift = (u, v) => {
    const [across, down] = hidden(u, v);
    const free = 1 - flat(u, v);
    return [free * across, free * down];
  };
  return {
    ...sideOf(shirt),
    outline: mirrored(style.half),
    seed: seed + 5,
    pose,
    base: (u, v) => lie(u, v) + height(u, v) * (1 - flat(u, v)),
    pins: (u, v) =>
      pins(u, v) + heldAtNeck(v) + 0.1 * bell(u - table.middle, 26) + 0.09 * doubled(u, v),
    excess: (e, u, v) => {
      slack(e, u, v, seed, cloth.fall);
      fold(e, u, v);
      stiffen(e, flat(u, v));
      easePose(e, u, v, pose);
    },
    make: (s) => makeShirtFront(s, order, style, { sleeve, folds, hidden: lapped }),
  };
}

function backOf(shirt: LaidShirt): Piece {
  const { order, style, seed, sleeve } = shirt;
  const { cloth } = order;
  const folds = shirtFolds(style, sleeve, seed, fallOf(cloth), true, slender(cloth));
  const { height, fold, pins, hidden } = layFolds(folds);
  const pose = turnedOver(shirt.pose);
  const lie = overturned(shirt.lie);
  return {
    ...sideOf(shirt),
    outline: mirrored(withNeck(style.half, "74,236^", "0,232 40,230")),
    seed: seed + 9,
    pose,
    base: (u, v) => lie(u, v) + height(u, v),
    pins: (u, v) => pins(u, v) + heldAtNeck(v),
    excess: (e, u, v) => {
      slack(e, u, v, seed, cloth.fall);
      fold(e, u, v);
      stiffen(e, ramp(yokeEnd + 34, yokeEnd + 10, v));
      easePose(e, u, v, pose);
    },
    make: (s) => makeShirtBack(s, order, style, { sleeve, folds, hidden }),
  };
}

/** What front and back have in common: how their cloth settles. */
function sideOf({ order: { cloth }, sleeve }: LaidShirt) {
  return {
    optics: cloth.optics,
    loft: 0.16,
    height: 7,
    hold: cloth.hold,
    bend: cloth.bend,
    // Turned edges show few of the hairs that a cut one has.
    fuzz: 0.4 * cloth.fuzz,
    anchor: 0.0025,
    edgeAnchor: 0.035,
    loose: () => 1,
    grid: [16, 8, 5.5],
    steps: [380, 240, 120],
    threadAngle: (u, v) => (sleeve.on(u, v) ? -sleeve.lean * sleeve.side(u) : 0.1),
  } satisfies Partial<Piece>;
}

/** The leaves, with the stand between them unless the neck lies open. */
function collarInFront({ order, style, hand }: LaidShirt): Piece[] {
  const { leaf, openNeck, buttons } = style;
  const leaves = sides.map((side) => washed(collarLeaf(order, hand, leaf, side, style), style));
  return openNeck ? leaves : [collarStand(order, hand, buttons), ...leaves];
}

const sides = [-1, 1] as const;

/** A framing of a place of the pattern, wherever that was laid. */
function aimedAt(framing: Framing, pose: Pose): Framing {
  const [x, y] = pose(framing.x, framing.y);
  return { ...framing, x, y };
}

/** How far above a hem its ripples are lost. */
const rippling = 170;

/** A hem goes along with the slack above it: where a fold reaches it, it is drawn up a little. */
function rippled(pose: Pose, hem: number, amount: number, seed: number): Pose {
  return (u, v) => {
    const [x, y] = pose(u, v);
    const wave = noise(u / 62, 3, seed + 67) + 0.5 * noise(u / 27, 5, seed + 68);
    return [x, y + amount * ramp(hem - rippling, hem, v) * wave];
  };
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
function glossed(cloth: Cloth): Cloth {
  const { optics, creases } = cloth;
  if (optics.kind !== "matte" || !creases) return cloth;
  return { ...cloth, optics: { ...optics, gloss: 1.9 * (optics.gloss ?? 0) } };
}

/** The share of its fine creases that shirting keeps. */
const leftByIron = 0.5;

/** Between its folds ironed shirting is smooth: with fine creases all over, white cotton is taken for plaster. */
function ironed(cloth: Cloth, { heavy }: ShirtStyle): Cloth {
  const { handled, optics } = cloth;
  if (!handled || heavy || isSilk(optics)) return cloth;
  return { ...cloth, handled: { ...handled, fine: leftByIron * handled.fine } };
}

/** The hold of cloth that stands in the folds as they are drawn. */
const crisp = 0.00135;

/** How much of a style's long folds a cloth takes: what springs back less hangs in deeper ones. */
function fallOf({ fall, hold }: Cloth): number {
  return fall * Math.min(1.35, 0.85 * (crisp / hold) ** 0.55);
}

/** Silk lies in narrower folds than cotton. */
function slender({ optics }: Cloth): number {
  return isSilk(optics) ? 0.6 : 1;
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
