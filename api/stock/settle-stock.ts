import type { Db } from "../context.ts";
import { bookOnHand } from "./queries/book-on-hand.ts";
import { selectReturnPlace } from "./queries/places.ts";
import { lockOrderStock, type StockLine, settleReservations } from "./queries/reservations.ts";

/**
 * Gives the pieces that an order holds back to the shelf: all, or those of `lines`. Doing it twice
 * gives nothing back twice. Wants a transaction. Answers the pieces per SKU.
 */
export async function releaseStock(
  db: Db,
  orderId: number,
  actor: string,
  lines: readonly StockLine[] | null = null,
): Promise<StockLine[]> {
  return settle(db, orderId, "release", actor, lines);
}

/** Takes the pieces that an order holds out of stock, as they leave the warehouse. The same terms. */
export async function consumeStock(
  db: Db,
  orderId: number,
  actor: string,
  lines: readonly StockLine[] | null = null,
): Promise<StockLine[]> {
  return settle(db, orderId, "sale", actor, lines);
}

/** Books pieces that came back from a buyer in again, where they were sold from. */
export async function returnStock(
  db: Db,
  orderId: number,
  actor: string,
  lines: readonly StockLine[],
): Promise<void> {
  for (const { skuId, quantity } of lines) {
    const placeId = await selectReturnPlace(db, skuId, orderId);
    if (placeId === null) throw new Error("There is no warehouse that pieces could come back to");
    const why = { cause: "return", actor, reason: "", orderId } as const;
    await bookOnHand(db, { skuId, placeId, change: quantity, ...why });
  }
}

async function settle(
  db: Db,
  orderId: number,
  cause: "release" | "sale",
  actor: string,
  lines: readonly StockLine[] | null,
): Promise<StockLine[]> {
  await lockOrderStock(db, orderId);
  const settled = await settleReservations(db, orderId, cause, lines, actor);
  return settled.map(({ sku_id, quantity }) => ({ skuId: sku_id, quantity }));
}
