import { cloud, noise } from "../engine/noise.ts";
import { knots, line, mirrored, type Point, ribbon, type Side, shape } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { button } from "../making/button.ts";
import { label } from "../making/label.ts";
import { patch, stitchRim } from "../making/patch.ts";
import { laidByHand } from "../making/poses.ts";
import { seam, stitch } from "../making/seams.ts";

const waxed = { thread: "waxed", length: 5.6, width: 0.8 } as const;

/** A structured tote with a gusset, rolled handles and a tab. */
export const tote: Cut = (order) => {
  const pose = laidByHand(order.seed + 81, 4, 0.004);
  return {
    pieces: [
      handle(order, pose, arch(146, 728, 322), 11, false),
      inside(order, pose),
      gusset(order, pose),
      panel(order, pose),
      handle(order, pose, arch(160, 812, 404), 12, true),
      handleTab(order, pose, 1),
      handleTab(order, pose, -1),
    ],
    front: { zoom: 1.12, x: 622, y: 836 },
    detail: { zoom: 2.4, x: 680, y: 830 },
    close: { zoom: 4.6, x: 745, y: 850 },
  };
};

function panel(order: Order, pose: Pose): Piece {
  const { cloth, seed } = order;
  const outline = mirrored(
    "0,704 130,700 250,696^ 276,900 304,1262 304,1304 288,1328 258,1336 130,1340 0,1340",
  );
  return {
    outline,
    optics: cloth.optics,
    seed: seed + 85,
    loft: 0.42,
    height: 50,
    lift: 26,
    hold: 0.004,
    bend: 1,
    anchor: 0.004,
    edgeAnchor: 0.1,
    grid: [14, 8],
    steps: [360, 160],
    pose,
    excess: (e, u, v) => {
      e.evenly(0.003);
      e.crumple(u, v, seed + 83, 0.035, 200);
      e.along(1, 0, 0.05 * bell(v - 760, 120));
      e.around(u, v, 600, 1400, 300, 0.03);
      e.around(u, v, 350, 720, 200, 0.06);
      e.around(u, v, 850, 720, 200, 0.06);
    },
    make: (s) => {
      face(s, order);
      s.each((k, u, v, depth) => {
        s.tone(k, 1 + 0.08 * cloud(u / 120, v / 160, 3, 88) - 0.18 * ramp(30, 0, depth));
        s.relief[k]! += 1.6 * ramp(0, 3, depth) - 1.2 * bell(depth - 18, 2);
      });
      stitchRim(s, outline, 11, waxed);
      const base = line("294,1180 450,1196 600,1200 750,1196 906,1180");
      seam(s, base, { depth: 3, pucker: 0.5 });
      stitch(s, base, { ...waxed, offset: -6 });
      stitch(s, base, { ...waxed, offset: 6 });
      patch(s, knots("562,668^ 638,668^ 640,840 628,872 600,884 572,872 560,840"), {
        rise: 4.6,
        slope: 2,
        stitched: { ...waxed, inset: 6 },
      });
      button(s, 600, 842, 12, { dye: "brass", metal: true, holes: 0 });
      label(s, 600, 1010, 92, "tone", "deepInside");
    },
  };
}

/** The side wall: it runs from the front down to the table, creased in the middle. */
function gusset(order: Order, pose: Pose): Piece {
  const outline = knots(
    "838,700^ 872,690 908,676^ 930,860 962,1240 960,1276^ 930,1300 890,1322^ 860,1000",
  );
  return {
    outline,
    optics: order.cloth.optics,
    dye: "tone",
    seed: order.seed + 86,
    lift: 2,
    hold: 0.05,
    bend: 1,
    edgeAnchor: 0.2,
    grid: [8],
    steps: [60],
    pose,
    base: (u, v) => {
      const outer = 908 + (v - 676) * 0.09;
      return 44 * ramp(0, 1, Math.max(0, (outer - u) / 62));
    },
    make: (s) => {
      face(s, order);
      const crease = line("884,684 904,900 926,1290");
      seam(s, crease, { depth: 3.4, pucker: 0.3 });
      s.along(crease, 24, (k, d) => s.tone(k, 1 - 0.22 * Math.exp(-Math.abs(d) / 9)));
      s.each((k, _u, _v, depth) => s.tone(k, 0.82 + 0.18 * ramp(0, 10, depth)));
      stitchRim(s, outline, 8, waxed);
    },
  };
}

function inside(order: Order, pose: Pose): Piece {
  return {
    outline: knots("366,700^ 420,676 600,668 820,668 906,677^ 850,712 700,740 600,740 500,736"),
    optics: order.cloth.optics,
    dye: "deepInside",
    seed: 3,
    inner: true,
    grid: [8],
    steps: [4],
    pose,
    make: (s) => {
      order.cloth.texture(s, (u, v) => [u, v]);
      s.each((k, _u, v) => s.tone(k, 1 - 0.5 * ramp(676, 712, v)));
    },
  };
}

/** A handle's line: an arch a little squarer than a half circle. */
function arch(halfSpan: number, footY: number, topY: number): Point[] {
  return Array.from({ length: 65 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / 64);
    const c = Math.cos(angle);
    const x = Math.sign(c) * Math.abs(c) ** 0.72;
    return [600 + halfSpan * x, footY - (footY - topY) * Math.sin(angle) ** 0.78];
  });
}

function handle(order: Order, pose: Pose, path: Point[], half: number, front: boolean): Piece {
  return {
    outline: ribbon(path, () => half),
    optics: order.cloth.optics,
    dye: front ? "main" : "tone",
    seed: 6,
    rests: front,
    lift: front ? 15 : 2,
    loft: 1.1,
    height: half * 1.3,
    anchor: 0.3,
    hold: 0.3,
    grid: [6],
    steps: [6],
    pose,
    make: (s) => {
      face(s, order);
      stitch(s, path, { ...waxed, offset: half * 0.5 });
      s.along(path, half, (k, d) => s.tone(k, 1 - 0.12 * bell(d - half * 0.5, 1.6)));
    },
  };
}

/** The leather tab that holds a handle's foot. */
function handleTab(order: Order, pose: Pose, side: Side): Piece {
  const outline = shape("734,756^ 788,756^ 791,850 786,900 761,920 736,900 731,850", side);
  return {
    outline,
    optics: order.cloth.optics,
    seed: order.seed + 87 + side,
    rests: true,
    lift: 5,
    loft: 0.25,
    height: 6,
    hold: 0.08,
    bend: 1,
    edgeAnchor: 0.2,
    grid: [7],
    steps: [60],
    edgeDrop: 2,
    pose,
    make: (s) => {
      face(s, order);
      stitchRim(s, outline, 6, waxed);
      s.each((k, u, v, depth) =>
        s.tone(k, 1 - 0.25 * bell(depth, 2.4) + 0.04 * noise(u / 30, v / 30, 89)),
      );
      button(s, 600 + side * 161, 886, 7, { dye: "brass", metal: true, holes: 0 });
    },
  };
}
