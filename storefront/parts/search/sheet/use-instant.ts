import { useEffect, useRef, useState } from "react";
import { apiIn } from "../../../api.ts";
import { useLanguage } from "../../../words/words.tsx";
import { useCardView } from "../../product-card/use-card-view.ts";
import { type Found, foundView } from "../found/found.ts";

/** Typing rests for so long before anything is asked. */
const restMs = 160;
const slowAfterMs = 1500;
const shortestQuery = 2;

export interface Instant {
  /** What was found last, also while something newer is on its way; null for too short a query. */
  found: Found | null;
  state: "settled" | "waiting" | "slow" | "failed";
  again(): void;
}

/** Searches while it is typed: asked once typing rests, a newer query ends the one before. */
export function useInstant(text: string): Instant {
  const { locale } = useLanguage();
  const cardView = useCardView();
  const answers = useRef(new Map<string, Found>());
  const [found, setFound] = useState<Found | null>(null);
  const [state, setState] = useState<Instant["state"]>("settled");
  const [attempt, setAttempt] = useState(0);
  const query = text.trim();
  const isAsked = query.length >= shortestQuery;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks the same once more
  useEffect(() => {
    const known = answers.current.get(query);
    if (!isAsked || known) {
      setFound(known ?? null);
      setState("settled");
      return;
    }
    const left = new AbortController();
    const ask = async () => {
      const api = apiIn(locale, { signal: left.signal });
      const results = await api("GET search/", { query: { q: query, instant: "true" } });
      const view = foundView(results, cardView);
      answers.current.set(query, view);
      if (left.signal.aborted) return;
      setFound(view);
      setState("settled");
    };
    setState("waiting");
    const timers = [
      setTimeout(() => ask().catch(() => left.signal.aborted || setState("failed")), restMs),
      setTimeout(() => setState((now) => (now === "waiting" ? "slow" : now)), slowAfterMs),
    ];
    return () => {
      timers.forEach(clearTimeout);
      left.abort();
    };
  }, [query, isAsked, locale, cardView, attempt]);

  return { found: isAsked ? found : null, state, again: () => setAttempt(attempt + 1) };
}
