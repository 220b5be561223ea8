import { useEffect, useState } from "react";
import { favorites, restoreFavorites } from "../../parts/favorites/favorites.ts";
import { useStore } from "../../ui/store.ts";

interface Listed {
  /** Ids in the page's order; null until the browser's storage has been read. */
  listed: readonly number[] | null;
  kept: ReadonlySet<number>;
}

const none: readonly number[] = [];

/** What is kept, the latest first; what is taken out during this visit stays in its place. */
export function useListed(): Listed {
  const kept = useStore(favorites, none);
  const [listed, setListed] = useState<readonly number[] | null>(null);
  useEffect(() => {
    const list = () => setListed((before) => withNew(before ?? none, favorites.get()));
    restoreFavorites();
    list();
    return favorites.subscribe(list);
  }, []);
  return { listed, kept: new Set(kept) };
}

function withNew(listed: readonly number[], kept: readonly number[]): readonly number[] {
  return [...kept.filter((id) => !listed.includes(id)).toReversed(), ...listed];
}
