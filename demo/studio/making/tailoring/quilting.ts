import type { Cloth } from "../../cloths/index.ts";
import { plainWeave } from "../../cloths/woven.ts";
import { chance, noise } from "../../fields/noise.ts";
import { bell, blend, ramp } from "../../fields/scalar.ts";
import { type Cut, face, type Order } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { line, lowerEdge, type Point, table, withNeck } from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { sleeveEdges, withSetInSleeves } from "../body/set-in-sleeves.ts";
import { type Cuff, cuffOn } from "../body/sleeves.ts";
import { type SleevedCut, upperGarment } from "../body/upper-garment.ts";
import { seam } from "../sewing/seams.ts";
import { zipBox } from "../sewing/zip.ts";
import { type Baffles, baffleHeight, drawnIn, heldBySeams, quiltingSeams } from "./baffles.ts";
import { belowCollar, besideArmhole, besideCuff, besideZip, overShoulder } from "./chamber-ends.ts";
import { neckLining } from "./neck-lining.ts";
import { collarRim, quiltedCollar, shellZip } from "./quilted-collar.ts";
import { type Wrinkled, wrinkle } from "./quilted-surplus.ts";

/** A garment filled with down between two layers, quilted across into baffles. */
interface QuiltedCut extends Omit<SleevedCut, "backHalf"> {
  cuff: Cuff;
  /** The knot where the shoulder begins, and the neckline of the back up to it. */
  backNeck: [shoulder: string, neck: string];
  hemY: number;
  /** Distance of the quilting seams. */
  pitch: number;
}

/** Height at which the zip begins. */
const neckY = 316;

/** The inside of the collar behind, seen over its front edge. */
const throat = {
  pattern: "494,198^ 548,172 600,166 652,172 706,198^ 690,270 600,310 510,270",
  dye: "lining",
  labelY: 206,
  labelWidth: 46,
} as const;

/** How quilted cloth falls: the down holds it up, and its thin shell wrinkles as it likes. */
const filledCloth = {
  hold: 0.011,
  bend: 0.46,
  edgeAnchor: 0.05,
  anchor: 0.005,
} satisfies Partial<Piece>;

export function quilted(cut: QuiltedCut): Cut {
  return (given) => {
    const order = { ...given, cloth: downproof(given.cloth) };
    const seed = order.seed + cut.lane;
    const shell = bodyShell(cut, seed);
    const rounded = overShoulder(cut);
    const beyondArmhole = besideArmhole(cut.sleeve);
    const beyondSeams: PatternMap = (u, v) => beyondArmhole(u, v) * rounded(u, v);
    const openBefore: PatternMap = (u, v) =>
      besideZip(u) * belowCollar(u, v, true) * beyondSeams(u, v);
    const openBehind: PatternMap = (u, v) => belowCollar(u, v, false) * beyondSeams(u, v);
    const before: Baffles = { ...shell, open: openBefore };
    const behind: Baffles = { ...shell, open: openBehind };
    const [height, heightBehind] = [baffleHeight(before), baffleHeight(behind)];
    const sewn = sewnSleeves(order, cut, seed);
    return upperGarment(order, {
      ...cut,
      ...sewn,
      backHalf: withNeck(sewn.half, ...cut.backNeck),
      inside: "lining",
      body: { ...quiltedBody(cut, shell), base: height },
      excess: surplus(cut, { seed, height, open: openBefore }),
      face: (s) => {
        makeShell(s, order, cut, before);
        const front = line(`600,${neckY} 601,700 600,${cut.hemY}`);
        shellZip(s, front);
        zipBox(s, 600, cut.hemY - 4, "steel");
      },
      backFace: (s) => makeShell(s, order, cut, behind),
      backBase: heightBehind,
      backExcess: surplus(cut, { seed, height: heightBehind, open: openBehind }),
      neck: (pose) => ({
        behind: [collarRim({ order, pose, seed }), neckLining(order, pose, throat)],
        over: [quiltedCollar({ order, pose, seed, zipped: true })],
        overBack: [quiltedCollar({ order, pose, seed, zipped: false })],
      }),
    });
  };
}

/** The body's sheet of shell and down, whose rim is drawn in at every seam. */
function quiltedBody({ hemY }: QuiltedCut, shell: Baffles): Partial<Piece> {
  const sunk = drawnIn(shell);
  const held = heldBySeams(shell);
  // The elastic tape of the hem draws it in unevenly.
  const gathered = (u: number) =>
    2 * noise(u / 8, 1, shell.seed + 5) + 2.4 * noise(u / 27, 2, shell.seed + 6);
  return {
    ...filledCloth,
    loft: 0.36,
    height: 22,
    // Neck and shoulders are sewn to others along their whole length: there nothing is drawn in, but
    // where the shoulder's end sinks under the head of the sleeve.
    trim: (u, v, depth) =>
      depth -
      sunk(u, v) * Math.max(ramp(262, 284, Math.abs(u - table.middle)), ramp(380, 440, v)) -
      gathered(u) * ramp(hemY - 40, hemY - 12, v),
    grid: [15, 8, 5.5],
    steps: [220, 180, 120],
    // The collar's seam holds what is sewn to it: no fold runs from it down to the first quilting.
    pins: (u, v) => Math.max(held(u, v), 0.08 * ramp(neckY + 64, neckY - 6, v)),
  };
}

/** The body's surplus of cloth: what its chambers need, and folds that radiate from the armpits. */
function surplus({ armpit: [x, y], sleeve }: QuiltedCut, wrinkled: Wrinkled) {
  return (e: Excess, u: number, v: number) => {
    wrinkle(e, u, v, wrinkled);
    e.around(u, v, table.middle + sleeve.side(u) * x, y, 85, 0.1);
  };
}

/**
 * The shell of a down jacket is woven closely and filled out: it keeps no crease of hands. A window is
 * wider than a chamber is high: it gleams in a narrow line along each, which every pucker breaks.
 */
function downproof(cloth: Cloth): Cloth {
  const { gloss = 0 } = cloth.optics;
  return {
    ...cloth,
    optics: {
      ...cloth.optics,
      gloss: Math.max(1.35 * gloss, 0.3),
      along: 0.2,
      across: 0.55,
      polish: 0.8,
      sideLamps: 0.25,
    },
    texture: plainWeave({ pitch: 0.5, rise: 0.03 }),
    creases: 0.1,
    handled: { broad: 0, fine: 0.03 },
  };
}

/** How far from an armpit, and along a sleeve from its elbow, chambers are bent, in units. */
const bentOver = { armpit: 120, elbow: 110 };

/** The body's seams sag to its sides. */
function bodyShell({ pitch, hemY, armpit: [pitX, pitY] }: QuiltedCut, seed: number): Baffles {
  return {
    pitch,
    crowded: (u, v) =>
      bell(Math.hypot(Math.abs(u - table.middle) - pitX, v - pitY), bentOver.armpit),
    height: 38,
    seed,
    along: (u) => u,
    phase: (u, v) => {
      const sag = 14 * ((u - table.middle) / 260) ** 2;
      return unlike((hemY - v - sag + stray(u, v, seed)) / pitch, seed);
    },
  };
}

/** No stitched line is quite straight: how far it is off its course, in units. */
function stray(u: number, v: number, seed: number): number {
  return 6 * noise(u / 130, v / 90, seed + 3) + 1.2 * noise(u / 30, v / 40, seed + 4);
}

/** How far a seam may be off its place, as a share of the pitch. */
const astray = 0.1;

/** Chambers differ in height: moves each seam but the one at the edge. @param phase of even seams. */
function unlike(phase: number, seed: number): number {
  const below = Math.floor(phase);
  const off = (n: number) => (n === 0 ? 0 : astray * (2 * chance(n, seed, 281) - 1));
  return phase + blend(off(below), off(below + 1), phase - below);
}

/** Sleeves are quilted by themselves before they are set in, somewhat closer than the body. */
function sleeveShell(cut: QuiltedCut, seed: number): Baffles {
  const { sleeve, arms, pitch: bodyPitch } = cut;
  const { inner, outer } = sleeveEdges(cut);
  const pitch = 0.96 * bodyPitch;
  return {
    pitch,
    height: 33,
    fromAbove: true,
    seed: seed + 17,
    crowded: (u, v) => {
      const across = (Math.abs(u - table.middle) - inner(v)) / (outer(v) - inner(v));
      return bell(v - arms.elbowY, bentOver.elbow) * ramp(0.85, 0.2, across);
    },
    // No crease of the one sleeve is found again on the other.
    along: (u, v) => sleeve.downSleeve(u, v)[0] + 2000 * sleeve.side(u),
    phase: (u, v) => {
      const [across, down] = sleeve.downSleeve(u, v);
      const lane = seed + 5 * sleeve.side(u);
      return unlike((down + 5 + stray(u, v, seed) + 0.0009 * across * across) / pitch, lane);
    },
  };
}

/** Sleeves whose elastic cuffs close them. */
function sewnSleeves(order: Order, cut: QuiltedCut, seed: number) {
  const { half, sleeve, arms, lane, cuff } = cut;
  const [beyondHead, beyondCuff] = [besideArmhole(sleeve), besideCuff(cuff, tape)];
  const rounded = overShoulder(cut);
  const open: PatternMap = (u, v) => beyondHead(u, v) * beyondCuff(u, v) * rounded(u, v);
  const shell: Baffles = { ...sleeveShell(cut, seed), open };
  const height = baffleHeight(shell);
  const sunk = drawnIn(shell);
  const sewn = withSetInSleeves(order, {
    half,
    sleeve,
    arms,
    lane,
    excess: (e, u, v) => wrinkle(e, u, v, { seed, height, open }),
    make: (s) => {
      face(s, order);
      quiltingSeams(s, shell);
      for (const side of [1, -1] as const) binding(s, cuffOn(cuff, side));
    },
    volume: { loft: 0.42, height: 20 },
    grid: [14, 8, 5, 3.2],
    steps: [220, 160, 110, 90],
  });
  const filled = (piece: Piece): Piece => ({
    ...piece,
    ...filledCloth,
    edgeDrop: 3,
    base: (u, v) => (piece.base?.(u, v) ?? 0) + height(u, v),
    // Its head is eased into the armhole: drawn in as below, its end would stand out as a point.
    trim: (u, v, depth) => depth - sunk(u, v) * ramp(40, 150, sleeve.downSleeve(u, v)[1]),
  });
  return {
    ...sewn,
    cuff: undefined,
    sleevesUpon: (hand: Pose, over: boolean) => sewn.sleevesUpon(hand, over).map(filled),
  };
}

/** What front and back of the body have in common: cloth, quilting, armholes and hem. */
function makeShell(s: Surface, order: Order, cut: QuiltedCut, shell: Baffles): void {
  face(s, order);
  quiltingSeams(s, shell);
  for (const side of [1, -1] as const) seam(s, cut.sleeve.armhole(side), { depth: 3, pucker: 2 });
  binding(s, lowerEdge(cut.half));
}

/** Width of the elastic tape that binds hem and cuffs, in units. */
const tape = 11;

/** An edge bound in elastic tape, which draws it in a little. */
function binding(s: Surface, edge: Point[]): void {
  s.along(edge, tape + 2, (k, d, way) => {
    const inside = Math.abs(d);
    const drawn = noise(way / 4, 1, 71) + 0.6 * noise(way / 9, 2, 72);
    s.relief[k]! += (1.6 + 0.35 * drawn) * ramp(tape + 1, tape - 2, inside);
    s.tone(k, 1 - 0.3 * bell(inside - tape, 1.3) - 0.08 * ramp(tape + 1, tape - 1, inside));
  });
}
