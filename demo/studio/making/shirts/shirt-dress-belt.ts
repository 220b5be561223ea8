import type { Order } from "../../garment.ts";
import { knots, line, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { bow } from "../sewing/bow.ts";
import { bothSides, drawIntoFolds, type Pull } from "../sewing/drawn-folds.ts";
import { finished } from "../sewing/finished.ts";
import { foldedPart } from "../sewing/folded-part.ts";

/** The edges of a cloth belt, between which it goes round the sides to the other half: no hand draws it straight. */
const edges = [
  "416,701^ 470,704 540,712 600,711 664,706 730,710 784,703^",
  "786,735^ 730,744 664,738 600,743 536,747 466,738 414,733^",
] as const;

/** What draws a belt into folds: its knot along it, and the sides that it is bent round. */
const pulls: Pull[] = bothSides({
  from: [
    [table.middle + 14, 712],
    [table.middle + 14, 738],
  ],
  ways: [0.12, -0.12],
  many: 3,
  length: [70, 150],
  slope: [0.5, 0.95],
  sides: { steep: [3, 5], gentle: [5, 9] },
  fade: [0.1, 0.75],
});

/** How far inside its rim a belt's folds stand in full, and over which radius its doubled cloth turns, in units. */
const look = { clear: 4, round: 2 };

/** The belt of a shirt dress as it goes across the front or the back. @param tied whether its knot draws it. */
export function shirtDressBelt(order: Order, pose: Pose, tied: boolean): Piece {
  const belt: Piece = {
    ...foldedPart(order, {
      outline: knots(edges.join(" ")),
      edges: edges.map((edge) => line(edge)),
      pose,
      lift: 3,
      seed: order.seed + 9,
      stitched: 4,
    }),
    fuzz: 0,
    hold: 0.012,
  };
  if (!tied) return belt;
  return finished(belt, (s) => drawIntoFolds(s, pulls, { ...look, seed: order.seed + 19 }));
}

/** The knot that it is tied in, with its two ends: one of them longer, and neither hangs straight. */
export function shirtDressKnot(order: Order, pose: Pose, seed: number): Piece[] {
  return bow(order, pose, {
    x: 604,
    y: 724,
    seed,
    stitched: 4,
    knot: [18, 26],
    endFolds: 5,
    ends: [
      "-12,4^ 4,2^ -4,80 -38,168 -44,240^ -76,236^ -68,160 -30,84",
      "-2,4^ 14,4^ 30,90 34,190 64,306^ 34,316^ 4,206 2,90",
    ],
  });
}
