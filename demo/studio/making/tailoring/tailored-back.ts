import { blend, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { line, mirrored, type Point, type Side, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { LongFold } from "../body/long-folds.ts";
import type { Cuff, Sleeves } from "../body/sleeves.ts";
import { button } from "../sewing/button.ts";
import { finished } from "../sewing/finished.ts";
import { foldedPart } from "../sewing/folded-part.ts";
import { overlap, seam } from "../sewing/seams.ts";
import { pressVent, type Vent } from "../sewing/vent.ts";
import { cutInPanels } from "./panels.ts";
import { setInSeams } from "./set-in-seam.ts";

export interface TailoredBack {
  waistY: number;
  hemY: number;
  /** None when absent. */
  vent?: Vent | undefined;
  /** Of the right sleeve; none for a sleeveless garment. */
  cuff?: Cuff | undefined;
  /** The height of the neck's corner. */
  neckCornerY: number;
  /** The right one of two darts from below the shoulder blades to the hem, instead of side seams; none when absent. */
  dart?: string;
  /** Buttons at the slit of the cuff; none when absent. */
  cuffButtons?: number;
}

/** The line from which both halves of the back lean in to the waist, down to below any hem. */
const middleSeam = `${table.middle},190 ${table.middle},${table.height}`;

/** How far off the print's course a side panel is cut, across and along, in units. */
const besideThePrint: Point = [37, 13];

/** The back of a coat or jacket: its seams, vent and cuffs. */
export function tailoredBackFace(
  s: Surface,
  order: Order,
  sleeve: Sleeves,
  back: TailoredBack,
): void {
  const { hemY, waistY, vent, dart } = back;
  const sideSeam = `828,590 792,770 796,${hemY - 160} 800,${hemY}`;
  const middle = { path: middleSeam, intake: 10 };
  const besideIt = { path: sideSeam, intake: 8, off: besideThePrint };
  face(s, order, cutInPanels(sleeve, waistY, dart ? [middle] : [middle, besideIt]));
  if (back.cuff) setInSeams(s, sleeve);
  const seamEnd = vent?.fromY ?? hemY;
  for (const side of [1, -1] as const) {
    seam(s, line(dart ?? sideSeam, side), { depth: 2, pucker: 0.9 });
    sewShoulder(s, sleeve, back.neckCornerY, side);
    if (back.cuff) sewHindarm(s, sleeve, back.cuff, back.cuffButtons ?? 0, side);
  }
  seam(s, line(`600,190 602,600 600,${seamEnd}`), { depth: 2.6, pucker: 1.5, crack: 0.16 });
  if (vent) pressVent(s, vent);
}

/** How far from the middle line the side seams lie at the waist, in units. */
const toSideSeam = 193;

/** How far from the middle line its buttons hold it down upon the back, in units. */
const buttoned = 128;
/** Over so much before its ends, in units, it comes down into the side seams that catch them. */
const caught = 40;

/** How far it hangs down by its own weight, and how far beside the middle line that is most, in units. */
const [sag, lowest] = [9, 34];

interface HalfBelt {
  /** In units; its ends are a little higher. */
  height: number;
  /** How far it, longer than the back below it, stands off in the middle, in units. */
  slackness: number;
}

/** A half belt in the small of the back, caught in the side seams and buttoned down beside them. */
export function halfBelt(
  order: Order,
  pose: Pose,
  y: number,
  { height, slackness }: HalfBelt = { height: 44, slackness: 7 },
): Piece {
  const low = y + height;
  const outline = mirrored(`0,${y} ${toSideSeam},${y - 2}^ ${toSideSeam},${low + 2}^ 0,${low}`);
  const [left, right] = [table.middle - toSideSeam, table.middle + toSideSeam];
  const edges = [`${left},${y} ${right},${y}`, `${right},${low} ${left},${low}`];
  const strip = foldedPart(order, {
    outline,
    pose: (u, v) =>
      pose(u, v + sag * ramp(toSideSeam, lowest, Math.abs(u - table.middle - lowest))),
    lift: 3,
    seed: order.seed + 330,
    stitched: 6,
    // Its ends are caught: only its long edges are topstitched.
    edges: edges.map((edge) => line(edge)),
  });
  const { base: off = () => 0 } = strip;
  const slack: Piece = {
    ...strip,
    base: (u, v) => {
      const out = Math.abs(u - table.middle);
      const free = Math.cos((Math.PI / 2) * Math.min(1, out / buttoned));
      return off(u, v) * ramp(toSideSeam, toSideSeam - caught, out) + slackness * free;
    },
  };
  return finished(slack, (s) => {
    for (const side of [1, -1] as const)
      button(s, table.middle + side * buttoned, y + height / 2, 12, { dye: "horn" });
  });
}

/**
 * What a half belt draws together: it is buttoned shorter than the back is wide, which bunches above it and
 * falls open below, on either side in its own way.
 *
 * @param y of its upper edge. @param height of it, in units.
 */
export function drawnByHalfBelt(y: number, height: number): LongFold[] {
  const low = y + height;
  return [
    {
      path: line(`738,${low} 750,${low + 80} 746,${low + 190}`),
      width: [12, 28],
      height: 6,
      fade: [0.35, 0.6],
    },
    {
      path: line(`520,${low} 512,${low + 90} 494,${low + 230}`),
      width: [13, 30],
      height: 6,
      fade: [0.35, 0.6],
    },
    {
      path: line(`474,${y} 462,${y - 60} 434,${y - 140}`),
      width: [14, 30],
      height: 5,
      fade: [0.35, 0.6],
    },
  ];
}

/** The shoulder seam lies a little behind the shoulder; a raglan has none. */
function sewShoulder(s: Surface, sleeve: Sleeves, neckCornerY: number, side: Side): void {
  if (sleeve.isRaglan) return;
  const [x, y] = sleeve.armhole(1)[0]!;
  seam(s, line(`690,${neckCornerY + 18} 750,${neckCornerY + 40} ${x},${y + 14}`, side), {
    depth: 1.6,
    pucker: 1,
  });
}

/** The hind seam of a sleeve cut in two, from the armhole to the slit of the cuff. */
function sewHindarm(
  s: Surface,
  sleeve: Sleeves,
  [inner, outer]: Cuff,
  buttons: number,
  side: Side,
): void {
  const hole = sleeve.armhole(1);
  const [x0, y0] = hole[Math.floor(hole.length * 0.45)]!;
  const [x1, y1] = [0, 1].map((i) => blend(outer[i]!, inner[i]!, 0.36)) as Point;
  const at = (t: number, out: number): string =>
    `${blend(x0, table.middle + x1, t) + out},${blend(y0, y1, t)}`;
  seam(s, line([at(0, 0), at(0.3, 16), at(0.6, 14), at(1, 0)].join(" "), side), {
    depth: 1.9,
    pucker: 0.8,
  });
  if (!buttons) return;
  const slit = line(`${at(0.87, 4)} ${at(1, 0)}`, side);
  overlap(s, side > 0 ? slit : slit.toReversed(), 2.2, 24);
  for (let i = 0; i < buttons; i++) {
    const [x, y] = [x0, y0].map((from, axis) =>
      blend(from, axis ? y1 : table.middle + x1, 0.965 - i * 0.026),
    ) as Point;
    button(s, table.middle + side * (x + 12 - table.middle), y, 5.5, { dye: "horn" });
  }
}
