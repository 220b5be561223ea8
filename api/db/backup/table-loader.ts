import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { copyCommand, type Manifest } from "./manifest.ts";

type Table = Manifest["tables"][number];

/** Loads tables whose bytes come in parts, one table after the other. */
export class TableLoader {
  /** Rows loaded so far, by table. */
  readonly rows: Record<string, number> = {};
  #client: pg.ClientBase;
  #tables: Map<string, Table>;
  #open: { name: string; stream: Writable & { rowCount: number } } | undefined;

  constructor(client: pg.ClientBase, tables: Table[]) {
    this.#client = client;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  async load(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (this.#open?.name !== name) {
      await this.finish();
      this.#open = { name, stream: this.#begin(name) };
    }
    const { stream } = this.#open as { stream: Writable };
    for await (const chunk of content) {
      if (stream.errored) throw stream.errored;
      if (!stream.write(chunk)) await once(stream, "drain");
    }
  }

  /** Ends the table that is open; the database has taken all of its rows then. */
  async finish(): Promise<void> {
    if (!this.#open) return;
    const { name, stream } = this.#open;
    this.#open = undefined;
    stream.end();
    await finished(stream);
    this.rows[name] = stream.rowCount;
  }

  #begin(name: string) {
    const table = this.#tables.get(name);
    if (!table) throw new Error(`the table ${name} is not in its list.`);
    const stream = this.#client.query(copyFrom(`${copyCommand(table)} from stdin`));
    // Heard here so that it does not end the process; `once`, `errored` and `finished` hand it on.
    return stream.on("error", () => {});
  }
}
