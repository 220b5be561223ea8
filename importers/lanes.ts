/** How many pieces of work may wait for a lane or for each other. */
const waitingMax = 32;

/**
 * Runs work side by side, at most `width` at once. Pieces that share a key run one after another,
 * in the order in which they came.
 */
export class Lanes implements AsyncDisposable {
  readonly #width: number;
  readonly #all = new Set<Promise<void>>();
  readonly #lastOf = new Map<string, Promise<void>>();
  readonly #queue: (() => void)[] = [];
  #busy = 0;
  #fault: { error: unknown } | null = null;

  constructor(width: number) {
    this.#width = width;
  }

  /** Takes a piece of work on, once there is room for it. @throws what a piece before it threw */
  async start(keys: readonly string[], work: () => Promise<void>): Promise<void> {
    while (this.#all.size >= waitingMax) await Promise.race(this.#all);
    this.#throwFault();
    const before = keys.map((key) => this.#lastOf.get(key));
    const piece = this.#run(before, work).finally(() => {
      this.#all.delete(piece);
      for (const key of keys) if (this.#lastOf.get(key) === piece) this.#lastOf.delete(key);
    });
    this.#all.add(piece);
    for (const key of keys) this.#lastOf.set(key, piece);
  }

  /** Waits until all work is done. @throws what a piece threw */
  async finish(): Promise<void> {
    await Promise.all(this.#all);
    this.#throwFault();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#all);
  }

  async #run(before: readonly (Promise<void> | undefined)[], work: () => Promise<void>) {
    await Promise.all(before);
    if (this.#busy >= this.#width) await new Promise<void>((go) => this.#queue.push(go));
    else this.#busy += 1;
    try {
      if (!this.#fault) await work();
    } catch (error) {
      this.#fault ??= { error };
    } finally {
      // The lane goes over to who waits for it.
      const next = this.#queue.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }

  #throwFault(): void {
    if (this.#fault) throw this.#fault.error;
  }
}
