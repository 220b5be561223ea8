import { lazy, Suspense, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { limits } from "#contract/limits.ts";
import { type ListingQuery, writeListingQuery } from "#contract/listing-query.ts";
import { Button } from "../../ui/button/button.tsx";
import type from "../../ui/type.module.css";
import { useFilterWords } from "../../words/filter-words.tsx";
import { countChosen, type FilterChoice } from "./choice.ts";
import { FilterFields, type GroupProps } from "./filter-fields.tsx";
import styles from "./filters.module.css";
import { useDraft } from "./use-draft.ts";

const FilterDrawer = lazy(() => import("./filter-drawer.tsx"));

export interface FiltersProps {
  choice: FilterChoice;
  query: ListingQuery;
  /** The list's own path, in the shopper's language. */
  path: string;
  /** The category's path in the API; the whole catalog has none. */
  category?: string | undefined;
  /** Products in the list. */
  count: number;
}

/**
 * The panel of filters: a form that works by itself before any script. With one, each choice shows
 * its list at once; on a narrow screen a drawer gathers the choices first.
 */
export function Filters(props: FiltersProps) {
  const { choice, query, path, count } = props;
  const words = useFilterWords();
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft(query);
  const [isDrawn, setDrawn] = useState(false);
  const panel = useRef<HTMLDetailsElement>(null);
  const chosen = countChosen(query);

  function show(next: ListingQuery) {
    setDraft(next);
    const address = writeListingQuery(next);
    if (address !== writeListingQuery(query))
      navigate(path + address, { preventScrollReset: true });
  }

  function open(event: React.MouseEvent) {
    if (!matchMedia(`(max-width: ${limits.mobileFilterBelowPx - 0.02}px)`).matches) return;
    event.preventDefault();
    // It may have been opened before this page was awake.
    if (panel.current) panel.current.open = false;
    setDrawn(true);
  }

  function submit(event: React.FormEvent) {
    event.preventDefault();
    // A price that is being typed counts as soon as its field is left.
    panel.current?.querySelector("summary")?.focus();
    if (panel.current) panel.current.open = false;
  }

  return (
    <>
      <details ref={panel} className={styles.filters}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary onClick={open}>
          <FilterIcon />
          {words.title}
          {chosen > 0 && (
            <span className={styles.number}>
              <span className={type.hidden}>{words.chosen} </span>
              {chosen}
            </span>
          )}
        </summary>
        <form className={styles.panel} action={path} onSubmit={submit}>
          {query.sort && <input type="hidden" name="sort" value={query.sort} />}
          <div className={styles.columns}>
            <FilterFields choice={choice} query={draft} onChange={show} group={Column} />
          </div>
          <Button type="submit" className={styles.show}>
            {count > 0 ? words.show(count) : words.nothing}
          </Button>
        </form>
      </details>
      {isDrawn && (
        <Suspense>
          <FilterDrawer
            {...props}
            draft={draft}
            onDraft={setDraft}
            onShow={show}
            onClose={() => setDrawn(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Column({ title, children }: GroupProps) {
  return (
    <fieldset className={styles.column}>
      <legend className={type.caps}>{title}</legend>
      {children}
    </fieldset>
  );
}

function FilterIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2 6h16M2 14h16" />
      <circle cx="7" cy="6" r="2" />
      <circle cx="13" cy="14" r="2" />
    </svg>
  );
}
