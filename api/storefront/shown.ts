/** What one page shows, gathered from the answers that it is made of. */
export class Shown {
  readonly tags = new Set<string>();
  /** Milliseconds since 1970; no bound is Infinity. */
  validUntil = Number.POSITIVE_INFINITY;

  add(tags: Iterable<string>, validUntil = Number.POSITIVE_INFINITY): void {
    for (const tag of tags) this.tags.add(tag);
    this.validUntil = Math.min(this.validUntil, validUntil);
  }
}
