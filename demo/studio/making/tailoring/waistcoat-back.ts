import { face, type Order, plain } from "../../garment.ts";
import { type Knot, line, mirrored, shape, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { LongFold } from "../body/long-folds.ts";
import { foldedPart, pressRim } from "../sewing/folded-part.ts";
import { shadeRound, stitchRim } from "../sewing/patch.ts";
import { buckle, castMetal } from "./belt.ts";

/** Height of the strap's middle, and how far from the middle line its ends are sewn into the darts, in units. */
export const strapAt = { y: 851, end: 116 };

/** The dart below the right shoulder blade, into which the strap is sewn. */
export const waistcoatBackDart = "704,640 711,740 716,850 720,1060";

/**
 * The back as its right half, from the neck's corner on: hollow at the armhole, drawn in by its strap, and shorter
 * than the fronts.
 */
export const waistcoatBackHalf = `0,256 46,253 94,246^ 140,262 186,284^ 166,370 170,470 198,560 236,626^
  222,720 207,${strapAt.y - 10} 211,910 232,1040^ 120,1050 0,1052`;

/** Slack between the shoulder blades, drawn down to both ends of the strap, and what falls open below it. */
export const waistcoatBackFolds: LongFold[] = [
  { path: line("498,830 452,742 408,668"), width: [12, 30], height: 9, fade: [0.2, 0.6] },
  { path: line("706,832 742,752 800,690"), width: [12, 26], height: 8, fade: [0.2, 0.6] },
  { path: line("414,440 486,520 606,556"), width: [14, 30], height: 10, fade: [0.3, 0.6] },
  { path: line("776,500 716,552 650,640"), width: [13, 26], height: 9, fade: [0.3, 0.6] },
  { path: line("672,300 660,400 676,520"), width: [16, 28], height: 8, fade: [0.2, 0.7] },
  { path: line("660,828 676,720 664,620"), width: [13, 30], height: 8, fade: [0.15, 0.6] },
  { path: line("520,330 536,420 516,520"), width: [16, 26], height: 7, fade: [0.3, 0.7] },
  { path: line("540,872 524,960 500,1060"), width: [14, 30], height: 5, fade: [0.36, 0.1] },
  { path: line("690,872 716,960 730,1060"), width: [14, 32], height: 4, fade: [0.36, 0.1] },
];

/** The lower part of the fronts, longer than the back, of their right half. */
const points = "0,980^ 150,980^ 196,1020 222,1038^ 150,1074 70,1128 44,1140^ 16,1096 0,1062^";

/** What hangs down below a waistcoat's back: the points of its fronts, faced with their own cloth. */
export function frontsBelow(order: Order, pose: Pose): Piece[] {
  return [
    {
      outline: mirrored(points),
      optics: order.cloth.optics,
      dye: "inside",
      seed: order.seed + 43,
      inner: true,
      loft: 0.2,
      height: 5,
      lift: 1,
      grid: [8],
      steps: [40],
      pose,
      excess: (e, u, v) => {
        e.evenly(0.004);
        e.crumple(u, v, order.seed + 43, 0.03, 90);
      },
      make: (s) => {
        face(s, order);
        pressRim(s, facingThick);
        shadeRound(s, mirrored(waistcoatBackHalf), hemShade);
      },
    },
  ];
}

/** How thick the turned edge of a facing is, 0 for thin cloth, and how deep the back's hem shades it. */
const [facingThick, hemShade] = [0.4, 1.5];

/** What lies upon the back: the cloth of the fronts round its neck and over its shoulders, and the strap. */
export function uponWaistcoatBack(order: Order, pose: Pose): Piece[] {
  return [
    ...([1, -1] as const).map((side) => ofFronts(order, pose, shape(shoulder, side), 0)),
    ofFronts(plain(order), pose, mirrored(neckBand), Math.PI / 2),
    ...strap(order, pose),
  ];
}

/** The fronts come over the right shoulder: their seam lies behind it. */
const shoulder = "692,243^ 742,258 786,282^ 778,303^ 742,285 696,272^";
/** The band that goes on from there round the neck, its right half: so narrow that a stripe would be its edge. */
const neckBand = "0,250 46,247 95,241^ 103,262^ 52,273 0,276";

function ofFronts(order: Order, pose: Pose, outline: Knot[], turn: number): Piece {
  return foldedPart(order, { outline, pose, lift: 2.5, seed: order.seed + 41, turn });
}

/** How far the longer half of the strap reaches over its fellow, and how far its end hangs down, in units. */
const loose = { over: 44, hangs: 7 };
/** How far the strap stands off between its ends, for it is drawn tight over a hollow, in units. */
const drawnTight = 5;

/** The strap in the small of the back, sewn into both darts: one end is drawn through the buckle on the other. */
function strap(order: Order, hand: Pose): Piece[] {
  const { y, end } = strapAt;
  const [from, to] = [table.middle - end, table.middle + end];
  const tip = table.middle - loose.over;
  const low = y + loose.hangs;
  const frame = { width: 28, height: 42, thickness: 5 };
  const part = (pattern: string, lift: number): Piece => {
    const outline = shape(pattern);
    const folded = foldedPart(order, { outline, pose: hand, lift, seed: order.seed + lift });
    const { base: off = () => 0 } = folded;
    return {
      ...folded,
      base: (u, v) =>
        off(u, v) + drawnTight * Math.max(0, 1 - (Math.abs(u - table.middle) / end) ** 2),
      make: (s) => {
        face(s, plain(order));
        pressRim(s, facingThick);
        stitchRim(s, outline, 4, { length: 3.4, width: 0.5 });
      },
    };
  };
  return [
    part(
      `${from},${y - 15}^ 560,${y - 13} 624,${y - 12}^ 624,${y + 12}^ 560,${y + 13} ${from},${y + 15}^`,
      5,
    ),
    part(
      `${to},${y - 15}^ 620,${y - 12} ${tip + 12},${low - 12}^ ${tip},${low}^ ${tip + 12},${low + 11}^ 620,${y + 12} ${to},${y + 15}^`,
      6,
    ),
    buckle(617, y, hand, { ...frame, dye: "steel", optics: castMetal }),
  ];
}
