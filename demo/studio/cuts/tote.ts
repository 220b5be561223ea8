import { knots, line, mirrored, type Point, shape } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { button } from "../making/button.ts";
import { label } from "../making/label.ts";
import { panel, slipPocket, strap, tab, waxed } from "../making/leather-goods.ts";
import { patch, stitchRim } from "../making/patch.ts";
import { laidByHand, turnedOver } from "../making/poses.ts";
import { seam, stitch } from "../making/seams.ts";

/** A structured tote with a gusset, rolled handles and a tab. */
export const tote: Cut = (order) => {
  const pose = laidByHand(order.seed + 81, 4, 0.004);
  return {
    pieces: bag(order, pose, (s) => {
      patch(s, knots("562,668^ 638,668^ 640,840 628,872 600,884 572,872 560,840"), {
        rise: 4.6,
        slope: 2,
        stitched: { ...waxed, inset: 6 },
      });
      button(s, 600, 842, 12, { dye: "brass", metal: true, holes: 0 });
      label(s, 600, 1010, 92, "tone", "deepInside");
    }),
    back: bag(order, turnedOver(pose), (s) =>
      slipPocket(s, "330,930 460,946 600,950 740,946 870,930"),
    ),
    front: { zoom: 1.12, x: 622, y: 836 },
    detail: { zoom: 2.4, x: 680, y: 830 },
    close: { zoom: 4.6, x: 745, y: 850 },
  };
};

const wall = mirrored(
  "0,704 130,700 250,696^ 276,900 304,1262 304,1304 288,1328 258,1336 130,1340 0,1340",
);

function bag(
  order: Order,
  pose: Pose,
  paint: NonNullable<Parameters<typeof panel>[2]["paint"]>,
): Piece[] {
  const rolled = { rolled: true } as const;
  return [
    strap(order, pose, {
      ...rolled,
      path: arch(146, 728, 322),
      halfWidth: 11,
      lift: 2,
      dye: "tone",
    }),
    inside(order, pose),
    gusset(order, pose),
    panel(order, pose, {
      outline: wall,
      lane: 85,
      lift: 26,
      excess: (e, u, v) => {
        e.along(1, 0, 0.05 * bell(v - 760, 120));
        e.around(u, v, 600, 1400, 300, 0.03);
        e.around(u, v, 350, 720, 200, 0.06);
        e.around(u, v, 850, 720, 200, 0.06);
      },
      paint: (s) => {
        const base = line("294,1180 450,1196 600,1200 750,1196 906,1180");
        seam(s, base, { depth: 3, pucker: 0.5 });
        stitch(s, base, { ...waxed, offset: -6 });
        stitch(s, base, { ...waxed, offset: 6 });
        paint(s);
      },
    }),
    strap(order, pose, {
      ...rolled,
      path: arch(160, 812, 404),
      halfWidth: 12,
      rests: true,
      lift: 15,
    }),
    ...([1, -1] as const).map((side) =>
      tab(order, pose, {
        outline: shape("734,756^ 788,756^ 791,850 786,900 761,920 736,900 731,850", side),
        lane: 87 + side,
        rivet: [600 + side * 161, 886],
      }),
    ),
  ];
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
