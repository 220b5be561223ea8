import type { Garment } from "../../garment.ts";
import { type Part, placed } from "../../standing/part.ts";
import type { Standing } from "../../standing/standing.ts";

/** How far the pair is turned from its profile: the toes come a little towards the camera. */
const quarter = 0.5;

interface Stance {
  /** Half the way between the two shoes, along them and across. */
  step: number;
  apart: number;
  /** How far the camera looks down, radians. */
  elevation?: number;
}

/** Two shoes beside each other on the floor, the farther one a little ahead. */
export function standingPair(
  shoe: () => Part[],
  { step, apart, elevation = 0.27 }: Stance,
  views: Standing["views"],
): Garment["standing"] {
  return {
    elevation,
    views,
    parts: (side) => {
      const parts = shoe();
      const about = side === "front" ? -quarter : Math.PI + 0.62;
      return ([-1, 1] as const).flatMap((nearer) =>
        parts.map((part) => {
          const near = side === "front" ? nearer : -nearer;
          const own = { x: -near * step, z: near * apart, turn: -0.05 * near, mirror: near < 0 };
          return placed(placed(part, own), { x: 0, z: 0, turn: about });
        }),
      );
    },
  };
}
