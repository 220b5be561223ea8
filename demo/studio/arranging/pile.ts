import type { ClothId, PrintId } from "../catalog.ts";
import { cloths, knit } from "../cloths/index.ts";
import type { Grain } from "../cloths/texture.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type StitchStyle, stitch } from "../making/sewing/seams.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
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
    return [fold(one, middle + one.aside, y + one.thickness / 2, 900 + level * 10)];
  });
}

/** The bend of the folded cloth; within it shows, here and there, the rim of the layer inside. */
function fold(one: Folded, x: number, y: number, seed: number): Piece {
  const { thickness, width } = one;
  const cloth = cloths[one.cloth];
  const texture = one.ribbed ? cloth.rib : knit(cloth);
  const grain: Grain = (u, v) => [u, v * 1.25];
  const swell = (u: number) => 1 + 0.1 * noise(u / 210, seed, 41);
  return {
    outline: block({ x, y, width, height: thickness * 1.1 }, thickness * 0.3, 4),
    optics: cloth.optics,
    colorway: one.colorway,
    seed,
    loft: 0.62,
    height: thickness * 0.36,
    hold: 0.012,
    bend: cloth.bend,
    fuzz: cloth.fuzz,
    edgeAnchor: 0.1,
    anchor: 0.02,
    grid: [10, 6],
    steps: [160, 90],
    stir: 5,
    pose: (u, v) => [u, y + (v - y) * swell(u) + sag(u - x, width) + 8 * noise(u / 240, seed, 40)],
    excess: (e, u, v) => {
      e.evenly(0.004);
      e.along(1, 0.1, 0.1 * Math.max(0, 0.2 + noise(u / 120, v / 60, seed)));
      e.crumple(u, v, seed + 2, 0.06, 130);
    },
    make: (s) => {
      texture(s, grain);
      if (one.print) prints[one.print].paint(s, grain);
      innerRim(s, y, thickness, seed);
      softenRim(s);
      if (one.stitched) sewAlong(s, one.stitched, x, y, width);
    },
  };
}

function innerRim(s: Surface, y: number, thickness: number, seed: number): void {
  s.each((k, u, v) => {
    const line = y + thickness * (0.06 + 0.07 * noise(u / 310, seed, 42));
    const parted = 0.7 + 0.3 * noise(u / 90, seed, 43);
    const off = Math.abs(v - line);
    s.relief[k]! -= parted * 0.12 * thickness * Math.exp(-off / (0.09 * thickness));
    s.tone(k, 1 - parted * (0.3 * bell(off, 1.8) + 0.1 * bell(off, 8)));
  });
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
