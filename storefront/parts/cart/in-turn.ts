let last: Promise<unknown> = Promise.resolve();

/**
 * Does one thing to the cart after another, so that a later answer is never overtaken by an
 * earlier one. Resolves or rejects as `work` does.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}
