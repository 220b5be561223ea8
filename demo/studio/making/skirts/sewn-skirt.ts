import type { Grain } from "../../cloths/texture.ts";
import { straight } from "../../cloths/woven.ts";
import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import { type Framing, face, type Garment, ironed, type Order } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { mirrored, table, turned } from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { easePose } from "../body/eased-pose.ts";
import { laidAnew } from "../body/in-folds.ts";
import { type LongFold, layFolds } from "../body/long-folds.ts";
import { type DrawnLook, drawIntoFolds, type Pull } from "../sewing/drawn-folds.ts";
import { recut } from "../sewing/recut.ts";
import { rounded } from "../sewing/rounded.ts";
import { seam, stitch } from "../sewing/seams.ts";
import { cutVent, underlap, type Vent } from "../sewing/vent.ts";
import {
  alongEdge,
  type BandEdge,
  bandAlong,
  lowered,
  rimKnots,
  rimOf,
  type View,
  type Waist,
  waistband,
} from "../sewing/waistband.ts";
import type { InsideWaistStyle } from "../trousers/inside-waist.ts";
import { skirtSides } from "./skirt-sides.ts";
import { insideSlit } from "./slit.ts";

/** @param edge the lower edge of the waistband. @param rise how far folds stand up, in units. */
type MakeSkirt = (s: Surface, edge: BandEdge, rise: PatternMap) => void;

/** What tells one skirt from another; patterns are of the right half. */
export interface SkirtStyle {
  waist: Waist;
  /** Height of the waistband in units. */
  band: number;
  /** From below the waist's corner down the side seam and along the hem to the middle. */
  half: string;
  /** The inside of the back below the front hem. */
  hem: string;
  /** Surplus across the skirt, at the waist and at the hem. */
  flow: [number, number];
  /** Long folds with a cause, on either side laid by another hand. */
  folds?: LongFold[];
  /** Those of its back, where that falls otherwise. */
  foldsBehind?: LongFold[];
  /** What draws it into folds, on both sides, over which radius its cloth turns there, and what else its look is told by. */
  drawn?: { pulls: Pull[]; round: number } & Pick<DrawnLook, "clear" | "flat" | "near">;
  /** What draws its back instead, where that is worn otherwise: sat in, and cut with a vent. */
  drawnBehind?: SkirtStyle["drawn"];
  /** Further surplus, as gathers have. */
  fold?: (e: Excess, u: number, v: number, seed: number) => void;
  /** Turn of either half's threads against the middle line, radians: a flared half hangs outward. */
  flare?: number;
  /** Where they meet in front, in units; in the middle when absent. */
  meet?: number;
  /** Where a satin's threads run. */
  threadAngle?: number;
  /** How firmly its rim is held, where the hem is soft enough to follow its folds. */
  rim?: number;
  hemY: number;
  zoom: number;
  detail: Framing;
  close: Framing;
  /** How its back is seen, where a hem that spreads would leave the frame. */
  behind?: Framing;
  /** A slit in front. */
  slit?: Vent;
  /** A vent in the back's middle seam, over an underlap. */
  vent?: Vent;
  /** What is sewn upon it and stands off it, such as loops. */
  upon?: (order: Order, pose: Pose, view: View) => Piece[];
  inside?: InsideWaistStyle;
  makeFront: MakeSkirt;
  makeBack: MakeSkirt;
}

/** A skirt on a waistband; `lane` keeps two styles from falling alike. */
export function sewSkirt(order: Order, style: SkirtStyle, lane: number): Garment {
  const seed = order.seed + lane;
  const { waist, hemY, slit, vent } = style;
  const turn = 0.008 * (lane % 3) - 0.008;
  return {
    ...skirtSides(order, style, seed, turn, (view, pose) => [
      ...(slit && view === "front" ? [insideSlit(order, pose, slit)] : []),
      ...(vent && view === "back" ? [underlap(order, pose, vent, volume)] : []),
      skirtSide(order, style, seed, view, pose),
      ...(style.upon?.(order, pose, view) ?? []),
    ]),
    front: { zoom: style.zoom, x: 600, y: (hemY + waist.corner[1]) / 2 },
    detail: style.detail,
    close: style.close,
    behind: style.behind,
  };
}

/** The waistband of a skirt, with a row of stitches so far below its rim. */
export function stitchedBand(
  s: Surface,
  edge: BandEdge,
  { waist, band }: Pick<SkirtStyle, "waist" | "band">,
  inset: number,
): void {
  const half = waist.corner[0] + 6;
  waistband(s, edge);
  seam(s, alongEdge(edge, half), { depth: 1.6, pucker: 0.6 });
  stitch(s, alongEdge(edge, half, inset - band), { length: 3.4, width: 0.5 });
}

function skirtSide(order: Order, style: SkirtStyle, seed: number, view: View, pose: Pose): Piece {
  const { cloth } = order;
  const { threadAngle, waist, band } = style;
  const rim = rimOf(waist, view);
  const edge = lowered(rim, band);
  const fallen = seed + (view === "front" ? 0 : 30);
  const grain = recut(flared(style, view), [bandAlong(edge)], fallen);
  const { folds, drawn, open } = sideOf(style, view);
  const laid = layFolds(laidAnew(folds ?? [], fallen));
  const slack = slackOf(style, edge, fallen);
  return {
    outline: rounded(mirrored(`${rimKnots(rim, waist.corner)} ${style.half}`)),
    optics: cloth.optics,
    seed: fallen + 1,
    fuzz: Math.min(cloth.fuzz, 0.25),
    ...volume,
    hold: cloth.hold * 0.8,
    bend: cloth.bend,
    edgeAnchor: style.rim ?? 0.04,
    grid: [14, 8, 5.5],
    steps: [420, 240, 100],
    slide: 0.008,
    pose,
    pins: (u, v) => 0.14 * ramp(8, -8, v - edge(u)),
    excess: (e, u, v) => {
      slack(e, u, v);
      style.fold?.(e, u, v, fallen);
      if (!folds) return;
      laid.fold(e, u, v);
      easePose(e, u, v, pose);
    },
    make: (s, rise) => {
      face(s, ironed(order, kept), grain);
      if (drawn) drawIntoFolds(s, drawn.pulls, { ...drawn, seed: fallen + 57 });
      const folded: PatternMap = (u, v) => rise(u, v) + laid.height(u, v);
      (view === "front" ? style.makeFront : style.makeBack)(s, edge, folded);
    },
    base: laid.height,
    ...(open ? { trim: cutVent(open) } : {}),
    ...(threadAngle ? { threadAngle: () => threadAngle } : {}),
  };
}

/** What either side has of its own: its folds, and where it is open. */
function sideOf(style: SkirtStyle, view: View) {
  const { folds, drawn, slit, vent } = style;
  if (view === "front") return { folds, drawn, open: slit };
  const { foldsBehind = folds, drawnBehind = drawn } = style;
  return { folds: foldsBehind, drawn: drawnBehind, open: vent };
}

/** How round a skirt lies: the slope of its edges, and its height in units. */
const volume = { loft: 0.15, height: 7 };

/** To which share of its creases the cloth is `ironed`. */
const kept = 0.4;

/** The surplus that no long fold of its own accounts for: more of it towards the hem, in lanes down the skirt. */
function slackOf(style: SkirtStyle, edge: BandEdge, seed: number): Piece["excess"] & object {
  const { waist, band, flow, hemY } = style;
  return (e, u, v) => {
    const below = v - edge(u);
    const lanes = Math.max(0, 0.45 + 1.1 * noise(u / 84, v / 1500, seed + 2));
    const down = ramp(0, hemY - waist.dip - band, below);
    e.evenly(0.003);
    e.crumple(u, v, seed + 3, 0.006, 190);
    if (below > 0) e.along(1, 0, (flow[0] + (flow[1] - flow[0]) * down) * lanes);
  };
}

/** The threads of both halves, which meet at an angle in the middle of front and back. */
function flared({ flare = 0, waist, meet = table.middle }: SkirtStyle, view: View): Grain {
  const seam = view === "front" ? meet : table.middle;
  const straighter = (u: number, v: number) =>
    turned(u, v, table.middle, waist.dip, flare * Math.sign(u - seam));
  return flare ? straighter : straight;
}
