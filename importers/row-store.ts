import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { ReadOptions } from "./port.ts";

export interface StoredRow {
  line: number;
  key: string;
  fields: Readonly<Record<string, string>>;
}

/**
 * Rows of a file, set aside on the disk until they can be read group by group: a file gives the
 * sizes of a model in any order and far apart, and may be larger than memory. It is SQLite's
 * private temporary database, which vanishes with the process whatever ends it; its cache is
 * bounded at 32 MB.
 */
export class RowStore implements Disposable {
  readonly #db = new DatabaseSync("");
  readonly #insert: StatementSync;
  readonly #lineOf: StatementSync;
  readonly #adopt: StatementSync;
  readonly #groupOf: StatementSync;

  constructor() {
    this.#db.exec(`
      pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -32000;
      create table rows (
        key text not null primary key, line integer not null, "group" text not null,
        fields text not null
      ) without rowid;
      create table members (key text primary key, "group" text not null) without rowid;
      begin`);
    this.#insert = this.#db.prepare(
      `insert into rows values (?, ?, ?, ?) on conflict (key) do nothing`,
    );
    this.#lineOf = this.#db.prepare(`select line from rows where key = ?`);
    this.#adopt = this.#db.prepare(`insert into members values (?, ?) on conflict do nothing`);
    this.#groupOf = this.#db.prepare(`select "group" from members where key = ?`);
  }

  /** Keeps a row under a key of its own; null, or the line of the row that has the key already. */
  put(row: StoredRow, group: string): number | null {
    const done = this.#insert.run(row.key, row.line, group, JSON.stringify(row.fields));
    return done.changes === 1 ? null : this.line(row.key);
  }

  /** The line of the row with this key. */
  line(key: string): number | null {
    return (this.#lineOf.get(key)?.line as number | undefined) ?? null;
  }

  /** Says that the row with this key belongs to a group; the first to say so stays right. */
  adopt(key: string, group: string): "adopted" | "taken" {
    if (this.#adopt.run(key, group).changes === 1) return "adopted";
    return this.groupOf(key) === group ? "adopted" : "taken";
  }

  /** The group that adopted a key, if one did. */
  groupOf(key: string): string | null {
    return (this.#groupOf.get(key)?.group as string | undefined) ?? null;
  }

  /** All rows group by group, in the order in which the groups begin in the file. */
  *groups(
    onProgress?: ReadOptions["onProgress"],
    phase: "giving" | "linking" = "giving",
  ): Generator<{ group: string; rows: StoredRow[] }> {
    this.#db.exec(`
      create temp table ordered as
        select coalesce(m."group", r."group") as "group", r.line, r.key
        from rows r left join members m on m.key = r.key;
      create index temp.ordered_group on ordered ("group", line);
      create temp table begins as select "group", min(line) as line from ordered group by "group";
      create index temp.begins_line on begins (line)`);
    const inOrder = this.#db.prepare(`select "group" from begins order by line`);
    const ofGroup = this.#db.prepare(`
      select r.key, r.line, r.fields from ordered o join rows r on r.key = o.key
      where o."group" = ? order by o.line`);
    const total = this.#db.prepare("select count(*) as count from begins").get()?.count as number;
    let done = 0;
    for (const { group } of inOrder.iterate()) {
      onProgress?.(phase, done, total);
      done += 1;
      const rows = ofGroup.all(group as string).map((row) => ({
        key: row.key as string,
        line: row.line as number,
        fields: JSON.parse(row.fields as string),
      }));
      yield { group: group as string, rows };
    }
  }

  [Symbol.dispose](): void {
    this.#db.close();
  }
}
