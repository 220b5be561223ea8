import { chance, noise } from "../fields/noise.ts";
import { bell, blend, fraction, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { rounded } from "../making/sewing/rounded.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import {
  alongEdge,
  type BandEdge,
  lowered,
  rimKnots,
  rimOf,
  type View,
  type Waist,
  waistband,
} from "../making/sewing/waistband.ts";
import { skirtSides } from "../making/trousers/skirt-sides.ts";
import { curve, knots, line, mirrored } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const waist: Waist = { corner: [165, 292], dip: 311, rise: 283 };
const half = "169,343 194,460 252,720 334,1130^ 190,1154 0,1164";
const hem = "0,1070 300,1070^ 320,1120^ 190,1144 0,1154";
const pleats = 23;
/** Width of the waistband in units. */
const band = 44;
/** Share of a pleat's width that lies on top; the rest is folded under. */
const onTop = 0.82;

const fine = { length: 3.4, width: 0.55 };

/** A midi skirt of knife pleats on a narrow waistband. */
export const pleatedSkirt: Cut = (order) => {
  const rims = { waist, band, hem };
  return {
    ...skirtSides(order, rims, order.seed + 31, -0.008, (view, pose) => [
      pleated(order, pose, view),
    ]),
    front: { zoom: 1.46, x: 600, y: 728 },
    detail: { zoom: 2.6, x: 608, y: 520 },
    close: { zoom: 5, x: 640, y: 424 },
  };
};

function pleated(order: Order, pose: Pose, view: View): Piece {
  const { cloth } = order;
  const seed = order.seed + (view === "front" ? 0 : 40);
  const rim = rimOf(waist, view);
  const edge = lowered(rim, band);
  return {
    outline: rounded(mirrored(`${rimKnots(rim, waist.corner)} ${half}`)),
    optics:
      cloth.optics.kind === "satin"
        ? { ...cloth.optics, gloss: 0.24, along: 0.55, across: 0.34 }
        : cloth.optics,
    seed: seed + 33,
    loft: 0.24,
    height: 11,
    hold: 0.003,
    bend: 0.5,
    edgeAnchor: 0.05,
    grid: [14, 7],
    steps: [420, 240],
    slide: 0.01,
    pose,
    pins: (u, v) => 0.15 * ramp(2, -12, v - edge(u)),
    base: (u, v) => pleatHeight(u, v - edge(u), v, seed),
    excess: (e, u, v) => {
      e.xx += 0.008;
      e.along(1, 0, 0.08 * ramp(400, 1150, v));
      e.crumple(u, v, seed + 9, 0.016, 160);
      e.around(u, v, 600, 330, 300, 0.02);
    },
    threadAngle: (u, v) => (-0.25 * (u - 600)) / halfWidth(v),
    make: (s) => {
      makePleats(s, order, edge, seed);
      if (view === "back") seam(s, line("600,283 600,420 601,520"), { depth: 1.8, pucker: 0.6 });
    },
  };
}

function halfWidth(v: number): number {
  return blend(165, 346, Math.max(0, v - 340) / 810);
}

/** Which pleat a place lies on, and how far across it. */
function pleatAt(u: number, v: number, seed: number) {
  const across = (u - 600) / halfWidth(v);
  const stray = 0.1 + 0.34 * ramp(360, 1150, v);
  const at = across * (pleats / 2) + 50 + stray * noise(across * 7, v / 420, seed + 3);
  return { number: Math.floor(at), share: fraction(at), width: (halfWidth(v) * 2) / pleats };
}

/** How high the cloth stands, so far `below` the waistband. */
function pleatHeight(u: number, below: number, v: number, seed: number): number {
  if (below < 0) return 0;
  const { number, share } = pleatAt(u, v, seed);
  const saw = share < onTop ? share / onTop : (1 - share) / (1 - onTop);
  return saw * (3.4 + 24 * ramp(0, 800, below)) * (0.8 + 0.4 * chance(number, 1, seed + 2));
}

/** Pleats come out of the waistband's seam as thick folds, which it holds down unevenly. */
function makePleats(s: Surface, order: Order, edge: BandEdge, seed: number): void {
  face(s, order);
  waistband(s, edge, 3.4);
  s.each((k, u, v) => {
    const below = v - edge(u);
    if (below <= 0) return;
    const { number, share, width } = pleatAt(u, v, seed);
    const past = (share - onTop) * width;
    const shade = past > 0 ? Math.exp(-past / 4.5) : 0.6 * Math.exp(past / 1.4);
    const deep = 0.34 + 0.16 * chance(number, 2, seed + 5);
    s.tone(k, 1 - deep * shade * ramp(0, 14, below));
    s.relief[k]! += 1 * bell(past + 1.4, 1.3);
    s.relief[k]! -= 1.4 * Math.exp(-below / 6) * ramp(onTop, 0, share);
  });
  const half = waist.corner[0] + 5;
  seam(s, alongEdge(edge, half), { depth: 2.6, pucker: 0.9 });
  stitch(s, alongEdge(edge, half, -6), fine);
  stitch(s, alongEdge(edge, half, 7 - band), fine);
  const rim = curve(knots("930,1132 790,1154 600,1164 410,1154 270,1132"), false);
  stitch(s, rim, { offset: 14, length: 4, width: 0.5 });
}
