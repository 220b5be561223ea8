import { useEffect, useState } from "react";
import { limits } from "#contract/limits.ts";
import { apiIn } from "../../api.ts";
import { useLanguage } from "../../words/words.tsx";
import { cartId } from "../cart/cart-id.ts";
import type { CardView } from "../product-card/card-view.ts";
import { useCardView } from "../product-card/use-card-view.ts";
import { visitKey } from "./visit.ts";

/** What a recommender is asked. */
export interface Asked {
  /** The block's code. */
  code: string;
  /** The product that is looked at. */
  item?: number | undefined;
  /** Products that stand on the page already. */
  exclude?: readonly CardView[];
  limit?: number | undefined;
  /** What the shopper has searched for. */
  searchQuery?: string | undefined;
  /** Stands over it whatever the recommender calls it. */
  title?: string | undefined;
}

export interface Row {
  title: string;
  cards: CardView[];
}

/**
 * The products that the recommender names; `undefined` while they are on their way, null when they
 * cannot be had or there are none.
 */
export function useRecommended({
  code,
  item,
  exclude,
  limit,
  searchQuery,
  title,
}: Asked): Row | null | undefined {
  const { locale } = useLanguage();
  const viewOf = useCardView();
  const [row, setRow] = useState<Row | null>();
  const known = exclude?.map(({ id }) => id).join();
  useEffect(() => {
    const gone = new AbortController();
    const api = apiIn(locale, { signal: gone.signal });
    const most = limit ?? limits.recommendationsSlider;
    async function ask() {
      const who = { cart_id: cartId(), visit: visitKey() };
      const search_query = searchQuery;
      const query = { code, item, exclude: known, search_query, title, limit: most, ...who };
      const said = await api("GET recommendations/", { query });
      const ids = said.recommends.join();
      const { results } = await api("GET products/recommends/", { query: { ids, limit: most } });
      setRow(results.length > 0 ? { title: said.title, cards: results.map(viewOf) } : null);
    }
    ask().catch(() => gone.signal.aborted || setRow(null));
    return () => gone.abort();
  }, [locale, viewOf, code, item, known, limit, searchQuery, title]);
  return row;
}
