import { knit } from "../../cloths/index.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { knots, line } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { label } from "../sewing/label.ts";

interface InsideBack {
  pattern: string;
  labelY: number;
  labelWidth: number;
  /** The band on the inside, along this line. */
  band?: string;
}

/** The inside of the back as it shows in the neck. */
export function insideBack(order: Order, pose: Pose, inside: InsideBack): Piece {
  return {
    outline: knots(inside.pattern),
    optics: order.cloth.optics,
    seed: 2,
    inner: true,
    loft: 0.2,
    height: 12,
    fuzz: order.cloth.fuzz,
    grid: [8],
    steps: [50],
    pose,
    make: (s) => {
      (order.cloth.purled ?? knit(order.cloth))(s, (u, v) => [u, v]);
      // The deeper in the neck, the less of the room it sees.
      s.each((k, u, v) => {
        const fall = ramp(0, 150, v - inside.labelY + 20 * noise(u / 50, v / 50, 57));
        s.tone(k, 1 - 0.34 * fall);
      });
      if (inside.band) {
        s.along(line(inside.band), 26, (k, d, way) => {
          const on = ramp(16, 13, Math.abs(d));
          s.relief[k]! += on * (3 + 2 * Math.abs(Math.sin((way / 9) * Math.PI)));
          s.tone(k, 1 - 0.2 * bell(Math.abs(d) - 16, 2));
        });
      }
      label(s, order.label, 600, inside.labelY, inside.labelWidth);
    },
  };
}
