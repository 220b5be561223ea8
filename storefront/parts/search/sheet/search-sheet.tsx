import { use, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { localeOf } from "../../../links.ts";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { closeModal, ModalFrame } from "../../../ui/dialog/modal-frame.tsx";
import { FindingProvider, fetchFindingWords } from "../../../words/finding-words.tsx";
import { useLanguage } from "../../../words/words.tsx";
import { SearchForm } from "../search-form.tsx";
import { moveFocus } from "./move-focus.ts";
import styles from "./search-sheet.module.css";
import { SheetResults } from "./sheet-results.tsx";
import { SheetStart } from "./sheet-start.tsx";
import { SheetStatus } from "./sheet-status.tsx";
import { useInstant } from "./use-instant.ts";

// Nothing of the sheet can be shown without its words: they are fetched beside it.
fetchFindingWords(localeOf(location.pathname));

/** The search over the page: what is found is shown while it is typed. */
export default function SearchSheet({ close }: { close(): void }) {
  const words = use(fetchFindingWords(useLanguage().locale));
  return (
    <FindingProvider value={words}>
      <ModalFrame
        place="top"
        className={styles.sheet}
        aria-label={words.search.title}
        onClose={close}
      >
        <Search words={words.search} />
      </ModalFrame>
    </FindingProvider>
  );
}

interface SearchProps {
  words: { clear: string };
}

function Search({ words }: SearchProps) {
  const { common } = useLanguage().words;
  const [text, setText] = useState("");
  const instant = useInstant(text);
  const field = useRef<HTMLInputElement>(null);
  useClosedOnLeaving(field);

  function clear() {
    setText("");
    field.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut, Tab goes everywhere
    <div className={styles.inside} onKeyDown={(event) => moveFocus(event, field.current)}>
      <SearchForm text={text} setText={setText} input={field}>
        {text && (
          <Button look="link" className={styles.clear} onClick={clear}>
            {words.clear}
          </Button>
        )}
        <IconButton
          icon="close"
          label={common.close}
          onClick={({ currentTarget }) => closeModal(currentTarget)}
        />
      </SearchForm>
      <SheetStatus {...instant} />
      {instant.found || instant.state !== "settled" ? (
        <SheetResults query={text.trim()} {...instant} />
      ) : (
        <SheetStart />
      )}
    </div>
  );
}

/**
 * The sheet has done its work when the shopper is on the way somewhere else than where it was opened,
 * be that a page still on its way.
 */
function useClosedOnLeaving(inside: React.RefObject<HTMLElement | null>) {
  const here = useLocation();
  const { key } = useNavigation().location ?? here;
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) closeModal(inside.current);
  }, [key, inside]);
}
