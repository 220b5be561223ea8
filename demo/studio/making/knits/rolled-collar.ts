import type { Texture } from "../../cloths/texture.ts";
import { chance, noise } from "../../fields/noise.ts";
import { bell, blend, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import {
  curve,
  flipped,
  knots,
  mirrored,
  moved,
  type Point,
  table,
} from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { unsettled } from "../body/poses.ts";
import type { Neckline } from "../body/upper-garment.ts";
import { rollAlong } from "../sewing/roll.ts";

/**
 * A knitted tube folded over once. Laid flat, on its front or on its back, the side on top sinks a
 * little lower than the one on the table, so that a sliver of its inside shows above it; its free
 * edge lies on the shoulders. Patterns are of the right half, x from the middle line.
 */
interface RolledCollar {
  /** The fold from the middle to its side, of the side on top and of the one below. */
  fold: string;
  foldBelow: string;
  /** On from there: down its side and along the free edge to the middle. */
  edge: string;
  /** Half its width at the fold and at the free edge. */
  halfWidth: [fold: number, edge: number];
  /** Thickness of its four layers, in units. */
  thick: number;
  /** Surplus across it: how much a soft collar slumps. */
  slump: number;
  ribs: Texture;
  /** How much closer its ribs stand than those of the body. */
  fineness: number;
  /** How far inside its free edge the last rows that bind it off end, in units; they do not show when absent. */
  bound?: number;
  /** How it lies on the back, where that differs. */
  behind?: Partial<LyingBehind>;
}

/** A collar as it lies on the back. */
interface LyingBehind {
  edge: string;
  /** A neck is cut higher behind than in front: so much less of its inside shows from there, as a share. */
  higher: number;
  /** Height of the soft fold in which it slumps across, in units. */
  slack: number;
}

/** Chance lane of rolled collars. */
const lane = 128;

/** The collar of a roll-neck: what is seen into it, and what is folded over. */
export function rolledCollar(order: Order, hand: Pose, collar: RolledCollar): Neckline {
  const inside = throat(order, hand, collar);
  const folded = overFold(order, hand, collar);
  const closed = closedBehind(collar);
  return {
    behind: [inside],
    over: [folded],
    overBack: [throat(order, hand, closed), overFold(order, hand, closed)],
  };
}

/** How a collar lies on the back when nothing else is said. */
const higherBehind = 0.6;

/** The same collar as it lies on the back. */
function closedBehind(collar: RolledCollar): SlackCollar {
  const { edge = collar.edge, higher = higherBehind, slack } = collar.behind ?? {};
  const top = knots(collar.foldBelow)[0]!.y;
  const raised = knots(collar.fold).map(({ x, y }) => `${x},${blend(y, top, higher)}`);
  return { ...collar, edge, fold: raised.join(" "), ...(slack !== undefined && { slack }) };
}

/** A collar with the height of the fold it slumps in. */
type SlackCollar = RolledCollar & { slack?: number };

/** Half the width of that fold, in units, and how far down the collar it crosses the middle, as a share. */
const slackFold = { width: 15, down: 0.5, aslant: 0.2 };

/** The soft fold across a collar that slumps: highest at one side, it dies away before the other. */
function slumpedFold({ slack = 0, ...collar }: SlackCollar, seed: number): PatternMap {
  if (!slack) return () => 0;
  const top = knots(collar.fold)[0]!.y;
  const tall = knots(collar.edge).at(-1)!.y - top;
  const aside = chance(seed, 1, 77) < 0.5 ? -1 : 1;
  return (u, v) => {
    const across = (aside * (u - table.middle)) / collar.halfWidth[1];
    const down = slackFold.down - slackFold.aslant * across + 0.07 * noise(u / 60, 1, seed + 8);
    const alive = ramp(-0.6, 0.3, across) * ramp(1, 0.8, across);
    return slack * alive * bell(v - top - down * tall, slackFold.width);
  };
}

/** The inside of the side on the table, as far as the fold of the one on top leaves it in sight. */
function throat(order: Order, pose: Pose, collar: RolledCollar): Piece {
  const { cloth } = order;
  const top = knots(collar.foldBelow)[0]!.y;
  return {
    outline: mirrored(`${collar.foldBelow} ${collar.edge}`),
    optics: cloth.optics,
    seed: 2,
    inner: true,
    loft: 0.5,
    height: 0.6 * collar.thick,
    fuzz: cloth.fuzz,
    grid: [8],
    steps: [40],
    pose: slumped(pose, collar, order.seed + lane),
    make: (s) => {
      ribsRound(collar, order.seed)(s);
      s.each((k, _u, v) => s.tone(k, 0.96 - 0.5 * ramp(top + 2, top + 22, v)));
    },
  };
}

function overFold(order: Order, pose: Pose, collar: SlackCollar): Piece {
  const { cloth } = order;
  const { fold, thick, slump, bound } = collar;
  const seed = order.seed + lane;
  const right = moved(knots(fold), table.middle, 0);
  const crest = curve([...flipped(right.slice(1)).reverse(), ...right], false);
  const paint = ribsRound(collar, seed);
  const slack = slumpedFold(collar, seed);
  const roll = rollAlong(crest, { height: 0.4 * thick, reach: 26, round: 0.5 * thick });
  return {
    outline: mirrored(`${fold} ${collar.edge}`),
    optics: cloth.optics,
    seed,
    rests: true,
    lift: 3,
    loft: 0.5,
    height: 0.5 * thick,
    edgeDrop: 2,
    // Its free edge lies down here and stands off there, so that its shade is nowhere a line.
    base: (u, v) =>
      roll(u, v) + slack(u, v) + 0.3 * thick * Math.max(0, noise(u / 58, v / 70, seed + 5)),
    hold: 0.003,
    bend: Math.max(0.8, cloth.bend),
    fuzz: cloth.fuzz,
    edgeAnchor: 0.12,
    grid: [9, 6],
    steps: [160, 90],
    pose: slumped(unsettled(pose, seed, 2.4), collar, seed),
    excess: (e, u, v) => {
      e.evenly(0.004);
      e.along(0.25, 1, slump * Math.max(0, 0.4 + noise(u / 90, v / 40, seed + 1)));
      e.crumple(u, v, seed + 2, 0.06, 80);
    },
    make: (s) => {
      paint(s);
      // The loops bound off at the free edge lie down thinner than the ribs above them.
      s.each((k, _u, _v, depth) => {
        s.relief[k]! -= 1.6 * Math.exp(-Math.max(0, depth) / 1.8);
      });
      if (bound) bindOff(s, collar, bound);
    },
  };
}

/** The last rows along the free edge roll up a little, beside a fine ditch. @param bound how many units of them. */
function bindOff(s: Surface, { fold, edge }: RolledCollar, bound: number): void {
  const top = knots(fold)[0]!.y;
  const bottom = knots(edge).at(-1)!.y;
  s.each((k, u, v, depth) => {
    const free = ramp(blend(top, bottom, 0.6), blend(top, bottom, 0.75), v);
    const tight = 0.8 + 0.4 * noise(u / 26, v / 26, 91);
    const ditch = free * tight * bell(depth - bound, 2.2);
    s.relief[k]! += 1.6 * free * bell(depth - 0.5 * bound, 0.4 * bound) - 1.4 * ditch;
    s.tone(k, 1 - 0.22 * ditch);
  });
}

/** A soft collar sinks to one side, and its free edge lies lower here than there. */
function slumped(pose: Pose, collar: RolledCollar, seed: number): Pose {
  const { thick, halfWidth } = collar;
  const top = knots(collar.foldBelow)[0]!.y;
  const bottom = knots(collar.edge).at(-1)!.y;
  const aside = chance(seed, 1, 77) < 0.5 ? -1 : 1;
  return (u, v) => {
    const across = (u - table.middle) / halfWidth[1];
    const up = ramp(bottom, top, v);
    const [x, y] = pose(u, v);
    const loose = thick * (1 - up) * noise(u / 62, 1, seed + 7);
    const sunk = 0.45 * thick * aside * across * (0.4 + up) + 0.3 * thick * up * across * across;
    return [x + 0.5 * thick * aside * up * up, y + sunk + 0.45 * loose];
  };
}

/** Ribs that fan out to the free edge and go on round both sides. */
function ribsRound(collar: RolledCollar, seed: number): (s: Parameters<Texture>[0]) => void {
  const { ribs, fineness, halfWidth } = collar;
  const top = knots(collar.fold)[0]!.y;
  const bottom = knots(collar.edge).at(-1)!.y;
  const grain = (u: number, v: number): Point => {
    const here = blend(halfWidth[0], halfWidth[1], ramp(top, bottom, v));
    const q = (u - table.middle) / here;
    const round = q + 0.09 * q ** 7;
    const drawn = 2.4 * noise(u / 64, v / 58, seed + 3) + 0.8 * noise(u / 24, v / 40, seed + 4);
    return [fineness * (round * halfWidth[1] + drawn), fineness * v];
  };
  return (s) => ribs(s, grain);
}
