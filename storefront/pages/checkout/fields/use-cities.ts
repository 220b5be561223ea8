import { useEffect, useState } from "react";
import type { Locality } from "#contract/ordering/delivery.ts";
import { apiIn } from "../../../api.ts";
import { useLanguage } from "../../../words/words.tsx";

const pauseMs = 150;
const listed = 8;

/** Cities whose names begin so, the largest first; null until the first answer. */
export function useCities(start: string, isAsked: boolean): readonly Locality[] | null {
  const { locale } = useLanguage();
  const [cities, setCities] = useState<readonly Locality[] | null>(null);
  const q = start.trim();
  useEffect(() => {
    if (!isAsked) return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      apiIn(locale, { signal: left.signal })("GET handbooks/localities/", {
        query: { q, limit: listed },
      })
        .then(({ results }) => setCities(results))
        .catch(() => undefined);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [locale, q, isAsked]);
  return cities;
}
