import { links } from "../../links.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyScreen } from "../../ui/state-screen/state-screen.tsx";
import { useFilterWords } from "../../words/filter-words.tsx";
import { useLanguage } from "../../words/words.tsx";

/** @param path of the listing: the whole catalog has nowhere wider to send to. */
export function EmptyListing({ path }: { path: string }) {
  const { locale, words } = useLanguage();
  const whole = links[locale].catalog();
  if (path === whole) return <EmptyScreen title={words.catalog.notFound} look="heading" />;
  return (
    <EmptyScreen title={words.catalog.notFound} look="heading" more={words.catalog.notFoundMore}>
      <ButtonLink href={whole}>{words.catalog.toCatalog}</ButtonLink>
    </EmptyScreen>
  );
}

/** What is chosen finds nothing: the way on is to choose less. */
export function EmptyChoice({ reset }: { reset: string }) {
  const { locale, words } = useLanguage();
  const filters = useFilterWords();
  return (
    <EmptyScreen title={filters.notFound} look="heading" more={filters.notFoundMore}>
      <ButtonLink href={reset}>{filters.resetFilters}</ButtonLink>
      <ButtonLink href={links[locale].catalog()} look="ghost">
        {words.catalog.toCatalog}
      </ButtonLink>
    </EmptyScreen>
  );
}
