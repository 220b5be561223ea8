import { knit } from "../../cloths/index.ts";
import { straight } from "../../cloths/woven.ts";
import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import { type Order, printed } from "../../garment.ts";
import { boxAround, curve, knots, line, type Point } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { label } from "../sewing/label.ts";
import { band, seam, stitch } from "../sewing/seams.ts";

interface InsideNape {
  pattern: string;
  /** Height of the label's middle, and the width it may take, in units. */
  labelY: number;
  labelWidth: number;
  /** A tape that covers the neck's seam, along this line. */
  tape?: string;
}

/** The inside of the back as it shows in the neck of a knit or a jacket, with its label. */
export function insideNape(order: Order, pose: Pose, inside: InsideNape): Piece {
  const outline = knots(inside.pattern);
  return {
    outline,
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
      printed(s, order);
      (order.cloth.purled ?? knit(order.cloth))(s, straight);
      if (inside.tape) sewTape(s, line(inside.tape));
      label(s, order.label, 600, inside.labelY, inside.labelWidth);
      // The closer front and back lie upon each other, the less of the room it sees.
      const { y0, y1 } = boxAround(curve(outline));
      s.each((k, u, v) => {
        const fall = (v - y0 + 14 * noise(u / 50, v / 50, 57)) / (y1 - y0);
        s.tone(k, 0.94 - 0.5 * ramp(0.1, 1, fall));
      });
    },
  };
}

/** A tape stitched down along both its edges over a seam. */
function sewTape(s: Surface, path: Point[]): void {
  const main = s.dye("main");
  s.along(path, 5, (k) => s.ink(k, main, 0.9));
  band(s, path, 5, 1.1);
  seam(s, path, { depth: 0.4, pucker: 0.8 });
  for (const offset of [-4.2, 4.2]) stitch(s, path, { length: 3, width: 0.5, offset });
}
