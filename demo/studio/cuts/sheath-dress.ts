import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Garment, ironed, type Order } from "../garment.ts";
import { acrossHips, flutesFromHem } from "../making/body/drawn-skirt.ts";
import { onBothSides } from "../making/body/in-folds.ts";
import { insideHem, insideNeck } from "../making/body/inside.ts";
import { laidByHand, turnedOver } from "../making/body/poses.ts";
import { sheathFolds, sheathFoldsBehind } from "../making/body/sheath-folds.ts";
import { swayed } from "../making/body/swayed.ts";
import { dart } from "../making/sewing/dart.ts";
import { bothSides, crispNear, drawIntoFolds, type Pull } from "../making/sewing/drawn-folds.ts";
import { finished } from "../making/sewing/finished.ts";
import { pressRim } from "../making/sewing/folded-part.ts";
import { rounded } from "../making/sewing/rounded.ts";
import { overlap, seam } from "../making/sewing/seams.ts";
import { steamed } from "../making/sewing/steamed.ts";
import { cutVent, type Vent } from "../making/sewing/vent.ts";
import { zipPuller } from "../making/sewing/zip.ts";
import { insideSlit, turnSlit } from "../making/skirts/slit.ts";
import { liningOptics } from "../making/tailoring/lined-back.ts";
import type { Excess } from "../pattern/excess.ts";
import { knots, line, mirrored, sideOf, withNeck } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,332 58,316 100,266 112,206^ 150,213 184,224 195,234 191,252 184,300 184,360 202,418 226,446 236,460 224,540
  206,630 200,700 208,780 232,880 248,980 248,1090 228,1352^ 110,1364 0,1366`;
const hem = "0,1290 220,1290^ 222,1343^ 110,1355 0,1357";
const waistY = 700;

/** The lowest place of the neck behind, in units, to which the zip is closed. */
const zipY = 236;
const backNeck = `0,${zipY} 36,233 76,222`;

/** The vent in the middle seam of the back. */
const vent: Vent = { fromY: 1096, hemY: 1366, gape: 44 };

/** Edge of the facing that is sewn into the neck of the back, over which its lining begins. */
const facing = line("480,268 540,292 600,299 660,292 720,268");

/** A sleeveless fitted dress with darts, a waist seam and a slit in the middle of the back. */
export const sheathDress: Cut = (ordered) => {
  const order = steamed(ordered);
  const { cloth } = order;
  const seed = order.seed + 3200;
  const pose = laidByHand(seed, 3, 0.008);
  const { front, back } = onBothSides(
    sheathFolds,
    (e, u, v) => slack(e, u, v, seed),
    seed,
    sheathFoldsBehind,
  );
  const body = {
    outline: rounded(mirrored(half)),
    optics: cloth.optics,
    seed: seed + 1,
    fuzz: Math.min(cloth.fuzz, 0.5),
    loft: 0.16,
    height: 7,
    hold: cloth.hold * 0.8,
    bend: cloth.bend,
    edgeAnchor: 0.1,
    slide: 0.002,
    grid: [14, 8, 5.5],
    steps: [420, 240, 100],
    pose,
    pins: (_u, v) => 0.1 * ramp(260, 215, v) + 0.012 * bell(v - waistY, 14),
    base: front.base,
    excess: front.excess,
    make: (s) => makeFront(s, order),
  } satisfies Piece;
  const laid: Garment = {
    pieces: [insideNeckOf(order, pose), insideHem(order, pose, hem, "lining"), body],
    back: [
      insideHem(order, turnedOver(pose), hem, "lining"),
      insideSlit(order, turnedOver(pose), vent),
      {
        ...body,
        seed: seed + 9,
        base: back.base,
        excess: back.excess,
        outline: rounded(mirrored(withNeck(half, "112,206^", backNeck))),
        pose: turnedOver(pose),
        trim: cutVent(vent),
        make: (s) => makeBack(s, order),
      },
    ],
    front: { zoom: 1.16, x: 600, y: 772 },
    // Both armholes, the neck and the waist: from nearer dark wool is a blank field.
    detail: { zoom: 1.9, x: 610, y: 420 },
    close: { zoom: 3, x: 780, y: 1280 },
    behind: { zoom: 1.3, x: 600, y: 772 },
  };
  return swayed(laid, waistY, seed);
};

/** How much brighter than other insides they are: a neck without a collar lets the room in. */
const lit = { facing: 1.3, lining: 1.3 };

/** The back as it shows in the neck: a facing of the cloth, and the lining that hangs from it. */
function insideNeckOf(order: Order, pose: Pose): Piece {
  const outline = knots("486,212^ 540,222 600,226 660,222 714,212^ 706,290 600,366 494,290");
  return finished(insideNeck(order, pose, outline, 250), (s) => {
    const [lining, finish] = [s.dye("tone"), s.addFinish(liningOptics)];
    s.along(facing, 90, (k, d) => {
      if (d < 0) s.tone(k, lit.facing);
      else {
        s.ink(k, lining, 1);
        s.finish[k] = finish;
        s.tone(k, lit.lining);
      }
    });
    overlap(s, facing, 1.6, 30);
  });
}

/** The surplus that no long fold of its own accounts for. */
function slack(e: Excess, u: number, v: number, seed: number): void {
  e.evenly(0.003);
  e.crumple(u, v, seed + 4, 0.008, 200);
  e.around(u, v, 600 + sideOf(u) * 226, 470, 150, 0.05);
  e.along(1, 0, 0.01 + 0.03 * ramp(1000, 1350, v) * (0.6 + 0.6 * noise(u / 90, 1, seed + 6)));
}

const skirt = {
  top: waistY,
  hem: 1366,
  rise: 14,
  side: "800,700 808,780 832,880 848,980 848,1090 828,1360",
};
/** Out of the armholes over the chest, aslant from the waist that draws it in, and across from the hips. */
const drawn: Pull[] = [
  ...bothSides({
    from: [
      [776, 330],
      [784, 392],
      [800, 436],
    ],
    ways: [Math.PI + 0.35, Math.PI - 0.3],
    many: 4,
    length: [80, 190],
    slope: [0.6, 1.1],
    sides: { steep: [8, 13], gentle: [14, 26] },
    fade: [0.2, 0.75],
  }),
  ...bothSides({
    from: [
      [806, 630],
      [794, 694],
      [800, 760],
    ],
    ways: [Math.PI + 0.6, Math.PI - 0.6],
    many: 5,
    length: [80, 170],
    slope: [0.6, 1.1],
    sides: { steep: [7, 12], gentle: [13, 24] },
    fade: [0.2, 0.7],
  }),
  ...acrossHips(skirt),
  ...flutesFromHem(skirt, 4, 0.9),
];
/** Radius over which wool suiting turns, in units. */
const ofWool = 3;

function makeFront(s: Surface, order: Order): void {
  makeAll(s, order, 51);
  for (const side of [1, -1] as const) {
    dart(s, line(`826,474 764,470 708,478`, side));
    dart(s, line(`680,${waistY} 676,600 684,520`, side));
    dart(s, line(`676,${waistY} 680,760 682,830`, side));
  }
}

function makeBack(s: Surface, order: Order): void {
  makeAll(s, order, 53);
  seam(s, line(`600,${zipY + 6} 601,700 600,${vent.fromY}`), { depth: 2, pucker: 0.6 });
  turnSlit(s, vent, 16);
  zipPuller(s, 600, zipY + 6, "steel", { size: 0.6 });
  for (const side of [1, -1] as const) {
    dart(s, line(`670,${waistY} 668,600 672,480`, side));
    dart(s, line(`670,${waistY} 672,780 674,850`, side));
  }
}

function makeAll(s: Surface, order: Order, lane: number): void {
  face(s, ironed(order, 0.4));
  drawIntoFolds(s, drawn, { seed: order.seed + lane, round: ofWool, near: crispNear });
  seam(s, line(`396,${waistY - 2} 600,${waistY + 6} 804,${waistY - 2}`), {
    depth: 1.8,
    pucker: 0.6,
    crack: 0.09,
  });
  pressRim(s, 0.6);
  s.each((k, _u, v, depth) => {
    // The faced rims of neck and armholes are pressed and stand a little.
    if (v > 460) return;
    s.relief[k]! += 0.8 * ramp(7, 4, depth);
    s.tone(k, 1 - 0.1 * bell(depth - 7, 1.4));
  });
}
