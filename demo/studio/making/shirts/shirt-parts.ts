import { isSilk } from "../../cloths/silk.ts";
import type { Grain } from "../../cloths/texture.ts";
import type { Dye } from "../../dyes.ts";
import { ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import {
  curve,
  knots,
  line,
  moved,
  type Point,
  type Side,
  shape,
  table,
} from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { collarBehind } from "../body/collar-behind.ts";
import { easePose } from "../body/eased-pose.ts";
import { fadeInk, shadeInwards } from "../body/inside.ts";
import { unsettled } from "../body/poses.ts";
import { button } from "../sewing/button.ts";
import { label } from "../sewing/label.ts";
import { shadeRound } from "../sewing/patch.ts";
import { freeEdge } from "../sewing/roll.ts";
import { type StitchStyle, seam, stitch } from "../sewing/seams.ts";
import { bandRim, insideBand, insideStand, leafFall, standRim } from "./collar-rise.ts";
import { bendDown, edgeDepth, felledSeam, puckered, springRound, stitchedIn } from "./fine-edge.ts";
import { piped } from "./piping.ts";
import type { ShirtStyle } from "./shirt-style.ts";

/** Topstitching of fine shirting, and of what is heavier: it is sewn with thread a shade paler than itself. */
export const shirtStitch = { length: 3.2, width: 0.42 };
const sturdyStitch = { length: 4.8, width: 0.8, thread: "heather" } satisfies StitchStyle;

/** What a shirt is topstitched with. */
export function threadOf({ heavy }: Pick<ShirtStyle, "heavy">): StitchStyle {
  return heavy ? sturdyStitch : shirtStitch;
}

/** How far up a shirt's collar reaches. */
const nape = 205;

/** Height of the label, which is sewn into the seam of yoke and stand: upon the stand it seems to float, in units. */
const labelY = 262;

interface NeckBack {
  /** How many units more an open neck shows. */
  deeper?: number;
  /** What stands up round it; without either it lies flat. */
  stands?: "leaves" | "band";
  /** How much lower on the table it lies than that of a shirt, in units. */
  lower?: number;
}

/** The inside of the yoke and collar stand at the back. */
export function shirtNeckBack(
  order: Order,
  pose: Pose,
  { deeper = 0, stands, lower = 0 }: NeckBack = {},
): Piece {
  const leaves = stands === "leaves";
  const [low, lowest] = [285 + deeper * 0.5, 310 + deeper];
  const placed = (pattern: string) => moved(knots(pattern), 0, lower);
  const along = (pattern: string) => curve(placed(pattern), false);
  const outline = placed(
    `524,240^ 560,214 600,206 640,214 676,240^ 650,${low} 600,${lowest} 550,${low}`,
  );
  return {
    outline,
    optics: order.cloth.optics,
    seed: 2,
    inner: true,
    dye: "inside",
    loft: 0.2,
    height: 10,
    lift: 2,
    grid: [8, 5],
    steps: [40, 20],
    pose,
    ...(stands && { base: leaves ? insideStand(lower) : insideBand() }),
    make: (s) => {
      face(s, order);
      // A deep neck shows the wrong side of the back below the collar.
      if (deeper && !order.print?.isWoven) fadeInk(s, (_u, v) => ramp(262, 274, v - lower));
      // The stand is sewn to the yoke below, and above it the collar turns outwards.
      felledSeam(s, along("530,258 565,270 600,274 635,270 670,258"), 6, shirtStitch);
      stitchedIn(s, along(leaves ? standRim : bandRim), 13, shirtStitch);
      s.along(along(leaves ? standRim : bandRim), 30, (k, d, _way, _u, v) => {
        const inwards = Math.abs(d);
        s.relief[k]! += 5 * Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, inwards / 11)) ** 2));
        const shown = leaves ? ramp(256, 230, v - lower) : 1;
        s.tone(k, 1 + 0.16 * shown * ramp(13, 4, inwards));
      });
      shadeInwards(s, outline);
      label(s, order.label, 600, labelY + lower, 40);
    },
  };
}

/**
 * The stand between the two halves of the collar, with the top button.
 *
 * @param lower how much lower on the table it lies than that of a shirt, in units.
 */
export function collarStand(order: Order, pose: Pose, buttons: Dye = "pearl", lower = 0): Piece {
  const pattern = knots("558,283^ 578,284 600,289 622,284 642,283^ 624,322^ 600,330 576,322^");
  return {
    // Its ends go under the leaves, and it hides the rim that it is sewn to.
    outline: moved(pattern, 0, lower),
    optics: order.cloth.optics,
    seed: 3,
    rests: true,
    lift: 4,
    loft: 0.1,
    height: 4,
    grid: [8],
    steps: [40],
    pose,
    make: (s) => {
      face(s, order);
      // It turns down into the neck, away from the lamp.
      s.each((k, _u, v) => s.tone(k, 1 - 0.2 * ramp(306, 288, v - lower)));
      button(s, 600, 318 + lower, 6, { dye: buttons });
    },
  };
}

/** How far a collar stands off what it lies upon, in units: no iron lays one of silk flat. */
const lift = { cotton: 3.2, silk: 5.5 };

/**
 * One half of the collar: two thin layers folded over the stand along its pattern, from the button
 * to the next corner; its stripes run along its own edge.
 */
export function collarLeaf(
  order: Order,
  pose: Pose,
  pattern: string,
  side: Side,
  { gorge, piped: isPiped, heavy }: Pick<ShirtStyle, "gorge" | "piped" | "heavy"> = {},
): Piece {
  const outline = shape(pattern, side);
  // Both halves are moved alike: at the nape they are one.
  const laid = unsettled(pose, order.seed + 40, 1.6);
  const lower = Math.min(...outline.map(({ y }) => y)) - nape;
  const off = isSilk(order.cloth.optics) ? lift.silk : lift.cotton;
  const fall = leafFall(outline, order.seed + side, lower);
  // The right half is laid last, but there it lies beside the left one, not upon it.
  const joined = (u: number) => (side > 0 ? off * ramp(16, 3, u - table.middle) : 0);
  return {
    outline,
    optics: order.cloth.optics,
    seed: order.seed + 40 + side,
    rests: true,
    lift: off,
    hold: 0.06,
    bend: 0.7,
    edgeAnchor: 0.3,
    stir: 2,
    ...(gorge && { loose: () => unbuttoned }),
    grid: [7, 3.5],
    steps: [80, 40],
    pose: laid,
    base: (u, v) => fall(u, v) - joined(u),
    excess: (e, u, v) => {
      e.evenly(0.004);
      e.crumple(u, v, order.seed + 40 + side, 0.012, 70);
      easePose(e, u, v, laid);
    },
    make: (s) => {
      face(s, order, grainOf(side, gorge));
      if (gorge) seam(s, line(gorge, side), { depth: 1.4, pucker: 0.4 });
      const edge = freeEdge(outline);
      if (isPiped) piped(s, edge, side);
      stitchLeaf(s, edge, (isPiped ? 7 : 5) * side, threadOf({ heavy }));
      if (isSilk(order.cloth.optics)) springRound(s, outline);
      else bendDown(s, outline);
    },
  };
}

/** How far open the gap stands below a collar that no button draws down. */
const unbuttoned = 0.8;

/** Turns of the threads on a collar and on the lapel below its gorge, radians. */
const turns = { collar: 0.95, lapel: 0.6 };

function grainOf(side: Side, gorge?: string): Grain {
  const collar = turnedGrain(side * turns.collar);
  if (!gorge) return collar;
  const lapel = turnedGrain(side * turns.lapel);
  const path = line(gorge, side);
  const [[ax, ay], [bx, by]] = [path[0]!, path[1]!];
  const isLapel = (u: number, v: number) =>
    side * ((bx - ax) * (v - ay) - (by - ay) * (u - ax)) < 0;
  return (u, v) => (isLapel(u, v) ? lapel(u, v) : collar(u, v));
}

function turnedGrain(turn: number): Grain {
  return (u, v) => {
    const [x, y] = [u - table.middle, v - 300];
    return [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)];
  };
}

/** The close shade of the collar's leaves on the cloth below. */
export function shadeUnderCollar(s: Surface, leaf: string): void {
  for (const side of [1, -1] as const) shadeRound(s, shape(leaf, side), edgeDepth(s));
}

/** The free edge of a leaf, turned out and topstitched so far to its right, in units. */
function stitchLeaf(
  s: Surface,
  edge: Point[],
  offset: number,
  thread: StitchStyle = shirtStitch,
): void {
  stitch(s, edge, { ...thread, offset });
  puckered(s, edge, offset);
}

/** The collar's free edge behind, which runs the other way. */
function stitchBehind(s: Surface, edge: Point[]): void {
  stitchLeaf(s, edge, -5);
}

/** The back of the collar, lying over the yoke. */
export function collarFall(order: Order, pose: Pose): Piece {
  const collar = collarBehind(order, pose, {
    fold: "0,205 38,206 58,209 73,217 85,230 91,237^",
    edge: "0,262 40,262 66,259 84,252 96,242^",
    stand: 15,
    lane: 45,
    finish: stitchBehind,
  });
  return { ...collar, excess: (e, u, v) => easePose(e, u, v, pose) };
}
