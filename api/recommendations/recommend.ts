import type { CallContext } from "../context.ts";
import { arrange } from "./arrange.ts";
import { blockOf } from "./block-codes.ts";
import { builtIn } from "./providers/built-in.ts";
import { Refused } from "./providers/fault.ts";
import type { Recommendation, Recommender, Wish } from "./providers/provider.ts";
import { recommenderFor } from "./providers/registry.ts";
import { type Anchor, selectAnchors, selectAnyPieces, selectPieces } from "./queries/candidates.ts";

export interface BlockQuery {
  code: string;
  limit: number;
  category: string | null;
  item: number | null;
  /** Products that stand on the page already. */
  exclude: readonly number[];
  cartId: string | null;
  searchQuery: string | null;
  /** The block's title where the recommender has none. */
  title: string;
  visit: string | null;
}

type Context = Pick<CallContext, "db" | "config" | "siteId" | "locale" | "log">;

/**
 * What a block shows: product ids, best first, none of them gone, the one that is looked at or in
 * the cart. A recommender outside that fails is only logged; the shop's own steps in, so that
 * there is something to show as long as the shop has anything else to sell.
 */
export async function recommend(
  context: Context,
  query: BlockQuery,
): Promise<{ title: string; recommends: number[] }> {
  const { siteId, locale } = context;
  const anchors = await selectAnchors(context.db, siteId, query);
  const wish: Wish = { ...query, siteId, locale, anchors };
  const outside = recommenderFor(context.config);
  const said = outside === builtIn ? null : await askOutside(outside, wish, context);
  if (said && said.recommends.length > 0) return titled(said, query, locale);
  const own = await shown(await builtIn.recommend(wish, context), wish, context);
  return titled(own.recommends.length > 0 ? own : await anything(wish, context), query, locale);
}

interface Shown {
  title: string | null;
  recommends: number[];
}

function titled(
  { title, recommends }: Shown,
  query: BlockQuery,
  locale: Wish["locale"],
): { title: string; recommends: number[] } {
  return { title: title || query.title || blockOf(query.code).title[locale], recommends };
}

/** A recommender that failed is left alone for a while: shoppers do not wait for it one by one. */
const restMs = 10_000;
const restsUntil = new WeakMap<Context["config"], number>();

async function askOutside(
  outside: Recommender,
  wish: Wish,
  context: Context,
): Promise<Shown | null> {
  const { config, log } = context;
  if ((restsUntil.get(config) ?? 0) > Date.now()) return null;
  try {
    return await shown(await outside.recommend(wish, context), wish, context);
  } catch (error) {
    log.warn({ err: error, code: wish.code }, `The recommender ${outside.name} failed`);
    if (!(error instanceof Refused)) restsUntil.set(config, Date.now() + restMs);
    return null;
  }
}

async function shown(
  said: Recommendation | null,
  wish: Wish,
  { db, siteId }: Context,
): Promise<Shown> {
  const pieces = await selectPieces(db, siteId, said?.products ?? []);
  return { title: said?.title ?? null, recommends: arrangeFor(wish, pieces) };
}

/** One color of a model is shown: with so many on average there are still enough. */
const colorsOfModel = 5;

async function anything(wish: Wish, { db, siteId }: Context): Promise<Shown> {
  const butNot = wish.anchors.map(({ product_id }) => product_id);
  const pieces = await selectAnyPieces(db, siteId, butNot, wish.limit * colorsOfModel);
  return { title: null, recommends: arrangeFor(wish, pieces) };
}

function arrangeFor(wish: Wish, pieces: Parameters<typeof arrange>[0]): number[] {
  const { limit, anchors, code } = wish;
  const own = anchors.find(({ is_item }: Anchor) => is_item)?.category_id ?? null;
  const varied = blockOf(code).isVaried ? { butFirst: own } : undefined;
  return arrange(pieces, { limit, barred: anchors, varied });
}
