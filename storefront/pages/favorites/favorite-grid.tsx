import { flushSync } from "react-dom";
import { limits } from "#contract/limits.ts";
import { addFavorite, removeFavorite } from "../../parts/favorites/favorites.ts";
import listing from "../../parts/listing/listing.module.css";
import { cardSizes } from "../../parts/listing/view-mode.ts";
import { LiveCards } from "../../parts/product-card/live-cards.tsx";
import { ProductCard } from "../../parts/product-card/product-card.tsx";
import { Button } from "../../ui/button/button.tsx";
import { useFindingWords } from "../../words/finding-words.tsx";
import styles from "./page.module.css";
import { RemovedPiece } from "./removed-piece.tsx";
import { FailedFavorites, NoFavorites, WaitingPiece } from "./states.tsx";
import type { useListed } from "./use-listed.ts";
import { usePieces } from "./use-pieces.ts";

interface FavoriteGridProps {
  listed: readonly number[];
  kept: ReturnType<typeof useListed>["kept"];
  /** How many of them are shown. */
  length: number;
  showMore(): void;
}

/** The pieces that are kept, in portions; those taken out can be put back. */
export function FavoriteGrid({ listed, kept, length, showMore }: FavoriteGridProps) {
  const words = useFindingWords().favorites;
  const shown = listed.slice(0, length);
  const { pieces, hasFailed, again } = usePieces(shown);
  const gone = shown.filter((id) => kept.has(id) && pieces.get(id) === null);
  const there = shown.filter((id) => pieces.get(id) !== null);
  const cards = there.flatMap((id) => pieces.get(id) ?? []);

  if (there.every((id) => !kept.has(id) && !pieces.has(id)) && gone.length === 0) {
    return <NoFavorites />;
  }
  if (hasFailed && cards.length === 0) return <FailedFavorites again={again} />;
  return (
    <>
      {gone.length > 0 && <Gone ids={gone} />}
      <LiveCards cards={cards}>
        <ul className={listing.grid} aria-label={words.title}>
          {there.map((id) => {
            const card = pieces.get(id);
            if (!card) return <WaitingPiece key={id} />;
            if (kept.has(id)) {
              return (
                <ProductCard key={id} card={card} sizes={cardSizes[limits.catalogViewDefault]} />
              );
            }
            const restore = () => putBack(id, placeOf(id, listed, kept));
            return <RemovedPiece key={id} title={card.title} restore={restore} />;
          })}
        </ul>
      </LiveCards>
      {hasFailed && <FailedFavorites again={again} />}
      {!hasFailed && length < listed.length && (
        <Button look="ghost" className={styles.showMore} onClick={showMore}>
          {words.more}
        </Button>
      )}
    </>
  );
}

function putBack(id: number, place: number): void {
  flushSync(() => addFavorite(id, place));
  document.querySelector<HTMLElement>(`[data-heart="${id}"]`)?.focus({ preventScroll: true });
}

/** Where a piece stood among those that are kept, which are stored the latest last. */
function placeOf(id: number, listed: readonly number[], kept: ReadonlySet<number>): number {
  return listed
    .filter((each) => each === id || kept.has(each))
    .toReversed()
    .indexOf(id);
}

/** Pieces that the shop no longer has leave the list when the shopper has read of it. */
function Gone({ ids }: { ids: readonly number[] }) {
  const words = useFindingWords().favorites;
  return (
    <p className={styles.gone} role="status">
      {words.gone(ids.length)}
      <Button look="link" onClick={() => ids.forEach(removeFavorite)}>
        {words.forget}
      </Button>
    </p>
  );
}
