import { satinThreads } from "../../cloths/woven.ts";
import type { Dye } from "../../dyes.ts";
import { noise } from "../../fields/noise.ts";
import type { Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import { type Knot, line } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { label } from "../sewing/label.ts";
import { seam } from "../sewing/seams.ts";

const liningOptics: Optics = { kind: "satin", wrap: 0.2, gloss: 0.5, along: 0.5, across: 0.3 };
const threads = satinThreads(1);

interface LinedBack {
  outline: Knot[];
  pose: Pose;
  /** Lies on the body, in the opening between the fronts. */
  rests?: boolean;
  dye?: Dye;
  labelY?: number;
}

/** The lining of the back as it shows in the neck of a coat or jacket. */
export function linedBack(order: Order, lining: LinedBack): Piece {
  const { outline, pose, rests, dye = "lining", labelY } = lining;
  return {
    outline,
    optics: liningOptics,
    dye,
    seed: 5,
    inner: true,
    rests: rests ?? false,
    lift: rests ? 1.2 : 2,
    loft: rests ? 0.05 : 0.2,
    height: rests ? 2 : 8,
    grid: [8],
    steps: [90],
    hold: 0.004,
    bend: 0.4,
    anchor: 0.01,
    pose,
    // A lining is cut wider than its coat, and hangs from the neck in soft upright folds.
    excess: (e, u, v) => {
      e.along(1, 0.08, 0.09 * (0.45 + noise(u / 34, v / 300, 71)));
      e.crumple(u, v, 72, 0.03, 90);
    },
    make: (s) => {
      threads(s, (u, v) => [u, v]);
      seam(s, line("600,190 599,420 596,650"), { depth: 1.6, pucker: 0.8 });
      if (labelY) label(s, order.label, 600, labelY, 62);
    },
  };
}

/** Paints a face as lining, whatever the piece is cut from. */
export function coverWithLining(s: Surface): void {
  const finish = s.addFinish(liningOptics);
  const dye = s.dye("lining");
  s.each((k) => {
    s.ink(k, dye, 1);
    s.finish[k] = finish;
  });
  threads(s, (u, v) => [u, v]);
}
