import type { Grain } from "../../cloths/texture.ts";
import { noise } from "../../fields/noise.ts";
import { face, type Order } from "../../garment.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { easePose } from "../body/eased-pose.ts";
import { laidAnew } from "../body/in-folds.ts";
import { type LongFold, layFolds } from "../body/long-folds.ts";
import { stiffen } from "../sewing/doubled.ts";
import { besideCorner, compose, rim, rollHem } from "./silk-face.ts";

/** What differs between the pieces that a silk square lies in. */
interface Sheet extends Partial<Piece> {
  outline: Piece["outline"];
  seed: number;
  /** The place of the square that lies at a place of the piece. */
  grain: Grain;
  waves: readonly LongFold[];
  /** What it has more of than its pattern, besides its waves. */
  surplus: Piece["excess"] & object;
  /** Done to its face between its print and its hem. */
  finish?: (s: Surface) => void;
}

/** A part of a silk square: printed, hemmed, and held flat beside its corners. */
export function silkSheet(order: Order, pose: Pose, sheet: Sheet): Piece {
  const { grain, waves, surplus, finish, ...own } = sheet;
  const { cloth } = order;
  const laid = layFolds(waves.length ? laidAnew([...waves], order.seed) : []);
  const flat: PatternMap = (u, v) => besideCorner(...grain(u, v));
  return {
    optics: cloth.optics,
    hold: Math.min(0.0012, cloth.hold),
    bend: Math.max(0.5, cloth.bend),
    anchor: 0.002,
    edgeAnchor: 0.03,
    pose,
    base: laid.height,
    pins: (u, v) => laid.pins(u, v) + 0.04 * flat(u, v),
    excess: (e, u, v) => {
      e.evenly(0.006);
      surplus(e, u, v);
      laid.fold(e, u, v);
      stiffen(e, flat(u, v));
      easePose(e, u, v, pose);
    },
    threadAngle: (u, v) => 0.5 + 0.3 * noise(u / 300, v / 300, own.seed + 4),
    make: (s) => {
      face(s, order, grain);
      compose(s, grain);
      finish?.(s);
      rollHem(s, (u, v) => rim(...grain(u, v)));
    },
    ...own,
  };
}
