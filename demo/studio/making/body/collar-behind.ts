import type { Texture } from "../../cloths/texture.ts";
import { noise } from "../../fields/noise.ts";
import { blend, clamp, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import {
  acrossMiddle,
  curve,
  distanceTo,
  knots,
  mirrored,
  type Point,
  table,
} from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { roundOver, thinFold } from "../sewing/roll.ts";
import { type StitchStyle, stitch } from "../sewing/seams.ts";
import { unsettled } from "./poses.ts";

/** A collar as it lies upon the back; patterns are of its right half, x from the middle line. */
interface CollarBehind {
  /** The fold over the stand, from the middle to where the collar goes over the shoulder. */
  fold: string;
  /**
   * The free edge, from the middle: it runs round the neck as the fold does, and turns up to the
   * shoulder, over which it goes out of sight.
   */
  edge: string;
  /** How far the fold stands above the cloth below, in units. */
  stand: number;
  /** Half the thickness of the fold, over which it rounds, in units; that of thin cloth when absent. */
  round?: number;
  /** How far its free edge stands off the cloth where it stands off most, in units; that of a pressed one when absent. */
  standsOff?: number;
  /** How far its edges wander, in units; as those of a pressed one when absent. */
  wander?: number;
  /** How far its fall bulges here and there, in units; not at all when absent. */
  bulge?: number;
  /** Chance lane of the collar. */
  lane: number;
  /** Sews the free edge, from its left end to its right one. */
  finish?: (s: Surface, edge: Point[]) => void;
  /** Replaces the garment's cloth, as ribs do. */
  knitted?: Texture;
}

/**
 * The back of a collar: it rolls over its stand and slopes straight down to a free edge that lies
 * upon the cloth, hardly higher than it is thick; its ends go over the shoulders out of sight.
 */
export function collarBehind(order: Order, pose: Pose, collar: CollarBehind): Piece {
  const { cloth } = order;
  const seed = order.seed + collar.lane;
  const fold = curve(acrossMiddle(collar.fold), false);
  const edge = curve(acrossMiddle(collar.edge), false);
  const end = knots(collar.edge).at(-1)!;
  const sag = edge[edge.length >> 1]![1] - end.y;
  return {
    outline: mirrored(`${collar.fold} ${collar.edge.trim().split(/\s+/).reverse().join(" ")}`),
    optics: cloth.optics,
    seed,
    rests: true,
    lift: 4,
    loft: 0.08,
    height: 1.5,
    hold: 0.08,
    bend: Math.max(0.7, cloth.bend),
    fuzz: 0.6 * cloth.fuzz,
    edgeAnchor: 0.3,
    stir: 1,
    grid: [8, 5],
    steps: [80, 40],
    pose: unsettled(pose, seed, collar.wander),
    base: fall(fold, edge, collar, seed),
    excess: (e, u, v) => e.crumple(u, v, seed, 0.02, 120),
    make: (s) => {
      // The threads turn with the collar round the neck.
      const turned = (u: number) => sag * (1 - ((u - table.middle) / end.x) ** 2);
      // Ribs run from the fold out to the edge, and fan a little over the shoulders.
      if (collar.knitted) collar.knitted(s, (u, v) => [u - ribFan * (u - table.middle) * v, v]);
      else face(s, order, (u, v) => [v - turned(u), u]);
      collar.finish?.(s, edge);
    },
  };
}

/** A row of stitches so far inside the free edge, in units. */
export function topstitched(style: StitchStyle, inset: number): CollarBehind["finish"] & object {
  return (s, edge) => stitch(s, edge, { ...style, offset: -inset });
}

/** By what share ribs draw nearer to each other with every unit towards the nape. */
const ribFan = 0.0009;
/** How far a pressed free edge stands off the cloth where it stands off most, in units. */
const pressedOff = 1.4;

/**
 * Height of the collar over the cloth below, in units: round over the stand, straight down from there,
 * bent down over the shoulders.
 */
function fall(
  fold: Point[],
  edge: Point[],
  { stand, round = thinFold, standsOff = pressedOff, bulge = 0 }: CollarBehind,
  seed: number,
): PatternMap {
  const end = edge.at(-1)![0] - table.middle;
  return (u, v) => {
    const fromFold = distanceTo(fold, u, v);
    const down = fromFold / (fromFold + distanceTo(edge, u, v) + 0.1);
    const borne = blend(0.35, 1, ramp(end, 0.72 * end, Math.abs(u - table.middle)));
    const off = standsOff * clamp(0.3 + noise(u / 80, 3, seed + 3)) * ramp(0.4, 1, down);
    const bulges = bulge * noise(u / 62, v / 44, seed + 9) * down * (1 - down) * 4;
    return stand * roundOver(fromFold, round) * (1 - down) * borne + off + bulges;
  };
}
