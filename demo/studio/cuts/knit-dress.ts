import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { onBothSides } from "../making/body/in-folds.ts";
import { insideHem } from "../making/body/inside.ts";
import { insideNape } from "../making/body/inside-nape.ts";
import type { LongFold } from "../making/body/long-folds.ts";
import type { ArmPose } from "../making/body/poses.ts";
import { type Cuff, foldSleeve, sleeves } from "../making/body/sleeves.ts";
import { swayed } from "../making/body/swayed.ts";
import { upperGarment } from "../making/body/upper-garment.ts";
import { bandBehind } from "../making/knits/band-behind.ts";
import { clingingRibs } from "../making/knits/clinging-ribs.ts";
import { farHem } from "../making/knits/far-hem.ts";
import { linkedShoulders } from "../making/knits/fashioned.ts";
import { laidSleeves } from "../making/knits/laid-sleeves.ts";
import { looseHem } from "../making/knits/loose-hem.ts";
import { neckBand } from "../making/knits/neck-band.ts";
import { finished } from "../making/sewing/finished.ts";
import { steamed } from "../making/sewing/steamed.ts";
import type { Excess } from "../pattern/excess.ts";
import { knots, line, lowerEdge, mirrored, withNeck } from "../pattern/outline.ts";

/** The side of the body from the armpit to the hem: drawn in at the waist, full over the hips. */
const side = "224,540 208,640 188,764 201,880 234,1030 246,1160 242,1320 238,1440";
const half = `0,262 54,247 92,196^ 152,214 206,240 250,292 310,430 354,590 386,765 408,984^ 334,1006^
  300,800 258,650 ${side.replace(" ", "^ ")} 236,1453 226,1461 208,1464 110,1468 0,1470`;
/** The standing band of the neck in front and on the back, right halves. */
const bandBefore = "0,240 43,228 67,200 74,172^ 86,174 97,194^ 88,230 57,260 0,274";
const behind = "0,176 44,172 64,167 77,164 88,173 97,196^ 56,214 0,220";
/** How it turns over from behind: it stands higher than that of a jumper. */
const rises = { above: 19, sag: 9 };
const sleeve = sleeves({ armhole: "806,240 796,340 804,440 824,530", lean: 0.235 });
const backHalf = withNeck(half, "92,196^", "0,202 50,200");
const lane = 2200;
/** Heights of its waist, and of its hem in the middle. */
const [waistY, hemY] = [764, 1470];
const cuff: Cuff = [
  [334, 1006],
  [408, 984],
];
const hem = line("374,1461 392,1464 490,1468 600,1470 710,1468 808,1464 826,1461");

/** One sleeve lies off the body, the other is bent in over its hip. */
const arms: ArmPose = {
  left: [0.03, 0.02],
  right: [0.13, 0.3],
  shoulderX: 216,
  shoulderY: 280,
  elbowY: 700,
};

const makeFace = clingingRibs(
  sleeve,
  knots(side).map(({ x, y }) => [x, y]),
  { hem, cuff },
);

/** The slit in the front, which gapes at the hem by so much. */
const slit = { x: 756, top: 1170, hem: 1470, gape: 13 };

/** The back as far as the slit lets it be seen, right half. */
const backInSlit = `0,${slit.top - 40} 200,${slit.top - 40}^ 226,1446^ 110,1458 0,1460`;

/** Distance from the slit, in units. */
function besideSlit(u: number, v: number): number {
  if (v < slit.top) return Math.hypot(u - slit.x, v - slit.top);
  const down = (v - slit.top) / (slit.hem - slit.top);
  const edge = slit.x + 5 * down * noise(v / 160, 1, lane);
  return Math.abs(u - edge) - (slit.gape / 2) * down ** 1.3;
}

/** What it hangs in: drawn from the armpits to the waist, where it gives way at its sides, and down from the hips. */
const hanging: LongFold[] = [
  {
    path: [
      [792, 548],
      [752, 650],
      [700, 752],
    ],
    width: [16, 26],
    height: 6,
    fade: [0.2, 0.5],
  },
  {
    path: [
      [413, 540],
      [456, 660],
      [476, 800],
    ],
    width: [14, 24],
    height: 7,
    fade: [0.2, 0.5],
  },
  {
    path: [
      [410, 772],
      [462, 788],
      [530, 770],
    ],
    width: [10, 16],
    height: 4,
    fade: [0.1, 0.7],
  },
  {
    path: [
      [790, 800],
      [748, 838],
      [706, 920],
    ],
    width: [10, 18],
    height: 5,
    fade: [0.1, 0.7],
  },
  {
    path: [
      [676, 860],
      [690, 1150],
      [664, 1462],
    ],
    width: [20, 28],
    height: 8,
    fade: [0.45, 0.1],
  },
  {
    path: [
      [536, 930],
      [508, 1200],
      [540, 1466],
    ],
    width: [18, 28],
    height: 8,
    fade: [0.5, 0.1],
  },
];

/** A close midi dress of ribbed knit with long sleeves and a slit at the side. */
export const knitDress: Cut = (ordered) => {
  const order = steamed(ordered);
  const { cloth } = order;
  const seed = order.seed + lane;
  const trim = { optics: cloth.optics, pitch: 7.4, rise: 2.4, fuzz: cloth.fuzz };
  const excess = (e: Excess, u: number, v: number) => fold(e, u, v, seed);
  const { front, back } = onBothSides(hanging, excess, seed);
  const laid = laidSleeves(order, {
    half,
    backHalf,
    sleeve,
    arms,
    cuff,
    lane,
    excess,
    volume: { loft: 0.17, height: 7 },
    left: { height: 6, ribsFrom: 2000 },
    crook: [95, 85],
    padded: false,
    make: makeFace,
    inside: "deepInside",
  });
  const dress = upperGarment(order, {
    ...laid,
    lane,
    turn: 0.012,
    wander: 6,
    wanderBehind: 7,
    // Through the slit the ribs of the back show, whose wrong side is like their face.
    farHem: (hand) => [
      ...farHem(order, hand, { half: laid.half, topY: 1400, below: [7, 12], make: makeFace }),
      finished(insideHem(order, hand, backInSlit, "inside"), makeFace),
    ],
    backTrim: (_u, _v, depth) => depth,
    inside: "deepInside",
    body: {
      loft: 0.22,
      height: 9,
      hold: cloth.hold * 1.3,
      edgeAnchor: 0.035,
      grid: [16, 8],
      steps: [420, 240],
      base: front.base,
      pins: (_u, v) => 0.1 * ramp(260, 215, v),
      trim: (u, v, depth) => Math.min(depth, besideSlit(u, v)),
    },
    excess: front.excess,
    backBase: back.base,
    backExcess: back.excess,
    face: makeFace,
    backFace: (s) => {
      makeFace(s);
      linkedShoulders(s, backHalf, sleeve);
    },
    neck: (hand) => ({
      behind: [
        insideNape(order, hand, {
          pattern: "510,196^ 550,202 600,205 650,202 690,196^ 668,250 600,282 532,250",
          labelY: 231,
          labelWidth: 40,
        }),
        neckBand({ ...trim, pose: hand, front: false, height: 8, outline: mirrored(behind) }),
      ],
      over: [
        neckBand({
          ...trim,
          pose: hand,
          front: true,
          height: 10,
          fanY: 110,
          outline: mirrored(bandBefore),
          linked: lowerEdge(bandBefore),
        }),
      ],
      overBack: bandBehind(hand, { ...trim, half: behind, rises, seed: order.seed }),
    }),
    front: { zoom: 1.06, x: 600, y: 812 },
    detail: { zoom: 3, x: 815, y: 905 },
    close: { zoom: 2.8, x: 300, y: 920 },
  });
  return looseHem(swayed(dress, waistY, seed), hemY, seed);
};

function fold(e: Excess, u: number, v: number, seed: number): void {
  const side = sleeve.side(u);
  e.evenly(0.003);
  e.crumple(u, v, seed + 4, 0.02, 300);
  e.around(u, v, 600 + side * 212, 540, 170, 0.05 * ramp(380, 500, v));
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 5, {
      elbowY: 700,
      elbow: 0.16,
      elbowReach: 100,
      cuffY: 900,
      cuff: 0.12,
      cuffReach: 55,
      even: 0.015,
      twist: 0.04,
    });
    return;
  }
  const uneven = 0.4 + noise(u / 150, v / 110, seed + 6);
  e.along(side * 0.4, 1, 0.02 * bell(v - 740, 110) * uneven);
  e.along(1, 0, 0.015 + 0.04 * ramp(900, 1450, v));
}
