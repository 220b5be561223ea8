/**
 * The nearest known place of each place of a field, or nearly (vector propagation in two scans, after Danielsson); that
 * of a known one is its own, and so is each one's where nothing is known.
 *
 * @param known above 0 where it is.
 */
export function nearestKnown(known: Uint8Array, width: number): Int32Array {
  const nearest = Int32Array.from(known, (value, k) => (value > 0 ? k : -1));
  const last = known.length - 1;
  for (let k = 0; k <= last; k++) consider(k, -1);
  for (let k = last; k >= 0; k--) consider(k, 1);
  return nearest.map((from, k) => (from < 0 ? k : from));

  /** Takes over from the neighbors that have been visited: one beside it, three in the next row. */
  function consider(k: number, step: 1 | -1): void {
    if (known[k]! > 0) return;
    const x = k % width;
    take(k, x + step, k + step);
    for (let across = -1; across <= 1; across++) take(k, x + across, k + across + step * width);
  }

  function take(k: number, x: number, at: number): void {
    if (x < 0 || x >= width || at < 0 || at > last) return;
    const from = nearest[at]!;
    if (
      from >= 0 &&
      (nearest[k]! < 0 || squareDistance(from, k, width) < squareDistance(nearest[k]!, k, width))
    )
      nearest[k] = from;
  }
}

/** The square of the distance of two places of a field. */
export function squareDistance(a: number, b: number, width: number): number {
  const across = (a % width) - (b % width);
  const down = Math.floor(a / width) - Math.floor(b / width);
  return across * across + down * down;
}
