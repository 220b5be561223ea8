import { arrange, type Lying } from "../arranging/garments.ts";
import type { ClothId, PrintId } from "../catalog.ts";
import { cloths, handledAs } from "../cloths/index.ts";
import { straight } from "../cloths/woven.ts";
import { type Composition, type Dressed, frames } from "../composition.ts";
import { chance, noise } from "../fields/noise.ts";
import { bell, fraction } from "../fields/scalar.ts";
import { laidByHand } from "../making/body/poses.ts";
import { rounded } from "../making/sewing/rounded.ts";
import { mirrored, table } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import { prints } from "../prints/index.ts";

interface Swatch extends Dressed, Lying {
  cloth: ClothId;
  print?: PrintId;
  seed: number;
  /** How high its rolled edge lets it stand, in units: the heavier a cloth, the higher. */
  thick: number;
}

const swatches: Swatch[] = [
  { cloth: "coating", color: "#9c7450", thick: 11, x: 800, y: 800, turn: -0.16 },
  { cloth: "suiting", print: "herringbone", color: "#5a564f", thick: 6, x: 668, y: 772, turn: 0.2 },
  { cloth: "denim", color: "#2c3a5c", thick: 8, x: 602, y: 618, turn: -0.07 },
  { cloth: "linen", color: "#b4b49c", thick: 6, x: 470, y: 640, turn: 0.34 },
  {
    cloth: "poplin",
    print: "gingham",
    color: "#f0ece3",
    secondColor: "#5d7fa6",
    thick: 4,
    x: 430,
    y: 490,
    turn: 0.02,
  },
  { cloth: "tweed", color: "#7d4034", thick: 10, x: 300, y: 450, turn: 0.26 },
].map((swatch, n) => ({ ...swatch, limp: true, seed: 611 + 23 * n }) as Swatch);

/** Half a swatch's width and height, in units. */
const half = { width: 200, height: 260 };
/** Teeth that pinking shears leave, from point to point and from point to root, in units. */
const pinked = { pitch: 13, deep: 6.5 };

/** Swatches of cloth, from heavy coating to poplin, spread over each other on a table. */
export const clothSwatches: Composition = {
  ...frames.still,
  dressed: swatches,
  scene: () => ({
    laid: arrange(swatches.map((swatch) => ({ ...swatch, pieces: [cut(swatch)] }))),
    framing: { zoom: 2, x: 610, y: 735 },
    aside: { slant: 0.62, swing: -0.28, aperture: 0.14 },
    lighting: { key: [-0.6, -0.56, 0.6], vignette: 0.18 },
  }),
};

function cut({ cloth: id, print, seed, thick }: Swatch): Piece {
  const cloth = cloths[id];
  const { width, height } = half;
  const { middle } = table;
  const [top, bottom] = [table.height / 2 - height, table.height / 2 + height];
  const turn = 6.3 * chance(seed, 1, 181);
  return {
    outline: rounded(mirrored(`0,${top} ${width},${top}^ ${width},${bottom}^ 0,${bottom}`)),
    optics: cloth.optics,
    seed,
    loft: 0.3,
    height: thick,
    lift: 2,
    hold: cloth.hold,
    bend: cloth.bend,
    anchor: 0.001,
    edgeAnchor: 0.012,
    grid: [14, 8, 5.5],
    steps: [420, 240, 100],
    stir: 5,
    handled: handledAs(cloth, seed),
    fuzz: Math.min(cloth.fuzz, 0.4),
    pose: laidByHand(seed, 9, 0),
    trim: (u, v, depth) => depth - pinkedAt(u, v),
    // One broad fold is left of how it lay folded, and its edges flute a little.
    excess: (e, u, v) => {
      const [c, t] = [Math.cos(turn), Math.sin(turn)];
      const across = (u - middle) * c + (v - table.height / 2) * t;
      e.evenly(0.006);
      e.along(c, t, 0.16 * bell(across - 60 * noise(turn, 1, seed), 80));
      e.crumple(u, v, seed + 4, 0.03, 170);
    },
    make: (s) => {
      cloth.texture(s, straight);
      if (print) prints[print].paint(s, straight);
    },
  };
}

/** How far the teeth of the nearest edge reach into a swatch, in units. */
function pinkedAt(u: number, v: number): number {
  const aside = half.width - Math.abs(u - table.middle);
  const up = half.height - Math.abs(v - table.height / 2);
  const way = aside < up ? v : u;
  return 2 * pinked.deep * Math.abs(fraction(way / pinked.pitch) - 0.5);
}
