import { useRef } from "react";
import { links } from "../../links.ts";
import { RecommendedPlace } from "../../parts/recommendations/recommended-place.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { EmptyScreen, FailedScreen } from "../../ui/state-screen/state-screen.tsx";
import { useFindingWords } from "../../words/finding-words.tsx";
import { useLanguage, useWords } from "../../words/words.tsx";
import styles from "./page.module.css";

export function NoFavorites() {
  const { locale } = useLanguage();
  const { favorites } = useFindingWords();
  return (
    <EmptyScreen title={favorites.empty} look="heading" more={favorites.emptyMore}>
      <ButtonLink href={links[locale].catalog()}>{favorites.toCatalog}</ButtonLink>
    </EmptyScreen>
  );
}

/** Pieces to begin with. The row stays under the finger that has pressed the first heart of it. */
export function Wanted({ isEmpty }: { isEmpty: boolean }) {
  const wasEmpty = useRef(false);
  wasEmpty.current ||= isEmpty;
  if (!wasEmpty.current) return null;
  return (
    <div className={styles.wanted}>
      <RecommendedPlace code="popular" />
    </div>
  );
}

export function FailedFavorites({ again }: { again(): void }) {
  const { common } = useWords();
  const { favorites } = useFindingWords();
  return <FailedScreen title={favorites.failed} againText={common.again} again={again} />;
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
