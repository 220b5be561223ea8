import type { Dye } from "../../dyes.ts";
import { ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { type Knot, mirrored } from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { label } from "../sewing/label.ts";
import { sewnLayer } from "../shirts/fine-edge.ts";

/** The wrong side of the back as it shows in a neckline, waist or slit. */
export function insideBack(order: Order, pose: Pose, outline: Knot[]): Piece {
  return {
    outline,
    optics: order.cloth.optics,
    dye: "inside",
    seed: order.seed + 2,
    inner: true,
    loft: 0.2,
    height: 8,
    fuzz: order.cloth.fuzz,
    grid: [8],
    steps: [40],
    pose,
    excess: (e, u, v) => {
      e.evenly(0.01);
      e.crumple(u, v, order.seed + 2, 0.07, 80);
    },
    make: (s) => {
      face(s, order);
      shadeInwards(s, outline);
    },
  };
}

/** How thick a facing lies on the inside that it is turned in upon, in units. */
const facingRise = 1.4;

/**
 * The same in the neck of a blouse or dress: it lies so deep that the front's rim stands out before it.
 *
 * @param labelY height of the label's middle. @param facing the outline of what is turned in along its edge.
 */
export function insideNeck(
  order: Order,
  pose: Pose,
  outline: Knot[],
  labelY: number,
  facing?: Knot[],
): Piece {
  return {
    ...insideBack(order, pose, outline),
    loft: 0.06,
    height: 2,
    lift: 1,
    make: (s) => {
      wrongSide(s, order, outline);
      if (facing) sewnLayer(s, facing, { rise: facingRise });
      label(s, order.label, 600, labelY, 38);
    },
  };
}

/** The wrong side of patterned cloth, deep in an opening. */
export function wrongSide(s: Surface, order: Order, outline: Knot[]): void {
  face(s, order);
  if (!order.print?.isWoven) fadeInk(s);
  shadeInwards(s, outline);
}

/** Share of a printed ink that does not come through to the wrong side. */
const keptByFace = 0.58;

/** Makes what is painted so far the wrong side of it, in this share: of the whole when absent. */
export function fadeInk(s: Surface, share: PatternMap = () => 1): void {
  const [ground, ...inks] = s.weights;
  s.each((k, u, v) => {
    const lost = keptByFace * share(u, v);
    for (const ink of inks) {
      const faded = lost * ink[k]!;
      ink[k]! -= faded;
      ground![k]! += faded;
    }
  });
}

/** Light falls in from the upper rim of an opening and is lost the deeper it goes. */
export function shadeInwards(s: Surface, outline: Knot[]): void {
  const heights = outline.map((k) => k.y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  s.each((k, _u, v) => s.tone(k, 1.22 - 0.6 * ramp(top, bottom, v)));
}

/** The wrong side of the back under a raised hem: the right half of its outline is given. */
export function insideHem(order: Order, pose: Pose, half: string, dye: Dye = "deepInside"): Piece {
  return {
    outline: mirrored(half),
    optics: order.cloth.optics,
    dye,
    seed: 3,
    inner: true,
    grid: [8],
    steps: [10],
    pose,
  };
}
