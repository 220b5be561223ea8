import { nearestKnown, squareDistance } from "../../fields/nearest.ts";
import { blend, clamp } from "../../fields/scalar.ts";
import {
  type Defocus,
  defocused,
  defocusedLight,
  defocuses,
  discOf,
  leastCover,
  rowsReached,
} from "./defocus.ts";
import { type DepthEdges, depthStep, edgesWithin, edgeWidth } from "./depth-edges.ts";

/**
 * What is nearer than the focus, blurred alike: a share of circles between `from` and `full`, in pixels, and
 * of those up to `to`, where the next level holds all.
 */
interface Level {
  defocus: Defocus;
  from: number;
  full: number;
  to: number;
}

/** From the focus towards the camera. */
const levels: Level[] = defocuses.slice(1).map((defocus, n) => ({
  defocus,
  from: discOf(defocuses[n]!),
  full: discOf(defocus),
  to: defocuses[n + 2] ? discOf(defocuses[n + 2]!) : 1e6,
}));

/** Share of a pixel that a level holds; all of them together hold what is nearer than the first. */
function shareOf({ from, full, to }: Level, circle: number): number {
  const near = -circle;
  return clamp(near < full ? (near - from) / (full - from) : (to - near) / (to - full));
}

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
  edges: DepthEdges,
): void {
  const near = nearLight(light, width, circles, edges);
  if (!near) return;
  const { before, behind } = edges;
  const within = circles.map((circle) => clamp(-circle / levels[0]!.full));
  const bare = Uint8Array.from(within, (held, k) => (held < 1 && !behind[k] ? 1 : 0));
  const clear = bare.map((known, k) => known & ~before[k]!);
  // What is behind goes on from what is as far or farther, not from what is before it.
  const beside = nearestKnown(clear, width).map((place, k) =>
    circles[place]! < circles[k]! - depthStep ? k : place,
  );
  const isReached = (k: number): boolean =>
    squareDistance(beside[k]!, k, width) <= (edgeWidth + 1 - circles[k]!) ** 2;
  for (let c = 0; c < 3; c++) {
    const nearest = within.map((_, k) => picture[beside[k]! * 3 + c]!);
    const continued = defocused(nearest, width, continuation);
    for (let k = 0; k < within.length; k++) {
      const cover = near.cover[k]!;
      if (cover < leastCover) continue;
      const beyond = within[k]! < 1 ? nearest[k]! : continued[k]!;
      const through = bare[k] ? picture[k * 3 + c]! : beyond;
      // Farther within than its circle reaches, what is near lies before other things that are near.
      const covered = within[k]! < 1 || isReached(k) ? Math.min(1, cover) : 1;
      picture[k * 3 + c] = blend(through, near.light[k * 3 + c]! / cover, covered);
    }
  }
}

/** All near light, level by level blurred: how much of each pixel it covers, and its light times that. */
function nearLight(light: Float32Array, width: number, circles: Float32Array, edges: DepthEdges) {
  const cover = new Float32Array(circles.length);
  const sum = new Float32Array(light.length);
  let isAny = false;
  for (const level of levels) {
    const held = (circle: number) => shareOf(level, circle) > 0;
    const rows = rowsReached(circles, width, level.defocus, held);
    if (!rows) continue;
    isAny = true;
    const [from, to] = [rows.from * width, rows.to * width];
    const share = circles.subarray(from, to).map((circle) => shareOf(level, circle));
    const own = defocusedLight(
      share,
      light.subarray(from * 3, to * 3),
      edgesWithin(edges, from, to),
      width,
      level.defocus,
    );
    own.cover.forEach((covered, k) => {
      if (covered < leastCover) return;
      cover[from + k]! += covered;
      for (let c = 0; c < 3; c++) sum[(from + k) * 3 + c]! += covered * own.colors[c]![k]!;
    });
  }
  return isAny ? { cover, light: sum } : null;
}
