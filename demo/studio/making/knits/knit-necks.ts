import type { Order } from "../../garment.ts";
import { knots, lowerEdge, mirrored, type Point, ribbon } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { insideNape } from "../body/inside-nape.ts";
import type { Neckline } from "../body/upper-garment.ts";
import { rounded, withRoomToTurn } from "../sewing/rounded.ts";
import { bandBehind, type Rises } from "./band-behind.ts";
import { type CutLine, cutShort, shoulderFold } from "./cut-short.ts";
import { neckBand } from "./neck-band.ts";
import { selvedge } from "./selvedge.ts";

/** The neckline that fits `crewNeck`, up to the shoulder knot "112,252^", in front and on the back. */
export const crewFront = "0,346 60,326 112,252^";
export const crewBack = "0,268 60,265";

/**
 * The band of a crew neck as it lies on the back, right half: it goes on over the shoulders in
 * their own line and dips between them. From the front its other side shows in the opening.
 */
const crewBandBehind = "0,246 46,242 73,235 89,230 102,234 116,255^ 63,283 0,290";

/** The same band in front. */
const crewBandBefore = "0,330 50,313 78,277 85,232^ 98,233 116,253^ 101,298 62,339 0,357";

/** A ribbed band of the given pitch round a crew neck. */
export function crewNeck(order: Order, hand: Pose, pitch: number): Neckline {
  const trim = bandTrim(order, hand, pitch);
  return {
    behind: [
      insideNape(order, hand, {
        pattern: "494,256^ 540,264 600,268 660,264 706,256^ 696,312 600,366 504,312",
        labelY: 304,
        labelWidth: 48,
      }),
      bandInside(order, hand, pitch, crewBandBehind),
    ],
    over: [
      neckBand({
        ...trim,
        front: true,
        height: 10,
        outline: mirrored(crewBandBefore),
        linked: lowerEdge(crewBandBefore),
      }),
    ],
    overBack: backBand(order, hand, pitch, crewBandBehind),
  };
}

function bandTrim({ cloth }: Order, pose: Pose, pitch: number) {
  return { optics: cloth.optics, pose, pitch, rise: pitch * 0.3, fuzz: cloth.fuzz };
}

/** The wrong side of the back's band, as it shows across a neck from the front. */
export function bandInside(order: Order, pose: Pose, pitch: number, half: string): Piece {
  return neckBand({
    ...bandTrim(order, pose, pitch),
    front: false,
    height: 9,
    outline: mirrored(half),
  });
}

/** The neckband as it lies on the back, and the inside of the front's above it. */
export function backBand(
  order: Order,
  pose: Pose,
  pitch: number,
  half: string,
  rises?: Rises,
): Piece[] {
  const { optics, fuzz } = order.cloth;
  const knitted = { optics, fuzz, pitch, rise: pitch * 0.3, seed: order.seed };
  return bandBehind(pose, { half, ...knitted, ...(rises && { rises }) });
}

/**
 * Where the band of a back, given as its right half, folds over the shoulder and goes on in front: along
 * its edge between its first two corners.
 */
export function bandFold(half: string): CutLine {
  const [neck, arm] = knots(half).filter(({ corner }) => corner);
  if (!neck || !arm) throw new Error(`A band that folds over needs two corners: "${half}".`);
  return shoulderFold([neck.x, neck.y], [arm.x, arm.y]);
}

interface RibbedEdge {
  path: Point[];
  halfWidth: number;
  /** Where it is cut off short of its ends. */
  cuts?: CutLine[];
  /** Its corners are rounded by so much, where it is folded over to the other side. */
  round?: number;
  lift: number;
  lane: number;
  /** How much finer its ribs are than the cloth's own. */
  fineness?: number;
  /** Share of their height that its ribs keep, where they were worn and washed flat; all of it when absent. */
  worn?: number;
  /** Knitted on along with its ribs, as a cardigan's front; picked up across them when absent. */
  lengthwise?: boolean;
  /** Drawn upon the ribs: buttons. */
  trim?: Piece["make"];
}

/** A band along an edge: the front of a cardigan, the rim of a V neck or of an armhole. */
export function ribbedEdge(order: Order, pose: Pose, edge: RibbedEdge): Piece {
  const {
    path,
    halfWidth,
    cuts = [],
    round = 0,
    lift,
    lane,
    fineness = 1,
    worn = 1,
    lengthwise = false,
    trim,
  } = edge;
  const { cloth } = order;
  const band = cutShort(
    ribbon(path, () => halfWidth),
    cuts,
  );
  return {
    outline: round ? rounded(withRoomToTurn(band, round), round) : band,
    optics: cloth.optics,
    seed: order.seed + lane,
    rests: true,
    lift,
    loft: 0.26,
    height: Math.min(7, 0.75 * halfWidth),
    hold: 0.012,
    bend: 1,
    fuzz: cloth.fuzz * 0.8,
    edgeAnchor: 0.1,
    grid: [8],
    steps: [120],
    edgeDrop: 2,
    pose,
    excess: (e, u, v) => {
      e.evenly(0.004);
      e.crumple(u, v, order.seed + lane + 3, 0.06, 70);
    },
    make: (s, rise) => {
      const across = new Float32Array(s.relief.length);
      const along = new Float32Array(s.relief.length);
      s.along(path, halfWidth + 6, (k, d, way) => {
        across[k] = d * fineness;
        along[k] = way * fineness;
      });
      cloth.rib(s, (u, v) => {
        const [d, way] = [s.read(across, u, v), s.read(along, u, v)];
        return lengthwise ? [d, way] : [way, d];
      });
      if (lengthwise) selvedge(s);
      s.each((k, _u, _v, depth) => {
        s.relief[k]! = worn * s.relief[k]! - Math.exp(-Math.max(0, depth) / 1.6);
      });
      trim?.(s, rise);
    },
  };
}
