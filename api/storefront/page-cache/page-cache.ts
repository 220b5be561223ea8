import type pg from "pg";
import type { Page } from "../page.ts";
import { Kept } from "./kept.ts";
import { TagListener } from "./listener.ts";

export interface PageCacheOptions {
  /** A direct connection to the primary: a pooler in between would not pass on LISTEN. */
  connection: pg.ClientConfig;
  /** 0: every page is rendered afresh. */
  maxBytes: number;
}

const keptValues = 1000;

/**
 * Whole pages in memory, and the values that many pages share (header and footer), each until the
 * database announces that something it shows has changed.
 */
export class PageCache {
  readonly pages: Kept<Page>;
  readonly keepsPages: boolean;
  readonly values = new Kept<unknown>(keptValues);
  readonly #listener: TagListener;
  #isHearing = false;

  constructor({ connection, maxBytes }: PageCacheOptions) {
    this.pages = new Kept<Page>(maxBytes);
    this.keepsPages = maxBytes > 0;
    this.#listener = new TagListener(connection, {
      announce: (tags) => this.#both((kept) => kept.announce(tags)),
      suspend: () => {
        this.#isHearing = false;
        this.#both((kept) => kept.suspend());
      },
      resume: () => {
        this.#both((kept) => kept.resume());
        this.#isHearing = true;
      },
    });
  }

  /** False while the database cannot tell what has changed: mostly because it is away. */
  get isHearing(): boolean {
    return this.#isHearing;
  }

  open(): Promise<void> {
    return this.#listener.open();
  }

  close(): Promise<void> {
    return this.#listener.close();
  }

  /** Values first: a page begun in between must not be made of an old one. */
  #both(act: (kept: Kept<unknown> | Kept<Page>) => void): void {
    act(this.values);
    act(this.pages);
  }
}
