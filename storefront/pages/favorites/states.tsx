import { links } from "../../links.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type from "../../ui/type.module.css";
import { useFindingWords } from "../../words/finding-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./page.module.css";

export function NoFavorites() {
  const { locale } = useLanguage();
  const { favorites } = useFindingWords();
  return (
    <div className={styles.state}>
      <p className={type.heading}>{favorites.empty}</p>
      <p className={styles.more}>{favorites.emptyMore}</p>
      <ButtonLink href={links[locale].catalog()}>{favorites.toCatalog}</ButtonLink>
    </div>
  );
}

export function FailedFavorites({ again }: { again(): void }) {
  const { favorites } = useFindingWords();
  return (
    <div className={styles.state} role="alert">
      <p className={type.heading}>{favorites.failed}</p>
      <Button look="ghost" onClick={again}>
        {favorites.again}
      </Button>
    </div>
  );
}

/** A card on its way. */
export function WaitingPiece() {
  return (
    <li>
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.line} />
    </li>
  );
}
