import type { Db } from "../context.ts";
import { refreshCompanions } from "./queries/companions.ts";
import { countShowings, deleteColdInterest, refreshHeat } from "./queries/interest.ts";
import { refreshLists } from "./queries/lists.ts";
import { takeLearningTurn } from "./queries/turn.ts";
import { deleteOldViews } from "./queries/views.ts";
import type { CompanionKind } from "./tables.ts";

const reportsAtOnce = 5000;
const viewsAtOnce = 20_000;
const keepViewsDays = 30;

/** Into how many statements the work on companions is cut. */
const slices: Record<CompanionKind, number> = { seen: 16, bought: 4 };

/**
 * Works out what is popular and what is new, from all that is known now: run again, it changes
 * nothing. Of several at once one does it.
 */
export async function learnInterest({ db }: { db: Db }, stopping?: AbortSignal): Promise<void> {
  let counted = reportsAtOnce;
  while (counted === reportsAtOnce && !stopping?.aborted) {
    counted = await inTurn(db, (trx) => countShowings(trx, reportsAtOnce));
  }
  await inTurn(db, async (trx) => {
    await refreshHeat(trx);
    await deleteColdInterest(trx);
    await refreshLists(trx, "popular");
    await refreshLists(trx, "new");
    return 0;
  });
}

/** Works out what is opened and bought together, slice by slice, and forgets old views. */
export async function learnCompanions({ db }: { db: Db }, stopping?: AbortSignal): Promise<void> {
  while ((await deleteOldViews(db, keepViewsDays, viewsAtOnce)) === viewsAtOnce) {
    if (stopping?.aborted) return;
  }
  for (const kind of Object.keys(slices) as CompanionKind[]) {
    for (let slice = 0; slice < slices[kind] && !stopping?.aborted; slice += 1) {
      await inTurn(db, async (trx) => {
        await refreshCompanions(trx, kind, { slice, slices: slices[kind] });
        return 0;
      });
    }
  }
}

/** Does a step in a transaction of its own, or nothing while another server is at it. */
function inTurn(db: Db, step: (trx: Db) => Promise<number>): Promise<number> {
  return db.transaction().execute(async (trx) => ((await takeLearningTurn(trx)) ? step(trx) : 0));
}
