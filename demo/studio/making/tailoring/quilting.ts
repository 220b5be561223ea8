import { satinThreads } from "../../cloths/woven.ts";
import { noise } from "../../fields/noise.ts";
import { bell, fraction, ramp } from "../../fields/scalar.ts";
import { type Cut, face, type Order } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { knots, line, shape } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { type SleevedCut, upperGarment } from "../body/upper-garment.ts";
import { label } from "../sewing/label.ts";
import { patch } from "../sewing/patch.ts";
import { seam, stitch } from "../sewing/seams.ts";
import { zip, zipPuller } from "../sewing/zip.ts";

/** A garment filled with down between two layers, quilted across into baffles. */
interface QuiltedCut extends SleevedCut {
  hemY: number;
  /** Distance of the quilting seams. */
  pitch: number;
}

const threads = satinThreads(1);
const neckY = 316;

export function quilted(cut: QuiltedCut): Cut {
  const { sleeve, pitch } = cut;
  const phase = (u: number, v: number): number => {
    if (cut.cuff && sleeve.on(u, v)) return (sleeve.grain(u, v)[1] + 20) / (pitch * 0.94);
    const sag = 14 * ((u - 600) / 260) ** 2;
    return (cut.hemY - v - sag) / pitch;
  };
  return (order) => {
    const seed = order.seed + cut.lane;
    const face = (s: Surface) => makeShell(s, order, cut, phase);
    return upperGarment(order, {
      ...cut,
      inside: "lining",
      body: {
        loft: 0.55,
        height: 50,
        hold: 0.006,
        bend: 0.4,
        edgeAnchor: 0.05,
        base: (u, v) => 34 * swell(phase(u, v)),
        trim: (u, v, depth) => depth - 8 * (1 - swell(phase(u, v))),
        grid: [15, 8, 5.5],
        steps: [260, 200, 120],
        pins: (_u, v) => 0.08 * ramp(neckY + 10, neckY - 20, v),
      },
      excess: (e, u, v) => wrinkle(e, u, v, cut, seed, swell(phase(u, v))),
      face: (s) => {
        face(s);
        const front = line(`600,${neckY} 601,700 600,${cut.hemY}`);
        zip(s, front, "elastic", "steel");
        for (const side of [1, -1] as const) pocket(s, cut, side);
      },
      backFace: face,
      neck: (hand) => ({
        behind: [throat(order, hand)],
        over: [collar(order, hand, cut, true)],
        overBack: [collar(order, hand, cut, false)],
      }),
    });
  };
}

/** How full a baffle is: 0 on its seam, 1 in its middle. */
function swell(phase: number): number {
  return Math.sin(fraction(phase) * Math.PI) ** 0.55;
}

function wrinkle(
  e: Excess,
  u: number,
  v: number,
  cut: QuiltedCut,
  seed: number,
  full: number,
): void {
  const side = cut.sleeve.side(u);
  e.evenly(0.01);
  // Where a seam draws the filled cloth in, it puckers along the seam.
  e.along(1, 0, (0.05 + 0.22 * (1 - full)) * (0.5 + 0.9 * noise(u / 38, v / 60, seed + 6)));
  e.crumple(u, v, seed + 7, 0.07, 90);
  e.around(u, v, 600 + side * cut.armpit[0], cut.armpit[1], 130, 0.12);
}

function makeShell(
  s: Surface,
  order: Order,
  cut: QuiltedCut,
  phase: (u: number, v: number) => number,
): void {
  face(s, order, cut.sleeve.grain);
  quiltingSeams(s, cut.pitch, phase);
  for (const side of [1, -1] as const) seam(s, cut.sleeve.armhole(side), { depth: 3, pucker: 2 });
}

function quiltingSeams(s: Surface, pitch: number, phase: (u: number, v: number) => number): void {
  s.each((k, u, v) => {
    const off = (fraction(phase(u, v) + 0.5) - 0.5) * pitch;
    if (Math.abs(off) > 24) return;
    const drawn = noise(u / 8, off / 40, 64) * bell(off, 13);
    s.relief[k]! += 1.5 * drawn - 3 * bell(off, 1.8);
    s.tone(k, 1 - 0.3 * bell(off, 2) - 0.06 * bell(off, 12));
  });
}

function pocket(s: Surface, cut: QuiltedCut, side: 1 | -1): void {
  const y = cut.hemY - 250;
  const welt = `764,${y}^ 782,${y + 6}^ 742,${y + 152}^ 724,${y + 146}^`;
  patch(s, shape(welt, side), { rise: 3 });
  s.along(line(`772,${y + 6} 734,${y + 146}`, side), 8, (k, d) =>
    s.tone(k, 1 - 0.5 * bell(d, 1.6)),
  );
}

function throat(order: Order, pose: Pose): Piece {
  return {
    outline: knots("494,216^ 548,190 600,184 652,190 706,216^ 690,270 600,310 510,270"),
    optics: { kind: "satin", wrap: 0.2, gloss: 0.18, along: 0.42, across: 0.42 },
    dye: "lining",
    seed: 3,
    inner: true,
    loft: 0.3,
    height: 16,
    grid: [8],
    steps: [40],
    pose,
    make: (s) => {
      threads(s, (u, v) => [u, v]);
      label(s, order.label, 600, 222, 46);
    },
  };
}

/** The standing collar: two baffles round the neck, zipped to the top in front. */
function collar(order: Order, pose: Pose, cut: QuiltedCut, zipped: boolean): Piece {
  const phase = (_u: number, v: number) => (v - 216 - 12) / 58;
  const top = zipped ? "550,238 600,244 650,238" : "550,196 600,190 650,196";
  return {
    outline: knots(`494,212^ ${top} 706,212^ 716,256 722,312^ 664,338 600,346 536,338 478,312^
      484,256`),
    optics: order.cloth.optics,
    seed: order.seed + cut.lane + 9,
    rests: true,
    lift: 6,
    loft: 0.8,
    height: 36,
    hold: 0.008,
    bend: 0.4,
    edgeAnchor: 0.12,
    grid: [9, 6],
    steps: [140, 90],
    base: (u, v) => 12 * swell(phase(u, v)),
    pose,
    excess: (e, u, v) => {
      const full = swell(phase(u, v));
      e.along(
        1,
        0,
        (0.04 + 0.2 * (1 - full)) * (0.5 + 0.9 * noise(u / 30, v / 50, order.seed + 12)),
      );
      e.crumple(u, v, order.seed + 13, 0.05, 70);
    },
    make: (s) => {
      face(s, order);
      quiltingSeams(s, 58, phase);
      if (!zipped) return;
      zip(s, line("600,240 600,290 600,350"), "elastic", "steel");
      zipPuller(s, 600, 262, "steel");
      for (const offset of [15, -15]) stitch(s, line("600,240 600,350"), { offset });
    },
  };
}
