import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type ListingQuery, writeListingQuery } from "#contract/goods/listing-query.ts";
import { loadOnLine } from "../../load-on-line.ts";
import type { FilterPanel } from "./filter-panel.tsx";

interface Woken {
  Panel: typeof FilterPanel;
  /** The field of the server's form that had the focus. */
  focused: HTMLInputElement | null;
}

/**
 * The panel's code, fetched when a pointer or the focus first comes near, or when another list
 * comes for which the document holds no panel. What was ticked until then is shown, and the focus
 * stays where it is.
 */
export function usePanel(
  place: React.RefObject<HTMLDetailsElement | null>,
  query: ListingQuery,
  show: (query: ListingQuery) => void,
) {
  const [panel, setPanel] = useState<Woken>();
  const [first] = useState(query);
  const isOther = query !== first;

  async function wake() {
    if (panel) return;
    const { FilterPanel: Panel, leftIn } = await loadOnLine(() => import("./filter-panel.tsx"));
    const details = place.current;
    const left = isOther ? null : leftIn(details, query);
    const focused = details?.querySelector<HTMLInputElement>("form :focus") ?? null;
    // At once: what is ticked or moved to before a later drawing would be lost with the old form.
    flushSync(() => setPanel({ Panel, focused }));
    if (left && writeListingQuery(left) !== writeListingQuery({ ...query, page: 1 })) show(left);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: waking twice is harmless
  useEffect(() => {
    if (isOther || place.current?.open) wake();
  }, [isOther]);
  useEffect(() => {
    if (panel?.focused) fieldLike(panel.focused, place.current)?.focus();
  }, [panel, place]);
  return [panel?.Panel, wake] as const;
}

function fieldLike({ name, value, type }: HTMLInputElement, within: Element | null) {
  const which = type === "checkbox" ? `[value="${CSS.escape(value)}"]` : "";
  return within?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]${which}`);
}
