import type { Order } from "../../garment.ts";
import { knots, mirrored } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Neckline } from "../body/upper-garment.ts";
import { finished } from "../sewing/finished.ts";
import { foldedPart } from "../sewing/folded-part.ts";
import { shadeRound } from "../sewing/patch.ts";
import { fallenCollar } from "./fallen-collar.ts";
import { turnedAsLapel } from "./lapels.ts";
import { linedBack } from "./lined-back.ts";
import type { TailoredCut } from "./tailored-cut.ts";

/** The neck of a coat or jacket: its lining, the lapels and collar upon the fronts, the collar's fall behind. */
export function tailoredNeck(order: Order, hand: Pose, cut: TailoredCut): Neckline {
  return {
    behind: [liningBehind(order, hand, cut)],
    over: [...liningBetween(order, hand, cut), ...foldedOver(order, hand, cut)],
    overBack: cut.collarY === undefined ? [] : [collarUponBack(order, hand, cut, cut.collarY)],
  };
}

function liningBehind(order: Order, pose: Pose, { lining, half }: TailoredCut): Piece {
  const { behind, between, labelY } = lining;
  return linedBack(order, {
    outline: knots(behind),
    pose,
    ...(!between && { labelY, under: [mirrored(half)] }),
  });
}

/** The lining in the opening between the fronts, where the body's outline runs on under it. */
function liningBetween(order: Order, pose: Pose, { lining, folded }: TailoredCut): Piece[] {
  const { between, labelY } = lining;
  if (!between) return [];
  const under = folded.map(({ outline }) => outline);
  return [linedBack(order, { outline: knots(between), pose, rests: true, labelY, under })];
}

/** How deep the gorge is, where the collar is sewn to the lapel, in shares of what thin cloth throws. */
const gorge = 2;

/** Share of the dark gap below a free edge, as `Piece.loose` has it: check upon check runs on across a narrower one. */
const looseOfPatterned = 0.8;

/** Lapels, collar and what else is folded over, from the lowest up; each shades those below it. */
function foldedOver(
  order: Order,
  pose: Pose,
  { folded, lane, stitched, softEdged }: TailoredCut,
): Piece[] {
  return folded.map((part, i) => {
    const piece = foldedPart(order, {
      ...(part.flat ? {} : turnedAsLapel(part.outline)),
      ...part,
      pose,
      seed: order.seed + lane + 10 + i,
      ...(stitched && { stitched }),
    });
    const lying = order.print ? { ...piece, loose: () => looseOfPatterned } : piece;
    return finished(lying, (s) => {
      for (const { outline } of folded.slice(i + 1)) shadeRound(s, outline, softEdged ? 1 : gorge);
    });
  });
}

function collarUponBack(
  order: Order,
  pose: Pose,
  { lane, stitched }: TailoredCut,
  down: number,
): Piece {
  return fallenCollar(order, pose, { lane: lane + 20, down, ...(stitched && { stitched }) });
}
