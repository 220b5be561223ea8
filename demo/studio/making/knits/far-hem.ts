import { noise } from "../../fields/noise.ts";
import type { Order } from "../../garment.ts";
import { bothHalves, type Knot, knots } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

/** A garment's other side at its hem. */
interface FarHem {
  /** Right half of the body. */
  half: string;
  /** From this height down there is any of it: no more is ever seen. */
  topY: number;
  /** How far below the near hem it lies, in units: on the average, and at most more or less. */
  below: [lower: number, stray: number];
  make: (s: Surface) => void;
}

/** The other side where it shows below the hem: two layers never lie quite upon each other. */
export function farHem(order: Order, hand: Pose, hem: FarHem): Piece[] {
  const { cloth, seed } = order;
  const [lower, stray] = hem.below;
  const ends = knots(hem.half).filter(({ y }) => y > hem.topY);
  const side = ends[0];
  if (!side) return [];
  const cutOff = (x: number): Knot => ({ x, y: hem.topY, corner: true });
  return [
    {
      outline: bothHalves([cutOff(0), cutOff(side.x), ...ends]),
      optics: cloth.optics,
      seed: seed + 6,
      lift: 0.5,
      fuzz: cloth.fuzz,
      grid: [8],
      steps: [10],
      pose: (u, v) => hand(u, v + lower + stray * noise(u / 420, 1, seed + 6)),
      make: hem.make,
    },
  ];
}
