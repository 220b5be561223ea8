import { type Point, table } from "../../pattern/outline.ts";
import { bothSides, mirroredPull, type Pull } from "../sewing/drawn-folds.ts";
import { besideStrip } from "./drawn-half-belt.ts";
import type { TailoredCut } from "./tailored-cut.ts";

/** By what the folds of a tailored body are placed. */
export type DrawnBody = Pick<
  TailoredCut,
  "sleeve" | "armpit" | "waistY" | "hemY" | "belted" | "edgeAtHem" | "back" | "strained"
>;

const [down, left, up] = [Math.PI / 2, Math.PI, -Math.PI / 2];
/** How far from its edge or its seam a fold keeps, in units. */
const clear = 46;

/** What draws a front into folds: its armholes, the button that holds it together, its waist and its hem. */
export function frontPulls(body: DrawnBody): Pull[] {
  const { armpit, edgeAtHem = table.middle, strained = [] } = body;
  const [pitX] = armpit;
  const edge = edgeAtHem - table.middle;
  return [
    ...[fromArmhole(body, [0.5, 0.85]), ...(body.belted ? [] : [fromWaist(body)])].flatMap(
      bothSides,
    ),
    ...strained.map(fromButton),
    ...(body.belted ? gathers(body, edge) : [fromHip(body, 1), fromHip(body, -1)]),
    fromHem(body, -0.9 * pitX, edge - clear),
    fromHem(body, edge + clear, 0.9 * pitX),
  ];
}

/** What draws a back into folds: its armholes, the small of the back, its vent and its hem. */
export function backPulls(body: DrawnBody): Pull[] {
  const [pitX] = body.armpit;
  const { ventY, drawnIn } = body.back;
  const right = [
    fromArmhole(body, [0.6, 1.1]),
    ...(body.belted ? [] : [fromWaist(body)]),
    ...(ventY ? [fromVent(ventY)] : []),
    fromHem(body, clear, 0.9 * pitX),
  ];
  return [
    ...right.flatMap(bothSides),
    ...(body.belted ? gathers(body, 0) : [fromHip(body, 1)]),
    ...(drawnIn ? besideStrip(drawnIn) : []),
  ];
}

/**
 * The weight of a sleeve draws the body from its lower armhole to the waist.
 *
 * @param share of the way down to the waist that the shortest and the longest fold go.
 */
function fromArmhole({ sleeve, armpit, waistY }: DrawnBody, [least, most]: Share): Pull {
  const hole = sleeve.armhole(1);
  const [x, y] = hole[Math.floor(0.62 * (hole.length - 1))]!;
  const [pitX, pitY] = hole.at(-1)!;
  const reach = waistY - armpit[1] + (pitY - y);
  return {
    from: [
      [x - 4, y],
      [pitX - 6, pitY - 6],
      [pitX - 10, pitY + 34],
    ],
    ways: [left - 0.42, down + 0.3],
    many: 4,
    length: [least * reach, most * reach],
    slope: [0.6, 1.05],
    sides: { steep: [7, 11], gentle: [13, 24] },
    fade: [0.2, 0.7],
  };
}

type Share = [least: number, most: number];

/** Slack in the waist lies aslant from the side. */
function fromWaist({ armpit: [pitX], waistY }: DrawnBody): Pull {
  const x = table.middle + pitX - 10;
  return {
    from: [
      [x, waistY - 74],
      [x, waistY + 56],
    ],
    ways: [left + 0.5, left - 0.5],
    many: 3,
    length: [0.3 * pitX, 0.66 * pitX],
    slope: [0.5, 0.95],
    sides: { steep: [6, 10], gentle: [11, 20] },
    fade: [0.2, 0.66],
  };
}

/** How far from its middle a button pulls at the cloth, in units. */
const shank = 22;

/** A button that holds a front together draws it from the side. */
function fromButton([x, y]: Point): Pull {
  const pull: Pull = {
    from: [
      [Math.abs(x - table.middle) + table.middle + shank, y - 9],
      [Math.abs(x - table.middle) + table.middle + shank, y + 9],
    ],
    ways: [-0.42, 0.5],
    many: 2,
    length: [80, 150],
    slope: [0.5, 0.85],
    sides: { steep: [5, 8], gentle: [9, 16] },
    fade: [0.2, 0.75],
  };
  return x < table.middle ? mirroredPull(pull) : pull;
}

/** A long one down the skirt, from the hip. */
function fromHip({ armpit: [pitX], waistY, hemY }: DrawnBody, side: 1 | -1): Pull {
  const skirt = hemY - waistY;
  const at = (out: number, share: number): Point => [
    table.middle + out * pitX,
    waistY + share * skirt,
  ];
  const pull: Pull = {
    from: [at(0.5, 0.26), at(0.86, 0.16)],
    ways: [down + 0.1, down - 0.06],
    many: 1,
    length: [0.36 * skirt, 0.6 * skirt],
    slope: [0.5, 0.8],
    sides: { steep: [9, 14], gentle: [18, 32] },
    fade: [0.3, 0.6],
  };
  return side > 0 ? pull : mirroredPull(pull);
}

/** A skirt of so many units is a long one: folds rise no farther from its hem than that lets them. */
const longSkirt = 650;

/** A half of a hem: a long skirt rises from it in two folds, that of a jacket or below a belt's gathers in one. */
function fromHem({ waistY, hemY, belted }: DrawnBody, fromX: number, toX: number): Pull {
  const skirt = Math.min(longSkirt, hemY - waistY);
  const fan = 0.12 * Math.sign(-fromX - toX);
  return {
    from: [fromX, toX].map((x): Point => [table.middle + x, hemY + 2]),
    ways: [up + fan, up - fan],
    many: !belted && skirt === longSkirt ? 2 : 1,
    length: [0.32 * skirt, 0.62 * skirt],
    slope: [0.48, 0.78],
    sides: { steep: [8, 13], gentle: [15, 30] },
    fade: [0.2, 0.8],
  };
}

/** Where a vent begins, both halves are held together, and fall apart aslant from there. */
function fromVent(ventY: number): Pull {
  const x = table.middle + 16;
  return {
    from: [
      [x, ventY - 30],
      [x, ventY + 24],
    ],
    ways: [-0.7, -0.35],
    many: 1,
    length: [110, 190],
    slope: [0.4, 0.6],
    sides: { steep: [6, 9], gentle: [11, 20] },
    fade: [0.35, 0.6],
  };
}

/** A belt gathers the cloth: it blouses above and falls open below. @param edge of the upper front, from the middle. */
function gathers({ armpit: [pitX], waistY }: DrawnBody, edge: number): Pull[] {
  const along = (fromX: number, toX: number, y: number) =>
    [fromX, toX].map((x): Point => [table.middle + x, waistY + y]);
  const gather = {
    slope: [0.7, 1.2] as Share,
    sides: { steep: [5, 8] as Share, gentle: [9, 17] as Share },
    fade: [0.2, 0.8] as [number, number],
  };
  const [side, held] = [0.88 * pitX, 24];
  return [
    {
      ...gather,
      from: along(-side, side, -held),
      ways: [up + 0.16, up - 0.16],
      many: 8,
      length: [50, 150],
    },
    {
      ...gather,
      from: along(-side, edge - held, held),
      ways: [down + 0.14, down + 0.02],
      many: 3,
      length: [70, 240],
    },
    {
      ...gather,
      from: along(edge + held, side, held),
      ways: [down + 0.05, down - 0.14],
      many: 5,
      length: [70, 240],
    },
  ];
}
