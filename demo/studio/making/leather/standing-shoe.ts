import type { Dye } from "../../dyes.ts";
import { cloud } from "../../fields/noise.ts";
import { blend, clamp, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { isGrainLeather, type Optics } from "../../light/optics.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import {
  asDrawn,
  between,
  downFromRim,
  raised,
  type Shell,
  shell,
  through,
  unrolled,
} from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { type BreakFold, breakFolds } from "./break-folds.ts";
import { pressedNap } from "./brushed-nap.ts";
import { type FootFold, footFolds } from "./foot-folds.ts";
import { bentToFoot, endsOf, halfWidth, middle, type Plan } from "./foot-plan.ts";
import { lappedSeam } from "./lapped-seam.ts";
import { insideOptics, shoeThread } from "./leather-goods.ts";
import { leant } from "./shaft-lean.ts";
import { hideWay, lastedFace, lastedOptics } from "./shoe-leather.ts";
import { insideOf, topline } from "./shoe-topline.ts";
import { type LowerPart, slab } from "./standing-sole.ts";

/**
 * Where an upper is cut across: from its sole or back to its front, as drawn in profile, half its
 * width there, and how far the cut sags between the two.
 */
type Rib = [
  backX: number,
  backY: number,
  frontX: number,
  frontY: number,
  half: number,
  sag?: number,
];

/** A shoe as it stands, drawn in profile with its toe to the right. */
export interface StandingShoe {
  ribs: Rib[];
  plan: Plan;
  /** The line along which the upper meets its sole. */
  feather: Point[];
  /**
   * A low shoe's last as it goes on behind the throat, heel to toe: its walls lean as the foot would
   * that is not in it. Higher shoes have their own ribs there.
   */
  instep?: Point[];
  /** Height of the floor in the profile. */
  floor: number;
  /** From which share of the ribs on the lining is seen. */
  open: number;
  /** Where the foot bends it, and the single folds it has broken into there. */
  folds: FootFold[];
  breaks?: BreakFold[];
  /** How many times as plainly as on a low shoe the nap of suede was stroked, about 1. */
  stroked?: number;
  lower: LowerPart[];
  /** Draws on the profile, and on the leather as it is unrolled from the toe along the ridge. */
  draw: (s: Surface, order: Order) => void;
  drawAlong?: (s: Surface, upper: Shell, order: Order) => void;
  /**
   * The share of its width that the last has left at a height, 0 at its feather and 1 at its ridge; a
   * plain last's when absent. Its toe and what lies behind its throat (places of the profile) are a
   * plain last's.
   */
  section?: { toe: number; throat: number; widthAt: (height: number) => number };
  /** How far the leather stands off by its own seams at a place of it as it is unrolled, in units. */
  crest?: (upper: Shell) => (along: number, round: number) => number;
  /** How far its leather is polished, 0..1; somewhat more than half when absent. */
  polish?: number;
  lining?: Dye;
  /** How far a strip that binds its top comes down, in units; the top is rolled in when absent. */
  binding?: number;
  /** What is put on the finished upper, as laces, a tongue, a loop; `optics` are its polished leather's. */
  trimmings?: (upper: Shell, order: Order, optics: Optics) => Part[];
}

/** Upper, lining and sole of a right shoe. */
export function standingShoe(order: Order, shoe: StandingShoe): Part[] {
  const lasted = upperShell(order, shoe);
  const uv = unrolled(lasted);
  const crest = shoe.crest?.(lasted);
  const outer = crest
    ? raised(lasted, (_x, _y, _z, n) => crest(uv[2 * n]!, uv[2 * n + 1]!))
    : lasted;
  const optics = lastedOptics(order.cloth.optics, shoe.polish);
  const upper: Part = {
    ...outer,
    optics,
    dye: "main",
    grain: {
      uv,
      make: (s) => {
        lastedFace(s, order, { wayAt: hideWay(lasted), stroked: shoe.stroked });
        shoe.drawAlong?.(s, lasted, order);
      },
    },
    drawing: {
      uv: asDrawn(outer, middle, shoe.floor),
      make: (s) => {
        if (!isGrainLeather(optics)) pressedNap(s, through(shoe.feather));
        shoe.draw(s, order);
      },
    },
  };
  return [
    lining(order, shoe, outer),
    ...shoe.lower.map((part) => slab(part, shoe)),
    upper,
    topline(order, outer, optics, shoe.binding),
    ...(shoe.trimmings?.(lasted, order, optics) ?? []),
  ].map((part) => leant(bentToFoot(part), order.seed));
}

/** Vertices round the upper, and from its toe to its top. */
const around = 129;
const along = 230;

function upperShell(order: Order, shoe: StandingShoe): Shell {
  const ribs = shoe.ribs.map((rib) => [...rib.slice(0, 5), rib[5] ?? 0]) as number[][];
  const half = halfWidth(shoe.plan);
  const [heel, tip] = endsOf(shoe.plan);
  // No toe ends in an edge: at its foremost place it is as broad as its plan is a little before that.
  const blunted = (x: number, row: number) =>
    tip - Math.hypot(tip - x, blunt * shoe.plan.toe * ramp(0, closedRows, row));
  const feather = through(shoe.feather);
  const instep = shoe.instep && through(shoe.instep);
  const highOn = instep && ((x: number, v: number) => (feather(x) - v) / (feather(x) - instep(x)));
  const base = shell(around, along, (i, j) => {
    const [bx, by, fx, fy, w, sag] = between(ribs, j / (along - 1)) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const angle = (i / (around - 1)) * Math.PI * 2;
    const h = (1 - Math.cos(angle)) / 2;
    const x = bx + (fx - bx) * h;
    const v = by + (fy - by) * h + sag * 4 * h * (1 - h);
    const shaft = w * Math.abs(Math.sin(angle));
    // Where the heel's back stands farther forward, its rounding does, too.
    const onPlan = x - (bx - heel) * ramp(0, 12, feather(bx) - by) * ramp(heel + 260, heel, x);
    // At the toe a rib stands upright; behind the throat it runs along the wall.
    const upright = instep ? ramp(heel + 460, heel + 580, bx) : 1;
    // Drawn a hair above the last, a rib would end in a fin; below it, in a flat place. The first
    // one may lie in the feather itself, and has no height there.
    const high = highOn && fy < feather(fx) ? highOn(x, v) / highOn(fx, fy) : h;
    const height = blend(high, h, upright);
    const foot = footShare * half(blunted(onPlan, j)) * sectionOf(shoe, x, height);
    // What is low, all before the instep, and of a low shoe all before its heel, follows the last; the
    // shaft its own round ribs.
    const low = Math.max(
      ramp(210, 30, feather(x) - v),
      ramp(heel + 100, heel + 310, bx),
      instep ? ramp(heel + 160, heel + 320, x) : 0,
    );
    const side = Math.sin(angle) < 0 ? -1 : 1;
    // The sole's middle line and the ridge: any width there would lay the ridge to one side.
    const isMiddle = i % (around >> 1) === 0;
    return [x - middle, shoe.floor - v, isMiddle ? 0 : side * blend(shaft, foot, low)];
  });
  const rolls = footFolds(order, shoe.folds);
  const breaks = breakFolds(order, shoe.breaks ?? []);
  return raised(base, (x, y, z) => {
    const at = [x + middle, shoe.floor - y, z] as const;
    return rolls(...at) + breaks(...at);
  });
}

/** How far before its plan's end that is, as a share of the toe's rounding. */
const blunt = 0.035;
/** Rows from its first, under the sole's rim, in which the toe closes. */
const closedRows = 14;

/** How much narrower the upper is than the plan: its leather ends inside the sole's feather. */
const footShare = 0.97;

/** A last's section from its feather (0) to its ridge (1): walls that stand up, then a round back. */
export function lastSection(h: number): number {
  return (1 - clamp(h) ** 2.3) ** 0.54;
}

/** The last's section at a place of the profile; another than a plain last's comes and goes softly. */
function sectionOf({ section }: StandingShoe, x: number, height: number): number {
  const plain = lastSection(height);
  if (!section) return plain;
  const { toe, throat, widthAt } = section;
  const share = ramp(toe, toe - 90, x) * ramp(throat, throat + 120, x);
  return blend(plain, widthAt(clamp(height)), share);
}

/** The inside of the shaft; it lies the darker, the deeper down. */
function lining(order: Order, shoe: StandingShoe, outer: Shell): Part {
  const inside = insideOf(outer, Math.ceil((1 - shoe.open) * along));
  return {
    ...inside,
    optics: insideOptics,
    dye: shoe.lining ?? "lining",
    grain: {
      uv: shoe.instep ? downFromRim(inside) : unrolled(inside),
      make: (s) => {
        const undyed = s.dye("undyed");
        const mottled = shoe.instep ? smoothLining : 0.12;
        s.each((k, u, v) => {
          const deep = ramp(10, 150, u);
          if (shoe.lining) s.ink(k, undyed, 0.28);
          s.tone(k, (0.86 - 0.2 * deep) * (1 + mottled * cloud(u / 60, v / 60, 3, order.seed + 7)));
        });
        rimStitches(s);
        if (!shoe.instep) liningJoins(s);
      },
    },
  };
}

/** How uneven the calf is that a low shoe is lined with, as a share of its tone: one looks far into it. */
const smoothLining = 0.04;

/** The row of stitches that holds a lining under its rim. */
function rimStitches(s: Surface): void {
  const round = 460;
  stitch(
    s,
    [
      [9, -round],
      [9, round],
    ],
    shoeThread,
  );
}

/** The seams on either side of the heel; a low shoe's lining is cut in one round it. */
function liningJoins(s: Surface): void {
  for (const side of [-1, 1]) {
    const join: Point[] = [
      [-8, side * 232],
      [60, side * 224],
      [170, side * 190],
    ];
    lappedSeam(s, side > 0 ? join : join.reverse(), false);
  }
}
