import pg from "pg";

/** The channel on which the database tells which visible facts have changed, at commit. */
export const channel = "page_tags";

export interface Hearers {
  /** Comma-separated tags of one announcement. */
  announce(tags: string[]): void;
  /** Announcements can no longer be heard. */
  suspend(): void;
  /** They can be heard again, from now on. */
  resume(): void;
}

const firstPauseMs = 100;
const longestPauseMs = 10_000;

/**
 * Holds one direct connection that listens for changed tags, and opens it anew, with growing
 * pauses, whenever it is lost. Never rejects: with the database away nothing is kept, that is all.
 */
export class TagListener {
  readonly #connection: pg.ClientConfig;
  readonly #hearers: Hearers;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pauseMs = firstPauseMs;
  #closed = false;

  constructor(connection: pg.ClientConfig, hearers: Hearers) {
    this.#connection = connection;
    this.#hearers = hearers;
    hearers.suspend();
  }

  async open(): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client({ ...this.#connection, keepAlive: true });
    this.#client = client;
    client.on("error", () => this.#lost(client));
    client.on("end", () => this.#lost(client));
    client.on("notification", ({ payload }) => {
      this.#hearers.announce((payload ?? "").split(",").filter(Boolean));
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch {
      this.#lost(client);
      return;
    }
    if (this.#client !== client) return;
    this.#pauseMs = firstPauseMs;
    this.#hearers.resume();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    if (this.#closed) return;
    this.#hearers.suspend();
    this.#timer = setTimeout(() => void this.open(), this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
  }
}
