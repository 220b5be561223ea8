import { useEffect, useRef, useState } from "react";
import { limits } from "#contract/limits.ts";
import { apiIn } from "../../api.ts";
import { useLanguage } from "../../words/words.tsx";
import { cartId } from "../cart/cart-id.ts";
import type { CardView } from "../product-card/card-view.ts";
import { useCardView } from "../product-card/use-card-view.ts";
import { ProductSlider } from "../product-slider/product-slider.tsx";
import RecentlySeen from "./recently-seen.tsx";
import { visitKey } from "./visit.ts";

export interface RecommendedProps {
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
  /** Below it stands what this browser has seen, but for `item`. */
  withRecent?: boolean;
  /** What the home page shows until there is an answer, and when there is none. */
  standIn?: readonly CardView[] | undefined;
}

interface Row {
  title: string;
  cards: CardView[];
}

interface FilledProps extends RecommendedProps {
  waiting: React.ReactNode;
}

export default function Recommended({ withRecent, ...row }: FilledProps) {
  return (
    <>
      <Named {...row} />
      {withRecent && <RecentlySeen but={row.item} />}
    </>
  );
}

/** What the recommender names. Without an answer what stood in stays, or else nothing is there. */
function Named({ waiting, standIn, ...asked }: FilledProps) {
  const place = useRef<HTMLDivElement>(null);
  const row = useRecommended(asked);
  const shown = useRef<Row | null>(null);
  // What the shopper is looking at is not changed under their eyes.
  if (row && !(standIn && isInSight(place.current))) shown.current ??= row;
  if (shown.current) {
    return (
      <ProductSlider
        title={asked.title || shown.current.title}
        cards={shown.current.cards}
        recommendCode={asked.code}
        close={standIn !== undefined}
      />
    );
  }
  if (row !== undefined && !standIn) return null;
  return <div ref={place}>{waiting}</div>;
}

/** `undefined` while it is on its way, null when it cannot be had or names nothing. */
function useRecommended({
  code,
  item,
  exclude,
  limit,
  searchQuery,
  title,
}: RecommendedProps): Row | null | undefined {
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

function isInSight(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
