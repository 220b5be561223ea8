import type { Garment } from "../../garment.ts";
import { type Point, table } from "../../pattern/outline.ts";
import { inFolds } from "./in-folds.ts";
import type { LongFold } from "./long-folds.ts";

/** Lays a fitted bodice in the few soft folds that it has from underarm and waist, on no two sides alike. */
export function bodiceLaid(garment: Garment, armpit: Point, waistY: number, seed: number): Garment {
  return inFolds(garment, seed + 180, bodiceFolds(armpit, waistY));
}

function bodiceFolds([x, y]: Point, waistY: number): LongFold[] {
  return ([1, -1] as const).flatMap((side): LongFold[] => {
    const at = (out: number, down: number): Point => [table.middle + side * out, down];
    return [
      {
        path: [at(x - 6, y + 6), at(x - 50, y + 46), at(x - 88, waistY - 56)],
        width: [16, 30],
        height: 6,
        fade: [0.1, 0.6],
      },
      {
        path: [at(x - 16, y - 34), at(x - 62, y - 58), at(x - 132, y - 52)],
        width: [15, 28],
        height: 5,
        fade: [0.15, 0.6],
      },
      {
        path: [at(0.38 * x, waistY - 4), at(0.34 * x, waistY - 54), at(0.3 * x, waistY - 128)],
        width: [17, 30],
        height: 5,
        // The seam holds it flat, and another fold ends beside it: too near to either it would be a pinch.
        fade: [0.45, 0.55],
      },
    ];
  });
}
