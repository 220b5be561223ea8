import { useEffect, useState } from "react";
import type { Locale } from "#contract/locale.ts";
import { apiIn } from "../../api.ts";
import type { recommendations } from "../../words/ru/recommendations.ts";
import { useLanguage } from "../../words/words.tsx";
import type { CardView } from "../product-card/card-view.ts";
import { useCardView } from "../product-card/use-card-view.ts";
import { ProductSlider } from "../product-slider/product-slider.tsx";
import { recentProducts } from "./recent-products.ts";

const wordsIn: Record<Locale, () => Promise<{ recommendations: typeof recommendations }>> = {
  ru: () => import("../../words/ru/recommendations.ts"),
  en: () => import("../../words/en/recommendations.ts"),
};

interface Seen {
  title: string;
  cards: CardView[];
}

/** Products whose pages were opened in this browser, but for the one that is open; or nothing. */
export default function RecentlySeen({ but }: { but?: number | undefined }) {
  const { locale } = useLanguage();
  const viewOf = useCardView();
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const api = apiIn(locale, { signal: gone.signal });
    async function recall() {
      const ids = recentProducts().filter((id) => id !== but);
      if (ids.length === 0) return setSeen(null);
      const query = { ids: ids.join() };
      const [{ recommendations }, { results }] = await Promise.all([
        wordsIn[locale](),
        api("GET products/recommends/", { query }),
      ]);
      setSeen({ title: recommendations.recentlySeen, cards: results.map(viewOf) });
    }
    // A row of old acquaintances is no loss when it cannot be had.
    recall().catch(() => gone.signal.aborted || setSeen(null));
    return () => gone.abort();
  }, [locale, viewOf, but]);
  return seen && <ProductSlider title={seen.title} cards={seen.cards} />;
}
