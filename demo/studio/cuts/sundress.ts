import { handledAs } from "../cloths/index.ts";
import { noise } from "../fields/noise.ts";
import { bell, blend, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Garment, type Order } from "../garment.ts";
import { roundOf } from "../making/body/drawn-dress.ts";
import { flutesFromHem, gathersAbove, gathersBelow } from "../making/body/drawn-skirt.ts";
import { insideHem, insideNeck } from "../making/body/inside.ts";
import { laidByHand, turnedOver, unsettled } from "../making/body/poses.ts";
import { type StrapPaths, straps } from "../making/body/straps.ts";
import { swayed } from "../making/body/swayed.ts";
import { button } from "../making/sewing/button.ts";
import { bendPrint, crispNear, drawIntoFolds, type Pull } from "../making/sewing/drawn-folds.ts";
import { type Fluted, fluted, ruched } from "../making/sewing/flutes.ts";
import { drawnSeam, springUp } from "../making/sewing/gathers.ts";
import { laidOver } from "../making/sewing/laid-over.ts";
import { recut } from "../making/sewing/recut.ts";
import { rounded } from "../making/sewing/rounded.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { hungOut, strokedOut } from "../making/sewing/steamed.ts";
import type { Excess } from "../pattern/excess.ts";
import { knots, line, mirrored, sideOf, withNeck } from "../pattern/outline.ts";
import type { PatternMap, Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

/** Where tiers meet, the seam draws the edge in a little, and the next tier swells out below it. */
const half = `0,392^ 60,384 112,366 128,362^ 146,400 176,440^ 168,520 160,590^ 172,624 206,704 238,800
  250,850^ 258,874 276,930 300,1050 310,1116^ 317,1140 330,1190 346,1300 358,1420^ 180,1452 0,1458`;
/** Where bodice and tiers are gathered. */
const tiers = [590, 850, 1116];
const hem = "0,1360 340,1360^ 348,1402^ 180,1434 0,1440";
const fine = { length: 3.4, width: 0.5 };

/** A long summer dress with shoulder straps, a shaped bodice and three gathered tiers. */
export const sundress: Cut = (order) => {
  const { cloth } = order;
  const seed = order.seed + 3300;
  const pose = unsettled(laidByHand(seed, 3, -0.006), seed);
  const hung = tiered(seed);
  const body: Piece = {
    outline: rounded(mirrored(half)),
    optics: cloth.optics,
    handled: handledAs(strokedOut(order, hungOut).cloth, order.seed),
    seed: seed + 1,
    loft: 0.21,
    height: 9.5,
    hold: cloth.hold * 0.5,
    bend: cloth.bend,
    edgeAnchor: 0.05,
    grid: [14, 8, 5.5],
    steps: [460, 260, 120],
    slide: 0.008,
    pose,
    pins: (u, v) =>
      0.08 * ramp(440, 390, v) +
      tiers.reduce((p, y) => p + 0.08 * bell(v - y, 12), hung.pins(u, v)),
    base: hung.height,
    trim: hung.trim,
    excess: (e, u, v) => {
      fold(e, u, v, seed, cloth.fall);
      hung.gather(e, u, v);
    },
    make: (s) => makeFront(s, order, hung),
  };
  const laid: Garment = {
    pieces: [
      ...straps(order, pose, behind, strapsBeyond),
      insideNeck(order, pose, mirrored("0,404 80,398 130,388 170,436^ 150,520 0,560"), 420),
      insideHem(order, pose, hem),
      ...straps(order, pose, front, strap),
      body,
    ],
    back: [
      ...straps(order, turnedOver(pose), beyond, strapsBeyond),
      ...straps(order, turnedOver(pose), back, strap),
      insideHem(order, turnedOver(pose), hem),
      {
        ...body,
        seed: seed + 9,
        outline: mirrored(withNeck(half, "176,440^", "0,408 90,404 140,400^")),
        pose: turnedOver(pose),
        make: (s) => makeBack(s, order, hung),
      },
    ],
    front: { zoom: 1.06, x: 600, y: 822 },
    detail: { zoom: 2.15, x: 630, y: 668 },
    // The hem of its last tier.
    close: { zoom: 2.6, x: 650, y: 1345 },
  };
  return swayed(laid, tiers[0]!, seed);
};

/** How much of a fold goes on through the seam below, into the next tier. */
const through = 0.5;

/** The right edge of each tier. */
const sides = [
  "760,590 772,624 806,704 838,800 850,850",
  "850,850 858,874 876,930 900,1050 910,1116",
  "910,1116 917,1140 930,1190 946,1300 958,1450",
];

const tierOf = (top: number, i: number) => ({
  top,
  hem: tiers[i + 1] ?? 1456,
  rise: 38,
  side: sides[i]!,
});

/** Every tier opens below its seam, and the lowest stands in flutes at its hem. */
const drawn = [
  ...tiers.flatMap((top, i) => gathersBelow(tierOf(top, i), 9 + 2 * i, 0.52)),
  ...flutesFromHem(tierOf(tiers[2]!, 2), 8, 0.55),
];

/** Each tier hangs from the one above, with more cloth than that. */
function tiered(seed: number): Fluted {
  const hung = tiers.map((top, i) =>
    fluted(
      {
        ...tierOf(top, i),
        count: 6 + i,
        fullness: 1.42,
        depth: 13,
        gathered: true,
      },
      seed + 60 + 90 * i,
    ),
  );
  const at = (v: number) => (v < tiers[1]! ? 0 : v < tiers[2]! ? 1 : 2);
  const tierAt = (v: number) => hung[at(v)]!;
  const height: PatternMap = (u, v) => {
    const i = at(v);
    const [from, to] = [tiers[i]!, tiers[i + 1]];
    const own = tierAt(v).height(u, v) * (to ? blend(1, through, ramp(to - 120, to, v)) : 1);
    const above = i > 0 ? hung[i - 1]!.height(u, from - 0.1) : 0;
    return own + through * above * ramp(from + 130, from, v);
  };
  return {
    height,
    gather: (e, u, v) => laidOver(e, height, u, v),
    pins: (u, v) => tierAt(v).pins(u, v),
    place: (u, v) => tierAt(v).place(u, v),
    trim: (u, v, depth) => hung[2]!.trim(u, v, depth),
    fine: {
      height: (u, v) => tierAt(v).fine.height(u, v),
      furrow: (u, v) => tierAt(v).fine.furrow(u, v),
    },
  };
}

function fold(e: Excess, u: number, v: number, seed: number, fall: number): void {
  const side = sideOf(u);
  e.evenly(0.005);
  // The weight of the tiers draws all but their own folds out of them.
  e.crumple(u, v, seed + 4, (v < tiers[0]! ? 0.04 : 0.01) * fall, 150);
  if (v < tiers[0]!) {
    e.along(0.3 * side, 1, 0.05 * (0.4 + noise(u / 110, v / 90, seed + 5)));
  }
}

function makeFront(s: Surface, order: Order, hung: Fluted): void {
  makeAll(
    s,
    order,
    hung,
    [...drawn, ...gathersAbove(tiers[0]!, 140, 8, [30, 90])],
    order.seed + 41,
  );
  for (let y = 416; y < 580; y += 44) button(s, 600, y, 6.5, { dye: "horn" });
  seam(s, line("612,394 613,500 612,590"), { depth: 1.6, pucker: 0.5 });
  for (const side of [1, -1] as const) {
    seam(s, line("676,382 690,460 668,590", side), { depth: 1.6, pucker: 0.9 });
    stitch(s, line("600,392 660,384 712,366 728,362", side), { ...fine, offset: side * 8 });
  }
}

function makeBack(s: Surface, order: Order, hung: Fluted): void {
  makeAll(s, order, hung, drawn, order.seed + 43);
  s.each((k, u, v) => {
    // The back is shirred: rows of elastic thread.
    const on = ramp(584, 578, v) * ramp(412, 420, v);
    const row = Math.sin((v / 15) * Math.PI * 2);
    const ruche = noise(u / 5, v / 34, 92);
    s.relief[k]! += on * (1.8 * ruche * (0.6 - 0.4 * row) - 0.8 * bell(row + 1, 0.4));
    s.tone(k, 1 + 0.1 * on * Math.min(0, ruche));
  });
}

function makeAll(s: Surface, order: Order, hung: Fluted, pulls: Pull[], seed: number): void {
  const widths = [160, 250, 310];
  const below = tiers.map((y) => ({
    outline: knots(`200,${y}^ 600,${y + 8} 1000,${y}^ 1000,1500^ 200,1500^`),
  }));
  drawIntoFolds(s, pulls, { seed, round: roundOf(order.cloth), near: crispNear });
  if (order.print) bendPrint(s);
  face(s, order, recut(hung.place, below, order.seed));
  ruched(s, hung.fine);
  tiers.forEach((y, i) => {
    const w = widths[i]!;
    const sewn = line(`${600 - w},${y} 600,${y + 8} ${600 + w},${y}`);
    springUp(s, sewn);
    drawnSeam(s, sewn);
  });
  stitch(s, line("244,1406 420,1438 600,1444 780,1438 956,1406"), fine);
}

const strap = { half: 9, inset: 2.4, dye: "main" } as const;
/** What is seen of the straps of the other side is their inside. */
const strapsBeyond = { ...strap, dye: "inside" } as const;

/** Laid flat, a strap is folded over at the shoulder: its back half runs inwards, behind the neckline. */
const front: StrapPaths = {
  1: "716,392 728,344 730,292 712,246 690,216",
  [-1]: "718,392 712,336 720,276 742,226 764,206",
};
const behind: StrapPaths = {
  1: "690,216 672,262 670,330 662,412",
  [-1]: "764,206 778,236 772,292 744,350 690,412",
};
const back: StrapPaths = {
  1: "676,420 690,340 700,280 724,214",
  [-1]: "660,420 676,340 680,280 668,216",
};
/** The front's straps as the turned dress shows them, running down to the bodice. */
const beyond: StrapPaths = {
  1: "724,214 730,270 732,330 720,404",
  [-1]: "668,216 692,270 708,330 718,404",
};
