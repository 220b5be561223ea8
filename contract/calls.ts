import type { AnswerOf, CallTable, InputOf } from "./call.ts";
import { catalogCalls } from "./goods/catalog.ts";
import { listingCalls } from "./goods/listing.ts";
import { recommendationCalls } from "./goods/recommendations.ts";
import { searchCalls } from "./goods/search.ts";
import { setCalls } from "./goods/sets.ts";
import { cartCalls } from "./ordering/cart.ts";
import { deliveryCalls } from "./ordering/delivery.ts";
import { orderCalls } from "./ordering/orders.ts";
import { pageCalls } from "./pages.ts";
import { settingsCalls } from "./settings.ts";
import { staffCalls } from "./staff.ts";

/** Every call of the shop: what `/api/openapi.json` tells and what the client may ask. */
export const calls = {
  ...settingsCalls,
  ...pageCalls,
  ...catalogCalls,
  ...listingCalls,
  ...setCalls,
  ...cartCalls,
  ...deliveryCalls,
  ...orderCalls,
  ...recommendationCalls,
  ...searchCalls,
  ...staffCalls,
} as const satisfies CallTable;

export type Calls = typeof calls;
export type CallKey = keyof Calls;

/**
 * The typed client, the same in the browser (fetch) and on the server (in process). It needs the
 * types alone, so no schema reaches the browser: `await call("GET products/:id/", {params: {id}})`.
 */
export type Client = <K extends CallKey>(
  key: K,
  ...input: Record<never, never> extends InputOf<Calls[K]>
    ? [InputOf<Calls[K]>?]
    : [InputOf<Calls[K]>]
) => Promise<AnswerOf<Calls[K]>>;
