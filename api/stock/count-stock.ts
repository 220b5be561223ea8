import type { Db } from "../context.ts";
import { bookCount, type CountedStock } from "./queries/book-on-hand.ts";
import type { StockCause } from "./tables.ts";

/**
 * Brings the stock of SKUs to what was counted or imported and writes the differences into the
 * ledger. Saying the same again writes nothing; pieces reserved for orders stay.
 */
export async function countStock(
  db: Db,
  counted: readonly CountedStock[],
  why: {
    cause: Extract<StockCause, "receipt" | "correction" | "import">;
    actor: string;
    reason?: string;
  },
): Promise<void> {
  if (counted.length > 0) await bookCount(db, counted, { reason: "", ...why });
}
