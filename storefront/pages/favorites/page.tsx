import { useState } from "react";
import { limits } from "#contract/limits.ts";
import listing from "../../parts/listing/listing.module.css";
import { PrivatePage } from "../../parts/private-page/private-page.tsx";
import { Waiting } from "../../parts/waiting/waiting.tsx";
import type from "../../ui/type.module.css";
import { useFindingWords } from "../../words/finding-words.tsx";
import { useWords } from "../../words/words.tsx";
import { FavoriteGrid } from "./favorite-grid.tsx";
import styles from "./page.module.css";
import { WaitingPiece, Wanted } from "./states.tsx";
import { useListed } from "./use-listed.ts";

/** What the shopper likes: for all visitors, read in the browser. */
export default function FavoritesPage() {
  const { common } = useWords();
  const { favorites } = useFindingWords();
  const { listed, kept } = useListed();
  const [length, setLength] = useState<number>(limits.pageSize);
  return (
    <div className={styles.page}>
      <PrivatePage title={favorites.title} />
      <header className={styles.header}>
        <h1 className={type.title}>{favorites.title}</h1>
        {kept.size > 0 && <p className={styles.count}>{common.pieces(kept.size)}</p>}
      </header>
      {listed ? (
        <>
          <FavoriteGrid
            listed={listed}
            kept={kept}
            length={length}
            showMore={() => setLength(length + limits.pageSize)}
          />
          <Wanted isEmpty={listed.length === 0} />
        </>
      ) : (
        <WaitingPieces />
      )}
    </div>
  );
}

function WaitingPieces() {
  return (
    <Waiting className={styles.waiting}>
      <ul className={listing.grid}>
        <WaitingPiece />
        <WaitingPiece />
        <WaitingPiece />
        <WaitingPiece />
      </ul>
    </Waiting>
  );
}
