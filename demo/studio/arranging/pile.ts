import type { ClothId, PrintId } from "../catalog.ts";
import { cloths, knit } from "../cloths/index.ts";
import type { Grain } from "../cloths/texture.ts";
import { noise } from "../engine/noise.ts";
import type { Piece } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { type StitchStyle, stitch } from "../making/seams.ts";
import { prints } from "../prints/index.ts";
import { block } from "./block.ts";

/** One folded garment of a pile that is seen from the front: what shows is its rounded fold. */
export interface Folded {
  cloth: ClothId;
  print?: PrintId;
  width: number;
  thickness: number;
  /** How far it was pushed aside. */
  aside: number;
  colorway: number;
  /** Topstitching along its fold, as a jeans' side seam has. */
  stitched?: StitchStyle;
  ribbed?: boolean;
}

/** A pile seen from the front; the first lies lowest, its underside at `floor`. */
export function pile(middle: number, floor: number, folded: Folded[]): Piece[] {
  let y = floor;
  return folded.flatMap((one, level) => {
    y -= one.thickness;
    return layersOf(one, middle + one.aside, y + one.thickness / 2, 900 + level * 10);
  });
}

/** The fold in front, over the edge of the layers behind it. */
function layersOf(one: Folded, x: number, y: number, seed: number): Piece[] {
  const half = one.thickness * 0.56;
  return [
    fold(one, x, y + one.thickness * 0.24, one.width - 26, half, seed),
    fold(one, x, y - one.thickness * 0.2, one.width, half * 1.12, seed + 5),
  ];
}

function fold(
  one: Folded,
  x: number,
  y: number,
  width: number,
  thickness: number,
  seed: number,
): Piece {
  const cloth = cloths[one.cloth];
  const texture = one.ribbed ? cloth.rib : knit(cloth);
  const grain: Grain = (u, v) => [u, v * 1.25];
  return {
    outline: block({ x, y, width, height: thickness }, thickness * 0.42, 5),
    optics: cloth.optics,
    colorway: one.colorway,
    seed,
    loft: 0.95,
    height: thickness * 0.62,
    hold: 0.02,
    bend: cloth.bend,
    fuzz: cloth.fuzz,
    edgeAnchor: 0.1,
    anchor: 0.02,
    grid: [10, 6],
    steps: [160, 90],
    stir: 3,
    pose: (u, v) => [u, v + sag(u - x, width) + 5 * noise(u / 170, seed, 40)],
    excess: (e, u, v) => {
      e.evenly(0.004);
      e.along(1, 0.1, 0.05 * Math.max(0, 0.2 + noise(u / 120, v / 60, seed)));
      e.crumple(u, v, seed + 2, 0.03, 130);
    },
    make: (s) => {
      texture(s, grain);
      if (one.print) prints[one.print].paint(s, grain);
      softenRim(s);
      if (one.stitched) sewAlong(s, one.stitched, x, y, width);
    },
  };
}

/** Folded cloth hangs a little at its ends. */
function sag(offset: number, width: number): number {
  return 12 * (offset / (width / 2)) ** 4;
}

function softenRim(s: Surface): void {
  s.each((k, _u, _v, depth) => {
    s.tone(k, 1 - 0.22 * ramp(8, 0, depth) - 0.03 * bell(depth - 20, 8));
  });
}

function sewAlong(s: Surface, style: StitchStyle, x: number, y: number, width: number): void {
  const half = width / 2 - 30;
  for (const offset of [-4, 4]) {
    stitch(
      s,
      [
        [x - half, y + offset],
        [x, y + offset + 2],
        [x + half, y + offset],
      ],
      style,
    );
  }
}
