import { cloud, noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { curve, type Knot, line, type Point, ribbon } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { button } from "../sewing/button.ts";
import { stitchRim } from "../sewing/patch.ts";
import { stitch } from "../sewing/seams.ts";
import { paintEdge, sinkStitches } from "./leather-edge.ts";

/** Waxed thread of saddlery. */
export const waxed = { thread: "waxed", length: 5.6, width: 0.8 } as const;

interface Panel {
  outline: Knot[];
  lane: number;
  /** Height above the table, or above what lies below when it rests. */
  lift: number;
  rests?: boolean;
  /** Roundness at the rim, and the height it never passes. */
  loft?: number;
  height?: number;
  /** A row of waxed stitches this far from the rim; none when 0. */
  stitched?: number;
  excess?: Piece["excess"];
  paint?: (s: Surface) => void;
}

/** A panel of thick leather with a burnished rim. */
export function panel(order: Order, pose: Pose, part: Panel): Piece {
  const { cloth, seed } = order;
  const { outline, lane, lift, rests = false, loft = 0.42, height = 50, stitched = 11 } = part;
  return {
    outline,
    optics: cloth.optics,
    seed: seed + lane,
    rests,
    lift,
    loft,
    height,
    hold: 0.004,
    bend: 1,
    anchor: 0.004,
    edgeAnchor: 0.1,
    grid: [14, 8],
    steps: [360, 160],
    edgeDrop: rests ? 4 : 0,
    pose,
    excess: (e, u, v) => {
      e.evenly(0.003);
      e.crumple(u, v, seed + lane + 1, 0.035, 200);
      part.excess?.(e, u, v);
    },
    make: (s) => {
      face(s, order);
      s.each((k, u, v, depth) => {
        s.tone(k, 1 + 0.08 * cloud(u / 120, v / 160, 3, 88) - 0.1 * ramp(30, 0, depth));
        if (stitched) sinkStitches(s, k, depth - stitched);
      });
      paintEdge(s);
      if (stitched) stitchRim(s, outline, stitched, waxed);
      part.paint?.(s);
    },
  };
}

interface Strap {
  path: Point[];
  halfWidth: number;
  rests?: boolean;
  lift: number;
  /** Rolled round a cord instead of lying flat. */
  rolled?: boolean;
  dye?: Piece["dye"];
}

/** A handle or strap along a line. */
export function strap(order: Order, pose: Pose, part: Strap): Piece {
  const { path, halfWidth: half, rests = false, lift, rolled = false, dye = "main" } = part;
  return {
    outline: ribbon(path, () => half),
    optics: order.cloth.optics,
    dye,
    seed: 6,
    rests,
    lift,
    loft: rolled ? 1.1 : 0.5,
    height: rolled ? half * 1.3 : 5,
    anchor: 0.3,
    hold: 0.3,
    grid: [6],
    steps: [6],
    pose,
    make: (s) => {
      face(s, order);
      if (!rolled) paintEdge(s);
      const rows = rolled ? [half * 0.62] : [half - 5, 5 - half];
      for (const offset of rows) {
        s.along(path, half, (k, d) => sinkStitches(s, k, d - offset));
        stitch(s, path, { ...waxed, offset });
      }
      // Where a hand holds it, and where it bends, leather darkens and cracks across.
      s.along(path, half + 2, (k, d, way) => {
        const crack = ramp(0.1, 0.02, Math.abs(noise(way / 7, d / 30, 86)));
        s.relief[k]! -= 0.5 * crack;
        s.tone(k, 1 + 0.07 * noise(way / 90, 1, 85) - 0.06 * crack);
      });
    },
  };
}

interface Tab {
  outline: Knot[];
  lane: number;
  lift?: number;
  /** A metal rivet; none when absent. */
  rivet?: Point;
}

/** A small leather tab that holds a handle's foot or a ring. */
export function tab(order: Order, pose: Pose, { outline, lane, lift = 5, rivet }: Tab): Piece {
  return {
    outline,
    optics: order.cloth.optics,
    seed: order.seed + lane,
    rests: true,
    lift,
    loft: 0.25,
    height: 6,
    hold: 0.08,
    bend: 1,
    edgeAnchor: 0.2,
    grid: [7],
    steps: [60],
    edgeDrop: 2,
    pose,
    make: (s) => {
      face(s, order);
      s.each((k, u, v, depth) => {
        sinkStitches(s, k, depth - 6);
        s.tone(k, 1 + 0.05 * noise(u / 30, v / 30, 89));
      });
      paintEdge(s, 2.4);
      stitchRim(s, outline, 6, waxed);
      if (rivet) button(s, rivet[0], rivet[1], 7, { dye: "brass", metal: true, holes: 0 });
    },
  };
}

/** A metal ring of bent wire round an outline, as deep as the wire is thick. */
export function ring(outline: Knot[], wire: number, lift: number, pose: Pose): Piece {
  const path = curve(outline);
  return {
    outline: ribbon([...path, path[0]!, path[1]!], () => wire / 2),
    optics: { kind: "metal", wrap: 0.2, gloss: 0.9, roughness: 0.3 },
    dye: "brass",
    seed: 4,
    rests: true,
    lift,
    loft: 1.3,
    height: wire * 0.6,
    hold: 0.3,
    anchor: 0.3,
    grid: [4],
    steps: [4],
    pose,
  };
}

/** The mouth of an open pocket across a panel, its rim stitched. */
export function slipPocket(s: Surface, pattern: string): void {
  const rim = line(pattern);
  s.along(rim, 14, (k, d) => {
    s.relief[k]! += 2.4 * ramp(-1, 1, d) * ramp(14, 6, d);
    s.tone(k, 1 - 0.5 * bell(d + 1, 1.8));
  });
  stitch(s, rim, { ...waxed, offset: 7 });
}
