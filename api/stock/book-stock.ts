import type { Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import { type Balance, type Booking, bookOnHand } from "./queries/book-on-hand.ts";

/**
 * Books pieces in or out at a place and answers what lies there then. @throws Refusal
 * stock_would_be_negative when fewer than the reserved pieces would be left.
 */
export async function bookStock(db: Db, booking: Booking): Promise<Balance> {
  return (await bookOnHand(db, booking)) ?? refuse("stock_would_be_negative");
}
