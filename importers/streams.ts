/** Parts a stream into batches of at most `size`, in its order. */
export async function* inBatches<T>(
  source: AsyncIterable<T> | Iterable<T>,
  size: number,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of source) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Prepares up to `depth` items at once ahead of the one that is being worked on, and gives them out
 * in their order.
 */
export async function* lookAhead<T, R>(
  source: AsyncIterable<T>,
  depth: number,
  prepare: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const waiting: Promise<R>[] = [];
  for await (const item of source) {
    const prepared = prepare(item);
    // A fault is met when its turn comes; until then it is not unheard.
    prepared.catch(() => {});
    waiting.push(prepared);
    if (waiting.length >= depth) yield await (waiting.shift() as Promise<R>);
  }
  for (const prepared of waiting) yield await prepared;
}
