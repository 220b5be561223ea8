import type { Cut, Order } from "../garment.ts";
import { slipPocket, waxed } from "../making/leather/leather-goods.ts";
import { block, flatStrap, metalPart, wire } from "../making/leather/leather-parts.ts";
import { bagBody } from "../making/leather/standing-bag.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";
import { label, pressed } from "../making/sewing/label.ts";
import { patch } from "../making/sewing/patch.ts";
import { mirrored } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Spot } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";

const flap = mirrored("0,792 150,792 282,796^ 300,820 300,900 286,980 220,1032 110,1052 0,1056");
const height = 388;
const floor = 1190;
const depth = 62;

/** A small crossbody bag: a rounded flap, a turn lock and a long strap on rings. */
export const smallBag: Cut = (order) =>
  standingGoods(order, (side) => standingBag(order, side), {
    front: { zoom: 1.32, x: 0, y: 400 },
    detail: { zoom: 2.3, x: 40, y: 230 },
    back: { zoom: 1.32, x: 0, y: 400 },
    close: { zoom: 4, x: 0, y: 170 },
  });

function standingBag(order: Order, side: "front" | "back"): Part[] {
  const front = side === "front";
  const strapPath = Array.from({ length: 81 }, (_, n): Spot => {
    const angle = (n / 80) * Math.PI;
    const up = Math.sin(angle) ** 0.7;
    return [-292 * Math.cos(angle) - 18 * up, height + 26 + 470 * up, -14 * up];
  });
  return [
    flatStrap(order, strapPath, [-0.7, 0, 0.7], 13),
    ...bagBody(order, {
      half: (h) => [308 - 6 * h, depth - 20 * h],
      height,
      floor,
      round: 0.3,
      open: false,
      soft: 7,
      ...(front ? { over: { outline: flap, rise: 8 } } : {}),
      draw: front ? (s) => drawFlap(s, order) : drawPocket,
    }),
    ...([1, -1] as const).map((end) =>
      wire(
        Array.from({ length: 28 }, (_, n): Spot => {
          const angle = (n / 28) * Math.PI * 2;
          return [end * 290 + 25 * Math.cos(angle), height + 14 + 19 * Math.sin(angle), 0];
        }),
        4.5,
      ),
    ),
    ...(front ? turnLock() : []),
  ];
}

function drawFlap(s: Surface, order: Order): void {
  patch(s, flap, { rise: 3, slope: 2, stitched: { ...waxed, inset: 10 } });
  label(s, order.label, 600, 880, 78, pressed);
}

function drawPocket(s: Surface): void {
  slipPocket(s, "318,930 450,944 600,948 750,944 882,930");
}

/** A plate with its turning bar. */
function turnLock(): Part[] {
  const y = floor - 1012;
  return [
    metalPart(block([0, y, depth + 2], [34, 21, 5])),
    metalPart(block([0, y, depth + 13], [9, 15, 7])),
  ];
}
