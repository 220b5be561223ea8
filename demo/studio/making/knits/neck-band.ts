import { ribbing } from "../../cloths/knitted.ts";
import type { Dye } from "../../dyes.ts";
import { noise } from "../../fields/noise.ts";
import { bell, fraction, ramp } from "../../fields/scalar.ts";
import type { Optics } from "../../light/optics.ts";
import type { Knot, Point } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

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
  /** Slope of its edges: how round it stands; that of its place when absent. */
  loft?: number;
  /** Where the ribs of the front fan out from. */
  fanY?: number;
  /** The edge along which it is linked to the body, from left to right. */
  linked?: Point[];
  /** How dark the ditch beside that is, as a share; that of a fine chain when absent. */
  ditch?: number;
}

/** A ribbed band round a neckline, one half of the round. */
export function neckBand(band: NeckBand): Piece {
  const { front, pitch, rise, height, fanY = 150 } = band;
  const ribs = ribbing(pitch, rise);
  // Linked to the body it lies as flat as that; only its free edge is a fold.
  const joined = band.linked !== undefined;
  return {
    outline: band.outline,
    optics: band.optics,
    dye: band.dye ?? "main",
    seed: 7,
    rests: front,
    inner: !front,
    lift: joined ? 2 : front ? 5 : 6,
    loft: band.loft ?? (joined ? 0.16 : 0.4),
    height: joined ? 0.45 * height : height,
    ...(joined && { edgeDrop: 1.5 }),
    fuzz: band.fuzz ?? 0,
    hold: 0.05,
    bend: 0.8,
    edgeAnchor: 0.15,
    grid: [8],
    steps: [60],
    pose: band.pose,
    make: (s) => {
      ribs(s, (u, v) => {
        if (!front) return [u, v];
        const around = Math.atan2(u - 600, (v - fanY) * 0.9) * Math.max(195, 240 - fanY);
        // Stretched by hand and washed, ribs draw together here and stand apart there.
        const drawn = 1.1 * noise(around / (5 * pitch), 1, 65) + 0.4 * noise(u / 14, v / 14, 66);
        return [around + pitch * 0.4 * drawn, Math.hypot(u - 600, v - fanY)];
      });
      s.each((k, u, v) => {
        s.relief[k]! += 0.9 * noise(u / 46, v / 46, 67) + 0.35 * noise(u / 15, v / 15, 68);
      });
      if (band.linked) linkingRow(s, band.linked, 0.5 * rise, band.ditch);
    },
  };
}

/** Length of a stitch of the row that links a band to the body. */
const linkLength = 3.6;

/** The row of loops in which a band is linked to the body: a fine chain beside a groove. */
export function linkingRow(s: Surface, edge: Point[], height: number, ditch = 0.14): void {
  const seen = ramp(1, 2.4, linkLength * s.density);
  s.along(edge, 12, (k, d, way) => {
    const inside = Math.abs(d);
    const loop = 0.6 + 0.4 * seen * Math.cos(2 * Math.PI * (fraction(way / linkLength) - 0.5));
    const uneven = 0.8 + 0.3 * noise(way / 22, 1, 69);
    s.relief[k]! +=
      uneven * height * (loop * bell(inside - 1.8, 1.3) - 0.9 * bell(inside - 4.4, 1.4));
    s.tone(k, 1 - uneven * ditch * bell(inside - 4.4, 1.5));
  });
}
