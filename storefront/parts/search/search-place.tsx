import { lazy, Suspense, useEffect, useState } from "react";
import { limits } from "#contract/limits.ts";
import { isPlainClick } from "../../follow-links.ts";
import { LoadingBar } from "../../ui/loading-bar/loading-bar.tsx";
import { useWords } from "../../words/words.tsx";

const load = () => import("./search-sheet.tsx");
const SearchSheet = lazy(load);

/** Opens the search's sheet from its links in the header; its code comes when one is touched. */
export function SearchPlace({ header }: { header: HTMLElement }) {
  const [isOpen, setOpen] = useState(false);

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
          setOpen(true);
        },
        on,
      );
    }
    return () => left.abort();
  }, [header]);

  if (!isOpen) return null;
  return (
    <Suspense fallback={<Loading />}>
      <SearchSheet close={() => setOpen(false)} />
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
