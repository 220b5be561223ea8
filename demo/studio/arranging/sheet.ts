import type { ClothId, PrintId } from "../catalog.ts";
import { cloths, handledAs } from "../cloths/index.ts";
import { straight } from "../cloths/woven.ts";
import { noise } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import { laidByHand, turnedAbout } from "../making/body/poses.ts";
import { type Knot, type Point, table } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import { prints } from "../prints/index.ts";

interface Sheet {
  cloth: ClothId;
  print?: PrintId;
  outline: Knot[];
  colorway: number;
  seed: number;
  /** Radians about the pivot. */
  turn?: number;
  pivot?: Point;
  rests?: boolean;
  /** Surplus of its crumples, 0.03 by default. */
  crumpled?: number;
  finish?: (s: Surface) => void;
}

/** A single piece of cloth that lies nearly flat: a swatch, a napkin, a folded square. */
export function sheetOf(sheet: Sheet): Piece {
  const { seed, turn = 0, pivot = [table.middle, table.height / 2], crumpled = 0.03 } = sheet;
  const cloth = cloths[sheet.cloth];
  return {
    outline: sheet.outline,
    optics: cloth.optics,
    colorway: sheet.colorway,
    seed,
    rests: sheet.rests ?? false,
    lift: 5,
    hold: Math.max(0.003, cloth.hold),
    bend: cloth.bend,
    handled: handledAs(cloth, seed),
    fuzz: cloth.fuzz * 0.5,
    anchor: 0.006,
    edgeAnchor: 0.03,
    grid: [16, 8],
    steps: [260, 140],
    pose: turnedAbout(laidByHand(seed, 6), ...pivot, turn),
    excess: (e, u, v) => {
      e.evenly(0.004);
      e.crumple(u, v, seed + 4, crumpled, 190);
      e.along(1, 0.3, crumpled * 0.5 * (0.5 + noise(u / 140, v / 140, seed + 6)));
    },
    make: (s) => {
      cloth.texture(s, straight);
      if (sheet.print) prints[sheet.print].paint(s, straight);
      sheet.finish?.(s);
      s.each((k, _u, _v, depth) => s.tone(k, 1 - 0.1 * ramp(5, 0, depth)));
    },
  };
}
