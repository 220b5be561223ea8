import { bell, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { slipPocket, waxed } from "../making/leather/leather-goods.ts";
import { flatStrap, rolledHandle } from "../making/leather/leather-parts.ts";
import { bagBody } from "../making/leather/standing-bag.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";
import { button } from "../making/sewing/button.ts";
import { label, pressed } from "../making/sewing/label.ts";
import { patch } from "../making/sewing/patch.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { knots, line, shape } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Spot } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";

const height = 620;
const floor = 1288;
const foot = { x: 162, y: 420 };

/** A soft tote that stands open, its handles upright. */
export const tote: Cut = (order) =>
  standingGoods(order, (side) => standingTote(order, side === "front" ? drawFront : drawBack), {
    front: { zoom: 1.12, x: 0, y: 440 },
    detail: { zoom: 2.2, x: -60, y: 560 },
    back: { zoom: 1.12, x: 0, y: 440 },
    close: { zoom: 3.8, x: -150, y: 500 },
  });

function standingTote(order: Order, draw: (s: Surface, order: Order) => void): Part[] {
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
        draw(s, order);
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

function drawFront(s: Surface, order: Order): void {
  patch(s, knots("570,664^ 630,664^ 632,764 622,792 600,802 578,792 568,764"), {
    rise: 4,
    slope: 1.6,
    stitched: { ...waxed, inset: 6 },
  });
  button(s, 600, 772, 9, { dye: "brass", metal: true, holes: 0 });
  label(s, order.label, 600, 1010, 74, pressed);
}

function drawBack(s: Surface): void {
  slipPocket(s, "346,900 460,914 600,920 740,912 856,902");
}
