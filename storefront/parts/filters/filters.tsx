import { Suspense, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { type ListingQuery, writeListingQuery } from "#contract/goods/listing-query.ts";
import { limits } from "#contract/limits.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import type from "../../ui/type.module.css";
import { useFilterWords } from "../../words/filter-words.tsx";
import { countChosen } from "./choice.ts";
import styles from "./filters.module.css";
import type { FiltersProps } from "./filters-props.ts";
import { KeptPanel } from "./kept-panel.tsx";
import { useDraft } from "./use-draft.ts";
import { usePanel } from "./use-panel.ts";

const FilterDrawer = lazyPart(() => import("./filter-drawer.tsx"));

const narrow = `(max-width: ${limits.mobileFilterBelowPx - 0.02}px)`;

/**
 * What narrows a list: a panel that works by itself before any script. Once awake each choice shows
 * its list at once; on a narrow screen a drawer gathers the choices first.
 */
export function Filters(props: FiltersProps) {
  const { query, path } = props;
  const words = useFilterWords();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== "idle";
  const [draft, setDraft] = useDraft(query);
  const [isDrawn, setDrawn] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  const [Panel, wake] = usePanel(place, query, show);
  const chosen = countChosen(query);

  function show(next: ListingQuery) {
    setDraft(next);
    const address = writeListingQuery(next);
    const isHere = address === writeListingQuery(query);
    // On the way to another list, this one is gone back to.
    if (isHere && !isLeaving) return;
    navigate(path + address, { preventScrollReset: true, replace: isHere });
  }

  function open(event: React.MouseEvent) {
    if (!place.current || !matchMedia(narrow).matches) return;
    event.preventDefault();
    // It may have been opened before the page was awake.
    place.current.open = false;
    setDrawn(true);
  }

  function closeOnEscape(event: React.KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented || !place.current?.open) return;
    place.current.open = false;
    place.current.querySelector("summary")?.focus();
  }

  return (
    <>
      <details
        ref={place}
        className={styles.filters}
        onPointerEnter={wake}
        onFocus={wake}
        onToggle={wake}
        onKeyDown={closeOnEscape}
      >
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
        {Panel ? <Panel {...props} draft={draft} onShow={show} /> : <KeptPanel {...props} />}
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

function FilterIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2 6h16M2 14h16" />
      <circle cx="7" cy="6" r="2" />
      <circle cx="13" cy="14" r="2" />
    </svg>
  );
}
