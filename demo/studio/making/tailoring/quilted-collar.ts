import { noise } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { knots, line, type Point, table } from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { laidOver } from "../sewing/laid-over.ts";
import { stitch } from "../sewing/seams.ts";
import { zip, zipPuller } from "../sewing/zip.ts";
import { type Baffles, baffleHeight, quiltingSeams } from "./baffles.ts";

/** The collar's rim from its upper left corner: zipped it dips in front, behind it stands up. */
const before = `492,192 546,220 600,228 654,220 708,192 717,250 722,312^ 664,338 600,346 536,338
  478,312^ 483,250`;
const behind = `488,190 544,174 600,169 656,174 712,190 718,250 724,304^ 664,312 600,314 536,312
  476,304^ 482,250`;
/** The rim of what stands behind, as one sees it over the front. */
const rim = `484,200 510,176 552,158 600,152 648,158 690,176 716,200 700,262 600,290 500,262`;

interface Collar {
  order: Order;
  pose: Pose;
  seed: number;
}

interface QuiltedCollar extends Collar {
  /** Before it is zipped to the top; behind it runs on. */
  zipped: boolean;
}

/** Distance of the collar's seams, in units. */
const pitch = 58;
/** How far its seams bow round the neck, down in front and up behind, and half their length, in units. */
const bow = { before: 32, behind: -17, half: 106 };

/** Where it turns round the neck, from the middle line in units, and the share of its height that is left there. */
const turning = { from: 74, to: 116, left: 0.15 };

/**
 * How high its chambers stand on their way round the neck: as high at its very sides as in front, they
 * would end in cliffs, and from aside its outline would go down in steps.
 */
function roundNeck(u: number): number {
  return blend(1, turning.left, ramp(turning.from, turning.to, Math.abs(u - table.middle)));
}

/** How thick the edges of a shell are that are turned beside its zip, in units. */
const thinLip = 1.2;

/** The zip of a down jacket: its tape and its teeth are dyed with the shell. */
export function shellZip(s: Surface, path: Point[]): void {
  zip(s, path, "tone", "tone", thinLip);
}

/** The standing collar: two baffles round the neck, zipped to the top in front. */
export function quiltedCollar({ order, pose, seed, zipped }: QuiltedCollar): Piece {
  const phase: PatternMap = (u, v) => {
    const middle = zipped ? bow.before : bow.behind;
    const bowed = middle * (1 - ((u - table.middle) / bow.half) ** 2);
    return (v - 192 - bowed - 2 * noise(u / 60, 1, seed)) / pitch;
  };
  const stand: Baffles = {
    pitch,
    height: 12,
    fromAbove: true,
    seed: seed + 12,
    phase,
    along: (u) => u + 400,
    // Its last seam joins it to the neck: there it is sewn flat.
    open: (u, v) =>
      roundNeck(u) *
      ramp(2, 1.72, phase(u, v)) *
      (zipped ? ramp(6, 26, Math.abs(u - table.middle)) : 1),
  };
  const height = baffleHeight(stand);
  return {
    outline: knots(zipped ? before : behind),
    optics: order.cloth.optics,
    seed: seed + 9,
    rests: true,
    lift: 2,
    loft: 0.4,
    height: 10,
    edgeDrop: 2,
    hold: 0.014,
    bend: 0.4,
    edgeAnchor: 0.12,
    grid: [9, 6, 3.6],
    steps: [140, 90, 80],
    base: height,
    pose,
    excess: (e, u, v) => {
      laidOver(e, height, u, v);
      e.crumple(u, v, seed + 13, 0.03, 90);
    },
    make: (s) => {
      face(s, order);
      quiltingSeams(s, stand);
      if (!zipped) return;
      shellZip(s, line("600,224 600,290 600,350"));
      zipPuller(s, 600, 248, "steel");
      for (const offset of [15, -15]) stitch(s, line("600,226 600,350"), { offset });
    },
  };
}

/** The thick rim of the collar behind, in which its shell turns over to the lining. */
export function collarRim({ order, pose, seed }: Collar): Piece {
  return {
    outline: knots(rim),
    optics: order.cloth.optics,
    seed: seed + 15,
    loft: 0.5,
    height: 16,
    hold: 0.02,
    bend: 0.4,
    edgeAnchor: 0.12,
    grid: [9, 5],
    steps: [100, 70],
    pose,
    excess: (e, u, v) => e.crumple(u, v, seed + 16, 0.05, 40),
    make: (s) => face(s, order),
  };
}
