import { useEffect, useRef } from "react";
import { Button } from "../../ui/button/button.tsx";
import { useFindingWords } from "../../words/finding-words.tsx";
import styles from "./page.module.css";

interface RemovedPieceProps {
  title: string;
  restore(): void;
}

/** Keeps the place of a piece that was just taken out, for a slip of the thumb. */
export function RemovedPiece({ title, restore }: RemovedPieceProps) {
  const { favorites } = useFindingWords();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The heart that was pressed is gone, and the focus with it.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);

  return (
    <li className={styles.removed}>
      <div className={styles.picture}>
        <p role="status">{favorites.removed(title)}</p>
        <Button ref={button} look="link" onClick={restore}>
          {favorites.restore}
        </Button>
      </div>
    </li>
  );
}
