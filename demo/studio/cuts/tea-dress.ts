import type { Cut, Order } from "../garment.ts";
import { bodiceLaid } from "../making/body/bodice-folds.ts";
import { intoBodice, intoPuffs } from "../making/body/drawn-dress.ts";
import { flutesFromHem, gathersAbove, gathersBelow } from "../making/body/drawn-skirt.ts";
import { dressmade, type Folds } from "../making/body/dressmaking.ts";
import { insideNeck } from "../making/body/inside.ts";
import { type Cuff, sleeves } from "../making/body/sleeves.ts";
import { swayed } from "../making/body/swayed.ts";
import { button } from "../making/sewing/button.ts";
import { finished } from "../making/sewing/finished.ts";
import { drawnSeam, puffed } from "../making/sewing/gathers.ts";
import { pressedEdge } from "../making/sewing/pressed-edge.ts";
import { overlap, seam, stitch } from "../making/sewing/seams.ts";
import { stitchedIn } from "../making/shirts/fine-edge.ts";
import { knots, line, type Point, shape } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,380^ 16,358 40,342 66,336 88,340^ 95,296 98,250 100,206^ 150,222 190,232 240,226 300,262 348,338 364,420
  356,462 340,476^ 330,500^ 238,530^ 224,506 214,490^ 196,560 170,640 204,760 258,1000 322,1400^
  170,1434 0,1440`;
const sleeve = sleeves({ armhole: "796,240 786,320 792,410 812,494", lean: 0.36 });
const waistY = 640;
/** From the middle of the neck to the shoulder. */
const frontNeck = "600,380 616,358 640,342 666,336 688,340^ 695,296 698,250 700,206";
/** The seam that shapes the bodice, from the armhole down to the waist, and the armhole back up to it. */
const princess = `792,400^ 742,430 690,500 664,570 656,${waistY}^`;
const armholeUp = "812,494^ 798,440";
/** The edge of the front that lies over its fellow. */
const closing = 613;
/** How far apart panels may be cut, in units. */
const unlike = 60;
const fine = { length: 3.4, width: 0.5 };

const lane = 2400;
const armpit: Point = [208, 494];
const cuff: Cuff = [
  [238, 530],
  [330, 500],
];
const skirt = { top: waistY, hem: 1436, rise: 38, side: `770,${waistY} 804,760 858,1000 922,1400` };

/** A dress with short puffed sleeves, small buttons and a skirt gathered at the waist. */
export const teaDress: Cut = (order) => {
  const seed = order.seed + lane;
  return swayed(bodiceLaid(sewn(order), armpit, waistY, seed), waistY, seed);
};

const sewn = dressmade({
  lane,
  half,
  shoulder: "100,206^",
  backNeck: "0,264 40,258 74,238",
  sleeve,
  turn: -0.006,
  arms: {
    left: [0.03, 0],
    right: [-0.04, 0],
    shoulderX: 200,
    shoulderY: 290,
    elbowY: 900,
    endY: 560,
  },
  armpit,
  cuff,
  hem: "0,1340 304,1340^ 312,1382^ 170,1416 0,1422",
  loft: 0.21,
  height: 9.5,
  hold: 0.9,
  slide: 0.008,
  held: { neck: [250, 210], waist: { y: waistY, strength: 0.12, reach: 12 }, middle: 16 },
  threadAngle: () => 0.1,
  crumple: { amount: 0.04, size: 160 },
  armpitFolds: { reach: 120, amount: 0.1 },
  sleeveFolds: (e, u, v, seed) => {
    const axis: Point = [-0.36 * sleeve.side(u), 1];
    puffed(e, u, v, { axis, top: 250, end: 500, lane: seed + 5 });
  },
  bodyFolds: foldBody,
  skirt: {
    ...skirt,
    count: 8,
    fullness: 1.34,
    depth: 17,
    gathered: true,
  },
  headGathers: { reach: 22, fullness: 1.7 },
  cuffGathers: { at: [284, 492], half: [50, 84], reach: 170, count: 4, depth: 12 },
  drawn: [
    ...intoBodice(sleeve),
    ...intoPuffs(sleeve, cuff),
    ...gathersAbove(waistY, 140, 7, [40, 100]),
    ...gathersBelow(skirt, 12),
    ...flutesFromHem(skirt, 7),
  ],
  inside: insideNeckOf,
  parts: [
    {
      outline: knots(`250,${waistY}^ 420,${waistY - 2} 600,${waistY + 4} 780,${waistY - 2}
      950,${waistY}^ 980,1500^ 220,1500^`),
    },
    ...([1, -1] as const).map((side) => ({
      outline: shape(`${princess} 770,${waistY}^ 784,560 ${armholeUp}`, side),
      turn: -0.1 * side,
      off: unlike,
    })),
  ],
  frontParts: [
    {
      outline: knots(`${closing},380^ ${closing},206^ 796,206^ ${princess} ${closing},${waistY}^`),
    },
  ],
  backParts: [{ outline: knots(`600,206^ 796,206^ ${princess} 600,${waistY}^`) }],
  sew: sewBoth,
  sewFront,
  sewBack,
  front: { zoom: 1.08, x: 600, y: 806 },
  detail: { zoom: 2, x: 690, y: 520 },
  close: { zoom: 4.4, x: 640, y: 616 },
});

/** The inside of the back, with the facing of its neck; the front's rim shades it. */
function insideNeckOf(order: Order, hand: Pose): Piece {
  const behind = knots("496,206^ 526,238 560,258 600,264 640,258 674,238 704,206^");
  const outline = [...behind, ...knots("706,350^ 650,352 600,396^ 550,352 494,350^")];
  const facing = [...behind, ...knots("716,236^ 690,276 644,304 600,310 556,304 510,276 484,236^")];
  return finished(insideNeck(order, hand, outline, 284, facing), (s) => {
    for (const side of [1, -1] as const) {
      s.along(line(frontNeck, side), 34, (k, d) => s.tone(k, 1 - 0.4 * Math.exp(-Math.abs(d) / 9)));
    }
  });
}

function foldBody(...[e, u, v, _seed, fall]: Parameters<Folds>): void {
  e.around(u, v, 600 + sleeve.side(u) * 90, 470, 130, 0.06 * fall);
}

function sewFront(s: Surface): void {
  overlap(s, line(`${closing},${waistY} ${closing},520 ${closing},366`), 2, 30, 4);
  for (let y = 402; y < waistY - 16; y += 46) button(s, 600, y, 6.4, { dye: "pearl" });
  for (const side of [1, -1] as const) {
    sewNeck(s, line(frontNeck, side), side * 8);
  }
}

function sewBack(s: Surface): void {
  seam(s, line(`600,264 601,500 600,${waistY}`), { depth: 1.8, pucker: 0.7 });
  sewNeck(s, line("500,206 526,238 560,258 600,264 640,258 674,238 700,206"), 8);
}

/** A neckline turned in upon its facing and stitched. @param inset to the right of its edge, in units. */
function sewNeck(s: Surface, edge: Point[], inset: number): void {
  pressedEdge(s, edge);
  stitchedIn(s, edge, inset, fine);
}

function sewBoth(s: Surface): void {
  drawnSeam(s, line(`420,${waistY - 2} 600,${waistY + 4} 780,${waistY - 2}`));
  for (const side of [1, -1] as const) {
    seam(s, line(princess, side), { depth: 2, pucker: 1, crack: 0.2 });
    drawnSeam(s, line("930,476 838,508", side));
  }
  stitch(s, line("280,1386 430,1420 600,1426 770,1420 920,1386"), fine);
}
