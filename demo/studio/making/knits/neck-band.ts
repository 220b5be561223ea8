import { ribbing } from "../../cloths/knitted.ts";
import type { Dye } from "../../dyes.ts";
import type { Optics } from "../../light/optics.ts";
import type { Knot } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";

interface NeckBand {
  outline: Knot[];
  optics: Optics;
  pose: Pose;
  dye?: Dye;
  /** The front band rests on the body and fans its ribs round the neck; the back one stands up. */
  front: boolean;
  pitch: number;
  rise: number;
  height: number;
  fuzz?: number;
  /** Where the ribs of the front fan out from. */
  fanY?: number;
}

/** A ribbed band round a neckline, one half of the round. */
export function neckBand(band: NeckBand): Piece {
  const { front, pitch, rise, height, fanY = 150 } = band;
  const ribs = ribbing(pitch, rise);
  return {
    outline: band.outline,
    optics: band.optics,
    dye: band.dye ?? "main",
    seed: 7,
    rests: front,
    inner: !front,
    lift: front ? 5 : 6,
    loft: 0.4,
    height,
    fuzz: band.fuzz ?? 0,
    hold: 0.05,
    bend: 0.8,
    edgeAnchor: 0.15,
    grid: [8],
    steps: [60],
    pose: band.pose,
    make: (s) =>
      ribs(s, (u, v) =>
        front
          ? [
              Math.atan2(u - 600, (v - fanY) * 0.9) * Math.max(195, 240 - fanY),
              Math.hypot(u - 600, v - fanY),
            ]
          : [u, v],
      ),
  };
}
