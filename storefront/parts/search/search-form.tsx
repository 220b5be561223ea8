import { limits } from "#contract/limits.ts";
import { links } from "../../links.ts";
import { Icon } from "../../ui/icon.tsx";
import { useFindingWords } from "../../words/finding-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./search-form.module.css";
import { useSubmit } from "./use-submit.ts";

interface SearchFormProps extends React.PropsWithChildren {
  text: string;
  setText(text: string): void;
  /** Told once the shopper has been sent to the results. */
  onSubmitted?(): void;
  input?: React.Ref<HTMLInputElement>;
}

/** The line that a query is typed into; without a script the browser itself sends it to the page. */
export function SearchForm({ text, setText, onSubmitted, input, children }: SearchFormProps) {
  const { locale } = useLanguage();
  const { search } = useFindingWords();
  const submit = useSubmit();

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submit(text)) onSubmitted?.();
  }

  return (
    <search>
      <form className={styles.form} action={links[locale].search()} onSubmit={send}>
        <Icon name="search" />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={search.field}
          placeholder={search.field}
          maxLength={limits.searchLength}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        {children}
      </form>
    </search>
  );
}
