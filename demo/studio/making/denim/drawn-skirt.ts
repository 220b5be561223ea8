import { blend } from "../../fields/scalar.ts";
import { type Point, table } from "../../pattern/outline.ts";
import { mirroredPull, type Pull } from "../sewing/drawn-folds.ts";

/** Where a denim skirt is drawn into folds: its right side at the hip and at the hem, from the middle line. */
export interface DrawnSkirt {
  hip: Point;
  hem: Point;
  /** Whether it is the side that was sat in: broken across below the seat and behind the knees, and sharper. */
  satIn?: boolean;
}

const up = -Math.PI / 2;
const inwards = Math.PI;

/**
 * What draws it: the lap, which has broken it from the sides when it was sat in, and the hem. The middle seam, under its two rows, lies flat.
 */
export function skirtPulls({ hip, hem, satIn = false }: DrawnSkirt): Pull[] {
  const side = (share: number): Point => [
    table.middle + blend(hip[0], hem[0], share) - 4,
    blend(hip[1], hem[1], share),
  ];
  // One to a hip, and long: a short one that lies by itself is taken for a slit.
  const atHip = (from: number, to: number): Pull => ({
    from: [side(from), side(to)],
    ways: [inwards - 0.3, inwards + 0.4],
    many: 1,
    length: satIn ? [190, 270] : [150, 210],
    slope: satIn ? [0.85, 1.25] : [0.6, 1],
    sides: { steep: [8, 13], gentle: [13, 26] },
    // At the side seam itself, a steep fold is a slit.
    fade: [0.42, 0.55],
  });
  const fromHem: Pull = {
    from: [
      [table.middle + 70, hem[1] + 4],
      [table.middle + hem[0] - 30, hem[1] - 2],
    ],
    ways: [up - 0.1, up + 0.2],
    many: 3,
    length: [120, 300],
    slope: [0.45, 0.9],
    sides: { steep: [9, 15], gentle: [15, 30] },
    fade: [0.2, 0.7],
  };
  return [
    // No hip is drawn like the other.
    atHip(0, 0.24),
    mirroredPull(atHip(0.2, 0.5)),
    ...(satIn
      ? [atHip(0.34, 0.5), mirroredPull(atHip(-0.04, 0.12)), mirroredPull(atHip(0.62, 0.74))]
      : []),
    fromHem,
    mirroredPull(fromHem),
  ];
}
