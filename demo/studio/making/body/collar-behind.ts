import type { Texture } from "../../cloths/texture.ts";
import { bell } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { acrossMiddle, curve, knots, mirrored, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { rollAlong } from "../sewing/roll.ts";
import { type StitchStyle, stitch } from "../sewing/seams.ts";
import { unsettled } from "./poses.ts";

/** A collar as it lies upon the back; patterns are of its right half, x from the middle line. */
interface CollarBehind {
  /** The fold over the stand, from the middle to where the collar turns round the neck. */
  fold: string;
  /** The free edge, from the middle to where it goes over the shoulder. */
  edge: string;
  /** How far the fold stands above the free edge. */
  stand: number;
  lane: number;
  /** A row of topstitching along the free edge; none for a pressed one. */
  stitched?: StitchStyle & { inset: number };
  /** Replaces the garment's cloth, as ribs do. */
  knitted?: Texture;
}

/**
 * The back of a collar: it rolls over its stand, slopes to a free edge that stands off the cloth,
 * and its ends go over the shoulders out of sight.
 */
export function collarBehind(order: Order, pose: Pose, collar: CollarBehind): Piece {
  const { cloth } = order;
  const seed = order.seed + collar.lane;
  const fold = acrossMiddle(collar.fold);
  const edge = curve(acrossMiddle(collar.edge), false);
  const end = knots(collar.edge).at(-1)!;
  const sag = edge[edge.length >> 1]![1] - end.y;
  return {
    outline: mirrored(`${collar.fold} ${collar.edge.trim().split(/\s+/).reverse().join(" ")}`),
    optics: cloth.optics,
    seed,
    rests: true,
    lift: 6,
    loft: 0.08,
    height: 3,
    hold: 0.05,
    bend: Math.max(0.6, cloth.bend),
    fuzz: 0.9 * cloth.fuzz,
    edgeAnchor: 0.2,
    grid: [8, 5],
    steps: [80, 40],
    pose: unsettled(pose, seed),
    base: rollAlong(curve(fold, false), { height: collar.stand, reach: 34 }),
    excess: (e, u, v) => {
      e.evenly(0.008);
      e.crumple(u, v, seed, 0.035, 70);
    },
    make: (s) => {
      // The threads turn with the collar round the neck.
      const turned = (u: number) => sag * (1 - ((u - table.middle) / end.x) ** 2);
      if (collar.knitted) collar.knitted(s, (u, v) => [v - turned(u), u]);
      else face(s, order, (u, v) => [v - turned(u), u]);
      s.along(edge, 14, (k, d) => {
        s.relief[k]! += 0.9 * bell(d + 4, 3);
        s.tone(k, 1 - 0.16 * bell(d, 1.6));
      });
      const { stitched } = collar;
      if (stitched) stitch(s, edge, { ...stitched, offset: -stitched.inset });
    },
  };
}
