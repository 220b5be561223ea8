import { face, type Order } from "../../garment.ts";
import { distanceTo, line, type Side, shape } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { collarBehind, topstitched } from "../body/collar-behind.ts";
import { stitchRim } from "../sewing/patch.ts";
import { bandRise, bandSeam } from "./collar-rise.ts";
import { puckeredRim } from "./fine-edge.ts";
import { shirtStitch } from "./shirt-parts.ts";

/** One half of a collar that is only a standing band, the right one over the left. */
export function standingBand(order: Order, pose: Pose, side: Side): Piece {
  const seamed = line(bandSeam, side);
  const outline = shape(
    "679,242^ 670,226^ 651,244 626,260 592,266^ 583,282 590,298^ 630,293 660,272",
    side,
  );
  return {
    outline,
    optics: order.cloth.optics,
    seed: order.seed + 50 + side,
    rests: true,
    lift: side > 0 ? 3.5 : 2,
    hold: 0.05,
    bend: 0.6,
    edgeAnchor: 0.2,
    grid: [8, 5],
    steps: [60, 40],
    pose,
    base: bandRise(side),
    make: (s) => {
      // Cut straight and sewn on in a bend, it takes its threads round the neck.
      face(s, order, (u, v) => [distanceTo(seamed, u, v), u]);
      stitchRim(s, outline, 4, shirtStitch);
      puckeredRim(s, outline, 4);
    },
  };
}

/** The same band from behind, sewn to the yoke along its lower edge. */
export function bandCollar(order: Order, pose: Pose): Piece {
  return {
    ...collarBehind(order, pose, {
      fold: "0,206 36,207 60,212 71,221 77,237^",
      edge: "0,241 40,240 66,240 78,240^",
      stand: 4,
      lane: 45,
      finish: topstitched(shirtStitch, 3.5),
    }),
    lift: 2,
  };
}
