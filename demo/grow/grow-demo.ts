import { sql } from "kysely";
import type { Db } from "#api/context.ts";
import { StartupFault } from "#api/start/startup-fault.ts";
import { countStock } from "#api/stock/public.ts";
import { products } from "../goods/index.ts";
import { actor } from "../loader/loading.ts";
import {
  copyParts,
  copyProducts,
  countProducts,
  selectCopiedStock,
  selectUncopied,
} from "./queries.ts";

/** More than this no figures were ever taken of. */
const most = 1_000_000;

/**
 * Grows the demo shop to so many products: copies of its own, with their pictures, sizes and stock,
 * under slugs of their own. A transaction for each round of copies; broken off, it goes on where
 * it was.
 *
 * @param advance is told how many of the copies are made.
 * @returns how many products the shop has then; more than wanted, where it was larger before.
 * @throws {StartupFault} for a number that no shop can have, or where the demo's goods are not.
 */
export async function growDemo(
  db: Db,
  wanted: number,
  advance: (done: number, total: number) => void,
): Promise<number> {
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > most) {
    throw new StartupFault(`A shop grows to a whole number of products, ${most} at most.`);
  }
  const slugs = products.map(({ color }) => color.slug);
  const originals = await selectUncopied(db, slugs, 0);
  if (originals.length === 0) throw new StartupFault("The goods of the demo shop are not here.");
  const start = await countProducts(db);
  let count = start;
  for (let number = 2; count < wanted; number++) {
    const made = await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      const ids = await selectUncopied(trx, slugs, number);
      return copyRound(trx, ids.slice(0, wanted - count), number);
    });
    count += made;
    advance(count - start, wanted - start);
  }
  return count;
}

async function copyRound(trx: Db, ids: number[], number: number): Promise<number> {
  if (ids.length === 0) return 0;
  await copyProducts(trx, ids, number);
  await copyParts(trx, number);
  const why = { cause: "receipt", actor, reason: "First delivery" } as const;
  await countStock(trx, await selectCopiedStock(trx), why);
  return ids.length;
}
