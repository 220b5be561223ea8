import { useSyncExternalStore } from "react";
import styles from "./fields.module.css";

interface ValueSearchProps {
  /** "Find: brand" */
  label: string;
  wanted: string;
  onWanted(wanted: string): void;
}

/** A field that shortens a long list; it needs a script, so the server leaves its place empty. */
export function ValueSearch({ label, wanted, onWanted }: ValueSearchProps) {
  const isAwake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <div className={styles.find}>
      {isAwake && (
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          maxLength={80}
          value={wanted}
          onChange={(event) => onWanted(event.target.value)}
          onKeyDown={keepForm}
        />
      )}
    </div>
  );
}

/** Enter chooses nothing here, so the form around is not sent. */
function keepForm(event: React.KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}

/** Whether a title has what is typed, in whatever letters: "ё" is "е". */
export function isLike(title: string, wanted: string): boolean {
  return folded(title).includes(folded(wanted.trim()));
}

function folded(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}
