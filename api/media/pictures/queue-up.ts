/**
 * Runs tasks `atOnce` at a time in the order they came; whoever asks for a key that is waiting or
 * running gets the same result.
 */
export function queueUp<T>(atOnce: number): (key: string, task: () => Promise<T>) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return (key, task) => {
    const same = known.get(key);
    if (same) return same;
    const result = inTurn(task).finally(() => known.delete(key));
    known.set(key, result);
    return result;
  };
}
