import { clamp } from "../../fields/scalar.ts";
import { type Point, type Side, table } from "../../pattern/outline.ts";
import type { LongFold } from "../body/long-folds.ts";

/** By what the folds of a coat's or jacket's body are placed. */
export interface Draped {
  /** The right end of the armhole, x from the middle line. */
  armpit: Point;
  waistY: number;
  hemY: number;
  /** The half on which it hangs fuller. */
  fuller: Side;
  /** How high the folds of its skirt stand, as a share of those of coating; as high when absent. */
  share?: number;
}

/** A place by shares: of the way out to the armpit, on the fuller half, and of the way down to waist or hem. */
type Placed = (out: number, down: number) => Point;

/**
 * Folds of a buttoned front, none of which the other half repeats: on its fuller half the chest falls
 * from the lapel past the waist; the other is drawn from its armhole to the button that fastens it.
 */
export function foldsOfFront(draped: Draped): LongFold[] {
  const { above } = placesOn(draped);
  return [
    ...foldsOfSkirt(draped),
    {
      path: [above(0.72, 0.1), above(0.66, 0.5), above(0.7, 1.05)],
      width: [24, 36],
      height: 4,
      fade: [0.4, 0.5],
    },
    {
      path: [above(-0.86, 0.06), above(-0.62, 0.34), above(-0.3, 0.62)],
      width: [26, 17],
      height: 4,
      fade: [0.25, 0.6],
    },
  ];
}

/** Below its waist a front falls from the hip to the hem on its fuller half, and only near the hem on the other. */
export function foldsOfSkirt(draped: Draped): LongFold[] {
  const { below } = placesOn(draped);
  const full = fullness(draped);
  return [
    {
      path: [below(0.34, 0.2), below(0.42, 0.55), below(0.56, 1)],
      width: [24, 50],
      height: 6 * full,
      fade: [0.45, 0],
    },
    {
      path: [below(-0.5, 0.5), below(-0.56, 0.75), below(-0.52, 1)],
      width: [18, 34],
      height: 3.5 * full,
      fade: [0.5, 0],
    },
    {
      path: [below(-0.98, 0.08), below(-0.74, 0.24), below(-0.6, 0.46)],
      width: [24, 30],
      height: 3.5 * full,
      fade: [0.25, 0.5],
    },
  ];
}

/**
 * Folds of a back: the weight of the sleeves draws it from the armholes to the waist, from one of them
 * farther than from the other.
 */
export function foldsOfBack(draped: Draped): LongFold[] {
  const { above } = placesOn(draped);
  return [
    ...foldsOfSkirtBehind(draped),
    {
      path: [above(0.88, -0.3), above(0.66, 0.2), above(0.36, 0.7), above(0.2, 1.1)],
      width: [28, 38],
      height: 5,
      fade: [0.2, 0.6],
    },
    {
      path: [above(-0.84, -0.1), above(-0.62, 0.4), above(-0.5, 0.9)],
      width: [22, 34],
      height: 5,
      fade: [0.25, 0.5],
    },
    {
      path: [above(0.5, -0.7), above(0.46, -0.2), above(0.52, 0.3)],
      width: [24, 32],
      height: 4,
      fade: [0.3, 0.5],
    },
  ];
}

/** Below its waist a back falls in one broad fold, and in a short one beyond the vent. */
export function foldsOfSkirtBehind(draped: Draped): LongFold[] {
  const { below } = placesOn(draped);
  const full = fullness(draped);
  return [
    {
      path: [below(0.5, 0.12), below(0.58, 0.5), below(0.74, 1)],
      width: [26, 54],
      height: 6.5 * full,
      fade: [0.35, 0],
    },
    {
      path: [below(-0.34, 0.36), below(-0.44, 0.7), below(-0.48, 1)],
      width: [22, 40],
      height: 5.5 * full,
      fade: [0.45, 0],
    },
  ];
}

/** A skirt of so many units falls as freely as folds can; a shorter one less. */
const long = 700;

/** How high the folds of a skirt stand: the hem of a short one holds them down. */
function fullness({ waistY, hemY, share = 1 }: Draped): number {
  return share * clamp((hemY - waistY) / long) ** 2;
}

function placesOn({ armpit: [pitX, pitY], waistY, hemY, fuller }: Draped) {
  const at =
    (fromY: number, toY: number): Placed =>
    (out, down) => [table.middle + fuller * out * pitX, fromY + (toY - fromY) * down];
  return { above: at(pitY, waistY), below: at(waistY, hemY) };
}
