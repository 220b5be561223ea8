import type { FindingWords } from "../../../words/finding-words.tsx";
import { useFindingWords } from "../../../words/finding-words.tsx";
import { type Found, filledGroups } from "../found/found.ts";
import styles from "./search-sheet.module.css";
import type { Instant } from "./use-instant.ts";

/** One line that is seen, and said aloud as it changes: how the search stands and what it found. */
export function SheetStatus({ found, state }: Pick<Instant, "found" | "state">) {
  const { search } = useFindingWords();
  return (
    <p className={styles.status} role="status">
      {sentenceOf(found, state, search)}
    </p>
  );
}

function sentenceOf(
  found: Found | null,
  state: Instant["state"],
  search: FindingWords["search"],
): string {
  if (state === "slow") return search.slow;
  if (state === "waiting") return search.waiting;
  if (state === "failed" || !found) return "";
  const filled = filledGroups(found);
  if (filled.length === 0) return search.nothing(found.query);
  const counts = filled.map(
    (group) => `${search.groups[group].toLowerCase()}\u00a0${found[group].count}`,
  );
  return search.found(counts.join(", "));
}
