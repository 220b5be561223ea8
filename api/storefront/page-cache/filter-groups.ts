import type { Kept } from "./kept.ts";

const key = "filter groups";

/**
 * The names of the shop's filter groups, without which a filter cannot be told from an advertiser's
 * mark; read once, and again after each change of them.
 */
export class FilterGroups {
  readonly #values: Kept<unknown>;
  readonly #read: () => Promise<string[]>;

  constructor(values: Kept<unknown>, read: () => Promise<string[]>) {
    this.#values = values;
    this.#read = read;
  }

  /** Undefined until they have been found. */
  get known(): ReadonlySet<string> | undefined {
    return this.#values.get(key)?.value as ReadonlySet<string> | undefined;
  }

  async find(): Promise<void> {
    await this.#values.getOrMake(key, async () => ({
      value: new Set(await this.#read()),
      tags: new Set(["filters"]),
      validUntil: Number.POSITIVE_INFINITY,
      bytes: 1,
      keep: true,
    }));
  }
}
