import { thicknessOf } from "../../cloths/thickness.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Cut, Order } from "../../garment.ts";
import { knots } from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { cutApart } from "../body/cut-apart.ts";
import { laidAnew, raisedInFolds } from "../body/in-folds.ts";
import { type LongFold, layFolds } from "../body/long-folds.ts";
import type { ArmPose } from "../body/poses.ts";
import { withSetInSleeves } from "../body/set-in-sleeves.ts";
import { type Neckline, upperGarment } from "../body/upper-garment.ts";
import { shadeRound } from "../sewing/patch.ts";
import { steamed } from "../sewing/steamed.ts";
import { cutVent, underlap, type Vent } from "../sewing/vent.ts";
import { oneSleeveBent } from "./bent-sleeve.ts";
import { drawTailored, isDrawn } from "./drawn-tailored.ts";
import { gapBelow } from "./edge-gap.ts";
import { heldFlat } from "./held-flat.ts";
import { insideOfBack } from "./lined-back.ts";
import { roundShoulders } from "./round-shoulders.ts";
import { fallOfShell, shell, shellBody } from "./shell.ts";
import { tailoredBackFace } from "./tailored-back.ts";
import type { TailoredCut } from "./tailored-cut.ts";
import { tailoredNeck } from "./tailored-neck.ts";

/** A sleeve of coating lined throughout: its two layers never lie quite flat. */
export const coatSleeve = { loft: 0.42, height: 14 };

/** How wide a vent stands open at the hem: that of a jacket, and beyond its length so much more for each unit. */
const gape = { least: 15, length: 200, more: 0.16 };

/** A coat or jacket as its cut tells, its sleeves laid down by chance. */
export function tailored(pattern: TailoredCut): Cut {
  return (ordered) => {
    const smooth = steamed(ordered);
    const order = pattern.canvas ? pressedOnCanvas(smooth) : smooth;
    const { cloth } = order;
    const seed = order.seed + pattern.lane;
    const cut = { ...pattern, arms: oneSleeveBent(pattern.arms, seed) };
    const vent = ventOf(cut);
    const excess = fallOfShell(cut, seed, cloth.fall);
    const uponBody: UponBody = (hand, over) =>
      (over ? cut.overBack : cut.over)?.(order, hand) ?? [];
    // Thick cloth stands off higher, and sinks deeper under what lies upon it.
    const thick = thicknessOf(cloth);
    const gap = { thick, isSoft: cut.softEdged, isPatterned: order.print !== undefined };
    const deep = cut.softEdged ? 1 : 1 + thick;
    const shadeUnder = (s: Surface, over: boolean): void => {
      // Without sleeves it comes with the neck, and is shaded with that.
      if (!cut.cuff) return;
      for (const { outline } of uponBody(inPattern, over)) shadeRound(s, outline, deep);
    };
    // A whole belt gathers the cloth instead.
    const flat = (over: boolean) => heldFlat(cut.belted ? [] : uponBody(inPattern, over));
    const frontFace = (s: Surface): void => {
      cut.face(s, order);
      drawTailored(s, cut, { cloth, seed, behind: false, flat: flat(false) });
      for (const { outline } of cut.folded) gapBelow(s, outline, gap);
    };
    const backFace = (s: Surface): void => {
      sewBack(s, order, cut, vent);
      drawTailored(s, cut, { cloth, seed, behind: true, flat: flat(true) });
      if (!cut.sleeve.isRaglan) roundShoulders(s, cut.backHalf);
      for (const { outline } of tailoredNeck(order, inPattern, cut).overBack) {
        gapBelow(s, outline, gap);
      }
    };
    const body = { ...shellBody(cut, seed, cloth), ...lowerFront(cut) };
    const front = cut.frontFolds && laidIn(cut.frontFolds, seed, body.base, excess);
    const back = cut.backFolds && laidIn(cut.backFolds, seed, body.base, excess);
    return upperGarment(order, {
      ...cut,
      ...sleevesOf(order, cut, {
        excess,
        bend: body.bend,
        shrunk: pattern.arms.crooked !== undefined,
        frontFace,
        backFace,
        uponBody,
      }),
      inside: insideOfBack(cloth).dye,
      backTrim: vent ? cutVent(vent) : (_u, _v, depth) => depth,
      underBack: (pose) => [
        ...(cut.belowBack?.(order, pose) ?? []),
        ...(vent ? [underlap(order, pose, vent, shell)] : []),
      ],
      body: { ...body, ...(front && { base: front.base }) },
      excess: front?.excess ?? excess,
      ...(back && { backBase: back.base, backExcess: back.excess }),
      face: (s) => {
        frontFace(s);
        shadeUnder(s, false);
      },
      backFace: (s) => {
        backFace(s);
        shadeUnder(s, true);
      },
      neck: (hand) => neckOf(order, hand, cut, uponBody),
    });
  };
}

/** How high the tucks in the crook of a sleeve stand: higher, they are one dark band across it. */
const tucked = 0.5;

/** As a pattern is drawn, before a hand lays it. */
const inPattern: Pose = (u, v) => [u, v];

/** What lies upon a body's front, or over its back, as the hand has laid it. */
type UponBody = (hand: Pose, over: boolean) => Piece[];

/** What the sleeves of a coat or jacket share with its body. */
interface WithBody {
  excess: Piece["excess"] & object;
  bend: number;
  /** The inner seams of its sleeves were shrunk, and do not buckle in the crook of the arm. */
  shrunk: boolean;
  frontFace: (s: Surface) => void;
  backFace: (s: Surface) => void;
  /** Comes below the sleeves. */
  uponBody: UponBody;
}

/** The sleeves upon a body that is cut apart from them; none of a waistcoat. */
function sleevesOf(
  order: Order,
  cut: TailoredCut & { arms: ArmPose },
  { excess, bend, shrunk, frontFace, backFace, uponBody }: WithBody,
) {
  if (!cut.cuff) return undefined;
  const sewn = withSetInSleeves(
    order,
    {
      ...cut,
      excess,
      bend,
      make: frontFace,
      pressed: true,
      ...(isDrawn(order.cloth) && { tucked }),
      ...(shrunk && { yields: true }),
    },
    backFace,
  );
  return {
    ...sewn,
    ...backApart(cut),
    sleevesUpon: (hand: Pose, over: boolean) => [
      ...uponBody(hand, over),
      ...sewn.sleevesUpon(hand, over),
    ],
  };
}

/** What closes the neck; without sleeves, what else lies upon the body comes with it. */
function neckOf(order: Order, hand: Pose, cut: TailoredCut, uponBody: UponBody): Neckline {
  const { behind, over, overBack } = tailoredNeck(order, hand, cut);
  if (cut.cuff) return { behind, over, overBack };
  return {
    behind,
    over: [...over, ...uponBody(hand, false)],
    overBack: [...uponBody(hand, true), ...overBack],
  };
}

function ventOf({ back: { ventY }, hemY }: TailoredCut): Vent | undefined {
  if (!ventY) return undefined;
  const longer = Math.max(0, hemY - ventY - gape.length);
  return { fromY: ventY, hemY, gape: gape.least + gape.more * longer };
}

/** How far above the back's neckline its corner lies, in units. */
const corner = 50;

function sewBack(s: Surface, order: Order, cut: TailoredCut, vent: Vent | undefined): void {
  const { sleeve, back, cuff, hemY, waistY, neckY } = cut;
  const neckCornerY = neckY - corner;
  tailoredBackFace(s, order, sleeve, { ...back, vent, cuff, hemY, waistY, neckCornerY });
  cut.backFace?.(s, order);
}

/** How much shorter the lower front hangs, and over how much of its hem, in units. */
const [shorter, along] = [7, 190];

/** The hem of the lower front rises towards the edge of the upper one, which has swung open a little. */
function lowerFront({ edgeAtHem, hemY }: TailoredCut): Pick<Piece, "trim"> {
  if (edgeAtHem === undefined) return {};
  return {
    trim: (u, v, depth) =>
      v < hemY - 90 || u > edgeAtHem
        ? depth
        : depth - shorter * ramp(edgeAtHem - along, edgeAtHem, u),
  };
}

/** The height and the surplus of a side of a body that lies in folds of its own. */
function laidIn(
  folds: LongFold[],
  seed: number,
  base: PatternMap,
  excess: Piece["excess"] & object,
): ReturnType<typeof raisedInFolds<{ base: PatternMap }>> {
  return raisedInFolds({ base }, excess, layFolds(laidAnew(folds, seed)));
}

/** What is pressed upon canvas keeps half the creases of its cloth. */
function pressedOnCanvas(order: Order): Order {
  const { creases = 0 } = order.cloth;
  return { ...order, cloth: { ...order.cloth, creases: 0.5 * creases } };
}

/** The back without its sleeves, and the far layer that shows below its hem. */
function backApart(cut: TailoredCut) {
  const backHalf = cutApart(cut.backHalf, cut.sleeve).body;
  return { backHalf, cuff: undefined, hem: hemBeyond(backHalf, cut.hemY) };
}

/** How far the layer below reaches out from under the hem, in units. */
const farther = 6;

/**
 * The hem of the layer below, from the half of a back: a little lower, with what is out of sight above.
 * At the side both layers are one: there it ends under the hem above.
 */
function hemBeyond(backHalf: string, hemY: number): string {
  const [side, ...hem] = knots(backHalf).filter(({ y }) => y > hemY - 60);
  const shown = hem.map(({ x, y }) => `${x},${y + farther}`);
  return `0,${hemY - 90}^ ${side!.x - 20},${hemY - 90}^ ${side!.x - 6},${side!.y - 4}^ ${shown.join(" ")}`;
}
