import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { laidByHand, turnedOver } from "../making/body/poses.ts";
import { panel, strap, tab, waxed } from "../making/leather/leather-goods.ts";
import {
  bagBody,
  block,
  flatStrap,
  leatherPart,
  rolledHandle,
  standingAlone,
} from "../making/leather/standing-bag.ts";
import { button } from "../making/sewing/button.ts";
import { label } from "../making/sewing/label.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { knots, line, mirrored, shape } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import { type Spot, through } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";

const cordY = 716;
const body = mirrored(`0,628 60,634 130,626 190,640^ 186,690 176,${cordY} 190,760 226,900 252,1080
  260,1190 250,1232 200,1258 100,1268 0,1270`);
const eyelets = [-150, -92, -32, 32, 92, 150];

const height = 620;
const floor = 1268;

/** A soft bucket bag, drawn together with a cord, on a shoulder strap. */
export const bucketBag: Cut = (order) => ({
  ...lyingBag(order),
  standing: standingAlone((side) => standingBag(order, side === "front"), {
    front: { zoom: 1.2, x: 0, y: 450 },
    detail: { zoom: 2.2, x: 0, y: 540 },
    back: { zoom: 1.2, x: 0, y: 450 },
    close: { zoom: 3.8, x: 20, y: 520 },
  }),
});

const width = through([
  [0, 232],
  [0.12, 240],
  [0.5, 226],
  [0.76, 196],
  [0.89, 168],
  [1, 186],
]);
const cordHeight = 0.89;

function standingBag(order: Order, front: boolean): Part[] {
  const deep = 0.72;
  const strapPath = Array.from({ length: 81 }, (_, n): Spot => {
    const angle = (n / 80) * Math.PI;
    const up = Math.sin(angle) ** 0.75;
    return [-180 * Math.cos(angle) + 12 * up, 500 + 470 * up, -10 * up];
  });
  const pleat = (x: number, z: number) => {
    const angle = Math.atan2(x, z);
    return Math.sin(angle * 13 + 2.2 * noise(angle * 2, 1, order.seed + 5));
  };
  const y = cordHeight * height;
  return [
    ...bagBody(order, {
      half: (h) => [width(h), width(h) * deep],
      height,
      floor,
      round: 0.86,
      open: true,
      soft: 16,
      // The cord gathers it to pleats that run out downwards.
      shape: (x, h, z) => pleat(x, z) * (13 * bell(h - cordHeight, 0.13) + 5 * ramp(0.3, 0.85, h)),
      draw: (s) => {
        const base = line("300,1184 460,1188 600,1190 740,1188 900,1184");
        seam(s, base, { depth: 3, pucker: 0.5 });
        stitch(s, base, { ...waxed, offset: 6 });
        if (front) label(s, 600, 1010, 88, "tone", "deepInside");
      },
    }),
    rolledHandle(order, ringAround(y, 170, deep), 7),
    ...(front ? ends(order, y, 170 * deep + 12) : []),
    flatStrap(order, strapPath, [-0.7, 0, 0.7], 15),
  ];
}

function ringAround(y: number, half: number, deep: number): Spot[] {
  return Array.from({ length: 73 }, (_, n): Spot => {
    const angle = (n / 72) * Math.PI * 2;
    return [
      (half + 7) * Math.sin(angle),
      y + 3 * Math.sin(5 * angle),
      (half + 7) * deep * Math.cos(angle),
    ];
  });
}

/** The ends of the cord, through a slide, each with its tassel. */
function ends(order: Order, y: number, z: number): Part[] {
  const end = (side: number, length: number): Spot[] =>
    Array.from({ length: 30 }, (_, n): Spot => {
      const t = n / 29;
      return [
        side * (10 + 26 * t * t + 6 * Math.sin(4 * t)),
        y - length * t,
        z + 6 + 44 * Math.sqrt(t),
      ];
    });
  return [
    ...[end(-1, 190), end(1, 214)].flatMap((path) => {
      const [tx, ty, tz] = path[path.length - 1]!;
      return [
        rolledHandle(order, path, 5.5),
        leatherPart(order, block([tx, ty - 26, tz], [13, 34, 7]), () => {}),
      ];
    }),
    leatherPart(order, block([0, y - 54, z + 30], [24, 17, 9]), () => {}),
  ];
}

/** The bag as it lies in an outfit. */
const lyingBag: Cut = (order) => {
  const pose = laidByHand(order.seed + 600, 4, 0.008);
  return {
    pieces: bag(order, pose, (s) => label(s, 600, 1010, 88, "tone", "deepInside"), true),
    back: bag(order, turnedOver(pose), () => {}, false),
    front: { zoom: 1.3, x: 600, y: 800 },
    detail: { zoom: 2.4, x: 620, y: 780 },
    close: { zoom: 4.4, x: 620, y: 760 },
  };
};

function bag(order: Order, pose: Pose, paint: (s: Surface) => void, front: boolean): Piece[] {
  const seed = order.seed + 601;
  return [
    strap(order, pose, {
      path: line(
        "416,704 400,610 402,506 438,414 516,362 606,350 704,372 782,438 816,528 804,616 784,704",
      ),
      halfWidth: 15,
      lift: 6,
    }),
    inside(order, pose),
    panel(order, pose, {
      outline: body,
      lane: 602,
      lift: 10,
      loft: 0.34,
      height: 40,
      stitched: 0,
      excess: (e, u, v) => {
        const pleats = 0.5 + 0.9 * noise(u / 34, v / 240, seed + 1);
        e.along(1, 0, 0.34 * bell(v - cordY, 90) * pleats);
        e.along(1, 0.1, 0.06 * ramp(1150, 800, v) * pleats);
        e.crumple(u, v, seed + 2, 0.06, 150);
      },
      paint: (s) => {
        const base = line("340,1190 460,1204 600,1208 740,1204 860,1190");
        seam(s, base, { depth: 3, pucker: 0.5 });
        stitch(s, base, { ...waxed, offset: 6 });
        stitch(s, line("410,652 470,640 540,646 600,642 660,646 730,640 790,652"), waxed);
        s.along(line(`424,${cordY} 600,${cordY + 4} 776,${cordY}`), 30, (k, d) =>
          s.tone(k, 1 - 0.2 * bell(d, 14)),
        );
        for (const x of eyelets) {
          button(s, 600 + x, cordY + 4, 11, { dye: "brass", metal: true, holes: 0 });
        }
        paint(s);
      },
    }),
    ...cord(order, pose, front),
    ...([1, -1] as const).map((side) =>
      tab(order, pose, {
        outline: shape("768,676^ 806,672^ 812,790 794,812 774,796^", side),
        lane: 604 + side,
        rivet: [600 + side * 190, 780],
      }),
    ),
  ];
}

/** The cord between the eyelets, and in front its knot with two hanging ends. */
function cord(order: Order, pose: Pose, front: boolean): Piece[] {
  const round = (pattern: string, lift: number): Piece =>
    strap(order, pose, {
      path: line(pattern),
      halfWidth: 7,
      rests: true,
      lift,
      rolled: true,
      dye: "tone",
    });
  const y = cordY + 4;
  const shown = [-3, -1, 1, 3].map((i) => {
    const x = 600 + i * 60;
    return round(`${x - 30},${y} ${x},${y + 3} ${x + 30},${y}`, 5);
  });
  if (!front) return shown;
  return [
    ...shown,
    round(`568,${y} 586,${y + 60} 566,${y + 130} 556,${y + 196}`, 5),
    round(`632,${y} 616,${y + 60} 632,${y + 140} 650,${y + 214}`, 5),
    tassel(order, pose, 554, y + 192),
    tassel(order, pose, 652, y + 210),
    tab(order, pose, {
      outline: knots(`584,${y + 36}^ 618,${y + 36}^ 618,${y + 72}^ 584,${y + 72}^`),
      lane: 606,
    }),
  ];
}

function tassel(order: Order, pose: Pose, x: number, y: number): Piece {
  return tab(order, pose, {
    outline: knots(`${x - 10},${y}^ ${x + 10},${y}^ ${x + 19},${y + 70}^ ${x - 19},${y + 70}^`),
    lane: 607,
  });
}

function inside(order: Order, pose: Pose): Piece {
  return {
    outline: knots("412,644^ 470,616 600,606 730,616 788,644^ 730,668 600,672 470,668"),
    optics: order.cloth.optics,
    dye: "deepInside",
    seed: 3,
    inner: true,
    grid: [8],
    steps: [4],
    pose,
    make: (s) => s.each((k, _u, v) => s.tone(k, 1 - 0.4 * ramp(610, 650, v))),
  };
}
