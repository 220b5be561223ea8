import type { Found } from "../../parts/search/found/found.ts";
import { FoundGroup } from "../../parts/search/found/found-group.tsx";
import { SetCard } from "../../parts/set-card/set-card.tsx";
import styles from "./page.module.css";

/** The looks that were found. */
export function Sets({ sets }: Pick<Found, "sets">) {
  if (sets.count === 0) return null;
  return (
    <div className={styles.section}>
      <FoundGroup group="sets" count={sets.count}>
        <ul className={styles.looks}>
          {sets.results.map((set) => (
            <SetCard key={set.id} set={set} sizes="(max-width: 767px) 46vw, 23vw" />
          ))}
        </ul>
      </FoundGroup>
    </div>
  );
}
