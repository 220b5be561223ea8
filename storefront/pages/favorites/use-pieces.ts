import { useEffect, useState } from "react";
import { limits } from "#contract/limits.ts";
import { apiIn } from "../../api.ts";
import type { CardView } from "../../parts/product-card/card-view.ts";
import { useCardView } from "../../parts/product-card/use-card-view.ts";
import { useLanguage } from "../../words/words.tsx";

interface Pieces {
  /** By id; null is a piece that is no longer in the shop. What is missing is on its way. */
  pieces: ReadonlyMap<number, CardView | null>;
  hasFailed: boolean;
  again(): void;
}

/** The pieces of these ids as cards, read in portions; what has been read is not asked for again. */
export function usePieces(ids: readonly number[]): Pieces {
  const { locale } = useLanguage();
  const cardView = useCardView();
  const [pieces, setPieces] = useState<Pieces["pieces"]>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const portion = ids.filter((id) => !pieces.has(id)).slice(0, limits.pageSize);
  const asked = hasFailed ? "" : portion.join();

  useEffect(() => {
    if (!asked) return;
    const left = new AbortController();
    const api = apiIn(locale, { signal: left.signal });
    api("GET products/", { query: { ids: asked, limit: limits.pageSize } }).then(
      ({ results }) => {
        const found = new Map(results.map((product) => [product.id, cardView(product)]));
        const answered = asked.split(",").map(Number);
        setPieces((before) => new Map([...before, ...answered.map((id) => fate(id, found))]));
      },
      () => left.signal.aborted || setFailed(true),
    );
    return () => left.abort();
  }, [asked, locale, cardView]);

  return { pieces, hasFailed, again: () => setFailed(false) };
}

function fate(id: number, found: ReadonlyMap<number, CardView>): [number, CardView | null] {
  return [id, found.get(id) ?? null];
}
