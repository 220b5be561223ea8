import type { Cut } from "../garment.ts";
import { bodiceLaid } from "../making/body/bodice-folds.ts";
import { dressmade, type Folds } from "../making/body/dressmaking.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { swayed } from "../making/body/swayed.ts";
import { button } from "../making/sewing/button.ts";
import { drawnSeam, puffed } from "../making/sewing/gathers.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { knots, line, type Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,372^ 44,352 84,330^ 92,262 98,206^ 150,222 190,232 240,226 300,262 348,338 364,420
  356,462 340,476^ 330,500^ 238,530^ 224,506 214,490^ 196,560 170,640 204,760 258,1000 322,1400^
  170,1434 0,1440`;
const sleeve = sleeves({ armhole: "796,240 786,320 792,410 812,494", lean: 0.36 });
const waistY = 640;
const fine = { length: 3.4, width: 0.5 };

const lane = 2400;
const armpit: Point = [208, 494];

/** A dress with short puffed sleeves, small buttons and a skirt gathered at the waist. */
export const teaDress: Cut = (order) => {
  const seed = order.seed + lane;
  return swayed(bodiceLaid(sewn(order), armpit, waistY, seed), waistY, seed);
};

const sewn = dressmade({
  lane,
  half,
  shoulder: "98,206^",
  backNeck: "0,214 60,210",
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
  cuff: [
    [238, 530],
    [330, 500],
  ],
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
    top: waistY,
    hem: 1436,
    side: `770,${waistY} 804,760 858,1000 922,1400`,
    count: 8,
    fullness: 1.34,
    depth: 17,
    gathered: true,
  },
  headGathers: { reach: 22, fullness: 1.7 },
  cuffGathers: { at: [284, 492], half: [50, 84], reach: 170, count: 4, depth: 12 },
  inside: {
    pattern: "502,210^ 550,196 600,192 650,196 698,210^ 686,340 600,390^ 514,340",
    labelY: 222,
  },
  parts: [
    {
      outline: knots(`250,${waistY}^ 420,${waistY - 2} 600,${waistY + 4} 780,${waistY - 2}
      950,${waistY}^ 980,1500^ 220,1500^`),
    },
  ],
  sew: sewBoth,
  sewFront,
  sewBack,
  front: { zoom: 1.08, x: 600, y: 806 },
  detail: { zoom: 2.4, x: 620, y: 470 },
  close: { zoom: 4.4, x: 640, y: 616 },
});

function foldBody(...[e, u, v, _seed, fall]: Parameters<Folds>): void {
  e.around(u, v, 600 + sleeve.side(u) * 90, 470, 130, 0.06 * fall);
}

function sewFront(s: Surface): void {
  seam(s, line(`610,376 611,520 610,${waistY + 190}`), { depth: 1.6, pucker: 0.5 });
  for (let y = 398; y < waistY + 180; y += 46) button(s, 600, y, 6, { dye: "pearl" });
  for (const side of [1, -1] as const) {
    const neck = line("600,372 644,352 684,330 692,262 698,206", side);
    stitch(s, neck, { ...fine, offset: side * 8 });
    seam(s, line(`656,${waistY} 652,570 660,500`, side), { depth: 1.4, pucker: 0.8 });
  }
}

function sewBack(s: Surface): void {
  seam(s, line(`600,216 601,500 600,${waistY + 200}`), { depth: 1.8, pucker: 0.7 });
  for (const side of [1, -1] as const) {
    seam(s, line(`664,${waistY} 662,560 666,480`, side), { depth: 1.4, pucker: 0.8 });
  }
}

function sewBoth(s: Surface): void {
  drawnSeam(s, line(`420,${waistY - 2} 600,${waistY + 4} 780,${waistY - 2}`));
  for (const side of [1, -1] as const) {
    drawnSeam(s, line("930,476 838,508", side));
  }
  stitch(s, line("280,1386 430,1420 600,1426 770,1420 920,1386"), fine);
}
