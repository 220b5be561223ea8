import { useEffect, useRef } from "react";
import { loadOnLine } from "../../load-on-line.ts";
import { Icon } from "../../ui/icon.tsx";
import type from "../../ui/type.module.css";
import { useWords } from "../../words/words.tsx";
import styles from "./listing.module.css";
import {
  fitPictures,
  restoreViewMode,
  setViewMode,
  useViewMode,
  type ViewMode,
} from "./view-mode.ts";

interface ViewSwitchProps {
  /** The grid whose cards move to their new places. */
  grid: string;
}

/** Two or four in a row (one or two on a phone). The choice is kept. */
export function ViewSwitch({ grid }: ViewSwitchProps) {
  const { catalog } = useWords();
  const mode = useViewMode();
  /** Pressed last: while the code that moves cards is fetched, it need not come in the order of presses. */
  const wanted = useRef(mode);
  // After every rendering: another page of the listing brings other pictures.
  useEffect(() => fitPictures(document.getElementById(grid), mode));

  async function show(next: ViewMode) {
    wanted.current = next;
    const { moveCards } = await loadOnLine(() => import("./move-cards.ts"));
    if (wanted.current === next) moveCards(document.getElementById(grid), () => setViewMode(next));
  }

  return (
    <fieldset className={styles.views}>
      <legend className={type.hidden}>{catalog.inRow}</legend>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script dangerouslySetInnerHTML={{ __html: restoreViewMode }} />
      {(["two-in-row", "four-in-row"] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-label={each === "two-in-row" ? catalog.twoInRow : catalog.fourInRow}
          aria-pressed={each === mode}
          onClick={() => show(each)}
        >
          <Icon name={each === "two-in-row" ? "two" : "four"} size={18} />
        </button>
      ))}
    </fieldset>
  );
}
