import type { Db } from "../../context.ts";
import { wayGiver } from "../../give-way.ts";
import {
  clearBaskets,
  deleteLonely,
  layOutBaskets,
  refreshCompanions,
} from "../queries/companions.ts";
import { countShowings, deleteColdInterest, refreshHeat } from "../queries/interest.ts";
import { refreshLists } from "../queries/lists.ts";
import { type Lesson, takeLearningTurn } from "../queries/turn.ts";
import { deleteOldViews } from "../queries/views.ts";
import type { CompanionKind } from "../tables.ts";

const reportsAtOnce = 5000;
const viewsAtOnce = 20_000;
const keepViewsDays = 30;
const kinds: readonly CompanionKind[] = ["seen", "bought"];

/**
 * Works out what is popular and what is new, from all that is known now: run again, it changes
 * nothing. Of several at once one does it.
 */
export async function learnInterest({ db }: { db: Db }, stopping?: AbortSignal): Promise<void> {
  let counted: number | null = reportsAtOnce;
  while (counted === reportsAtOnce && !stopping?.aborted) {
    counted = await inTurn(db, "interest", (trx) => countShowings(trx, reportsAtOnce));
  }
  await inTurn(db, "interest", async (trx) => {
    await refreshHeat(trx);
    await deleteColdInterest(trx);
    await refreshLists(trx, "popular");
    await refreshLists(trx, "new");
  });
}

/** Works out what is opened and bought together, slice by slice, and forgets old views. */
export async function learnCompanions({ db }: { db: Db }, stopping?: AbortSignal): Promise<void> {
  while ((await deleteOldViews(db, keepViewsDays, viewsAtOnce)) === viewsAtOnce) {
    if (stopping?.aborted) return;
  }
  for (const kind of kinds) {
    await db.connection().execute((connection) => learnKind(connection, kind, stopping));
  }
}

/** Shoppers come first: between slices it waits while this server is busy with them. */
async function learnKind(
  connection: Db,
  kind: CompanionKind,
  stopping: AbortSignal | undefined,
): Promise<void> {
  const giveWay = wayGiver();
  try {
    const slices = await inTurn(connection, "companions", (trx) => layOutBaskets(trx, kind));
    if (slices === null) return;
    for (let slice = 0; slice < slices; slice += 1) {
      if (slice > 0) await giveWay();
      if (stopping?.aborted) return;
      await inTurn(connection, "companions", (trx) => refreshCompanions(trx, kind, slice));
    }
    await inTurn(connection, "companions", (trx) => deleteLonely(trx, kind));
  } finally {
    await clearBaskets(connection);
  }
}

/** Does a step in a transaction of its own; null, and nothing done, while another server is at it. */
function inTurn<T>(db: Db, lesson: Lesson, step: (trx: Db) => Promise<T>): Promise<T | null> {
  return db
    .transaction()
    .execute(async (trx) => ((await takeLearningTurn(trx, lesson)) ? step(trx) : null));
}
