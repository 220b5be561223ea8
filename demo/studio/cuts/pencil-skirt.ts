import { bell } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { acrossHips, flutesFromHem } from "../making/body/drawn-skirt.ts";
import { crispNear, type Pull } from "../making/sewing/drawn-folds.ts";
import { overlap, seam, stitch } from "../making/sewing/seams.ts";
import { steamed } from "../making/sewing/steamed.ts";
import type { Vent } from "../making/sewing/vent.ts";
import { type SkirtStyle, sewSkirt, stitchedBand } from "../making/skirts/sewn-skirt.ts";
import { turnSlit } from "../making/skirts/slit.ts";
import { crossings, line, table } from "../pattern/outline.ts";
import type { PatternMap } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const fine = { length: 3.4, width: 0.5 };

const slit: Vent = { x: 690, fromY: 790, hemY: 1063, gape: 30 };

/** The seam from the dart down into the slit, whose edges part only a little below its end. */
const seamToSlit = line(`677,474 686,600 690,${slit.fromY} 690,${slit.fromY + 44}`);
/** How far to either side of it a seam's allowances keep the cloth flat, in units. */
const allowance = 16;
const seamAt = crossings(seamToSlit);
/** How far down both sides its darts keep the cloth flat: a fold that ran into their end would read as a cut. */
const dartsEnd = 500;
/** Cloth lies three times upon itself at a seam: a fold that ran across it at full height would read as a cut. */
const seamAllowances: PatternMap = (u, v) => {
  if (v < dartsEnd) return bell(Math.abs(u - table.middle) - 75, allowance);
  return v > slit.fromY ? 0 : bell(u - seamAt(v), allowance);
};

const narrow = { top: 400, hem: 1063, rise: 13, side: "781,345 799,420 821,590 817,810 800,1063" };
/** From the waistband and its darts over the hips, and across from the hips themselves. */
const pencilPulls: Pull[] = [...acrossHips(narrow), ...flutesFromHem(narrow, 4, 0.7)];

/** So far inside its rim a flute stands in full, in units: sooner, it ends above the hem's corner in a pit. */
const rimFree = 80;

const pencil: SkirtStyle = {
  waist: { corner: [176, 298], dip: 319, rise: 287 },
  band: 45,
  half: `181,345 199,420 213,500 221,590 222,690 217,810 200,1050^ 110,1060
    0,1063`,
  hem: "0,990 192,990^ 198,1042^ 110,1052 0,1055",
  flow: [0.03, 0.08],
  hemY: 1063,
  zoom: 1.68,
  slit,
  // The slit and the hem: above them dark wool is a blank field with a band.
  detail: { zoom: 3.3, x: 706, y: 944, aside: { slant: 0.7, swing: 0.34 } },
  close: { zoom: 3.6, x: 576, y: 940, aside: { slant: 0.7, swing: 0.35 } },
  drawn: { round: 3, pulls: pencilPulls, flat: seamAllowances, near: crispNear, clear: rimFree },
  // Drawn across from the hip, where it is widest, and down from there to the hem.
  folds: [
    {
      path: [
        [386, 590],
        [462, 618],
        [556, 604],
      ],
      width: [10, 22],
      height: 3,
      fade: [0.2, 0.6],
    },
    {
      path: [
        [520, 540],
        [504, 780],
        [512, 1062],
      ],
      width: [12, 28],
      height: 4.5,
      fade: [0.5, 0],
    },
    {
      path: [
        [752, 470],
        [758, 660],
        [752, 900],
      ],
      width: [10, 22],
      height: 4,
      fade: [0.35, 0.45],
    },
  ],
  makeFront: (s, edge) => {
    stitchedBand(s, edge, pencil, 6);
    for (const side of [1, -1] as const) {
      seam(s, line("670,360 674,420 677,474", side), { depth: 1.8, pucker: 0.6 });
    }
    seam(s, seamToSlit, { depth: 1.8, pucker: 0.6 });
    sewHem(s);
    turnSlit(s, slit, 14);
  },
  // The middle seam hides a zip above and opens in a kick pleat below.
  makeBack: (s, edge) => {
    stitchedBand(s, edge, pencil, 6);
    for (const side of [1, -1] as const) {
      seam(s, line("672,340 674,420 676,480", side), { depth: 1.8, pucker: 0.6 });
    }
    seam(s, line("600,288 601,580 600,850"), { depth: 2, pucker: 0.8 });
    overlap(s, line("600,820 600,890 598,1063"), 4.5, 46);
    sewHem(s);
  },
};

/** A knee-length pencil skirt with darts and a slit. */
export const pencilSkirt: Cut = (order) => sewSkirt(steamed(order), pencil, 37);

function sewHem(s: Surface): void {
  stitch(s, line("370,1040 600,1053 830,1040"), { ...fine, offset: 10 });
}
