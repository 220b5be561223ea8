import { DistanceField } from "../engine/distance-field.ts";
import { cloud } from "../engine/noise.ts";
import type { Optics } from "../engine/optics.ts";
import { curve, type Knot, knots, line, moved, type Point } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { patch } from "../making/patch.ts";
import { laidByHand } from "../making/poses.ts";
import { seam, stitch } from "../making/seams.ts";

/** The upper as it is seen, and the last under it, which runs on behind sole and top line. */
const upperPattern = `348,498^ 400,508 450,512 510,506 562,492^ 565,560 574,640 596,718 652,790 730,846
  820,888 896,920 942,956 958,988 952,1014^ 780,1027 620,1019 480,1003 304,1001^ 294,950 291,900
  302,830 324,758 340,690 344,600`;
const lastPattern = `346,360^ 560,360^ 565,560 574,640 596,718 652,790 730,846 820,888 898,921 946,956
  966,992 966,1080 910,1130^ 300,1130^ 290,950 290,900 302,830 324,758 340,690 344,600`;
const solePattern = `294,994^ 400,1000 500,1008 620,1022 780,1031 900,1024 956,1006^ 968,1016 964,1036
  910,1052 780,1061 660,1059 560,1045 478,1030 458,1032^ 452,1078^ 300,1078^ 291,1030`;
const gorePattern = "420,500^ 522,498^ 514,610 490,706 472,724 454,706 432,610";

const rubber: Optics = { kind: "plastic", wrap: 0.2, gloss: 0.1, roughness: 0.5 };
const elastic: Optics = { kind: "matte", wrap: 0.2, sheen: 0.06 };
const fine = { length: 4, width: 0.6 } as const;

/** A pair of Chelsea boots in profile, one before the other. */
export const chelseaBoots: Cut = (order) => ({
  pieces: [...boot(order, 66, -96, 0), ...boot(order, -66, 84, 48)],
  front: { zoom: 1.1, x: 606, y: 776 },
  detail: { zoom: 2.2, x: 520, y: 800 },
  close: { zoom: 4.2, x: 640, y: 1050 },
  lighting: { key: [-0.42, -0.68, 0.6] },
});

/** One boot moved to its place, `height` above the table. */
function boot(order: Order, dx: number, dy: number, height: number): Piece[] {
  const at = (pattern: string): Knot[] => moved(knots(pattern), dx, dy);
  const path = (pattern: string): Point[] => line(pattern).map(([x, y]) => [x + dx, y + dy]);
  const pose = laidByHand(order.seed + 91, 3, height > 0 ? 0.012 : -0.008);
  return [
    topLine(at("348,500^ 400,472 450,466 510,470 562,494^ 510,530 450,536 400,530"), height, pose),
    pullTab(at("334,474 345,466 356,473 362,540^ 338,540^"), height, pose),
    sole(at(solePattern), path, height, pose),
    upper(order, at, path, dx, dy, height, pose),
  ];
}

function upper(
  order: Order,
  at: (pattern: string) => Knot[],
  path: (pattern: string) => Point[],
  dx: number,
  dy: number,
  height: number,
  pose: Pose,
): Piece {
  const { cloth, seed } = order;
  const seen = new DistanceField(curve(at(upperPattern)));
  const smooth = cloth.optics.kind === "leather";
  return {
    outline: at(lastPattern),
    optics: smooth ? { ...cloth.optics, gloss: 0.62, roughness: 0.25, relief: 0.22 } : cloth.optics,
    seed: seed + 95 + dx,
    lift: height + 4,
    loft: 0.8,
    height: 92,
    hold: 0.006,
    bend: 1,
    anchor: 0.006,
    edgeAnchor: 0.2,
    grid: [12, 7],
    steps: [300, 140],
    pose,
    trim: (u, v) => seen.at(u, v),
    excess: (e, u, v) => {
      const x = u - dx;
      const y = v - dy;
      e.evenly(0.002);
      e.crumple(x, y, seed + 93, 0.02, 120);
      e.along(0.75, 0.65, 0.16 * bell(Math.hypot(x - 655, y - 850), 70));
      e.around(x, y, 560, 740, 120, 0.07);
      e.along(0.1, 1, 0.05 * bell(y - 650, 70) * bell(x - 350, 80));
    },
    make: (s) => {
      face(s, order);
      const gore = s.addFinish(elastic);
      const elasticDye = s.dye("elastic");
      patch(s, at(gorePattern), {
        rise: -2,
        slope: 1.6,
        paint: (k, u) => {
          s.ink(k, elasticDye, 0.92);
          s.relief[k]! += 1.2 * Math.abs(Math.sin((u - dx) / 2.4));
          s.finish[k] = gore;
        },
      });
      const rim = curve(at(gorePattern));
      stitch(s, [...rim, rim[0]!], { ...fine, offset: -5 });
      const join = path("472,726 488,800 520,900 556,1012");
      seam(s, join, { depth: 2.2, pucker: 0.4 });
      stitch(s, join, { ...fine, offset: 6 });
      stitch(s, join, { ...fine, offset: 9 });
      const counter = path("350,520 358,640 346,740 330,860 338,1000");
      stitch(s, counter, { ...fine, offset: 0 });
      stitch(s, path("348,508 400,518 450,522 510,516 562,502"), { ...fine, offset: 4 });
      s.each((k, u, v) => {
        const x = u - dx;
        const y = v - dy;
        const depth = seen.at(u, v);
        const burnish =
          0.3 * bell(Math.hypot(x - 890, y - 960), 80) +
          0.15 * bell(Math.hypot(x - 310, y - 940), 70);
        s.tone(k, 1 + 0.08 * cloud(u / 100, v / 100, 3, 5) - burnish - 0.3 * ramp(9, 0, depth));
        s.tone(k, 1 - 0.35 * ramp(16, 0, 1016 - y) * ramp(420, 640, x));
        s.relief[k]! += 1.6 * ramp(1, 4, depth);
      });
    },
  };
}

function sole(
  outline: Knot[],
  path: (pattern: string) => Point[],
  height: number,
  pose: Pose,
): Piece {
  return {
    outline,
    optics: rubber,
    dye: "sole",
    seed: 4,
    loft: 0.45,
    height: 22,
    lift: height + 3,
    hold: 0.3,
    anchor: 0.3,
    grid: [8],
    steps: [4],
    pose,
    make: (s) => {
      const heelTop = path("291,1034 380,1036 458,1034");
      seam(s, heelTop, { depth: 2, pucker: 0 });
      for (const y of [1047, 1058, 1067]) {
        const layer = path(`292,${y} 380,${y + 1} 456,${y}`);
        s.along(layer, 4, (k, d) => s.tone(k, 1 - 0.22 * bell(d, 0.9)));
      }
      const welt = path("296,1004 400,1011 500,1019 620,1033 780,1042 900,1036 964,1018");
      stitch(s, welt, { offset: 0, thread: "waxed", length: 6, width: 0.8 });
      s.along(welt, 12, (k, d) => s.tone(k, 1 - 0.4 * bell(d + 5, 1.3)));
    },
  };
}

/** The lining seen over the top line. */
function topLine(outline: Knot[], height: number, pose: Pose): Piece {
  return {
    outline,
    optics: elastic,
    dye: "lining",
    seed: 2,
    inner: true,
    lift: height + 60,
    grid: [8],
    steps: [4],
    pose,
    make: (s) => s.each((k, _u, _v, depth) => s.tone(k, 0.55 + 0.7 * ramp(14, 0, depth))),
  };
}

function pullTab(outline: Knot[], height: number, pose: Pose): Piece {
  return {
    outline,
    optics: elastic,
    dye: "elastic",
    seed: 3,
    lift: height + 40,
    loft: 0.3,
    height: 5,
    grid: [8],
    steps: [4],
    pose,
    make: (s) =>
      s.each((k, u) => {
        s.relief[k]! += 0.5 * Math.sin(u * 2.2);
      }),
  };
}
