import { type Cloth, handledAs } from "../../cloths/index.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { type Cut, face } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { line, lowest, table, withNeck } from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { breakCrests } from "../body/crests.ts";
import { raisedInFolds } from "../body/in-folds.ts";
import { type InFolds, layFolds } from "../body/long-folds.ts";
import { withSetInSleeves } from "../body/set-in-sleeves.ts";
import { upperGarment } from "../body/upper-garment.ts";
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
import type { BlousonCut, Sewing } from "./blouson-cut.ts";
import { type Bloused, foldsOfBlouson } from "./blouson-folds.ts";
import { surplusOfBlouson } from "./blouson-surplus.ts";
import { blousonPulls, crispShell } from "./drawn-blouson.ts";
import { ribbedNeck, ribOptics } from "./ribbed-neck.ts";
import { swellsOfBody } from "./swells.ts";

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
    const excess = (e: Excess, u: number, v: number) => surplusOfBlouson(e, u, v, sewing);
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
