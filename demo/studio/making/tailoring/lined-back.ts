import type { Cloth } from "../../cloths/index.ts";
import { satinThreads, straight } from "../../cloths/woven.ts";
import type { Dye } from "../../dyes.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { boxAround, curve, type Knot, line } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { label } from "../sewing/label.ts";
import { towardsLamp } from "../sewing/lamp-side.ts";
import { overlap, seam } from "../sewing/seams.ts";

/** Lining of a coat or waistcoat, seen from its right side. */
export const liningOptics: Optics = {
  kind: "satin",
  wrap: 0.2,
  gloss: 0.42,
  along: 0.46,
  across: 0.24,
};
const threads = satinThreads(1);

interface LinedBack {
  outline: Knot[];
  pose: Pose;
  /** Lies on the body, in the opening between the fronts. */
  rests?: boolean;
  labelY?: number;
  /** What is folded over the opening, and shades it. */
  under?: Knot[][];
}

/** What one sees inside the back of a coat or jacket. */
interface Inside {
  optics: Optics;
  dye: Dye;
  cover: (s: Surface, order: Order) => void;
  /** What runs down its middle from the label on. */
  middle: (s: Surface, labelY: number) => void;
}

/** Its lining, or the wrong side of a cloth that is made up without one. */
export function insideOfBack({ unlined, optics }: Cloth): Inside {
  return unlined
    ? { optics, dye: "main", cover: face, middle: boundSeam }
    : { optics: liningOptics, dye: "lining", cover: satin, middle: pleat };
}

/** The inside of the back as it shows in the neck of a coat or jacket. */
export function linedBack(order: Order, lining: LinedBack): Piece {
  const { outline, pose, rests, labelY, under = [] } = lining;
  const { optics, dye, cover, middle } = insideOfBack(order.cloth);
  return {
    outline,
    optics,
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
    stir: 2,
    bend: 0.4,
    anchor: 0.01,
    pose,
    // A lining is cut wider than its coat, and hangs from the neck in soft upright folds.
    excess: (e, u, v) => {
      e.along(1, 0.05, 0.17 * (0.45 + noise(u / 40, v / 260, 71)));
      e.along(0.6, 0.8, 0.05 * (0.4 + noise(u / 70, v / 90, 73)));
      e.crumple(u, v, 72, 0.04, 110);
    },
    make: (s) => {
      cover(s, order);
      if (labelY) {
        middle(s, labelY);
        hanger(s, labelY);
        label(s, order.label, 600, labelY + 8, 56);
      }
      for (const above of under) shadeBelow(s, above);
      if (rests) lightFromNeck(s, outline);
    },
  };
}

function satin(s: Surface): void {
  threads(s, straight);
  // Satin takes up what light there is, here more and there less.
  s.each((k, u, v) => s.tone(k, 1.34 + 0.26 * noise(u / 32 + v / 170, v / 300, 78)));
}

/** How far the edges of a seam lie from it where it is pressed open and bound, in units, and the tape's width. */
const bound = { away: 15, wide: 7 };

/** The seam down the middle of a back without a lining: pressed open, its edges bound with tape. */
function boundSeam(s: Surface, labelY: number): void {
  const down = line(`600,${labelY - 60} 601,${labelY + 560}`);
  const tape = s.dye("lining");
  seam(s, down, { depth: 1.6, pucker: 0.8 });
  s.along(down, bound.away + bound.wide + 6, (k, d) => {
    const off = Math.abs(d) - bound.away;
    const on = ramp(-0.6, 0.6, off) * ramp(bound.wide + 0.6, bound.wide - 0.6, off);
    s.ink(k, tape, 0.8 * on);
    s.relief[k]! += 1.4 * ramp(bound.wide + 1, bound.wide - 1, off);
    s.tone(k, 1 - 0.2 * bell(off - bound.wide - 1, 2));
  });
}

/**
 * The pleat that lets a lining give: its fold lies to one side of the middle, held at the neck, and
 * faces away from the lamp, or satin would gleam along it like a drawn line.
 */
function pleat(s: Surface, labelY: number): void {
  const fold = line(
    `601,${labelY + 560} 604,${labelY + 300} 608,${labelY + 90} 607,${labelY - 60}`,
  );
  overlap(s, fold, 2.2, 34);
  s.along(fold, 30, (k, d) => {
    // The cloth springs up a little towards its fold.
    if (d < 0) s.relief[k]! += 1.6 * Math.exp(d / 8);
  });
  for (const side of [1, -1] as const) {
    const armhole = `690,${labelY + 10} 664,${labelY + 130} 668,${labelY + 260}`;
    seam(s, line(armhole, side), { depth: 1.2, pucker: 0.8 });
  }
}

/** The loop a coat is hung up by, sewn into the seam of its collar. */
function hanger(s: Surface, labelY: number): void {
  const y = labelY - 22;
  s.along(line(`570,${y - 6} 578,${y + 5} 600,${y + 9} 622,${y + 5} 630,${y - 6}`), 9, (k, d) => {
    const on = ramp(3.4, 2.4, Math.abs(d));
    s.relief[k]! += 2.4 * on;
    s.tone(k, (1 + 0.1 * on) * (1 - 0.4 * bell(d - 4.4, 1.8)));
  });
}

/** The farther down between the fronts, the less of the room a lining sees: they close over it. */
function lightFromNeck(s: Surface, outline: Knot[]): void {
  const { y0, y1 } = boxAround(curve(outline));
  s.each((k, _u, v) => s.tone(k, 1.35 - 0.7 * ramp(y0, y1, v)));
}

/** How far a lapel's fold stands above the lining, in units: so broad is the shade it throws. */
const cast = 24;

/** Beyond this far from them they shade the lining no more, in units. */
const shaded = 60;

/** Fronts and collar stand above the lining: they throw a shade upon it, and keep the room's light off. */
function shadeBelow(s: Surface, above: Knot[]): void {
  const path = curve(above);
  const field = new DistanceField(path);
  s.within(boxAround(path, shaded), (k, u, v) => {
    const away = -field.at(u, v);
    if (away < 0 || away > shaded) return;
    const behind = Math.max(0, 0.25 - towardsLamp(field, u, v));
    const reach = cast * Math.min(1, behind * 1.3) * (1 + 0.12 * noise(u / 60, v / 60, 77));
    const shade = 0.5 * ramp(reach + 13, reach - 13, away) * ramp(0, 13, reach);
    s.tone(k, (1 - shade) * (1 - 0.3 * Math.exp(-away / 9)));
  });
}
