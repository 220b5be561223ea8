import { useEffect, useState } from "react";
import type { Size } from "#contract/goods/catalog.ts";
import { apiIn } from "../../../api.ts";
import { useLanguage } from "../../../words/words.tsx";
import { faultText } from "../../fault/tell-fault.ts";

type Sizes =
  | { state: "loading" }
  | { state: "failed"; text: string }
  | { state: "ready"; sizes: Size[] };

/** A product's sizes as they stand now. Another `attempt` asks for them anew. */
export function useSizes(product: number, attempt = 0): Sizes {
  const { locale } = useLanguage();
  const [sizes, setSizes] = useState<Sizes>({ state: "loading" });
  useEffect(() => {
    const left = new AbortController();
    if (attempt > 0) setSizes({ state: "loading" });
    apiIn(locale, { signal: left.signal })("GET products/:id/sizes/", {
      params: { id: String(product) },
    })
      .then(({ results }) => setSizes({ state: "ready", sizes: results }))
      .catch(async (fault) => {
        if (left.signal.aborted) return;
        setSizes({ state: "failed", text: await faultText(fault, locale) });
      });
    return () => left.abort();
  }, [locale, product, attempt]);
  return sizes;
}
