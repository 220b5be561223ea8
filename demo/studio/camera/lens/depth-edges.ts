/** The pixels in which light of two things mixes, where one ends before another. */
export interface DepthEdges {
  /** 1 on the side of the thing before, and on that of the thing behind. */
  before: Uint8Array;
  behind: Uint8Array;
}

/**
 * On both sides of an edge so many pixels hold light of the other: its share of a pixel, and what no
 * lens keeps apart.
 */
export const edgeWidth = 2;

/** Circles of confusion that differ by more than so many pixels are those of two things. */
export const depthStep = 1;

/** The edges among the pixels of a range, the last one excluded. */
export function edgesWithin({ before, behind }: DepthEdges, from: number, to: number): DepthEdges {
  return { before: before.subarray(from, to), behind: behind.subarray(from, to) };
}

/** @param circles of confusion, radii in pixels, below 0 before the focus. */
export function depthEdgesOf(circles: Float32Array, width: number): DepthEdges {
  const before = new Uint8Array(circles.length);
  const behind = new Uint8Array(circles.length);
  for (let k = 0; k < circles.length; k++) {
    const x = k % width;
    for (let n = 1; n <= edgeWidth; n++) {
      if (x + n < width) compare(k, k + n);
      if (k + n * width < circles.length) compare(k, k + n * width);
    }
    if (k + width >= circles.length) continue;
    if (x > 0) compare(k, k + width - 1);
    if (x + 1 < width) compare(k, k + width + 1);
  }
  return { before, behind };

  function compare(a: number, b: number): void {
    const beyond = circles[b]! - circles[a]!;
    if (Math.abs(beyond) <= depthStep) return;
    before[beyond > 0 ? a : b] = 1;
    behind[beyond > 0 ? b : a] = 1;
  }
}
