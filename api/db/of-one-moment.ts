import type { Db } from "../context.ts";

/**
 * Has all that `read` selects be of one moment, whatever others commit in the meantime. Within a
 * transaction it is that transaction's isolation that says so.
 */
export function ofOneMoment<T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return read(db);
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(read);
}
