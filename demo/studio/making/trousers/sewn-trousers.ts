import { isSilk } from "../../cloths/silk.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Garment, Order } from "../../garment.ts";
import { table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { bow } from "../sewing/bow.ts";
import type { Pull } from "../sewing/drawn-folds.ts";
import { beltLoops, type View } from "../sewing/waistband.ts";
import { belowBand } from "./drawn-waist.ts";
import { creaseDistance, creaseHeight } from "./pressed-crease.ts";
import {
  bandHeight,
  drawstring,
  makeTrouserBack,
  makeTrouserFront,
  trouserBand,
  trouserLoops,
  trouserTurnUp,
} from "./trouser-parts.ts";
import type { TrouserStyle } from "./trouser-style.ts";
import { turnUps } from "./turn-up.ts";
import { heldByFly, type LegSewing, sewTwoLegs } from "./two-legs.ts";

/** What silk keeps of the folds of wearing: heavy and slippery, it swings clear of the leg. */
const unbroken = 0.45;

const tonal = { length: 3.4, width: 0.5, inset: 2.4 };

/** Trousers or shorts; `lane` keeps two styles from falling alike. */
export function sewTrousers(order: Order, style: TrouserStyle, lane: number): Garment {
  const { cloth } = order;
  const { crotchY, waist } = style;
  const seed = order.seed + lane;
  const fall = cloth.fall * (isSilk(cloth.optics) ? unbroken : 1);
  const bandEnd = trouserBand(waist, "front")(table.middle);
  const fromCrease = creaseDistance(style, order.seed);
  const fly = style.waistband === "drawstring" ? () => 0 : heldByFly(style);
  const turned = trouserTurnUp(order, style);
  const sewn = sewTwoLegs(order, style, seed, {
    band: bandHeight,
    fall,
    worn: (style.worn ?? 1) * (style.crease ? 0.55 : 0.75) * fall,
    pressed: !!style.crease,
    body: {
      ...bodyOf(style),
      fuzz: Math.min(cloth.fuzz, 0.25),
    },
    base: creaseHeight(style, order.seed),
    held: (view) => (u, v) =>
      Math.max(
        0.12 * ramp(bandEnd + 7, bandEnd - 16, v) + 0.008 * bell(fromCrease(u, v), 14),
        view === "back" ? heldByPocket(u, v) : fly(u, v),
      ),
    excess: () => (e, u, v) => {
      if (style.waistband === "drawstring") {
        e.along(1, 0, 0.4 * bell(v - 240, 44) * (0.5 + noise(u / 15, v / 300, seed + 6)));
      }
    },
    make: (view) => (s, lie) => {
      const make = view === "front" ? makeTrouserFront : makeTrouserBack;
      make(s, order, style, lie.hidden);
    },
    drawn: {
      amount: drawnAs(style, isSilk(cloth.optics)),
      behind: isSilk(cloth.optics) ? 1 : satIn,
      turnedUp: turned?.height,
      slides: isSilk(cloth.optics),
      ofWaist: (view) => underBand(style, view),
    },
    onLegs: (pose) => (turned ? turnUps(order, pose, turned) : []),
    upon: (pose, view) => upon(order, style, pose, view, seed),
    inside: {},
    ...opensAtHem(style),
  });
  return {
    ...sewn,
    front: style.front,
    detail: style.detail ?? { zoom: 2.5, x: 610, y: crotchY - 106 },
    close: style.close,
  };
}

/** How steep the folds stand that cloth is drawn into, as a share: an iron and heavy silk leave less of them. */
function drawnAs({ crease }: TrouserStyle, silk: boolean): number {
  return silk ? 0.75 : crease ? 0.85 : 1;
}

/** How much steeper the folds behind seat and knees stand than those in front, as a share. */
const satIn = 1.35;

/** How far from the middle seam the first fold of gathers starts, in units: it leans inwards and would cross the seam. */
const besideSeam = 34;

/** Gathers run out into many folds; a plain band draws in no more than two in front, and darts hold the back. */
function underBand({ waist, waistband }: TrouserStyle, view: View): Pull[] {
  const edge = trouserBand(waist, view);
  if (waistband === "drawstring")
    return [belowBand(edge, [besideSeam, waist.corner[0] - 12], { many: 6, length: [50, 150] })];
  if (view === "back") return [];
  return [belowBand(edge, [46, waist.corner[0] - 66], { many: 2, length: [50, 110] })];
}

/** How round the legs lie: a turned-up hem, three layers thick, holds its leg open. */
function bodyOf(style: TrouserStyle): Pick<Piece, "loft" | "height" | "edgeAnchor"> {
  const { crease, hemmed, round } = style;
  if (round || hemmed === "turned-up") return { loft: 0.26, height: 13, edgeAnchor: 0.09 };
  return { loft: 0.15, height: 6, edgeAnchor: crease ? 0.09 : 0.04 };
}

/** How much of the front is seen below the hems of flat legs from behind, where they are shorter, in units. */
const behindHem = 5;

/** Where a turned-up hem is thick, it keeps its far side in sight. */
function opensAtHem({ gape, hemmed }: TrouserStyle): Pick<LegSewing, "opens"> {
  if (hemmed === "turned-up") return { opens: { reverse: "inside", gape: 9 } };
  return { opens: { reverse: "inside", gape: gape ?? 0, behind: gape ?? behindHem } };
}

function upon(
  order: Order,
  { waistband, waist }: TrouserStyle,
  pose: Pose,
  view: View,
  seed: number,
): Piece[] {
  if (waistband === "loops") return beltLoops(order, pose, trouserLoops(waist, view), tonal);
  if (waistband !== "drawstring" || view === "back") return [];
  return bow(order, pose, { ...drawstring, seed: seed + 20 });
}

/** The bag of a hind pocket keeps the cloth round its mouth flat. */
function heldByPocket(u: number, v: number): number {
  const x = Math.abs(u - table.middle);
  return 0.07 * bell(v - 290, 20) * ramp(28, 44, x) * ramp(176, 158, x);
}
