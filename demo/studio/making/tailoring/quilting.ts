import { satinThreads } from "../../cloths/woven.ts";
import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import { type Cut, face, type Order } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { distanceTo, knots, line, type Point, type Side } from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { type SleevedCut, upperGarment } from "../body/upper-garment.ts";
import { label } from "../sewing/label.ts";
import { laidOver } from "../sewing/laid-over.ts";
import { seam, stitch } from "../sewing/seams.ts";
import { zip, zipBox, zipPuller } from "../sewing/zip.ts";
import { type Baffles, baffleHeight, drawnIn, quiltingSeams } from "./baffles.ts";

/** A garment filled with down between two layers, quilted across into baffles. */
interface QuiltedCut extends SleevedCut {
  hemY: number;
  /** Distance of the quilting seams. */
  pitch: number;
}

const threads = satinThreads(1);
const neckY = 316;

export function quilted(cut: QuiltedCut): Cut {
  return (order) => {
    const seed = order.seed + cut.lane;
    const shell = shellOf(cut, seed);
    // The zip's tape keeps the cloth beside it flat.
    const height = baffleHeight({ ...shell, open: besideZip(cut) });
    const sunk = drawnIn(shell, 10);
    const face = (s: Surface) => makeShell(s, order, cut, shell);
    return upperGarment(order, {
      ...cut,
      inside: "lining",
      body: {
        loft: 0.42,
        height: 40,
        hold: 0.014,
        bend: 0.4,
        edgeAnchor: 0.05,
        base: height,
        // Under the collar's seam nothing is drawn in.
        trim: (u, v, depth) =>
          depth - sunk(u, v) * Math.max(ramp(200, 260, Math.abs(u - 600)), ramp(380, 440, v)),
        grid: [15, 8, 5.5],
        steps: [260, 200, 120],
        pins: (_u, v) => 0.08 * ramp(neckY + 10, neckY - 20, v),
      },
      excess: (e, u, v) => wrinkle(e, u, v, cut, seed, height),
      face: (s) => {
        face(s);
        const front = line(`600,${neckY} 601,700 600,${cut.hemY}`);
        zip(s, front, "elastic", "steel");
        zipBox(s, 600, cut.hemY - 4, "steel");
        for (const side of [1, -1] as const) zippedPocket(s, cut, side);
      },
      backFace: face,
      backBase: baffleHeight({ ...shell, seed: seed + 40 }),
      neck: (hand) => ({
        behind: [throat(order, hand)],
        over: [collar(order, hand, cut, true)],
        overBack: [collar(order, hand, cut, false)],
      }),
    });
  };
}

function besideZip(cut: QuiltedCut): PatternMap {
  const { cuff, sleeve } = cut;
  const pocket = pocketZip(cut);
  return (u, v) => {
    if (cuff && sleeve.on(u, v)) return 1;
    const x = Math.abs(u - 600);
    return ramp(2, 40, x) * ramp(11, 34, distanceTo(pocket, 600 + x, v));
  };
}

/** Sleeves are quilted by themselves before they are set in; the body's seams sag to its sides. */
function shellOf({ cuff, sleeve, pitch, hemY }: QuiltedCut, seed: number): Baffles {
  const inSleeve = (u: number, v: number) => cuff && sleeve.on(u, v);
  return {
    pitch,
    height: 28,
    seed,
    along: (u, v) => (inSleeve(u, v) ? sleeve.grain(u, v)[0] + 2000 * sleeve.side(u) : u),
    phase: (u, v) => {
      const stray = 3.5 * noise(u / 120, v / 60, seed + 3);
      if (inSleeve(u, v)) {
        const [across, down] = sleeve.grain(u, v);
        // Round an arm that lies bent they sag as well.
        return (down + 20 + stray + 0.0011 * across * across) / (pitch * 0.94);
      }
      const sag = 14 * ((u - 600) / 260) ** 2;
      return (hemY - v - sag + stray) / pitch;
    },
  };
}

function wrinkle(
  e: Excess,
  u: number,
  v: number,
  cut: QuiltedCut,
  seed: number,
  height: PatternMap,
): void {
  const side = cut.sleeve.side(u);
  e.evenly(0.01);
  laidOver(e, height, u, v);
  e.crumple(u, v, seed + 7, 0.07, 90);
  e.around(u, v, 600 + side * cut.armpit[0], cut.armpit[1], 130, 0.12);
}

function makeShell(s: Surface, order: Order, cut: QuiltedCut, shell: Baffles): void {
  face(s, order, cut.sleeve.grain);
  quiltingSeams(s, shell);
  for (const side of [1, -1] as const) seam(s, cut.sleeve.armhole(side), { depth: 3, pucker: 2 });
}

/** The zip of the right pocket, from its upper end. */
function pocketZip({ hemY }: QuiltedCut, side: Side = 1): Point[] {
  return line(`776,${hemY - 262} 738,${hemY - 112}`, side);
}

/** A zip let into a strip of shell that is sewn flat, so that the chambers end beside it. */
function zippedPocket(s: Surface, cut: QuiltedCut, side: Side): void {
  const path = pocketZip(cut, side);
  zip(s, path, "elastic", "steel", 2);
  const [[x0, y0], [x1, y1]] = [path[0]!, path[path.length - 1]!];
  zipPuller(s, x0, y0 + 6, "steel", [x1 - x0, y1 - y0]);
}

function throat(order: Order, pose: Pose): Piece {
  return {
    outline: knots("494,216^ 548,190 600,184 652,190 706,216^ 690,270 600,310 510,270"),
    optics: { kind: "satin", wrap: 0.2, gloss: 0.18, along: 0.42, across: 0.42 },
    dye: "lining",
    seed: 3,
    inner: true,
    loft: 0.3,
    height: 16,
    grid: [8],
    steps: [40],
    pose,
    make: (s) => {
      threads(s, (u, v) => [u, v]);
      label(s, order.label, 600, 222, 46);
    },
  };
}

/** The standing collar: two baffles round the neck, zipped to the top in front. */
function collar(order: Order, pose: Pose, cut: QuiltedCut, zipped: boolean): Piece {
  const stand: Baffles = {
    pitch: 58,
    height: 16,
    seed: order.seed + 12,
    phase: (u, v) => (v - 216 - 12 - 3 * noise(u / 60, 1, order.seed)) / 58,
    along: (u) => u + 400,
    open: (u) => (zipped ? ramp(2, 30, Math.abs(u - 600)) : 1),
  };
  const height = baffleHeight(stand);
  const top = zipped ? "550,238 600,244 650,238" : "550,196 600,190 650,196";
  return {
    outline: knots(`494,212^ ${top} 706,212^ 716,256 722,312^ 664,338 600,346 536,338 478,312^
      484,256`),
    optics: order.cloth.optics,
    seed: order.seed + cut.lane + 9,
    rests: true,
    lift: 6,
    loft: 0.8,
    height: 28,
    hold: 0.008,
    bend: 0.4,
    edgeAnchor: 0.12,
    grid: [9, 6],
    steps: [140, 90],
    base: height,
    pose,
    excess: (e, u, v) => {
      laidOver(e, height, u, v);
      e.crumple(u, v, order.seed + 13, 0.05, 70);
    },
    make: (s) => {
      face(s, order);
      quiltingSeams(s, stand);
      if (!zipped) return;
      zip(s, line("600,240 600,290 600,350"), "elastic", "steel");
      zipPuller(s, 600, 262, "steel");
      for (const offset of [15, -15]) stitch(s, line("600,240 600,350"), { offset });
    },
  };
}
