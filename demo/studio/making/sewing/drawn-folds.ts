import { chance } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import { type Point, table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { laySharply, type SharpCrease } from "./sharp-crease.ts";

/** What draws cloth into folds: a seam that holds it where it hangs, a hem that it is crowded into. */
export interface Pull {
  /** The line that its folds start from; they are shared out along it. */
  from: Point[];
  /** The way of the first and of the last of them, radians: 0 to the right, a quarter turn downwards. */
  ways: [first: number, last: number];
  many: number;
  /** How long the shortest and the longest are, in units. */
  length: Range;
  /** How steeply their sides stand at the crest. */
  slope: Range;
  /** How far the steep and the gentle side reach, in units; as those of jersey when absent. */
  sides?: { steep: Range; gentle: Range };
  /**
   * Shares of their way over which they rise and die away; they start from a seam when absent. Over less than
   * a fifth they rise too steeply: at a seam or a rim that is a black nick.
   */
  fade?: [rise: number, fall: number];
}

type Range = [least: number, most: number];

/** The same pull on the other side of a garment. */
export function mirroredPull({ from, ways: [first, last], ...pull }: Pull): Pull {
  return {
    ...pull,
    from: from.map(([x, y]): Point => [2 * table.middle - x, y]),
    ways: [Math.PI - first, Math.PI - last],
  };
}

/** A pull on the right side and its fellow on the left. */
export function bothSides(right: Pull): Pull[] {
  return [right, mirroredPull(right)];
}

/** A pull in cloth that is so many times as thick: its folds are broader and fewer, or narrower and no more of them. */
export function thicker(pull: Pull, thick: number): Pull {
  if (thick === 1) return pull;
  const { steep, gentle } = pull.sides ?? ofJersey;
  const broader = ([least, most]: Range): Range => [thick * least, thick * most];
  return {
    ...pull,
    many: Math.max(1, Math.round(pull.many / Math.sqrt(Math.max(1, thick)))),
    sides: { steep: broader(steep), gentle: broader(gentle) },
  };
}

/** Reaches of the sides of folds in cotton jersey, in units. */
export const ofJersey: Pull["sides"] & object = { steep: [7, 12], gentle: [11, 22] };
const fromSeam: SharpCrease["fade"] = [0.2, 0.75];
/** Every other fold is so much shorter than its lot, or longer: like ones beside each other are a comb. */
const unlike = { short: 0.6, long: 1.25 };
/** How long a fold is that stands in full, in units: a short deep one looks like a slit. */
const deepFrom = 90;
/** How many times as long as its gentle side is broad a fold is at least: a shorter one is a pit, not a fold. */
const slender = 3;
/** How far a fold strays from its way, at most, in radians. */
const astray = 0.14;
/** How far a fold bends aside on its way, at most, as a share of its length. */
const bent = 0.15;

/** Cloth lies down at its rim: a crest that is steep there is a nick in the outline, in units. */
export const rimFree = 24;
/** Satin mirrors how fast a fold lies down: over less than this its gleam ends in hooks, which read as cuts, in units. */
export const rimFreeOfSatin = 110;

/** How round and how steep folds are from near, as shares: on a card only a crisp one is seen, at its full size it looks cut. */
const fromNear = { round: 2.2, slope: 0.6 };

/** How a cloth takes its folds. */
export interface DrawnLook {
  seed: number;
  /** Radius over which it turns at a crest, in units: the thicker it is, the larger; that of jersey when absent. */
  round?: number;
  /** Of their slopes, as a share; all when absent. */
  amount?: number;
  /** How far inside the rim its folds stand in full, in units; that of jersey when absent. */
  clear?: number;
  /** Where it lies double and takes none of them, 0..1; nowhere when absent. */
  flat?: PatternMap | undefined;
  /** The share of their slopes that is left from near; that of jersey when absent. */
  near?: number;
}

/** The share of what seams and gathers hold as crisp as it is. */
export const crispNear = 0.95;

/**
 * Draws a face into folds with a cause: crests of a finger's breadth that turn sharply, with a steep side and a
 * gentle one, between which the cloth stays smooth. Photographs of garments have their contrast there, one
 * or two centimeters wide; swells broader than that are taken for an airbrush.
 */
export function drawIntoFolds(
  s: Surface,
  pulls: Pull[],
  { seed, round = 3, amount = 1, clear = rimFree, flat, near: left = fromNear.slope }: DrawnLook,
): void {
  const folds = pulls.flatMap((pull, n) => foldsOf(pull, seed + 31 * n));
  const near = ramp(1.1, 2, s.density);
  const turn = round * blend(1, fromNear.round, near);
  laySharply(
    s,
    folds.map((fold) => ({ ...fold, round: turn, clear, ...(flat && { flat }) })),
    amount * blend(1, left, near),
  );
}

/** How far a print moves across and down with cloth that a fold lifts, in units a unit of its height. */
const carried = { across: 0.6, down: 0.35 };

/** Bends what is printed next over the folds that the face stands in by now: one that runs on straight is pasted on. */
export function bendPrint(s: Surface): void {
  const { spread } = s;
  if (!spread) return;
  const lifted = s.relief.slice();
  s.spread = (u, v) => {
    const [across, down] = spread(u, v);
    const height = s.read(lifted, u, v);
    return [across + carried.across * height, down + carried.down * height];
  };
}

function foldsOf(pull: Pull, seed: number): SharpCrease[] {
  const { steep, gentle } = pull.sides ?? ofJersey;
  return Array.from({ length: pull.many }, (_, i) => {
    const lot = (lane: number) => chance(seed, i, 730 + lane);
    const within = ([least, most]: Range, lane: number) => blend(least, most, lot(lane));
    const share = (i + 0.1 + 0.8 * lot(0)) / pull.many;
    const length = within(pull.length, 1) * (i % 2 ? unlike.short : unlike.long);
    return {
      path: bentLine(
        placeOn(pull.from, share),
        blend(...pull.ways, share) + astray * (2 * lot(5) - 1),
        length,
        (n) => lot(9 + n),
      ),
      slope: within(pull.slope, 2) * Math.min(1, length / deepFrom),
      reach: noBroaderThan(length / slender, [within(steep, 3), within(gentle, 4)]),
      fade: pull.fade ?? fromSeam,
    };
  });
}

/** Both sides of a fold, narrowed alike so that the gentle one is no broader than so many units. */
function noBroaderThan(broadest: number, [steep, gentle]: Range): Range {
  const share = Math.min(1, broadest / gentle);
  return [share * steep, share * gentle];
}

function placeOn(line: Point[], share: number): Point {
  const at = share * (line.length - 1);
  const n = Math.min(line.length - 2, Math.floor(at));
  const [a, b] = [line[n]!, line[n + 1]!];
  return [blend(a[0], b[0], at - n), blend(a[1], b[1], at - n)];
}

/** Shares of a fold's way between which its path is a straight line. */
const stations = [0, 0.2, 0.4, 0.6, 0.8, 1];

function bentLine([x, y]: Point, way: number, length: number, lot: (n: number) => number): Point[] {
  const bow = 2 * bent * (lot(0) - 0.5) * length;
  const [c, t] = [Math.cos(way), Math.sin(way)];
  return stations.map((share, n): Point => {
    const aside = bow * Math.sin(Math.PI * share) + 3 * (lot(n + 1) - 0.5);
    return [x + c * length * share - t * aside, y + t * length * share + c * aside];
  });
}
