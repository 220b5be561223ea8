import { mossStitch } from "../cloths/moss.ts";
import type { Texture } from "../cloths/texture.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { jerseyTop } from "../making/knits/jersey-top.ts";
import { button, buttonhole } from "../making/sewing/button.ts";
import { patch } from "../making/sewing/patch.ts";
import { rollAlong } from "../making/sewing/roll.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import {
  collarFall,
  collarLeaf,
  collarStand,
  shirtNeckBack,
} from "../making/shirts/shirt-parts.ts";
import {
  curve,
  distanceTo,
  knots,
  line,
  type Point,
  type Side,
  shape,
} from "../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const sleeve = sleeves({ armhole: "832,292 820,380 828,470 866,546", lean: 0.9 });
const leaf = `602,312^ 638,277 656,248 649,229 626,219 598,215^ 598,204^ 628,205 656,211 682,228 704,258 717,288
  712,328 690,377^ 666,364 638,342`;
/** How many of its knots lie along the fold, from the button to the nape. */
const foldKnots = 6;
/** How many lie along its front edge, from its point to before the button. */
const frontKnots = 3;
/** The end of the right leaf. */
const point: Point = [690, 377];

/** Piqué: tucks of the knit stand as small grains in staggered rows. */
const pique = mossStitch(3, 2, 0.62);

/** A polo shirt: ribbed collar and cuffs, a short buttoned placket, vents at the sides. */
export const poloShirt: Cut = (order) =>
  polo({ ...order, cloth: { ...order.cloth, knitted: pique } });

const polo = jerseyTop({
  lane: 2700,
  half: `0,292 50,268 74,236^ 226,289^ 247,302^ 338,367 416,431^ 425,441 422,453^ 387,524
    355,595^ 347,605 335,599^ 268,548^ 264,700 262,840 264,950^ 268,1008^ 265,1016 257,1018^ 130,1025 0,1027`,
  shoulder: "74,236^",
  backNeck: "0,232 40,230",
  turn: -0.008,
  arms: { left: [0.05, 0], right: [0.02, 0], shoulderX: 268, shoulderY: 330, elbowY: 900 },
  sleeve,
  sleeveEnd: [
    [348, 608],
    [426, 440],
  ],
  armpit: [267, 548],
  hemLine: "333,1016 470,1025 600,1027 730,1025 867,1016",
  neck: (order, hand) => ({
    behind: [shirtNeckBack(order, hand)],
    over: [collarStand(order, hand), ribbedLeaf(order, hand, -1), ribbedLeaf(order, hand, 1)],
    overBack: [collarFall(order, hand, ribbedEdge(order))],
  }),
  trim: placket,
  finish: (s, order) => {
    for (const side of [1, -1] as const) {
      const end = line("948,608 1026,440", side);
      order.cloth.rib(
        s,
        (u, v) => sleeve.grain(u, v),
        (u, v) => ramp(27, 25, below(u, v, side)) * (sleeve.on(u, v) ? 1 : 0),
      );
      seam(
        s,
        end.map(([x, y]): [number, number] => [x - side * 24, y - 11]),
        {
          depth: 1.4,
          pucker: 0.5,
        },
      );
      seam(s, line("862,946 864,984 866,1016", side), { depth: 1.6, pucker: 0.2 });
    }
  },
  front: { zoom: 1.25, x: 600, y: 634 },
  detail: { zoom: 2.6, x: 780, y: 470 },
  close: { zoom: 5, x: 650, y: 380, aside: { slant: 0.46 } },
});

/** Distance above the sleeve's end. */
function below(u: number, v: number, side: Side): number {
  const x = (u - 600) * side;
  if (x < 270) return 1e3;
  return (426 - x) * 0.907 + (440 - v) * 0.421;
}

function placket(s: Surface): void {
  patch(s, knots("581,280^ 619,280^ 619,520^ 581,520^"), {
    rise: 2,
    stitched: { length: 3, width: 0.5, inset: 4 },
  });
  stitch(s, line("581,498 600,498 619,498"), { length: 3, width: 0.5 });
  for (const y of [362, 424, 482]) {
    buttonhole(s, 600, y, 16);
    button(s, 600, y, 7, { dye: "pearl" });
  }
}

/** A leaf of flat knitting: it rolls up out of the neck seam, and its point never lies down. */
function ribbedLeaf(order: Order, pose: Pose, side: Side): Piece {
  const outline = shape(leaf, side);
  const roll = rollAlong(curve(outline.slice(0, foldKnots), false), {
    height: 12,
    reach: 30,
    round: 9,
  });
  const front = curve([...outline.slice(-frontKnots), outline[0]!], false);
  // By the button the leaf is narrow: held up as far as its front edge, it would gape there.
  const down: PatternMap = (u, v) => ramp(0, 26, distanceTo(front, u, v));
  const lifted = side > 0 ? 3.5 : 2;
  const [x, y] = [600 + side * (point[0] - 600), point[1]];
  return {
    ...collarLeaf(order, pose, leaf, side),
    outline,
    base: (u, v) =>
      roll(u, v) * down(u, v) +
      lifted * bell(Math.hypot(u - x, v - y), 52) +
      1.6 * noise(u / 34, v / 34, 72),
    lift: 3,
    make: (s) => {
      ribbedEdge(order)(s, (u, v) => ribsOfLeaf(side * (u - 600), v));
      s.each((k, _u, _v, depth) => {
        s.relief[k]! -= 1.5 * Math.exp(-Math.max(0, depth) / 1.8);
      });
    },
  };
}

/** Ribs of a leaf run from the neck out to its edge, and fan a little round the shoulder. */
function ribsOfLeaf(x: number, v: number): Point {
  const turn = 0.64 + 0.0016 * (330 - v);
  const [dx, dy] = [x - 90, v - 378];
  const across = dy * Math.cos(turn) - dx * Math.sin(turn);
  const along = dx * Math.cos(turn) + dy * Math.sin(turn);
  return [fineness * (across + 1.5 * noise(x / 42, v / 42, 73)), fineness * along];
}

/** A collar is knitted on finer needles than a cuff. */
const fineness = 1.35;

/** Ribs with a firmer welt along the rim; wear has pressed them flat here and opened them there. */
function ribbedEdge(order: Order): Texture {
  return (s, grain) => {
    order.cloth.rib(s, grain);
    s.each((k, u, v, depth) => {
      const worn = 0.5 + 0.3 * noise(u / 30, v / 30, 74);
      s.relief[k]! = worn * s.relief[k]! + 0.35 * ramp(8, 5, depth);
    });
  };
}
