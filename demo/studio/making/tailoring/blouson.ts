import { type Cloth, handledAs } from "../../cloths/index.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { type Cut, face, type Order } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { type Box, line, lowest, sideOf, table, withNeck } from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { breakCrests } from "../body/crests.ts";
import { raisedInFolds } from "../body/in-folds.ts";
import { type InFolds, layFolds } from "../body/long-folds.ts";
import { withSetInSleeves } from "../body/set-in-sleeves.ts";
import { foldSleeve } from "../body/sleeves.ts";
import { type SleevedCut, upperGarment } from "../body/upper-garment.ts";
import { doubledBy, stiffen } from "../sewing/doubled.ts";
import { drawIntoFolds } from "../sewing/drawn-folds.ts";
import { gatheredSeam } from "../sewing/gathers.ts";
import { seam, stitch } from "../sewing/seams.ts";
import {
  aboveSewnOn,
  type SewnOn,
  sewnOnBoth,
  shadeBelow,
  shadeMouths,
} from "../sewing/sewn-on.ts";
import { zip, zipBox, zipPuller } from "../sewing/zip.ts";
import { type Bloused, foldsOfBlouson } from "./blouson-folds.ts";
import { blousonPulls, crispShell } from "./drawn-blouson.ts";
import { ribbedNeck, ribOptics } from "./ribbed-neck.ts";
import { swellsOfBody } from "./swells.ts";

/** A short lined jacket of thin cloth, zipped, and drawn in by ribs at neck, cuffs and hem. */
interface BlousonCut extends Omit<SleevedCut, "backHalf"> {
  /** The knot where the shoulder begins, and the neckline of the back up to it. */
  backNeck: [shoulder: string, neck: string];
  waistY: number;
  /**
   * Where the ribs begin: on the body, and down the sleeve from the shoulder; the seams that join them
   * on the right half.
   */
  ribs: { bodyY: number; sleeve: number; joins: string[] };
  /** The slanted welts: that of the right half, and how far its pocket reaches within, on the table. */
  pockets: { welt: string; bag: Box };
}

/** A blouson as it is sewn from one order: what its parts need to know of it. */
interface Sewing {
  cut: BlousonCut;
  order: Order;
  seed: number;
  /** Where the ribs are: 1 on them, 0 on the cloth. */
  ribbed: PatternMap;
  /** Where the bags of the pockets and their welts keep the cloth flat, 0..1. */
  pocketed: PatternMap;
}

const fine = { length: 3.6, width: 0.55 };

/** A blouson as its cut tells. */
export function blouson(cut: BlousonCut): Cut {
  const ribbed = ribsOf(cut);
  const pocketed = doubledBy(cut.pockets.bag, true);
  const welt = weltOf(cut);
  return (given) => {
    const order = { ...given, cloth: padded(given.cloth) };
    const seed = order.seed + cut.lane;
    const sewing: Sewing = { cut, order, seed, ribbed, pocketed };
    const bloused = placesOf(cut, seed);
    const excess = (e: Excess, u: number, v: number) => fold(e, u, v, sewing);
    const folds = foldsOfBlouson(bloused, false);
    const foldsBehind = foldsOfBlouson(bloused, true);
    const onSleeves = layFolds(folds.sleeves);
    const drawn = (s: Surface, behind: boolean, flat?: PatternMap) =>
      drawIntoFolds(s, blousonPulls(bloused, cut.sleeve, behind), {
        seed: seed + (behind ? 61 : 53),
        round: crispShell,
        flat,
      });
    const makeSleeve = (s: Surface, behind: boolean) => {
      makeShell(s, sewing);
      breakCrests(s, folds.sleeves, crested);
      drawn(s, behind);
    };
    const sewn = withSetInSleeves(
      order,
      {
        ...cut,
        excess: (e, u, v) => {
          excess(e, u, v);
          onSleeves.fold(e, u, v);
        },
        make: (s) => makeSleeve(s, false),
        padded: false,
        yields: true,
        volume: { loft: 0.24, height: 9 },
        grid: [15, 8, 5, 3.2],
        steps: [380, 240, 110, 90],
      },
      (s) => makeSleeve(s, true),
    );
    const shell = bodyOf(sewing);
    const front = raisedInFolds(shell, excess, layFolds(folds.body));
    const back = raisedInFolds(shell, excess, layFolds(foldsBehind.body));
    const welts = (hand: Pose) => sewnOnBoth(order, hand, welt);
    return upperGarment(order, {
      ...cut,
      ...sewn,
      sleevesUpon: aboveSewnOn(
        (hand, over) => sewn.sleevesUpon(hand, over).map(raisedBy(onSleeves)),
        welts,
      ),
      backHalf: withNeck(sewn.half, ...cut.backNeck),
      inside: "lining",
      body: { ...shell, base: front.base },
      backBase: back.base,
      backPins: held(sewing),
      // The tape of the zip keeps the cloth beside it from folding.
      excess: (e, u, v) => {
        front.excess(e, u, v);
        stiffen(e, 0.9 * bell(u - table.middle, 34));
      },
      backExcess: back.excess,
      face: (s) => {
        makeFront(s, sewing);
        breakCrests(s, folds.body, crested);
        drawn(s, false, (u, v) => Math.max(pocketed(u, v), onTape(u)));
        shadeBelow(s, welts);
        shadeMouths(s, welt);
      },
      backFace: (s) => {
        makeShell(s, sewing);
        breakCrests(s, foldsBehind.body, crested);
        drawn(s, true);
      },
      neck: (hand) => ribbedNeck(order, hand),
    });
  };
}

/** Where the zip's tape is sewn below the shell, which no fold breaks there: 1 on it, 0 beyond. */
const onTape = (u: number) => ramp(32, 19, Math.abs(u - table.middle));

/** How sharply its folds break along their crests: a padded shell is thin cloth that nothing stretches. */
const crested = 1;

function placesOf({ armpit: [x, y], sleeve, arms, ribs }: BlousonCut, seed: number): Bloused {
  const cuff = line(ribs.joins.at(-1)!);
  return {
    armpit: [table.middle + x, y],
    shoulder: [table.middle + arms.shoulderX + 30, sleeve.armhole(1)[0]![1]],
    ribsY: ribs.bodyY,
    cuff: [cuff[0]!, cuff.at(-1)!],
    seed,
  };
}

/** Raises a sleeve by its folds, whose surplus it has. */
function raisedBy({ height }: InFolds) {
  return (sleeve: Piece): Piece => ({
    ...sleeve,
    base: (u, v) => (sleeve.base?.(u, v) ?? 0) + height(u, v),
  });
}

/** A welt is sewn down all round, and stands off along its mouth. */
function weltOf({ pockets }: BlousonCut): SewnOn {
  return { pattern: pockets.welt, kind: "pocket", slack: 9, stitched: { ...fine, inset: 4 } };
}

/** Padded and lined, a closely woven shell gleams narrowly along its folds; what lies flat stays dark. */
function padded(cloth: Cloth): Cloth {
  const { gloss = 0 } = cloth.optics;
  return {
    ...cloth,
    bend: 0.5,
    creases: 0.12,
    handled: { broad: 0.05, fine: 0.045 },
    optics: {
      ...cloth.optics,
      along: 0.22,
      across: 0.58,
      polish: 0.8,
      sideLamps: 0.2,
      gloss: Math.max(gloss, 0.45),
    },
  };
}

function ribsOf({ sleeve, ribs }: BlousonCut): PatternMap {
  return (u, v) => {
    const [at, from] = sleeve.on(u, v) ? [sleeve.grain(u, v)[1], ribs.sleeve] : [v, ribs.bodyY];
    return ramp(from - 1.5, from + 1.5, at);
  };
}

function bodyOf(sewing: Sewing) {
  const { cut, order, seed, ribbed } = sewing;
  const { armpit, waistY, ribs } = cut;
  const keptPlace = held(sewing);
  return {
    loft: 0.2,
    height: 11,
    handled: { ...handledAs(order.cloth, order.seed), springs: ribbed },
    base: swellsOfBody({ seed, armpit, waistY, hemY: ribs.bodyY - 44, strength: 0.06 }),
    grid: [15, 8, 5.5],
    steps: [420, 260, 110],
    pins: (u: number, v: number) => 0.12 * bell(u - table.middle, 16) + keptPlace(u, v),
  };
}

/** The neck and the ribs keep their place. */
function held({ ribbed }: Sewing): PatternMap {
  return (u, v) => 0.1 * ramp(320, 290, v) + 0.5 * ribbed(u, v);
}

function fold(e: Excess, u: number, v: number, sewing: Sewing): void {
  const { cut, order, seed, ribbed, pocketed } = sewing;
  if (ribbed(u, v) > 0.5) {
    e.xx = 0.012;
    e.yy = 0.005;
    return;
  }
  const { sleeve, armpit, ribs } = cut;
  const { fall } = order.cloth;
  e.evenly(0.006);
  e.crumple(u, v, seed + 2, 0.012 * fall, 150);
  e.around(u, v, table.middle + sleeve.side(u) * armpit[0], armpit[1], 110, 0.1 * fall);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 7, {
      elbowY: cut.arms.elbowY + 8,
      elbow: 0.1 * fall,
      elbowReach: 150,
      cuffY: ribs.bodyY - 62,
      cuff: 0.2 * fall,
      cuffReach: 60,
      even: 0.04,
      twist: 0.06,
    });
    e.along(1, 0, 0.07);
  } else {
    fromArmhole(e, u, v, seed + 9 + sleeve.side(u), 0.05 * fall);
    const lanes = 0.5 + 0.8 * noise(u / 90, 3, seed + 8);
    e.along(0, 1, 0.1 * ramp(ribs.bodyY - 134, ribs.bodyY - 28, v) * lanes + 0.02);
    e.along(1, 0, 0.15 * ramp(ribs.bodyY - 150, ribs.bodyY - 18, v));
    stiffen(e, pocketed(u, v));
  }
}

/** Slope of the folds that run from an armhole to the ribs: how they go inwards and down. */
const [inwards, down] = [0.52, 0.85];

/** A few long folds run from either armhole to the ribs; between them the cloth lies flat. */
function fromArmhole(e: Excess, u: number, v: number, lane: number, amount: number): void {
  const x = Math.abs(u - table.middle);
  const across = x * down + v * inwards;
  const lanes = ramp(-0.1, 0.6, noise(across / 54, (v * down - x * inwards) / 420, lane));
  e.along(down, sideOf(u) * inwards, amount * lanes * ramp(0, 90, x) * ramp(420, 560, v));
}

/** What front and back have in common: cloth, ribs and seams. */
function makeShell(s: Surface, { cut, order, ribbed }: Sewing): void {
  const { sleeve, ribs } = cut;
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
  // Knitted double, ribs end in a fold, in which their ditches close: open, they would fray its line.
  s.each((k, u, v, depth) => {
    if (ribbed(u, v) > 0.5) s.relief[k]! *= ramp(0, 3.5, depth);
  });
  for (const side of [1, -1] as const) {
    const armhole = sleeve.armhole(side);
    seam(s, armhole, { depth: 2.8, pucker: 2 });
    stitch(s, armhole, { ...fine, offset: side * 6 });
    // The cloth is wider than its ribs, and drawn together where it is sewn to them.
    for (const join of ribs.joins) {
      const path = line(join, side);
      gatheredSeam(s, side > 0 ? path.toReversed() : path, 46);
    }
  }
}

/** Height at which the zip begins. */
const zipY = 330;

function makeFront(s: Surface, sewing: Sewing): void {
  makeShell(s, sewing);
  const end = lowest(sewing.cut.half) - 2;
  const middle = table.middle;
  const front = line(`${middle},${zipY} ${middle + 1},${(zipY + end) / 2} ${middle},${end}`);
  zip(s, front, "elastic", "steel", 3);
  for (const offset of [16, -16]) stitch(s, front, { ...fine, offset });
  zipPuller(s, middle, zipY + 42, "steel");
  zipBox(s, middle, end - 2, "steel");
}
