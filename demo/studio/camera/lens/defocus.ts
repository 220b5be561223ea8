import { blur } from "../../fields/blur.ts";
import { type DepthEdges, edgeWidth } from "./depth-edges.ts";

/** A blur: radius and repetitions of a box. */
export interface Defocus {
  radius: number;
  times: number;
}

/** From none to the strongest. */
export const defocuses: Defocus[] = [
  { radius: 0, times: 0 },
  { radius: 1, times: 1 },
  { radius: 1, times: 2 },
  { radius: 2, times: 2 },
  { radius: 4, times: 2 },
  { radius: 8, times: 2 },
  { radius: 16, times: 2 },
];

/** Radius of the disc that is as broad as a repeated box: both have the same deviation. */
export function discOf({ radius, times }: Defocus): number {
  return 2 * Math.sqrt((times * ((2 * radius + 1) ** 2 - 1)) / 12);
}

/** Light that is blurred by itself: how much of each pixel it covers, and its color there. */
interface DefocusedLight {
  cover: Float32Array;
  /** By channel; none where it covers next to nothing. */
  colors: Float32Array[];
}

/** What covers less of a pixel than this is not seen. */
export const leastCover = 1e-5;

/** How little a pixel that mixes light of two things counts beside one that holds light of one. */
const mixedLight = 1e-3;

/**
 * Blurs what a slice of the picture holds.
 *
 * @param share of each pixel that it holds. @param light three values a pixel. @param edges in which the
 *   light is not its own; a blur that hardly leaves an edge takes that before it as it is.
 */
export function defocusedLight(
  share: Float32Array,
  light: Float32Array,
  { before, behind }: DepthEdges,
  width: number,
  defocus: Defocus,
): DefocusedLight {
  const cover = defocused(share, width, defocus);
  const broad = defocus.radius * defocus.times > edgeWidth;
  const weight = share.map(
    (held, k) => held * (behind[k] || (broad && before[k]) ? mixedLight : 1),
  );
  const weights = defocused(weight, width, defocus);
  const colors = [0, 1, 2].map((c) =>
    defocused(
      weight.map((held, k) => held * light[k * 3 + c]!),
      width,
      defocus,
    ).map((value, k) => (cover[k]! < leastCover ? 0 : value / weights[k]!)),
  );
  return { cover, colors };
}

export function defocused(
  plane: Float32Array,
  width: number,
  { radius, times }: Defocus,
): Float32Array {
  return times ? blur(plane, width, plane.length / width, radius, times) : plane;
}

/** Rows of a frame, the last one excluded. */
interface RowRange {
  from: number;
  to: number;
}

/** The rows that what is `held` reaches, once it is blurred; null when nothing is. */
export function rowsReached(
  circles: Float32Array,
  width: number,
  { radius, times }: Defocus,
  held: (circle: number) => boolean,
): RowRange | null {
  let [first, last] = [-1, -1];
  for (let k = 0; k < circles.length; k++) {
    if (!held(circles[k]!)) continue;
    if (first < 0) first = k;
    last = k;
  }
  if (first < 0) return null;
  const reach = radius * times + 1;
  return {
    from: Math.max(0, Math.floor(first / width) - reach),
    to: Math.min(circles.length / width, Math.floor(last / width) + 1 + reach),
  };
}
