import { bell, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { line, type Side, shape } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { button } from "../sewing/button.ts";
import { openMouth } from "../sewing/mouth.ts";
import { dyed, patch } from "../sewing/patch.ts";
import { seam, stitch, wear } from "../sewing/seams.ts";
import { beltLoops, bowed, loopsOver, shadeUnder, waistband } from "../sewing/waistband.ts";

/** The contrasting topstitching of jeans. */
export const gold = { thread: "tan", length: 5.2, width: 0.85 } as const;

const frontEdge = bowed(226, -15, 198);
const backEdge = bowed(201, 10, 198);

const loops = {
  front: loopsOver(frontEdge, [-168, -92, 92, 168], 47, 8),
  back: loopsOver(backEdge, [-128, 0, 128], 47, 8),
};

/** Waistband, fly, scooped pockets, rivets and loops, as on the front of jeans. */
export function fivePocketFront(s: Surface): void {
  waistband(s, frontEdge, 2.4);
  shadeUnder(s, loops.front);
  const waist = line("396,210.5 500,222.2 600,226 700,222.2 804,210.5");
  seam(s, waist, { depth: 2.8, pucker: 0.8 });
  stitch(s, waist, { ...gold, offset: -5 });
  stitch(s, line("396,168 500,180 600,184 700,180 804,168"), { ...gold, offset: 4 });
  for (const offset of [0, 6]) {
    stitch(s, line("646,228 648,320 637,362 601,392"), { ...gold, offset });
  }
  for (const side of [1, -1] as const) frontPocket(s, side);
  for (const offset of [0, -5]) stitch(s, line("707,281 709,252 764,247"), { ...gold, offset });
  button(s, 600, 204, 11, { dye: "copper", metal: true, holes: 0 });
}

function frontPocket(s: Surface, side: Side): void {
  const pocket = line("676,224 685,269 729,299 840,306", side);
  s.along(pocket, 40, (k, d) => {
    const q = d * side;
    s.tone(k, 1 - 0.38 * bell(d, 2) - (q < 0 ? 0.12 * Math.exp(q / 9) : 0));
    s.relief[k]! += 2 * ramp(-1, 2, q) * ramp(40, 8, q) - 2.4 * bell(d, 1.7);
  });
  for (const offset of [5, 11]) stitch(s, pocket, { ...gold, offset: side * offset });
  wear(s, pocket, "bleached", 4, 0.25);
  stitch(s, line("790,216 810,280 825,352 839,480", side), { ...gold, offset: side * 9 });
  for (const [x, y] of [
    [82, 233],
    [192, 312],
  ] as const) {
    button(s, 600 + side * x, y, 3.8, { dye: "copper", metal: true, holes: 0 });
  }
}

/** Waistband, yoke, patch pockets, loops and the leather patch of the back. */
export function fivePocketBack(s: Surface): void {
  waistband(s, backEdge, 2.4);
  shadeUnder(s, loops.back);
  const waist = line("396,211.6 500,203.5 600,201 700,203.5 804,211.6");
  seam(s, waist, { depth: 2.8, pucker: 0.8 });
  stitch(s, waist, { ...gold, offset: -5 });
  stitch(s, line("396,171 500,163 600,160 700,163 804,171"), { ...gold, offset: 4 });
  for (const side of [1, -1] as const) {
    const yoke = line("600,292 703,268 846,232", side);
    seam(s, yoke, { depth: 2.4, pucker: 1.2 });
    for (const offset of [5, 10]) stitch(s, yoke, { ...gold, offset: offset * -side });
    backPocket(s, side);
  }
  patch(s, shape("634,166^ 706,168^ 706,197^ 634,195^"), {
    rise: 1.6,
    stitched: { ...gold, inset: 3 },
    paint: dyed(s, "patch"),
  });
}

/** A patch pocket with the house's double arc. */
function backPocket(s: Surface, side: Side): void {
  patch(s, shape("646,318^ 789,298^ 794,430 721,474^ 648,446", side), {
    rise: 2.8,
    stitched: { ...gold, inset: 4 },
  });
  openMouth(s, line("646,318 717,308 789,298", side), 1.9);
  stitch(s, line("648,331 791,311", side), gold);
  for (const y of [372, 380]) {
    const arc = `650,${y} 703,${y + 18} 723,${y - 2} 748,${y + 10} 791,${y - 12}`;
    stitch(s, line(arc, side), gold);
  }
}

/** The loops on the waistband of jeans, front or back. */
export function jeansLoops(order: Order, pose: Pose, view: "front" | "back"): Piece[] {
  return beltLoops(order, pose, loops[view], { ...gold, inset: 2.6 });
}
