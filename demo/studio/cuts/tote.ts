import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { laidByHand, turnedOver } from "../making/body/poses.ts";
import { panel, slipPocket, strap, tab, waxed } from "../making/leather/leather-goods.ts";
import { bagBody, flatStrap, rolledHandle, standingAlone } from "../making/leather/standing-bag.ts";
import { button } from "../making/sewing/button.ts";
import { label } from "../making/sewing/label.ts";
import { patch } from "../making/sewing/patch.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import type { Excess } from "../pattern/excess.ts";
import { knots, line, mirrored, shape } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Spot } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";

const height = 620;
const floor = 1288;
const foot = { x: 162, y: 420 };

/** A soft tote that stands open, its handles upright. */
export const tote: Cut = (order) => ({
  ...lyingTote(order),
  standing: standingAlone((side) => standingTote(order, side === "front" ? drawFront : drawBack), {
    front: { zoom: 1.12, x: 0, y: 440 },
    detail: { zoom: 2.2, x: -60, y: 560 },
    back: { zoom: 1.12, x: 0, y: 440 },
    close: { zoom: 3.8, x: -150, y: 500 },
  }),
});

function standingTote(order: Order, draw: (s: Surface) => void): Part[] {
  const depth = (h: number) => 92 - 34 * h;
  const woven = order.cloth.creases !== undefined;
  const handle = (side: 1 | -1) => {
    const path = handlePath(depth(foot.y / height) + 8, side);
    return woven ? flatStrap(order, path, [1, 0, 0.05], 18) : rolledHandle(order, path, 9.5);
  };
  return [
    handle(-1),
    ...bagBody(order, {
      half: (h) => [284 - 40 * h, depth(h)],
      height,
      floor,
      round: 0.42,
      open: true,
      soft: 15,
      // Empty, it sinks in between its handles' feet, and its sides fold inwards.
      shape: (x, h, z) =>
        -13 * bell(x, 120) * bell(h - 0.66, 0.3) -
        34 * bell(z, 34) * ramp(0.35, 1, h) * ramp(150, 230, Math.abs(x)),
      draw: (s) => {
        const base = line("230,1180 450,1186 600,1188 750,1186 970,1180");
        seam(s, base, { depth: 3, pucker: 1.2 });
        for (const offset of [-6, 6]) stitch(s, base, { ...waxed, offset });
        stitch(s, line("300,684 450,684 600,684 750,684 900,684"), waxed);
        for (const side of [1, -1] as const) {
          patch(s, shape("738,764^ 786,764^ 790,866 783,902 762,916 741,902 734,866", side), {
            rise: 5,
            slope: 2,
            stitched: { ...waxed, inset: 6 },
          });
          button(s, 600 + side * 162, 888, 8, { dye: "brass", metal: true, holes: 0 });
        }
        draw(s);
      },
    }),
    handle(1),
  ];
}

/** Up from one foot, over, and down to the other; the handles lean apart. */
function handlePath(depth: number, side: 1 | -1): Spot[] {
  const rise = 300;
  return Array.from({ length: 61 }, (_, n): Spot => {
    const t = n / 60;
    const over = Math.sin(Math.PI * t);
    const up = over ** 0.62;
    const x = -foot.x * Math.cos(Math.PI * t) * (1 + 0.04 * Math.sin(5 * t));
    return [
      x + side * 8 * up,
      foot.y + (height - foot.y + rise) * up,
      side * (depth + 26 * up - 14),
    ];
  });
}

function drawFront(s: Surface): void {
  patch(s, knots("570,664^ 630,664^ 632,764 622,792 600,802 578,792 568,764"), {
    rise: 4,
    slope: 1.6,
    stitched: { ...waxed, inset: 6 },
  });
  button(s, 600, 772, 9, { dye: "brass", metal: true, holes: 0 });
  label(s, 600, 1010, 74, "tone", "deepInside");
}

function drawBack(s: Surface): void {
  slipPocket(s, "346,900 460,914 600,920 740,912 856,902");
}

/** A soft tote laid flat: its far wall and the folded gussets peep out, the handles lie as they fell. */
const lyingTote: Cut = (order) => {
  const pose = laidByHand(order.seed + 81, 9, 0.022);
  return {
    pieces: bag(order, pose, (s) => {
      patch(s, knots("568,664^ 632,664^ 634,792 624,824 600,836 576,824 566,792"), {
        rise: 3.6,
        slope: 1.2,
        stitched: { ...waxed, inset: 6 },
      });
      button(s, 600, 800, 10, { dye: "brass", metal: true, holes: 0 });
      label(s, 600, 1010, 74, "tone", "deepInside");
    }),
    back: bag(order, turnedOver(pose), (s) =>
      slipPocket(s, "346,900 460,914 600,920 740,912 856,902"),
    ),
    front: { zoom: 1.14, x: 600, y: 800 },
    detail: { zoom: 2.4, x: 690, y: 800 },
    close: { zoom: 4.4, x: 734, y: 830 },
  };
};

const wall = mirrored(
  "0,668 120,664 236,656^ 252,800 268,1000 280,1180 280,1232 262,1266 220,1280 110,1286 0,1288",
);
const farWall = mirrored(
  "0,648 120,646 226,642^ 246,660 264,800 282,1000 293,1180 292,1236 272,1270 220,1284 0,1292",
);
/** Each handle as it fell: from its left foot over the rim, round, and back to its right foot. */
const nearHandle = `438,836 437,770 434,668 428,590 426,510 446,436 496,388 566,366 634,372 700,398
  748,446 766,520 764,600 762,680 762,770 761,836`;
const farHandle = `452,700 456,620 462,540 478,450 520,372 586,326 656,320 724,344 774,398 794,470
  790,560 776,640 764,700`;

function bag(order: Order, pose: Pose, paint: (s: Surface) => void): Piece[] {
  const woven = order.cloth.creases !== undefined;
  const handle = woven ? { halfWidth: 17 } : { halfWidth: 9.5, rolled: true };
  return [
    behind(order, pose),
    inside(order, pose),
    strap(order, pose, { ...handle, path: line(farHandle), rests: true, lift: 3, dye: "tone" }),
    panel(order, pose, {
      outline: wall,
      lane: 85,
      lift: 12,
      loft: 0.2,
      height: 24,
      excess: (e, u, v) => slump(e, u, v, order.seed),
      paint: (s) => {
        const base = line("318,1172 450,1184 600,1190 750,1186 884,1170");
        seam(s, base, { depth: 3, pucker: 1.2 });
        stitch(s, base, { ...waxed, offset: -6 });
        stitch(s, base, { ...waxed, offset: 6 });
        paint(s);
      },
    }),
    strap(order, pose, { ...handle, path: line(nearHandle), rests: true, lift: woven ? 4 : 8 }),
    ...([1, -1] as const).map((side) =>
      tab(order, pose, {
        outline: shape("740,738^ 784,738^ 787,850 781,880 762,894 743,880 737,850", side),
        lane: 87 + side,
        lift: 5,
        rivet: [600 + side * 162, 862],
      }),
    ),
  ];
}

/** Empty leather sags: folds hang from the handles' feet, and the corners cave in. */
function slump(e: Excess, u: number, v: number, seed: number): void {
  const uneven = 0.4 + 0.8 * noise(u / 130, v / 220, seed + 91);
  e.along(1, 0.1, 0.07 * bell(v - 960, 190) * Math.max(0, uneven));
  e.along(0.3, 1, 0.05 * bell(v - 1120, 90) * (0.5 + noise(u / 150, 2, seed + 92)));
  for (const side of [1, -1]) {
    e.around(u, v, 600 + side * 162, 880, 150, 0.07);
    e.around(u, v, 600 + side * 300, 1290, 150, 0.09);
  }
  e.crumple(u, v, seed + 93, 0.05, 130);
}

/** The far wall and the gussets folded between: all that shows of them is a rim. */
function behind(order: Order, pose: Pose): Piece {
  return {
    ...panel(order, pose, {
      outline: farWall,
      lane: 84,
      lift: 3,
      loft: 0.2,
      height: 8,
      stitched: 0,
    }),
    dye: "tone",
  };
}

function inside(order: Order, pose: Pose): Piece {
  return {
    outline: knots("372,664 420,656 600,654 780,656 828,664 780,690 600,694 420,690"),
    optics: order.cloth.optics,
    dye: "deepInside",
    seed: 3,
    inner: true,
    lift: 10,
    grid: [8],
    steps: [4],
    pose,
    make: (s) => {
      face(s, order);
      s.each((k, _u, v) => s.tone(k, 1 - 0.5 * ramp(652, 676, v)));
    },
  };
}
