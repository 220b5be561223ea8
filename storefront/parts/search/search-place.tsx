import { Suspense, useEffect, useState } from "react";
import { limits } from "#contract/limits.ts";
import { isPlainClick } from "../../follow-links.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { LoadingBar } from "../../ui/loading-bar/loading-bar.tsx";
import { useWords } from "../../words/words.tsx";

const load = () => import("./sheet/search-sheet.tsx");
const SearchSheet = lazyPart(load);

/** Opens the search's sheet from its links in the header; its code comes when one is touched. */
export function SearchPlace({ header }: { header: HTMLElement }) {
  // When it was opened: one that comes while the last sheet still slides away is a new sheet.
  const [openedAt, setOpenedAt] = useState(0);

  useEffect(() => {
    const left = new AbortController();
    const on = { signal: left.signal };
    for (const link of header.querySelectorAll<HTMLElement>("[data-search]")) {
      for (const touch of ["pointerenter", "focus"]) link.addEventListener(touch, load, on);
      link.addEventListener(
        "click",
        (event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setOpenedAt(performance.now());
        },
        on,
      );
    }
    return () => left.abort();
  }, [header]);

  if (!openedAt) return null;
  return (
    <Suspense fallback={<Loading />}>
      <SearchSheet
        key={openedAt}
        close={() => setOpenedAt((now) => (now === openedAt ? 0 : now))}
      />
    </Suspense>
  );
}

/** The sheet's code is on its way. */
function Loading() {
  const { common } = useWords();
  return (
    <LoadingBar
      busy
      label={common.loading}
      throttleMs={limits.progressThrottleMs}
      durationMs={limits.progressDurationMs}
    />
  );
}
