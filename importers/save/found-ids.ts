/** Ids by what they were looked for by: each is looked for, or made, once in a run. */
export class FoundIds {
  readonly #ids = new Map<string, Promise<number>>();

  of(key: string, find: () => Promise<number>): Promise<number> {
    const known = this.#ids.get(key);
    if (known) return known;
    const found = find();
    this.#ids.set(key, found);
    return found;
  }
}
