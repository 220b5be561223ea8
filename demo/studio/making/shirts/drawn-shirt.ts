import { isSilk } from "../../cloths/silk.ts";
import { chance } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { type Point, shape, table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { upperPulls } from "../body/drawn-upper.ts";
import type { Sleeves } from "../body/sleeves.ts";
import {
  bothSides,
  drawIntoFolds,
  mirroredPull,
  type Pull,
  rimFree,
  thicker,
} from "../sewing/drawn-folds.ts";
import { yokeBehind, yokeEnd } from "./shirt-cutting.ts";
import { onSleeve } from "./shirt-folds.ts";
import { doubledByPocket } from "./shirt-pockets.ts";
import type { ShirtStyle } from "./shirt-style.ts";

/** Seed lanes by which front and back are drawn, each in its own way. */
const lanes = { front: 0, back: 7 };

/** How thin shirting is, in thicknesses of jersey, and the radius over which it turns at a crest, in units. */
const shirting = { thick: 0.72, round: 1.5, amount: 1, near: 0.9 };
/** Silk springs back: its folds are lower and broader, and turn over a longer way. */
export const silk = { thick: 0.95, round: 2.6, amount: 0.5, near: 0.6 };
/** How much faster the radius of a crest grows than the thickness of its cloth: felted wool never breaks. */
const roundness = 1.7;

/** How far down the middle of a collar is, in units: it lies upon flat cloth. */
const collarY = 310;

/** Draws the front into crisp folds; placket, pockets and cuffs are doubled, and lie flat. */
export function drawShirtFront(
  s: Surface,
  order: Order,
  style: ShirtStyle,
  sleeve: Sleeves,
  buttons: number[],
): void {
  const doubled = doubledByPocket(style.pockets);
  drawShirt(s, order, style, lanes.front, {
    pulls: [...pullsOf(style, sleeve), ...toButtons(buttons, order.seed)],
    flat: (u, v) => {
      const across = Math.abs(u - table.middle);
      const underCollar = ramp(140, 95, Math.hypot(across, v - collarY));
      return Math.max(doubled(u, v), ramp(34, 22, across), underCollar);
    },
  });
}

/** The same for the back, which hangs from its yoke. */
export function drawShirtBack(s: Surface, order: Order, style: ShirtStyle, sleeve: Sleeves): void {
  drawShirt(s, order, style, lanes.back, {
    pulls: [...pullsOf(style, sleeve), ...fromYoke(sleeve)],
    flat: (_u, v) => ramp(yokeEnd + 32, yokeEnd + 22, v),
  });
}

function drawShirt(
  s: Surface,
  { cloth, seed }: Order,
  { heavy = 1, stiff = 1 }: ShirtStyle,
  lane: number,
  { pulls, flat }: { pulls: Pull[]; flat: PatternMap },
): void {
  const look = isSilk(cloth.optics) ? silk : shirting;
  drawIntoFolds(
    s,
    pulls.map((pull) => thicker(pull, look.thick * heavy)),
    {
      ...look,
      amount: stiff * look.amount,
      seed: seed + lane,
      round: look.round * heavy ** roundness,
      // What stands broad and high comes down to the rim over a longer way, or its side is one black band there.
      clear: rimFree * heavy,
      flat,
    },
  );
}

/** What draws front and back alike: armholes, sides and hem, and along the sleeves elbow and cuff. */
function pullsOf(style: ShirtStyle, sleeve: Sleeves): Pull[] {
  const [pitX, pitY] = sleeve.armhole(1).at(-1)!;
  const armpit: Point = [pitX - table.middle, pitY];
  const onArm = style.cuff ? [atElbow(style, sleeve), aboveCuff(style.cuff, style.lean)] : [];
  return [
    ...upperPulls({ sleeve, armpit, hemLine: style.hem }).map(ironed),
    ...onArm.flatMap(bothSides),
  ];
}

/** The shortest fold that crisp cloth keeps and the shortest of the long ones, in units: stubs look like specks. */
const lengths = { least: 85, most: 150 };

/** The iron has left some of the folds of a shirt hardly there, and all the short ones out. */
function ironed({ slope: [gentle, steep], length: [least, most], ...pull }: Pull): Pull {
  return {
    ...pull,
    slope: [0.55 * gentle, steep],
    length: [Math.max(lengths.least, least), Math.max(lengths.most, most)],
  };
}

/** Into how many folds stiff cloth breaks there. */
const atStiffElbow = 6;

/** The crook of an elbow: folds fan out of the sleeve's inner edge, over its whole width. */
function atElbow(style: ShirtStyle, sleeve: Sleeves): Pull {
  const at = onSleeve(style, sleeve, 1);
  return {
    from: [at(0.16, 0.4), at(0.16, 0.58)],
    ways: [-style.lean - 0.85, -style.lean + 0.3],
    many: style.stiff ? atStiffElbow : 3,
    length: [75, 130],
    slope: [0.8, 1.4],
    sides: { steep: [6, 11], gentle: [11, 21] },
    fade: [0.36, 0.7],
  };
}

/** A sleeve is wider than its cuff: out of their seam its fullness runs upwards. */
function aboveCuff(cuff: string, lean: number): Pull {
  const corners = shape(cuff, 1);
  const [inner, outer] = [corners.at(-1)!, corners[0]!];
  const upwards = -Math.PI / 2 - lean;
  return {
    from: [
      [inner.x, inner.y - 2],
      [outer.x, outer.y - 2],
    ],
    ways: [upwards + 0.3, upwards - 0.3],
    many: 3,
    length: [75, 115],
    slope: [0.5, 1.15],
    sides: { steep: [5, 9], gentle: [9, 18] },
    fade: [0.2, 0.8],
  };
}

/** Slack below the yoke: beside its pleat, and aslant from the shoulder blades. */
function fromYoke(sleeve: Sleeves): Pull[] {
  const [, , [middle, y]] = yokeBehind(sleeve) as [Point, Point, Point];
  const end = yokeBehind(sleeve).at(-1)!;
  const blade: Pull = {
    from: [
      [middle + 0.45 * (end[0] - middle), y],
      [middle + 0.95 * (end[0] - middle), end[1]],
    ],
    ways: [Math.PI / 2 + 0.25, Math.PI / 2 + 0.8],
    many: 1,
    length: [100, 210],
    slope: [0.6, 1.1],
    sides: { steep: [7, 12], gentle: [12, 24] },
  };
  return [
    {
      from: [
        [middle - 30, y],
        [middle + 30, y],
      ],
      ways: [Math.PI / 2 + 0.16, Math.PI / 2 - 0.16],
      many: 3,
      length: [130, 330],
      slope: [0.7, 1.2],
      sides: { steep: [7, 11], gentle: [11, 24] },
      fade: [0.2, 0.8],
    },
    blade,
    mirroredPull(blade),
  ];
}

/** How many of a front's buttons hold slack, by chance: as many as all of them would make a ladder. */
const holding = 0.45;

/** What draws towards buttons: short, and aslant of the placket, on one side of it or the other. */
function toButtons(heights: number[], seed: number): Pull[] {
  return heights.flatMap((y, n) => {
    if (chance(seed, n, 231) > holding) return [];
    const pull: Pull = {
      from: [
        [table.middle + 24, y - 5],
        [table.middle + 24, y + 5],
      ],
      ways: [-0.6, 0.6],
      many: 1,
      length: [85, 125],
      slope: [0.55, 1],
      sides: { steep: [5, 9], gentle: [9, 18] },
    };
    return [chance(seed, n, 232) < 0.5 ? pull : mirroredPull(pull)];
  });
}
