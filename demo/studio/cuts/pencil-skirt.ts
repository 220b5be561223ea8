import { bell } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { acrossHips, flutesFromHem } from "../making/body/drawn-skirt.ts";
import { crispNear, type Pull } from "../making/sewing/drawn-folds.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { steamed } from "../making/sewing/steamed.ts";
import { pressVent, type Vent } from "../making/sewing/vent.ts";
import { type SkirtStyle, sewSkirt, stitchedBand } from "../making/skirts/sewn-skirt.ts";
import { turnSlit } from "../making/skirts/slit.ts";
import { crossings, line, table } from "../pattern/outline.ts";
import type { PatternMap } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const fine = { length: 3.4, width: 0.5 };

const slit: Vent = { x: 690, fromY: 790, hemY: 1063, gape: 30 };

/** Over so much below its upper end an opening is still closed: its seam is seen to go on, in units. */
const closed = 44;

/** The seam from the dart down into the slit, whose edges part only a little below its end. */
const seamToSlit = line(`677,474 686,600 690,${slit.fromY} 690,${slit.fromY + closed}`);
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

/** The vent behind, and how far down the middle seam a zip is sewn in above it, in units. */
const vent: Vent = { fromY: 826, hemY: 1063, gape: 30 };
const zipEnd = 560;

/** Behind, the middle seam is kept flat by its own allowances and by the zip in it. */
const seamAllowancesBehind: PatternMap = (u, v) => {
  const beside = Math.abs(u - table.middle);
  return Math.max(
    v < vent.fromY ? bell(beside, allowance) : 0,
    v < dartsEnd ? bell(beside - 74, allowance) : 0,
  );
};

const narrow = { top: 400, hem: 1063, rise: 13, side: "781,345 799,420 821,590 817,810 800,1063" };
/** From the waistband and its darts over the hips, and across from the hips themselves. */
const pencilPulls: Pull[] = [...acrossHips(narrow), ...flutesFromHem(narrow, 4, 0.7)];

/** What its folds behind have in common: those of its own cloth, and the lower ones that run into its vent. */
const ofCloth: Pick<Pull, "sides" | "fade"> = {
  sides: { steep: [8, 13], gentle: [14, 26] },
  fade: [0.35, 0.6],
};
const intoVent: Pick<Pull, "slope" | "sides" | "fade"> = {
  slope: [0.55, 0.9],
  sides: { steep: [7, 11], gentle: [12, 22] },
  fade: [0.35, 0.6],
};

/**
 * Behind it was sat in: broken across below the seat from either side, at heights of their own, and pulled
 * towards the vent, whose halves hang clear of each other.
 */
const satInPulls: Pull[] = [
  {
    from: line("812,560 820,640"),
    ways: [Math.PI - 0.1, Math.PI + 0.35],
    many: 2,
    length: [150, 250],
    slope: [0.65, 1],
    ...ofCloth,
  },
  {
    from: line("386,640 380,740"),
    ways: [0.2, -0.3],
    many: 3,
    length: [130, 240],
    slope: [0.65, 1.05],
    ...ofCloth,
  },
  {
    from: line("630,806 626,846"),
    ways: [-0.75, -0.2],
    many: 2,
    length: [110, 190],
    ...intoVent,
  },
  {
    from: line("572,836 568,800"),
    ways: [Math.PI + 0.3, Math.PI + 0.8],
    many: 1,
    length: [120, 180],
    ...intoVent,
  },
  {
    from: line("690,1070 780,1060"),
    ways: [-Math.PI / 2 - 0.1, -Math.PI / 2 + 0.05],
    many: 1,
    length: [170, 260],
    slope: [0.5, 0.85],
    sides: { steep: [8, 14], gentle: [16, 30] },
    fade: [0.2, 0.8],
  },
];

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
  vent,
  // The slit and the hem: above them dark wool is a blank field with a band.
  detail: { zoom: 2.3, x: 610, y: 836, aside: { slant: 0.62, swing: -0.3 } },
  close: { zoom: 3.6, x: 576, y: 940, aside: { slant: 0.7, swing: 0.35 } },
  drawn: { round: 3, pulls: pencilPulls, flat: seamAllowances, near: crispNear, clear: rimFree },
  drawnBehind: { round: 3, pulls: satInPulls, flat: seamAllowancesBehind },
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
  // The seat lies smooth; below it one fold crosses from the side, and one hangs down beside the vent.
  foldsBehind: [
    {
      path: [
        [820, 640],
        [752, 690],
        [668, 690],
      ],
      width: [9, 18],
      height: 5,
      fade: [0.3, 0.6],
    },
    {
      path: [
        [474, 760],
        [466, 900],
        [476, 1062],
      ],
      width: [9, 20],
      height: 5.5,
      fade: [0.5, 0],
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
  // The middle seam hides a zip above, under a lap that is sewn down beside it, and opens in a vent below.
  makeBack: (s, edge) => {
    stitchedBand(s, edge, pencil, 6);
    for (const side of [1, -1] as const) {
      seam(s, line("672,340 674,420 676,480", side), { depth: 1.8, pucker: 0.6 });
    }
    seam(s, line(`600,288 601,580 600,${vent.fromY + closed}`), { depth: 2.4, pucker: 1 });
    stitch(s, line(`612,330 612,${zipEnd - 14} 601,${zipEnd}`), fine);
    pressVent(s, vent);
    sewHem(s);
  },
};

/** A knee-length pencil skirt with darts and a slit. */
export const pencilSkirt: Cut = (order) => sewSkirt(steamed(order), pencil, 37);

function sewHem(s: Surface): void {
  stitch(s, line("370,1040 600,1053 830,1040"), { ...fine, offset: 10 });
}
