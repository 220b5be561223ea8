import type { Point } from "../../pattern/outline.ts";
import type { Pull } from "../sewing/drawn-folds.ts";

/** The inner edge of a right sleeve, on the table, and where along it the arm bends, as shares of its way. */
export interface Crook {
  armpit: Point;
  inner: Point;
  from: number;
  to: number;
}

/** Folds fan out of the crook of the arm, and are lost before the outer edge, which is stretched. */
export function fromCrook(
  { armpit, inner, from, to }: Crook,
  folds: Pick<Pull, "many" | "length" | "sides">,
): Pull {
  const on = (share: number): Point => [
    armpit[0] + share * (inner[0] - armpit[0]) + 3,
    armpit[1] + share * (inner[1] - armpit[1]),
  ];
  return {
    from: [on(from), on(to)],
    ways: [-0.75, 0.55],
    slope: [0.85, 1.5],
    fade: [0.2, 0.7],
    ...folds,
  };
}
