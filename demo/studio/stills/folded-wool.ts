import { block } from "../arranging/block.ts";
import { cloths } from "../cloths/index.ts";
import type { Grain, Texture } from "../cloths/texture.ts";
import { type Composition, frames } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { laidByHand, turnedAbout } from "../making/body/poses.ts";
import { fringe } from "../making/sewing/fringe.ts";
import type { Knot } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import { prints } from "../prints/index.ts";
import { layOut } from "../settling/lay-out.ts";

/** One folded piece of the stack, a rounded block seen from above. */
interface Folded {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
  colorway: number;
  cloth: keyof typeof cloths;
  tartan?: boolean;
  fringed?: boolean;
}

const stack: Folded[] = [
  { x: 590, y: 880, width: 860, height: 900, turn: 0.02, colorway: 0, cloth: "coating" },
  { x: 620, y: 830, width: 800, height: 800, turn: -0.045, colorway: 1, cloth: "chunky-knit" },
  {
    x: 590,
    y: 790,
    width: 700,
    height: 660,
    turn: 0.06,
    colorway: 2,
    cloth: "cashmere",
    tartan: true,
    fringed: true,
  },
];

/** Folded scarves and blankets in a stack, the uppermost with its fringe. */
export const foldedWool: Composition = {
  ...frames.still,
  dressed: [
    { color: "#43464c" },
    { color: "#d9cdb8" },
    { color: "#b98a5e", secondColor: "#33302f" },
  ],
  scene: () => ({
    laid: layOut(stack.flatMap(layers)),
    framing: { zoom: 1.5, x: 560, y: 1060 },
    aside: { slant: 0.5, swing: 0.34, aperture: 0.16 },
  }),
};

const folds = 3;

/** The folded layers of one piece: each a little nearer than the one below it. */
function layers(folded: Folded, level: number): Piece[] {
  return Array.from({ length: folds }, (_, layer) => layerOf(folded, level, layer));
}

function layerOf(folded: Folded, level: number, layer: number): Piece {
  const cloth = cloths[folded.cloth];
  const seed = 301 + level * 20 + layer * 3;
  const top = layer === folds - 1;
  const shift = (folds - 1 - layer) * 15;
  const bottom = folded.y + folded.height / 2 + shift;
  const fringed = folded.fringed === true && top;
  const grain: Grain = (u, v) => [u + layer * 31, v + layer * 17];
  return {
    outline: rim(folded, shift + (fringed ? 60 : 0)),
    optics: cloth.optics,
    colorway: folded.colorway,
    seed,
    rests: level + layer > 0,
    lift: level + layer === 0 ? 3 : 15,
    loft: 0.9,
    height: top ? 26 : 12,
    hold: 0.004,
    bend: 1,
    fuzz: cloth.fuzz,
    edgeAnchor: 0.08,
    grid: [14, 9],
    steps: [220, 120],
    edgeDrop: 8,
    pose: laidAt(folded, seed),
    excess: (e, u, v) => {
      e.evenly(0.006);
      e.crumple(u, v, seed, 0.05, 200);
      e.along(1, 0.2, 0.04 * (0.5 + noise(u / 160, v / 160, seed + 4)));
    },
    ...(fringed && {
      trim: (u: number, v: number, depth: number) =>
        fringe(u, bottom + 60 - v, depth, { length: 60, pitch: 5.2, seed }),
    }),
    make: (s) => paint(s, cloth.texture, grain, folded),
  };
}

function paint(s: Surface, texture: Texture, grain: Grain, folded: Folded): void {
  texture(s, grain);
  if (folded.tartan) prints.tartan.paint(s, grain);
  s.each((k, _u, _v, depth) => {
    s.tone(k, 1 - 0.16 * ramp(9, 0, depth) - 0.05 * bell(depth - 30, 10));
  });
}

function rim({ x, y, width, height }: Folded, longer: number): Knot[] {
  return block({ x, y: y + longer / 2, width, height: height + longer });
}

function laidAt({ x, y, turn }: Folded, seed: number): Pose {
  return turnedAbout(laidByHand(seed), x, y, turn);
}
