import type { Aside } from "../camera/oblique.ts";
import { cloths, handledAs } from "../cloths/index.ts";
import { straight } from "../cloths/woven.ts";
import { type Composition, frames, type TableScene } from "../composition.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Framing } from "../garment.ts";
import type { Knot } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import { prints } from "../prints/index.ts";
import { layOut } from "../settling/lay-out.ts";

const silk = [{ color: "#e6d7bd", secondColor: "#7a2f36" }];
const half = 560;

/** A printed silk square shaken open over the right of the table, one fold of it sharp. */
export const squareWide: Composition = {
  ...frames.wide,
  dressed: silk,
  scene: () => scene({ zoom: 1.35, x: 350, y: 800 }, { slant: 0.74, swing: -0.38, aperture: 0.17 }),
};

export const squareTall: Composition = {
  ...frames.tall,
  dressed: silk,
  scene: () => scene({ zoom: 1.6, x: 430, y: 820 }, { slant: 0.7, swing: -0.3, aperture: 0.17 }),
};

function scene(framing: Framing, aside: Aside): TableScene {
  return {
    laid: layOut([square()]),
    framing,
    aside,
    lighting: { key: [-0.56, -0.6, 0.54], ambient: 0.54, vignette: 0.18 },
  };
}

function square(): Piece {
  const optics = {
    ...cloths.satin.optics,
    gloss: 0.34,
    along: 0.7,
    across: 0.34,
    polish: 0,
    wrap: 0.2,
  };
  const turn = 0.56;
  const c = Math.cos(turn);
  const t = Math.sin(turn);
  return {
    outline: outline(),
    optics,
    seed: 829,
    loft: 0.25,
    height: 30,
    lift: 3,
    hold: 0.0005,
    bend: 0.5,
    anchor: 0.0009,
    edgeAnchor: 0.012,
    grid: [20, 10, 6],
    steps: [700, 300, 120],
    stir: 9,
    pose: (u, v) => {
      const x = u - 600 + 40 * noise(u / 420, v / 420, 11);
      const y = v - 800 + 40 * noise(u / 420, v / 420, 12);
      return [740 + x * c - y * t, 860 + x * t + y * c];
    },
    handled: handledAs(cloths.satin, 829),
    threadAngle: () => turn,
    excess: (e, u, v) => {
      const angle = 0.5 + 0.6 * noise(u / 500, v / 500, 13);
      const calm = ramp(640, 200, Math.hypot(u - 420, v - 560));
      e.along(Math.cos(angle), Math.sin(angle), 0.42 * (1 - 0.6 * calm));
      e.crumple(u, v, 14, 0.03, 210);
    },
    make: paint,
  };
}

/** A square around the table's middle, its corners rounded by the hem. */
function outline(): Knot[] {
  const r = 6;
  const cut = 0.3 * r;
  const [left, right, top, bottom] = [600 - half, 600 + half, 800 - half, 800 + half];
  return [
    { x: left + r, y: top, corner: true },
    { x: 600, y: top, corner: false },
    { x: right - r, y: top, corner: true },
    { x: right - cut, y: top + cut, corner: false },
    { x: right, y: top + r, corner: true },
    { x: right, y: 800, corner: false },
    { x: right, y: bottom - r, corner: true },
    { x: right - cut, y: bottom - cut, corner: false },
    { x: right - r, y: bottom, corner: true },
    { x: 600, y: bottom, corner: false },
    { x: left + r, y: bottom, corner: true },
    { x: left + cut, y: bottom - cut, corner: false },
    { x: left, y: bottom - r, corner: true },
    { x: left, y: 800, corner: false },
    { x: left, y: top + r, corner: true },
    { x: left + cut, y: top + cut, corner: false },
  ];
}

/** Paisley within two borders, and the hem rolled by hand. */
function paint(s: Surface): void {
  cloths.satin.texture(s, straight);
  prints.paisley.paint(s, straight);
  const border = s.dye("second");
  const line = s.dye("petalOchre");
  s.each((k, u, v) => {
    const inside = half - Math.max(Math.abs(u - 600), Math.abs(v - 800));
    s.ink(k, border, 0.96 * ramp(92, 90.5, inside));
    s.ink(k, line, 0.9 * ramp(8, 6.8, Math.abs(inside - 100)));
    s.ink(k, line, 0.9 * ramp(3, 2, Math.abs(inside - 26)));
    s.relief[k]! += 2.2 * bell(inside - 4, 4.2);
  });
}
