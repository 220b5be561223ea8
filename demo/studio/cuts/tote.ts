import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { bagThread, slipPocket } from "../making/leather/leather-goods.ts";
import { isDuck } from "../making/leather/leather-parts.ts";
import { bagBody, bagForm, type StandingBag } from "../making/leather/standing-bag.ts";
import { standingGoods } from "../making/leather/standing-garment.ts";
import { tabbedHandle, tabOutline } from "../making/leather/tabbed-handle.ts";
import { button } from "../making/sewing/button.ts";
import { label, pressed } from "../making/sewing/label.ts";
import { patch, shadeRound } from "../making/sewing/patch.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { knots, line, table } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
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
  const rolled = !isDuck(order.cloth);
  const bag: StandingBag = {
    half: (h) => [284 - 40 * h, 92 - 34 * h],
    height,
    floor,
    round: 0.42,
    open: true,
    soft: 17,
    // Empty, it sinks in between its handles' feet, and its sides fold inwards.
    shape: (x, h, z) =>
      -15 * bell(x + 20, 120) * bell(h - 0.66, 0.3) -
      40 * bell(z, 34) * ramp(0.35, 1, h) * ramp(150, 230, Math.abs(x)),
    sag: (x, z) =>
      9 * bell(x - 12 * Math.sign(z), 110) + 4 * noise(x / 70, Math.sign(z), order.seed + 9),
    draw: (s) => {
      const base = line("230,1180 450,1186 600,1188 750,1186 970,1180");
      seam(s, base, { depth: 3, pucker: 1.2 });
      for (const offset of [-6, 6]) stitch(s, base, { ...bagThread, offset });
      stitch(s, line("300,684 450,684 600,684 750,684 900,684"), bagThread);
      for (const end of [1, -1]) {
        shadeRound(s, tabOutline({ x: end * foot.x, y: foot.y }, table.middle, floor));
      }
      draw(s, order);
    },
  };
  const form = bagForm(order, bag);
  const handle = (side: 1 | -1, rise: number, lean: number, aside: number) =>
    tabbedHandle(order, form, side, { foot, rim: height - 6, rise, lean, aside, rolled });
  return [...handle(-1, 276, -6, 10), ...bagBody(order, bag, form), ...handle(1, 296, 14, 9)];
}

function drawFront(s: Surface, order: Order): void {
  patch(s, knots("570,660^ 630,664^ 632,764 622,792 600,802 578,792 568,764"), {
    rise: 4,
    slope: 1.6,
    stitched: { ...bagThread, inset: 6 },
  });
  button(s, 600, 772, 9, { dye: "brass", metal: true, holes: 0 });
  label(s, order.label, 600, 1010, 74, pressed);
}

function drawBack(s: Surface): void {
  slipPocket(s, "346,900 460,914 600,920 740,912 856,902");
}
