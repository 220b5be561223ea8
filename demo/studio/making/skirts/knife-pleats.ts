import { handledAs } from "../../cloths/index.ts";
import type { Grain } from "../../cloths/texture.ts";
import { chance, noise } from "../../fields/noise.ts";
import { bell, blend, clamp, ramp } from "../../fields/scalar.ts";
import { face, ironed, type Order } from "../../garment.ts";
import {
  crossing,
  curve,
  type Knot,
  knots,
  moved,
  type Point,
  table,
} from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { easePose } from "../body/eased-pose.ts";
import { rounded } from "../sewing/rounded.ts";
import { stitch } from "../sewing/seams.ts";
import type { BandEdge } from "../sewing/waistband.ts";

/** A skirt of knife pleats, which all lie to one side. */
interface Pleating {
  count: number;
  /** The seam that they hang from. */
  top: BandEdge;
  /** The right edge of the skirt from the middle line, from the seam down to the hem. */
  side: string;
  /** Height of the hem in units. */
  hem: (u: number) => number;
  seed: number;
}

/** Below any hem. */
const lowest = 1e4;
/** Places down a fold at which its line is measured. */
const steps = 14;

/**
 * Every pleat is a layer of its own: its fold lies upon the next one, which comes out from beneath
 * it. Pressed narrow at the seam they swing towards the hem, some shut, some open, and there each
 * ends by itself and shows what is folded under.
 */
export function knifePleats(order: Order, pose: Pose, pleating: Pleating): Piece[] {
  const pleats = Array.from({ length: pleating.count }, (_, i) => pleatOf(pleating, i));
  // The fold of each covers its right neighbor, so that the last lies lowest.
  return pleats
    .reverse()
    .flatMap((pleat) => [under(order, pose, pleat), upper(order, pose, pleat)]);
}

/** Its pattern is as it was pressed: the fold runs straight down at x = 0, and what is seen lies left of it. */
interface Pleat {
  number: number;
  /** Where its fold lies on the skirt at height v. */
  fold: (v: number) => number;
  /** How far left of it that of its neighbor lies. */
  seen: (v: number) => number;
  /** How far left its rim lies, out of sight below its neighbor. */
  wide: (v: number) => number;
  /** Height of its upper and its lower end at a place across it. */
  top: BandEdge;
  hem: BandEdge;
  /** How far its fold stands off at the hem, in units. */
  open: number;
  seed: number;
}

function pleatOf(pleating: Pleating, number: number): Pleat {
  const { count, top, side, hem, seed } = pleating;
  const edge = curve(moved(knots(side), table.middle, 0), false);
  const half = (v: number) => crossing(edge, v) - table.middle;
  const down = (v: number) =>
    clamp((v - top(table.middle)) / (hem(table.middle) - top(table.middle)));
  const foldOf = (i: number) => (v: number) =>
    table.middle + half(v) * ((2 * strayed(i, count, down(v), seed)) / count - 1);
  const fold = foldOf(number + 1);
  const before = foldOf(number);
  const seen = (v: number) => fold(v) - before(v);
  const tilt = 0.07 + 0.1 * chance(number, 4, seed);
  const longer = 3 * (chance(number, 5, seed) - 0.5);
  const end = fold(lowest);
  return {
    number,
    fold,
    seen,
    wide: number === 0 ? seen : (v) => seen(v) + blend(9, 26, down(v)),
    top: (x) => top(fold(top(table.middle)) + x),
    hem: (x) => hem(end + x) + longer + tilt * (x + 0.5 * seen(lowest)),
    open: 8 + 18 * chance(number, 6, seed) ** 1.6,
    seed: seed + number,
  };
}

/**
 * The place of a fold among the others, in pleats from the left: even at the seam, and by groups
 * pushed together or drawn apart at the hem.
 */
function strayed(i: number, count: number, down: number, seed: number): number {
  // The first and the last are the skirt's side seams.
  const free = ramp(0, 2.4, i) * ramp(count, count - 2.4, i);
  const swung = 1.8 * noise(i / 4.6, 0.7 * down, seed + 3) + 0.36 * (chance(i, 1, seed) - 0.5);
  const bent = 0.24 * noise(i / 1.7, 2.2 * down, seed + 5);
  return i + free * (swung * down ** 1.5 + bent * ramp(0, 0.4, down));
}

/** The part of a pleat that is seen. */
function upper(order: Order, pose: Pose, pleat: Pleat): Piece {
  const { seen, wide, hem, top, open, number, seed } = pleat;
  const down = (v: number) => ramp(top(0), hem(0), v);
  return {
    ...laidPleat(order, pose, pleat),
    outline: rounded(outlineOf(pleat), 2),
    base: (x, v) => {
      const stands = blend(1.6, open, ramp(top(0) + 40, hem(0), v) ** 1.15);
      return stands * clamp(1 + x / wide(v)) ** 1.6;
    },
    make: (s) => {
      const alongFold: Grain = (x, v) => [x + 41 * number, v];
      face(s, ironed(order, 0), alongFold);
      s.each((k, x, v) => {
        const away = Math.max(0, x + seen(v));
        s.tone(k, 1 - 0.2 * Math.exp(-away / blend(2, 5, down(v))));
        s.tone(k, 1 + 0.05 * bell(x + 1.6, 1.6));
        s.relief[k]! += 0.5 * noise(x / 16, v / 90, seed);
      });
      stitch(s, hemOf(pleat), { offset: -9, length: 4, width: 0.45 });
    },
  };
}

/** What is folded under it shows below the hem as a dark corner where the pleat stands open. */
function under(order: Order, pose: Pose, pleat: Pleat): Piece {
  const { hem, number, seed } = pleat;
  const wide = 14 + 9 * chance(number, 7, seed);
  const shows = 3.4 * chance(number, 8, seed) - 1.5;
  const at = (x: number, dy: number, corner: boolean): Knot => ({ x, y: hem(0) + dy, corner });
  return {
    ...laidPleat(order, pose, pleat),
    outline: [
      at(-wide, -60, true),
      at(-3, -60, true),
      at(-1.6, -1, true),
      at(-0.4 * wide, shows, false),
      at(-wide, -5, true),
    ],
    dye: "inside",
    inner: true,
    make: (s) => face(s, ironed(order, 0)),
  };
}

/** It hangs a little taut: a slack one would break across. */
const taut = 0.02;
/** The share of its creases that is left when it has been pressed. */
const pressed = 0.4;

function laidPleat(order: Order, pose: Pose, { fold, top, seed }: Pleat) {
  const laid: Pose = (x, v) => pose(fold(v) + x, v);
  const handled = handledAs(order.cloth, order.seed);
  return {
    optics: order.cloth.optics,
    seed,
    handled: { ...handled, fine: pressed * handled.fine },
    rests: true,
    lift: 1.6,
    hold: 0.16,
    bend: 0.8,
    edgeAnchor: 0.08,
    grid: [5],
    steps: [50],
    stir: 0.2,
    pose: laid,
    pins: (x: number, v: number) => 0.2 * ramp(60, 0, v - top(x)),
    excess: (e, x, v) => {
      easePose(e, x, v, laid);
      e.yy -= taut;
    },
  } satisfies Partial<Piece>;
}

function outlineOf({ wide, top, hem }: Pleat): Knot[] {
  const down = (edge: (v: number) => number): Knot[] => {
    const y0 = top(edge(top(0))) - 12;
    const y1 = hem(edge(lowest));
    return Array.from({ length: steps + 1 }, (_, i) => {
      const y = blend(y0, y1, i / steps);
      return { x: edge(y), y, corner: i === 0 || i === steps };
    });
  };
  return [...down(() => 0), ...down((v) => -wide(v)).reverse()];
}

function hemOf({ wide, hem }: Pleat): Point[] {
  const from = -wide(lowest);
  return [from, from / 2, 0].map((x): Point => [x, hem(x)]);
}
