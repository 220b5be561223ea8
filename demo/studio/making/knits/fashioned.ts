import { noise } from "../../fields/noise.ts";
import { bell, blend, fraction, ramp } from "../../fields/scalar.ts";
import { knots, type Point, type Side, table } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { lengthOf } from "../sewing/seams.ts";

/** How far columns run along an armhole on either side of its seam, in units. */
const margin = 15;

/** Distance of one narrowing from the next along the armhole, in units. */
const narrowing = 25;

/** The strips along both armholes of a knit that is shaped on its needles instead of cut. */
interface FashionedStrips {
  /** Share of a place that belongs to the strips, 0..1. */
  on: (u: number, v: number) => number;
  /** Columns run along the seam. */
  grain: (u: number, v: number) => Point;
}

/**
 * 1 along a line, 0 towards its lower end: round the end, what runs beside the line would hook over to its
 * other side.
 */
function upToItsEnd(path: Point[]): (way: number) => number {
  const length = lengthOf(path);
  return (way) => ramp(length - 0.5, length - 9, way);
}

/** Finds the strips beside the armholes. @param armhole from the shoulder down. */
export function fashionedStrips(s: Surface, armhole: (side: Side) => Point[]): FashionedStrips {
  const share = new Float32Array(s.relief.length);
  const across = new Float32Array(s.relief.length);
  const along = new Float32Array(s.relief.length);
  for (const side of [1, -1] as const) {
    const path = armhole(side);
    const sewn = upToItsEnd(path);
    s.along(path, margin + 4, (k, d, way) => {
      share[k] = sewn(way) * ramp(margin + 0.8, margin - 0.8, Math.abs(d));
      across[k] = d;
      along[k] = way;
    });
  }
  return {
    on: (u, v) => s.read(share, u, v),
    grain: (u, v) => [s.read(across, u, v), s.read(along, u, v)],
  };
}

/** How far below the shoulder's fold its seam runs: at the neck, and at the arm, in units. */
interface SeamBelowFold {
  neck: number;
  arm: number;
}

/** The shoulders of a knit run on over to its back. */
const onBack: SeamBelowFold = { neck: 20, arm: 30 };

/** How far a shoulder's seam bows up in its middle, and how far it wanders, in units: weight has pulled at it. */
const bow = { up: 4.5, wander: 2 };
/** At so many places of it. */
const bowSteps = 12;

/** A line from the neck to the arm that shoulders have rounded. */
function bowed([x0, y0]: Point, [x1, y1]: Point, side: Side): Point[] {
  return Array.from({ length: bowSteps + 1 }, (_, i): Point => {
    const t = i / bowSteps;
    const up = 4 * t * (1 - t) * (bow.up + bow.wander * noise(4 * t, 1, 77 + side));
    return [blend(x0, x1, t), blend(y0, y1, t) - up];
  });
}

/**
 * The seams in which the shoulders, which run on over to the back, are linked to it. Raglan sleeves leave
 * it no shoulders.
 *
 * @param half right half of that side: at its first corner the shoulder begins.
 * @param below where the seam runs there; as on a knit's back when absent.
 */
export function linkedShoulders(
  s: Surface,
  half: string,
  sleeve: Sleeves,
  below: SeamBelowFold = onBack,
): void {
  const neck = knots(half).find(({ corner }) => corner);
  if (!neck || sleeve.isRaglan) return;
  for (const side of [1, -1] as const) {
    const [armX, armY] = sleeve.armhole(side)[0]!;
    const path = bowed(
      [table.middle + side * (neck.x - 0.3 * below.neck), neck.y + below.neck],
      [armX, armY + below.arm],
      side,
    );
    s.along(path, 12, (k, d, way) => {
      const tight = 0.8 + 0.4 * noise(way / 26, 1, 70 + side);
      s.relief[k]! += 1.1 * bell(Math.abs(d) - 5, 3.4) - 1.9 * tight * bell(d, 2.6);
      s.tone(k, 1 - 0.24 * tight * bell(d, 2.6));
    });
  }
}

/**
 * The seam in which a sleeve is linked to its armhole, a soft ditch between two rolls, and beside it
 * the marks of the stitches that were taken together to narrow the body.
 */
export function linkedArmhole(s: Surface, path: Point[], side: Side): void {
  const length = lengthOf(path);
  const sewn = upToItsEnd(path);
  const seen = ramp(0.35, 1.2, s.density);
  s.along(path, margin + 12, (k, d, way) => {
    const inwards = d * side;
    const tight = 0.75 + 0.5 * noise(way / 26, 1, 71 + side);
    const joined = sewn(way);
    s.relief[k]! += joined * (0.7 * bell(d, 9) - 1.4 * tight * bell(d, 2.4));
    s.tone(k, 1 - joined * (0.1 * tight * bell(d, 2.2) + 0.05 * bell(inwards - 4, 6)));
    const marked = seen * ramp(0.14, 0.2, way / length) * ramp(0.97, 0.9, way / length);
    const here = (fraction(way / narrowing + 0.15 * noise(way / 40, 3, 73)) - 0.5) * narrowing;
    const off = inwards - margin - 1.5 + 0.25 * here;
    const stitch = marked * bell(off, 2.3) * bell(here, 4.6);
    const gap = marked * bell(off - 2.6, 1.7) * bell(here - 1, 3.4);
    s.relief[k]! += 0.8 * stitch;
    s.tone(k, 1 + 0.08 * stitch - 0.17 * gap);
  });
}
