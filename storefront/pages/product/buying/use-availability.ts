import { useEffect, useState } from "react";
import type { Availability } from "#contract/goods/catalog.ts";
import { apiIn } from "../../../api.ts";
import { useLanguage } from "../../../words/words.tsx";

/**
 * Sizes, shops and delivery as they are this minute: the page itself may have been kept for a
 * while. `undefined` while they are on their way, `null` when they cannot be had.
 */
export function useAvailability(product: number, city: string | undefined) {
  const { locale } = useLanguage();
  const [availability, setAvailability] = useState<Availability | null>();
  useEffect(() => {
    const gone = new AbortController();
    apiIn(locale, { signal: gone.signal })("GET products/:id/availability/", {
      params: { id: String(product) },
      query: { city },
    })
      .then(setAvailability)
      .catch(() => gone.signal.aborted || setAvailability(null));
    return () => gone.abort();
  }, [locale, product, city]);
  return availability;
}
