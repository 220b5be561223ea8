import { bell, ramp } from "../fields/scalar.ts";
import type { Order } from "../garment.ts";
import { insideBack } from "../making/body/inside.ts";
import { jerseyTop } from "../making/knits/jersey-top.ts";
import { knots } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

/** A ribbed tank top with bound neck and armholes. */
export const tankTop = jerseyTop({
  lane: 2600,
  half: `0,400 66,378 98,310 106,238^ 164,252^ 166,330 180,424 208,488 244,522^ 237,680 238,840
    246,1006^ 120,1015 0,1017`,
  shoulder: "106,238^",
  backNeck: "0,312 74,296",
  turn: 0.01,
  arms: { left: [0, 0], right: [0, 0], shoulderX: 240, shoulderY: 330, elbowY: 900, endY: 0 },
  armpit: [244, 522],
  hemLine: "354,1006 480,1015 600,1017 720,1015 846,1006",
  neck: (order, hand) => ({
    behind: [
      insideBack(
        order,
        hand,
        knots("492,242^ 504,254 540,300 600,312 660,300 696,254 708,242^ 712,380 600,420 488,380"),
        332,
      ),
    ],
    over: [],
    overBack: [],
  }),
  finish: (s, order) => {
    ribs(s, order);
    s.each((k, _u, v, depth) => {
      if (v > 530) return;
      const bound = ramp(16, 14.5, depth) * ramp(528, 505, v) * ramp(264, 286, v);
      s.relief[k]! += 1.8 * bound - 0.6 * bell(depth - 12, 0.8) * bound;
      const edge = ramp(528, 505, v) * ramp(264, 286, v) * bell(depth - 16.4, 1.2);
      s.tone(k, 1 - 0.22 * edge - 0.1 * bound * bell(depth - 12, 0.8));
    });
  },
  front: { zoom: 1.38, x: 600, y: 634 },
  detail: { zoom: 2.6, x: 640, y: 450 },
  close: { zoom: 5, x: 690, y: 380 },
});

/** The fine rib of the whole body. */
function ribs(s: Surface, order: Order): void {
  order.cloth.rib(
    s,
    (u, v) => [u * 0.5, v],
    () => 1.4,
  );
}
