import type from "../../../ui/type.module.css";
import { useRecommended } from "../../recommendations/use-recommended.ts";
import { ProductTiles } from "../found/product-tiles.tsx";
import styles from "./search-sheet.module.css";
import { WaitingTiles } from "./waiting-tiles.tsx";

const code = "popular";

/** A row of pieces that are wanted now, for who does not know yet what to look for. */
export function Wanted() {
  const row = useRecommended({ code, limit: 4 });
  if (row === null) return null;
  return (
    <section className={styles.wanted} aria-label={row?.title} aria-busy={!row}>
      <h2 className={type.caps}>{row?.title}</h2>
      {row ? <ProductTiles cards={row.cards} recommendCode={code} /> : <WaitingTiles count={4} />}
    </section>
  );
}
