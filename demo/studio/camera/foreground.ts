import { nearestKnown } from "../fields/nearest.ts";
import { blend, clamp } from "../fields/scalar.ts";
import {
  type Defocus,
  defocused,
  defocuses,
  discOf,
  leastCover,
  rowsReached,
  spread,
} from "./defocus.ts";
import { apart, type Rims, rimsWithin } from "./rims.ts";

/** All that is nearer than the focus by more than `from`, blurred alike; it takes shares up to `to`. */
interface Level {
  defocus: Defocus;
  /** Radii of circles in pixels. */
  from: number;
  to: number;
}

/** From the focus towards the camera. */
const levels: Level[] = defocuses.slice(1).map((defocus, n) => ({
  defocus,
  from: discOf(defocuses[n]!),
  to: discOf(defocus),
}));

/** What is continued behind a rim runs together: it shows through it blurred. */
const continuation: Defocus = { radius: 2, times: 2 };

/**
 * Lays what is nearer than the focus over a picture of all the rest. Blurred, it spreads beyond its
 * rim, and within it lets through what is behind: as no picture shows that, it is continued from
 * beside. Without it, the one half of a blurred rim would be clear and the other hard.
 *
 * @param picture what is not near, linear, three values a pixel; changed in place.
 * @param light of the sharp picture. @param circles as in a lens.
 */
export function layForeground(
  picture: Float32Array,
  light: Float32Array,
  width: number,
  circles: Float32Array,
  rims: Rims,
): void {
  for (const level of levels) {
    const rows = rowsReached(circles, width, level.defocus, (circle) => -circle > level.from);
    // What is not blurred as much is not blurred more.
    if (!rows) return;
    const [from, to] = [rows.from * width, rows.to * width];
    layLevel(level, {
      width,
      picture: picture.subarray(from * 3, to * 3),
      light: light.subarray(from * 3, to * 3),
      circles: circles.subarray(from, to),
      rims: rimsWithin(rims, from, to),
    });
  }
}

/** Rows of a picture that is being put together. */
interface Rows {
  width: number;
  picture: Float32Array;
  light: Float32Array;
  circles: Float32Array;
  rims: Rims;
}

function layLevel(
  { defocus, from, to }: Level,
  { width, picture, light, circles, rims }: Rows,
): void {
  const share = circles.map((circle) => clamp((-circle - from) / (to - from)));
  const { cover, colors } = spread(share, light, rims, width, defocus);
  const { before, behind } = rims;
  const bare = Uint8Array.from(share, (held, k) => (held < 1 && !behind[k] ? 1 : 0));
  const beside = nearestKnown(
    bare.map((known, k) => known & ~before[k]!),
    width,
    // What is behind does not go on in what is before it.
  ).map((from, k) => (circles[from]! < circles[k]! - apart ? k : from));
  for (let c = 0; c < 3; c++) {
    const nearest = share.map((_, k) => picture[beside[k]! * 3 + c]!);
    const continued = defocused(nearest, width, continuation);
    for (let k = 0; k < cover.length; k++) {
      if (cover[k]! < leastCover) continue;
      const beyond = share[k]! < 1 ? nearest[k]! : continued[k]!;
      const through = bare[k] ? picture[k * 3 + c]! : beyond;
      picture[k * 3 + c] = blend(through, colors[c]![k]!, cover[k]!);
    }
  }
}
