import { ribbing } from "../../cloths/knitted.ts";
import type { Dye } from "../../dyes.ts";
import { noise } from "../../fields/noise.ts";
import { bell, blend, ramp } from "../../fields/scalar.ts";
import type { Optics } from "../../light/optics.ts";
import {
  acrossMiddle,
  curve,
  distanceTo,
  knots,
  lowerEdge,
  mirrored,
  type Point,
  table,
} from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { unsettled } from "../body/poses.ts";
import { roundOver } from "../sewing/roll.ts";
import { linkingRow } from "./neck-band.ts";

/** What a band is knitted of, its ribs so far apart and so high, in units. */
interface RibbedBand {
  optics: Optics;
  dye?: Dye;
  pitch: number;
  rise: number;
  fuzz?: number;
  seed: number;
}

/** A neckband as it lies on the back, patterned on its right half as the front's opening shows it. */
interface BandBehind extends RibbedBand {
  half: string;
  rises?: Rises;
}

/** How far above the shoulder the upper edge turns over to the front, and how far it sags between both turns, in units. */
export interface Rises {
  above: number;
  sag: number;
}

/** Those of a round neck. */
const roundNeck: Rises = { above: 13, sag: 16 };
/** Share of its half width at which it turns. */
const turnsAt = 0.82;
/** How far down the shoulder it goes on: it runs out into that, or it would stand on it like a horn, in units. */
const runsOut: Point = [9, 3];
/** How far lower than the front's view of it the seam hangs on the middle line, in units. */
const seamSags = 4;
/** How far the folded upper edge stands above the seam, and half its thickness, in units. */
const fold = { stand: 13, round: 8 };
/** How far its edges wander: no two places of it are equally wide, in units. */
const uneven = 2.2;

/**
 * The band round a neck from behind: the back of it, folded double, rises from its seam to a round upper
 * edge, which sags between the shoulders; above that the inside of the front's band is a thin, dark crescent.
 */
export function bandBehind(pose: Pose, band: BandBehind): Piece[] {
  const { upper, seam } = edgesOf(band);
  return [insideOfFront(pose, band, upper.slice(0, 5)), standing(pose, band, upper, seam)];
}

/** Both edges of it from the middle to the shoulder. */
function edgesOf({ half, rises = roundNeck }: BandBehind): { upper: Point[]; seam: Point[] } {
  const all = knots(half);
  const arm = all.findLast(({ corner }) => corner)!;
  const seamY = all.at(-1)!.y + seamSags;
  const end: Point = [arm.x + runsOut[0], arm.y + runsOut[1]];
  const turnY = arm.y - rises.above;
  const sagging = (share: number): Point => [
    share * turnsAt * arm.x,
    turnY + rises.sag * (1 - share ** 2),
  ];
  const drooping = (share: number): Point => [
    share * end[0],
    blend(end[1], seamY, 1 - share ** 2.2),
  ];
  return {
    upper: [
      ...[0, 0.4, 0.68, 0.86].map(sagging),
      [turnsAt * arm.x, turnY + 2.2],
      [blend(turnsAt * arm.x, end[0], 0.34), blend(turnY, end[1], 0.36)],
      [blend(turnsAt * arm.x, end[0], 0.67), blend(turnY, end[1], 0.73)],
      end,
    ],
    seam: [0.86, 0.66, 0.4, 0].map(drooping),
  };
}

const written = (points: Point[], corner = ""): string =>
  points
    .map(([x, y], i) => `${x.toFixed(1)},${y.toFixed(1)}${i === points.length - 1 ? corner : ""}`)
    .join(" ");

function ribbed({ optics, dye = "main", pitch, rise, fuzz = 0, seed }: RibbedBand) {
  const ribs = ribbing(pitch, rise);
  return {
    paint: (s: Surface) =>
      ribs(s, (u, v) => {
        // Stretched by hand and washed, ribs draw together here and stand apart there, and lean with that.
        const drawn = 0.5 * noise(u / (5 * pitch), v / 160, seed + 65) + 0.2 * noise(u / 15, 1, 66);
        return [u + pitch * drawn, v];
      }),
    piece: { optics, dye, fuzz, hold: 0.05, bend: 0.8, edgeAnchor: 0.15, grid: [8], steps: [60] },
  };
}

function standing(pose: Pose, band: BandBehind, upper: Point[], seam: Point[]): Piece {
  const { paint, piece } = ribbed(band);
  const half = `${written(upper, "^")} ${written(seam)}`;
  const crest = curve(acrossMiddle(written(upper)), false);
  const linked = lowerEdge(half);
  const down: PatternMap = (u, v) => {
    const fromCrest = distanceTo(crest, u, v);
    return fromCrest / (fromCrest + distanceTo(linked, u, v) + 0.1);
  };
  const end = upper.at(-1)![0];
  return {
    ...piece,
    outline: mirrored(half),
    seed: 7,
    rests: true,
    lift: 2,
    loft: 0.2,
    height: 3,
    edgeDrop: 1.5,
    pose: unsettled(pose, band.seed + 17, uneven),
    base: (u, v) => {
      const borne = ramp(end, 0.7 * end, Math.abs(u - table.middle));
      const leans = 0.85 + 0.35 * noise(u / 70, 1, band.seed + 19);
      const round = roundOver(distanceTo(crest, u, v), fold.round);
      return fold.stand * borne * leans * round * (1 - down(u, v));
    },
    make: (s) => {
      paint(s);
      s.each((k, u, v) => {
        s.relief[k]! += 0.9 * noise(u / 46, v / 46, 67) + 0.35 * noise(u / 15, v / 15, 68);
        s.tone(k, 1 + 0.08 * ramp(0.4, 0.1, down(u, v)) - 0.1 * ramp(0.55, 1, down(u, v)));
      });
      linkingRow(s, linked, 0.3 * band.rise);
    },
  };
}

/** How far above the back's edge the front's hangs on the middle line, as a share of its sag: it sags too. */
const frontAbove = 0.72;
/** How far below that edge it still goes on, hidden, in units. */
const hidden = 12;

/**
 * What is seen of the front's band above the back's: its upper edge hangs from shoulder to shoulder too.
 *
 * @param upper the back's upper edge, from the middle to where both turn over the shoulder.
 */
export function insideOfFront(pose: Pose, band: RibbedBand, upper: Point[]): Piece {
  const { paint, piece } = ribbed({ ...band, seed: band.seed + 3 });
  const middleY = upper[0]![1];
  const [turnX, turnY] = upper.at(-1)!;
  const frontY = blend(middleY, turnY, frontAbove);
  return {
    ...piece,
    outline: mirrored(
      written([
        [0, frontY],
        [0.5 * turnX, blend(frontY, turnY, 0.25)],
        [0.97 * turnX, turnY + 2],
        [0.9 * turnX, middleY + 0.8 * hidden],
        [0, middleY + hidden],
      ]),
    ),
    seed: 6,
    loft: 0.4,
    height: 4,
    pose: unsettled(pose, band.seed + 23, uneven),
    make: (s) => {
      paint(s);
      s.each((k, _u, v) => s.tone(k, 0.94 - 0.3 * ramp(frontY, middleY, v)));
    },
  };
}

/** How far below the neckline of a back its gathers are highest, and over what they die away, in units. */
const gathers = { at: 26, reach: 17 };

/**
 * A band holds a knit a little closer than it lies: below the seam it draws in short, soft gathers.
 *
 * @param backHalf right half of the back: at its first corner the shoulder begins.
 * @param height in units.
 */
export function gatheredBelow(s: Surface, backHalf: string, height: number, seed: number): void {
  const all = knots(backHalf);
  const neck = all.slice(0, all.findIndex(({ corner }) => corner) + 1);
  const path = curve(acrossMiddle(written(neck.map(({ x, y }) => [x, y]))), false);
  s.along(path, gathers.at + 2.5 * gathers.reach, (k, d, way) => {
    const here = Math.max(0, 0.25 + noise(way / 90, 2, seed + 5));
    const drawn = noise(way / 13 + 0.02 * Math.abs(d), Math.abs(d) / 70, seed + 3);
    s.relief[k]! += height * here * drawn * bell(Math.abs(d) - gathers.at, gathers.reach);
  });
}
