import { everyTag, TagClock } from "./tag-clock.ts";

/** Something made from the shop's data. */
export interface Made<V> {
  value: V;
  /** What it shows: "product:12", "category:5", "settings". */
  tags: ReadonlySet<string>;
  /** The time after which it would be wrong by itself: the end of a promotion, an alert. */
  validUntil: number;
  bytes: number;
  /** False for what must not be kept, an error page for instance. */
  keep: boolean;
}

/**
 * Values by key, each until one of its tags is announced, its time is over, or the room of
 * `maxBytes` is needed for one used more lately. Making is done once per key at a time.
 */
export class Kept<V> {
  readonly #maxBytes: number;
  readonly #clock = new TagClock();
  readonly #entries = new Map<string, Made<V>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Promise<Made<V>>>();
  /** What was kept when announcements fell silent. */
  #aside = new Map<string, Made<V>>();
  #bytes = 0;
  #closed = false;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Made<V> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.validUntil <= Date.now()) {
      this.#drop(key);
      return undefined;
    }
    // The order of a Map is the order of insertion: the last one used goes to its end.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** The kept value, or `make`'s. Whoever asks while it is being made waits for the same one. */
  async getOrMake(key: string, make: () => Promise<Made<V>>): Promise<Made<V>> {
    const kept = this.get(key) ?? this.#making.get(key);
    if (kept) return kept;
    const making = this.#makeAndKeep(key, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  /** Drops all that shows one of these tags; `"*"` drops everything. */
  announce(tags: readonly string[]): void {
    this.#clock.move(tags);
    // Who asks from now on must not get what was begun before.
    this.#making.clear();
    for (const tag of tags) {
      if (tag === everyTag) this.#dropAll();
      for (const key of this.#keysByTag.get(tag) ?? []) this.#drop(key);
    }
  }

  /** While announcements cannot be heard nothing is kept; what was is put aside. */
  suspend(): void {
    if (!this.#closed) this.#aside = new Map(this.#entries);
    this.#closed = true;
    this.announce([everyTag]);
  }

  resume(): void {
    this.#aside.clear();
    this.announce([everyTag]);
    this.#closed = false;
  }

  /** What was kept when announcements fell silent: true as long as there is nobody to change it. */
  lastKnown(key: string): Made<V> | undefined {
    const entry = this.#aside.get(key);
    return entry && entry.validUntil > Date.now() ? entry : undefined;
  }

  async #makeAndKeep(key: string, make: () => Promise<Made<V>>): Promise<Made<V>> {
    const start = this.#clock.begin();
    let made: Made<V> | undefined;
    try {
      made = await make();
      return made;
    } finally {
      const stillGood = this.#clock.end(start, made?.tags ?? []);
      if (made?.keep && stillGood && !this.#closed) this.#put(key, made);
    }
  }

  #put(key: string, entry: Made<V>): void {
    this.#drop(key);
    if (entry.bytes > this.#maxBytes || entry.validUntil <= Date.now()) return;
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  #dropAll(): void {
    this.#entries.clear();
    this.#keysByTag.clear();
    this.#bytes = 0;
  }
}
