import { ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { curve, knots, line } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { button, buttonhole } from "../sewing/button.ts";
import { inwards, patch, stitchRim } from "../sewing/patch.ts";
import { rounded } from "../sewing/rounded.ts";
import { drawTogether, stitch } from "../sewing/seams.ts";

/** Its topstitching. */
const row = { length: 3, width: 0.5 };
/** How far inside its edges it is topstitched, in units. */
const inset = 4;
/** How far its corners are turned, in units. */
const turn = 2.5;
/** Where its buttons are that are done up, down its middle, in units. */
const doneUp = [432, 486];

/** Where the half below is sewn to the front: its upper half covers the rest of the seam. */
export function placketSeam(s: Surface): void {
  patch(s, knots("600,286^ 600,452^ 582,452^ 581,434 575,388 560,336 548,286^"), {
    rise: 2.6,
    stitched: { ...row, inset },
  });
}

/**
 * Both halves of a short placket whose first button is undone, the lower one first. Each is one strip from the
 * neck down: from where they are done up, the edge of the upper half swings aside over the lower one, whose
 * end goes on below it.
 */
export function placketHalves(order: Order, pose: Pose): Piece[] {
  return [underlap(order, pose), overlap(order, pose)];
}

/** A strip of the front's own cloth that lies upon it. */
function strip({ cloth }: Order, pose: Pose) {
  return {
    optics: cloth.optics,
    rests: true,
    lift: 1.5,
    loft: 0.3,
    height: 2,
    grid: [6],
    steps: [40],
    pose,
  } satisfies Partial<Piece>;
}

/** The half that lies below, with the button that is undone; its upper end is square, where the collar begins. */
function underlap(order: Order, pose: Pose): Piece {
  const outline = knots(
    "610,440^ 606,380 593,344 584,325^ 572,330^ 548,322^ 561,346 577,388 584,448^",
  );
  return {
    ...strip(order, pose),
    outline: rounded(outline, turn),
    seed: order.seed + 31,
    loose: () => 0.6,
    make: (s) => {
      face(s, order);
      // The half that belongs upon it keeps the lamp from its lower end.
      s.each((k, _u, v) => s.tone(k, 1 - 0.3 * ramp(374, 414, v)));
      button(s, 590, 366, 7, { dye: "pearl" });
    },
  };
}

/** The half that lies upon it down to the lowest button. */
function overlap(order: Order, pose: Pose): Piece {
  const pattern = knots(
    "643,284^ 654,284^ 640,336 625,388 619,434 619,524^ 581,524^ 581,450 586,428 596,405 608,376 623,330",
  );
  return {
    ...strip(order, pose),
    outline: rounded(pattern, turn),
    seed: order.seed + 32,
    loose: (_u, v) => 0.5 * ramp(440, 380, v),
    make: (s) => {
      face(s, order);
      const rim = curve(pattern);
      drawTogether(s, [...rim, rim[0]!], 0.8, inwards(rim, inset));
      stitchRim(s, pattern, inset, row);
      stitch(s, line("581,500 600,501 619,500"), row);
      for (const y of doneUp) {
        buttonhole(s, 600, y, 16);
        button(s, 600, y, 7, { dye: "pearl" });
      }
      buttonhole(s, 620, 362, 12);
    },
  };
}
