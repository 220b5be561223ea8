import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { distanceTo, line } from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { LongFold } from "../body/long-folds.ts";
import { laidOver } from "../sewing/laid-over.ts";
import { rollAlong } from "../sewing/roll.ts";
import { silkSheet } from "./silk-sheet.ts";
import { foldLine, outlineOf, type Part, placeOn } from "./turned-corner.ts";

/**
 * Let down by its corners, thin silk keeps air below it here and there: waves that run in from its hems
 * and die away towards the middle; none crosses another, or it stands up in a peak.
 */
const waves: LongFold[] = [
  {
    path: line("1012,905 920,850 820,824 716,838 640,880"),
    width: [24, 52],
    height: 24,
    fade: [0, 0.75],
  },
  {
    path: line("716,1180 712,1090 680,1000 610,930"),
    width: [24, 48],
    height: 22,
    fade: [0, 0.75],
  },
  {
    path: line("440,640 516,716 560,796 566,880"),
    width: [26, 56],
    height: 18,
    fade: [0.3, 0.5],
  },
  {
    path: line("165,920 260,880 360,884 450,940"),
    width: [24, 44],
    height: 19,
    fade: [0, 0.75],
  },
  {
    path: line("640,365 650,450 690,540 770,600"),
    width: [24, 46],
    height: 21,
    fade: [0, 0.75],
  },
  {
    path: line("380,1190 396,1120 440,1050"),
    width: [20, 34],
    height: 14,
    fade: [0, 0.75],
  },
];

/** How the corner stands along its fold, which nothing presses: height and reach in units. */
const roll = { height: 20, reach: 80, round: 15 };
/** It lies hollow between fold and tip: so high, in units, in stretches of such a length, from so far off the fold on. */
const hollow = { height: 9, long: 110, from: 30, full: 90 };
/** How far its hems stand off what lies below, and how far from the fold that begins and is reached, in units. */
const gap = { share: 0.7, from: 6, full: 30 };

/** A silk square spread out with one corner turned over, from the lowest piece up. */
export function spreadSquare(order: Order, pose: Pose): Piece[] {
  return [part(order, pose, 1), part(order, pose, -1)];
}

function part(order: Order, pose: Pose, which: Part): Piece {
  const turned = which < 0;
  const seed = order.seed + (turned ? 645 : 640);
  const corner = standing(seed);
  return silkSheet(order, pose, {
    outline: outlineOf(which),
    grain: placeOn(which),
    waves: turned ? [] : waves,
    seed,
    rests: turned,
    lift: turned ? 9 : 2,
    loft: 0.08,
    height: 6,
    grid: [16, 8],
    steps: [420, 240],
    ...(turned && { optics: reverse(order), hold: 0.006, base: corner, loose }),
    surplus: (e, u, v) => {
      const angle = 0.9 + 0.9 * noise(u / 420, v / 420, seed + 1);
      const wave = Math.max(0, 0.35 + noise(u / 260, v / 260, seed + 2));
      e.along(Math.cos(angle), Math.sin(angle), 0.06 * wave);
      e.crumple(u, v, seed + 3, 0.015, 160);
      if (turned) laidOver(e, corner, u, v);
    },
    ...(turned && { finish: (s) => s.each((k) => s.tone(k, paler)) }),
  });
}

/** The height at which the turned corner stands, in units: along its fold, and hollow beyond. */
function standing(seed: number): PatternMap {
  const rolled = rollAlong(foldLine, roll);
  const { height, long, from, full } = hollow;
  return (u, v) =>
    rolled(u, v) +
    height * noise(u / long, v / long, seed + 6) * ramp(from, full, distanceTo(foldLine, u, v));
}

/** How far the hems of the turned corner stand off, as `Piece.loose` has it. */
const loose: PatternMap = (u, v) =>
  gap.share * ramp(gap.from, gap.full, distanceTo(foldLine, u, v));

/** Dye goes right through silk, but its reverse keeps a little less of it, and returns so many times the light. */
const paler = 1.45;

/** Share of the gloss that is left there. */
const dull = 0.4;

/** The reverse of satin, where few threads float, hardly gleams. */
function reverse({ cloth: { optics } }: Order) {
  return { ...optics, gloss: dull * (optics.gloss ?? 0) };
}
