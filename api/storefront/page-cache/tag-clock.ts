/** The tag that stands for everything. */
export const everyTag = "*";

/**
 * Knows which tags have moved since something was begun. What was read before an announcement and
 * finished after it would be stale for good, so it must not be kept.
 *
 *     const start = clock.begin();
 *     … read and render …
 *     if (clock.end(start, tags)) keep();
 */
export class TagClock {
  #time = 0;
  readonly #movedAt = new Map<string, number>();
  /** Start times of what is being made → how many. */
  readonly #running = new Map<number, number>();

  /** Notes that what these tags show has changed. */
  move(tags: Iterable<string>): void {
    if (this.#running.size === 0) return;
    this.#time += 1;
    for (const tag of tags) this.#movedAt.set(tag, this.#time);
  }

  begin(): number {
    this.#running.set(this.#time, (this.#running.get(this.#time) ?? 0) + 1);
    return this.#time;
  }

  /** True when none of `tags` has moved since `start`, so that the result may be kept. */
  end(start: number, tags: Iterable<string>): boolean {
    const stillGood =
      !this.#moved(everyTag, start) && ![...tags].some((t) => this.#moved(t, start));
    const others = (this.#running.get(start) ?? 1) - 1;
    if (others > 0) this.#running.set(start, others);
    else this.#running.delete(start);
    if (this.#running.size === 0) this.#movedAt.clear();
    return stillGood;
  }

  #moved(tag: string, start: number): boolean {
    return (this.#movedAt.get(tag) ?? 0) > start;
  }
}
