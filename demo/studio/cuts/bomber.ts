import type { Cloth } from "../cloths/index.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import type { ArmPose } from "../making/body/poses.ts";
import { withSetInSleeves } from "../making/body/set-in-sleeves.ts";
import { foldSleeve, sleeves } from "../making/body/sleeves.ts";
import { type Neckline, upperGarment } from "../making/body/upper-garment.ts";
import { neckBand } from "../making/knits/neck-band.ts";
import { doubledBy, stiffen } from "../making/sewing/doubled.ts";
import { gatheredSeam } from "../making/sewing/gathers.ts";
import { label } from "../making/sewing/label.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import {
  aboveSewnOn,
  type SewnOn,
  sewnOnBoth,
  shadeBelow,
  shadeMouths,
} from "../making/sewing/sewn-on.ts";
import { zip, zipBox, zipPuller } from "../making/sewing/zip.ts";
import { nylonLining } from "../making/tailoring/lined-back.ts";
import { swellsOfBody } from "../making/tailoring/swells.ts";
import type { Excess } from "../pattern/excess.ts";
import {
  flipped,
  knots,
  line,
  lowerEdge,
  mirrored,
  type Side,
  withNeck,
} from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,330 60,312 116,276^ 244,317^ 270,333^ 352,486 424,636 464,770 483,856 481,886
  471,905^ 483,984^ 403,1003^ 382,926^ 362,902 338,800 312,700 288,594^ 286,740 290,870 282,936^
  272,1024^ 120,1034 0,1036`;
const sleeve = sleeves({ armhole: "844,320 834,420 841,510 887,596", lean: 0.22 });
const ribOptics = { kind: "matte", wrap: 0.3, sheen: 0.15 } as const;

/** Both sleeves lie down beside the body, clear of its ribs. */
const arms = {
  left: [0.07, 0.1],
  right: [0.1, 0.03],
  shoulderX: 262,
  shoulderY: 352,
  elbowY: 690,
} satisfies ArmPose;

/** The collar's rib from behind: it rounds to the front at its ends. */
const bandBehind = "0,240 58,244 104,261 122,281 119,296^ 62,305 0,308";

const lane = 71;
const fine = { length: 3.6, width: 0.55 };
/** The bags of the pockets and their welts keep the cloth round them flat. */
const pocketed = doubledBy({ x0: 696, y0: 644, x1: 818, y1: 824 }, true);
const welt: SewnOn = {
  pattern: "808,664^ 732,816^ 706,802^ 783,652^",
  kind: "pocket",
  slack: 6,
  stitched: { ...fine, inset: 4 },
};

/** A short zipped bomber with ribbed collar, cuffs and hem. */
export const bomber: Cut = (given) => {
  const order = { ...given, cloth: padded(given.cloth) };
  const seed = order.seed + lane;
  const { fall } = order.cloth;
  const excess = (e: Excess, u: number, v: number) => fold(e, u, v, seed, fall);
  const sewn = withSetInSleeves(order, {
    half,
    sleeve,
    arms,
    lane,
    excess,
    make: (s) => makeShell(s, order),
    volume: { loft: 0.36, height: 22 },
    grid: [15, 8, 5],
    steps: [380, 240, 110],
  });
  const welts = (hand: Pose) => sewnOnBoth(order, hand, welt);
  return upperGarment(order, {
    ...sewn,
    sleevesUpon: aboveSewnOn(sewn.sleevesUpon, welts),
    lane,
    backHalf: withNeck(sewn.half, "116,276^", "0,268 60,266"),
    turn: -0.008,
    inside: "lining",
    body: {
      loft: 0.3,
      height: 20,
      base: swellsOfBody({ seed, armpit: [288, 594], waistY: 720, hemY: 880, strength: 0.7 }),
      grid: [15, 8, 5.5],
      steps: [420, 260, 110],
      pins: (u, v) => 0.06 * bell(u - 600, 16) + held(u, v),
    },
    backPins: held,
    // The tape of the zip keeps the cloth beside it from folding.
    excess: (e, u, v) => {
      excess(e, u, v);
      stiffen(e, 0.9 * bell(u - 600, 34));
    },
    backExcess: excess,
    face: (s) => {
      makeFront(s, order);
      shadeBelow(s, welts);
      shadeMouths(s, welt);
    },
    backFace: (s) => makeShell(s, order),
    neck: (hand) => neck(order, hand),
    front: { zoom: 1.14, x: 600, y: 648 },
    detail: { zoom: 2.7, x: 650, y: 460 },
    close: { zoom: 5, x: 640, y: 916 },
  });
};

/** Padded and lined, a shell is stiffer than its cloth, keeps few creases, and gleams broadly and softly. */
function padded(cloth: Cloth): Cloth {
  const { gloss = 0, along = 0, across = 0 } = cloth.optics;
  return {
    ...cloth,
    bend: Math.max(0.62, cloth.bend),
    creases: 0.12,
    optics: {
      ...cloth.optics,
      gloss: Math.min(gloss, 0.31),
      along: Math.max(along, 0.6),
      across: Math.max(across, 0.33),
    },
  };
}

/** The neck and the ribs keep their place. */
function held(u: number, v: number): number {
  return 0.1 * ramp(320, 290, v) + 0.04 * ribbed(u, v);
}

function neck(order: Order, hand: Pose): Neckline {
  const trim = { optics: ribOptics, pose: hand, dye: "tone", pitch: 6.4, rise: 2 } as const;
  const collar = knots("606,342^ 660,326 708,290 716,268^ 734,280^ 722,320 676,366 607,386^");
  const standing = mirrored("0,218 64,228 122,270^ 112,296^ 60,270 0,262");
  const upper = { ...trim, front: true, height: 10, fanY: 190 };
  const linked = (side: Side) => line("735,281 723,321 677,367 607,388", side);
  return {
    behind: [
      lining(order, hand),
      neckBand({ ...trim, front: false, height: 15, outline: standing }),
    ],
    over: [
      neckBand({ ...upper, outline: collar, linked: linked(1) }),
      neckBand({ ...upper, outline: flipped(collar), linked: linked(-1) }),
    ],
    overBack: [
      neckBand({
        ...upper,
        fanY: -500,
        outline: mirrored(bandBehind),
        linked: lowerEdge(bandBehind),
      }),
    ],
  };
}

function ribbed(u: number, v: number): number {
  if (!sleeve.on(u, v)) return ramp(922, 925, v);
  return ramp(619, 622, sleeve.grain(u, v)[1]);
}

function fold(e: Excess, u: number, v: number, seed: number, fall: number): void {
  if (ribbed(u, v) > 0.5) {
    e.xx = 0.012;
    e.yy = 0.005;
    return;
  }
  const side = sleeve.side(u);
  e.evenly(0.006);
  e.crumple(u, v, seed + 2, 0.02 * fall, 190);
  e.around(u, v, 600 + side * 286, 596, 110, 0.2 * fall);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 7, {
      elbowY: 698,
      elbow: 0.16 * fall,
      elbowReach: 120,
      cuffY: 862,
      cuff: 0.22 * fall,
      cuffReach: 60,
      even: 0.02,
      twist: 0.05,
    });
    e.along(1, 0, 0.07);
  } else {
    fromArmhole(e, u, v, seed + 9, 0.2 * fall);
    const lanes = 0.5 + 0.8 * noise(u / 90, 3, seed + 8);
    e.along(0, 1, 0.16 * ramp(790, 896, v) * lanes + 0.02);
    e.along(1, 0, 0.16 * ramp(760, 906, v));
    stiffen(e, pocketed(u, v));
  }
}

/** Slope of the folds that run from an armhole to the ribs: how they go inwards and down. */
const [inwards, down] = [0.52, 0.85];

/** A few long folds run from either armhole to the ribs; between them the cloth lies flat. */
function fromArmhole(e: Excess, u: number, v: number, lane: number, amount: number): void {
  const side = sleeve.side(u);
  const x = (u - 600) * side;
  const across = x * down + v * inwards;
  const lanes = ramp(-0.1, 0.6, noise(across / 54, (v * down - x * inwards) / 420, lane + side));
  e.along(down, side * inwards, amount * lanes * ramp(0, 90, x) * ramp(420, 560, v));
}

/** What front and back have in common: cloth, ribs and seams. */
function makeShell(s: Surface, order: Order): void {
  const ribFinish = s.addFinish(ribOptics);
  const ribDye = s.dye("tone");
  face(s, order, sleeve.grain);
  s.each((k, u, v) => {
    const rib = ribbed(u, v);
    if (rib <= 0.5) return;
    s.finish[k] = ribFinish;
    s.ink(k, ribDye, rib);
    s.relief[k] = 0;
  });
  order.cloth.rib(s, sleeve.grain, ribbed);
  for (const side of [1, -1] as const) {
    const armhole = sleeve.armhole(side);
    seam(s, armhole, { depth: 2.8, pucker: 2 });
    stitch(s, armhole, { ...fine, offset: side * 6 });
    // The cloth is wider than its ribs, and drawn together where it is sewn to them.
    for (const join of ["602,924 740,923 884,920", "984,925 1068,906"]) {
      const path = line(join, side);
      gatheredSeam(s, side > 0 ? path.toReversed() : path, 46);
    }
  }
}

function makeFront(s: Surface, order: Order): void {
  makeShell(s, order);
  const front = line("600,330 601,700 600,1034");
  zip(s, front, "elastic", "steel", 1.7);
  stitch(s, front, { ...fine, offset: 16 });
  stitch(s, front, { ...fine, offset: -16 });
  zipPuller(s, 600, 372, "steel");
  zipBox(s, 600, 1032, "steel");
}

function lining(order: Order, pose: Pose): Piece {
  return {
    outline: knots("484,282^ 540,262 600,256 660,262 716,282^ 680,330 600,352 520,330"),
    optics: nylonLining,
    dye: "second",
    seed: 3,
    inner: true,
    loft: 0.2,
    height: 10,
    grid: [8],
    steps: [60],
    pose,
    make: (s) => label(s, order.label, 600, 296, 50),
  };
}
