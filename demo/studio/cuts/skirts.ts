import { biasAngle, silken } from "../cloths/silk.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { flutesFromHem, fromHips, gathersBelow } from "../making/body/drawn-skirt.ts";
import { button } from "../making/sewing/button.ts";
import { rimFreeOfSatin } from "../making/sewing/drawn-folds.ts";
import { slantedMouth } from "../making/sewing/mouth.ts";
import { shadeRound } from "../making/sewing/patch.ts";
import { rounded } from "../making/sewing/rounded.ts";
import { drawTogether, seam, stitch } from "../making/sewing/seams.ts";
import { alongEdge, type BandEdge } from "../making/sewing/waistband.ts";
import { type SkirtStyle, sewSkirt, stitchedBand } from "../making/skirts/sewn-skirt.ts";
import { knots, line } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const fine = { length: 3.4, width: 0.5 };

/** Width of the elastic in units. */
const elasticBand = 30;

const hung = { top: 330, hem: 1178, rise: 30, side: "764,330 804,470 842,690 890,1150" };

const slip: SkirtStyle = {
  waist: { corner: [156, 296], dip: 314, rise: 286 },
  band: elasticBand,
  half: "165,336 204,470 242,690 290,1150^ 150,1174 0,1180",
  hem: "0,1090 278,1090^ 284,1144^ 150,1166 0,1172",
  flow: [0.01, 0.05],
  threadAngle: biasAngle,
  rim: 0.006,
  hemY: 1180,
  zoom: 1.48,
  // The hem, where its flutes end.
  detail: { zoom: 2.5, x: 650, y: 1010, aside: { slant: 0.6, swing: -0.3 } },
  close: { zoom: 5.2, x: 650, y: 372 },
  behind: { zoom: 1.44, x: 645, y: 738, aside: { swing: -0.2 } },
  fold: (e, u, v, seed) => {
    const reach = 450 + 130 * noise(u / 30, 2, seed);
    e.along(1, 0, 0.34 * ramp(reach, 336, v) * (0.6 + 0.8 * noise(u / 16, 1, seed)));
    // Between its flutes it is wider below than it lies, and falls as it likes.
    const lanes = Math.max(0, 0.25 + 1.3 * noise(u / 66, 1.3 + v / 1300, seed + 5));
    e.along(1, 0, 0.42 * ramp(560, 1160, v) * lanes);
    e.along(0.4, 0.9, 0.03 * (0.5 + noise(u / 110, v / 160, seed + 8)));
  },
  drawn: {
    round: 6,
    clear: rimFreeOfSatin,
    pulls: [...gathersBelow(hung, 9, 0.7), ...flutesFromHem(hung, 5, 1.1)],
  },
  // Cut on the bias it hangs in flutes that begin below the hip and run outwards.
  folds: [
    {
      path: [
        [556, 360],
        [544, 620],
        [506, 900],
        [470, 1176],
      ],
      width: [10, 40],
      height: 10,
      fade: [0.7, 0],
      hides: -10,
    },
    {
      path: [
        [660, 380],
        [676, 640],
        [722, 900],
        [770, 1166],
      ],
      width: [10, 44],
      height: 9,
      fade: [0.7, 0],
      hides: 12,
    },
    {
      path: [
        [480, 480],
        [440, 740],
        [404, 960],
        [366, 1160],
      ],
      width: [10, 32],
      height: 6,
      fade: [0.8, 0],
    },
    {
      path: [
        [616, 620],
        [606, 840],
        [622, 1000],
        [640, 1178],
      ],
      width: [10, 30],
      height: 6,
      fade: [0.8, 0],
    },
    {
      path: [
        [730, 480],
        [774, 780],
        [832, 1156],
      ],
      width: [10, 30],
      height: 6,
      fade: [0.8, 0],
    },
  ],
  makeFront: elastic,
  makeBack: elastic,
};

const flaring = { top: 360, hem: 1120, rise: 42, side: "774,346 814,540 880,820 940,1084" };

const aLine: SkirtStyle = {
  waist: { corner: [170, 296], dip: 316, rise: 286 },
  band: 44,
  half: "174,346 214,540 280,820 340,1084^ 180,1118 0,1126",
  hem: "0,1030 314,1030^ 332,1076^ 180,1110 0,1118",
  flow: [0.01, 0.06],
  flare: 0.11,
  // Under the stand: beside its edge, threads that turn there draw a line of their own through a check.
  meet: 622,
  hemY: 1126,
  zoom: 1.5,
  detail: { zoom: 2.5, x: 690, y: 950, aside: { slant: 0.7, swing: 0.35 } },
  // Its hem from the last button to the side.
  close: { zoom: 2.4, x: 760, y: 1020 },
  drawn: {
    round: 3,
    pulls: [...fromHips(flaring, 3), ...flutesFromHem(flaring, 6)],
  },
  behind: { zoom: 1.4, x: 550, y: 711, aside: { swing: 0.2 } },
  folds: [
    {
      path: [
        [500, 470],
        [484, 760],
        [462, 1112],
      ],
      width: [12, 40],
      height: 13,
      fade: [0.8, 0],
      hides: -16,
    },
    {
      path: [
        [700, 500],
        [726, 800],
        [752, 1108],
      ],
      width: [12, 42],
      height: 13,
      fade: [0.8, 0],
      hides: 18,
    },
    {
      path: [
        [436, 560],
        [398, 800],
        [352, 1094],
      ],
      width: [12, 32],
      height: 10,
      fade: [0.8, 0],
      hides: -12,
    },
    {
      path: [
        [772, 560],
        [808, 820],
        [848, 1090],
      ],
      width: [12, 32],
      height: 9,
      fade: [0.8, 0],
    },
    {
      path: [
        [570, 640],
        [560, 900],
        [548, 1122],
      ],
      width: [14, 34],
      height: 7,
      fade: [0.9, 0],
    },
  ],
  upon: (order, pose, view) => (view === "front" ? [buttonStand(order, pose)] : []),
  makeFront: (s, edge) => {
    bandAndHem(s, edge);
    shadeRound(s, standOutline);
    for (const side of [1, -1] as const) {
      const drawn = line("690,352 732,432 768,500", side);
      const mouth = side > 0 ? drawn.toReversed() : drawn;
      slantedMouth(s, mouth, side > 0 ? 2.8 : 2);
      stitch(s, mouth, { ...fine, offset: -5 });
    }
  },
  makeBack: (s, edge) => {
    bandAndHem(s, edge);
    seam(s, line("600,286 601,700 600,1126"), { depth: 2, pucker: 0.7 });
    for (const side of [1, -1] as const) {
      seam(s, line("668,356 670,410 668,466", side), { depth: 1.8, pucker: 0.6 });
    }
  },
};

/** A midi skirt of satin cut on the bias, with an elastic waist. */
export const slipSkirt: Cut = (order) =>
  sewSkirt({ ...order, cloth: silken(order.cloth) }, slip, 2000);
/** A flared skirt to the knee, buttoned down the front, with slanting pockets. */
export const aLineSkirt: Cut = (order) => sewSkirt(order, aLine, 2100);

/** The doubled edge that carries the buttons, from the rim to the hem. */
const standOutline = knots("598,317^ 640,317^ 644,700 648,1125^ 604,1127^ 601,700");

function buttonStand(order: Order, pose: Pose): Piece {
  return {
    outline: rounded(standOutline),
    optics: order.cloth.optics,
    seed: order.seed + 44,
    rests: true,
    lift: 2.2,
    edgeDrop: 0.8,
    hold: 0.07,
    bend: 0.9,
    edgeAnchor: 0.08,
    grid: [7],
    steps: [60],
    pose,
    // Between its buttons it stands a little open on one side.
    base: (u, v) => 2.6 * ramp(612, 644, u) * (0.5 + noise(1, v / 64, order.seed + 45)),
    excess: (e) => e.evenly(0.004),
    make: (s) => {
      face(s, order);
      for (const edge of ["640,317 644,700 648,1125", "598,317 601,700 604,1127"]) {
        const row = { ...fine, offset: edge.startsWith("640") ? 7 : -7 };
        drawTogether(s, line(edge), 1.1, row.offset);
        stitch(s, line(edge), row);
      }
      for (let y = 336; y < 1060; y += 92) {
        button(s, 621 + (y - 332) * 0.008, y, 7.5, { dye: "horn" });
      }
    },
  };
}

function bandAndHem(s: Surface, edge: BandEdge): void {
  stitchedBand(s, edge, aLine, 5);
  stitch(s, line("250,1072 420,1104 600,1112 780,1104 950,1072"), fine);
}

/** A covered elastic that gathers the waist. */
function elastic(s: Surface, edge: BandEdge): void {
  s.each((k, u, v, depth) => {
    const below = v - edge(u);
    const on = ramp(2, -2, below);
    const ruche = noise((u - 600) / 5.5, v / 60, 91) + 0.5 * noise((u - 600) / 2.6, v / 34, 92);
    const reach = 34 + 26 * noise((u - 600) / 8, 1, 93);
    s.relief[k]! += on * (1.4 * ruche + 2.4) + 1.1 * ramp(reach, 0, below) * (1 - on) * ruche;
    s.tone(k, 1 + 0.12 * ramp(reach, 0, below) * Math.min(0, ruche));
    if (v > 1120) s.tone(k, 1 - 0.1 * bell(depth - 7, 1));
  });
  seam(s, alongEdge(edge, 166), { depth: 2, pucker: 1 });
}
