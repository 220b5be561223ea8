import { handledAs } from "../../cloths/index.ts";
import type { Dye } from "../../dyes.ts";
import type { Framing, Garment, Order } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { mirrored, type Point } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { opening } from "../sewing/opening.ts";
import { shadeRound } from "../sewing/patch.ts";
import { insideHem } from "./inside.ts";
import { type ArmPose, armsSwung, laidByHand, laidUnlike, turnedOver, unsettled } from "./poses.ts";
import { type Cuff, cuffOn, type Sleeves } from "./sleeves.ts";

/** What closes a garment at the neck: behind the body, upon its front, and upon its back. */
export interface Neckline {
  behind: Piece[];
  over: Piece[];
  overBack: Piece[];
}

/** What every garment for the upper body is told by, however it is made. */
export interface UpperPattern {
  /** Chance lane of this cut: no two cuts wander alike. */
  lane: number;
  /** Right halves of the front and of the back. */
  half: string;
  backHalf: string;
  /** How far the whole lies from straight, radians. */
  turn: number;
  /** How far its rim wanders, in units: what is pushed together so folds. Less for what is stroked flat. */
  wander?: number;
  /** The same of its back, which is then laid down by a hand of its own; it lies as the front does when absent. */
  wanderBehind?: number;
  arms: ArmPose;
  /** None for a sleeveless garment. */
  cuff?: Cuff | undefined;
  front: Framing;
  detail: Framing;
  close: Framing;
}

/** The pattern of a construction that knows where its sleeves are set in. */
export interface SleevedCut extends UpperPattern {
  sleeve: Sleeves;
  /** The right end of the armhole, x from the middle line. */
  armpit: Point;
}

/** A garment for the upper body: fronts or back and both sleeves in one outline. */
interface UpperGarment extends UpperPattern {
  /** The inside of the back where it shows below the front's hem: its right half. */
  hem?: string;
  /** What else of the layer below shows under the hem, as it lies. */
  farHem?: ((hand: Pose) => Piece[]) | undefined;
  inside: Dye;
  body: Partial<Piece>;
  excess: (e: Excess, u: number, v: number) => void;
  face: (s: Surface) => void;
  backFace: (s: Surface) => void;
  neck: (hand: Pose) => Neckline;
  /** Sleeves that are pieces of their own and lie upon the body, below what closes its neck. */
  sleevesUpon?: (hand: Pose, over: boolean) => Piece[];
  /** What lies under the back, and how the back's rim is recut, as for a vent. */
  underBack?: (pose: Pose) => Piece[];
  backTrim?: Piece["trim"] & object;
  /** The back's own pins where the front is held along a closure. */
  backPins?: Piece["pins"] | undefined;
  /** The back's own height where the front's is held down along a closure, and the surplus it needs. */
  backBase?: Piece["base"] | undefined;
  backExcess?: Piece["excess"] & object;
  /** What its own folds hide of its print. */
  backHidden?: Piece["hidden"] & object;
}

/** Chance lane of the hand that lays a back down anew. */
const otherHand = 37;

/** Lays the garment's front, and its back turned over. */
export function upperGarment(order: Order, cut: UpperGarment): Garment {
  const { cloth, seed } = order;
  const { wander = 6 } = cut;
  const laidDown = (by: number, far: number) =>
    unsettled(laidByHand(by, far, cut.turn), by, 0.14 * wander);
  const swung = (hand: Pose) => armsSwung(hand, laidUnlike(cut.arms, seed + cut.lane));
  const hand = laidDown(seed + cut.lane, wander);
  const pose = swung(hand);
  const { wanderBehind } = cut;
  const behind = wanderBehind ? laidDown(seed + cut.lane + otherHand, wanderBehind) : hand;
  const over = turnedOver(behind);
  const poseOver = turnedOver(swung(behind));
  const neck = cut.neck(hand);
  const { overBack } = cut.neck(over);
  const body: Piece = {
    outline: mirrored(cut.half),
    optics: cloth.optics,
    seed: seed + cut.lane + 2,
    hold: cloth.hold,
    bend: cloth.bend,
    fuzz: cloth.fuzz,
    handled: handledAs(cloth, seed),
    edgeAnchor: 0.035,
    loose: () => 1,
    pose,
    excess: cut.excess,
    make: shadedBy(neck.over, cut.face),
    ...cut.body,
  };
  const sleeveEnds = (at: Pose): Piece[] =>
    cut.cuff ? cuffOpenings(cut.cuff, cut, order, at) : [];
  const underHem = (at: Pose): Piece[] => [
    ...(cut.hem ? [insideHem(order, at, cut.hem)] : []),
    ...(cut.farHem?.(at) ?? []),
  ];
  return {
    pieces: [
      ...neck.behind,
      ...sleeveEnds(pose),
      ...underHem(hand),
      body,
      ...(cut.sleevesUpon?.(hand, false) ?? []),
      ...neck.over,
    ],
    back: [
      ...sleeveEnds(poseOver),
      ...underHem(over),
      ...(cut.underBack?.(over) ?? []),
      {
        ...body,
        outline: mirrored(cut.backHalf),
        seed: seed + cut.lane + 4,
        pose: poseOver,
        make: shadedBy(overBack, cut.backFace),
        ...(cut.backBase && { base: cut.backBase }),
        ...(cut.backExcess && { excess: cut.backExcess }),
        ...(cut.backHidden && { hidden: cut.backHidden }),
        ...(cut.backPins && { pins: cut.backPins }),
        ...(cut.backTrim && { trim: cut.backTrim }),
      },
      ...(cut.sleevesUpon?.(over, true) ?? []),
      ...overBack,
    ],
    front: cut.front,
    detail: cut.detail,
    close: cut.close,
  };
}

/** A face with the close shade of what lies upon it. */
function shadedBy(lying: Piece[], face: (s: Surface) => void): Piece["make"] & object {
  const casting = lying.filter(({ rests, inner }) => rests && !inner);
  return (s) => {
    face(s);
    for (const { outline } of casting) shadeRound(s, outline);
  };
}

function cuffOpenings(cuff: Cuff, { inside }: UpperGarment, { cloth }: Order, pose: Pose): Piece[] {
  return ([1, -1] as const).map((side) =>
    opening(...cuffOn(cuff, side), 12, inside, cloth.optics, pose),
  );
}
