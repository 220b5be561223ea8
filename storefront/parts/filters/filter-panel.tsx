import { useRef } from "react";
import type { ListingQuery } from "#contract/goods/listing-query.ts";
import { Button } from "../../ui/button/button.tsx";
import type from "../../ui/type.module.css";
import { useFilterWords } from "../../words/filter-words.tsx";
import { typedPrice, withoutChoice, withValue } from "./choice.ts";
import { FilterFields, type GroupProps } from "./filter-fields.tsx";
import styles from "./filters.module.css";
import type { FiltersProps } from "./filters-props.ts";

export interface FilterPanelProps extends FiltersProps {
  /** What is chosen, the latest ticks included. */
  draft: ListingQuery;
  /** Shows the list of what is chosen. */
  onShow(query: ListingQuery): void;
}

/** All that a list can be narrowed by, side by side: a form that any browser can send. */
export function FilterPanel({ choice, query, path, count, draft, onShow }: FilterPanelProps) {
  const words = useFilterWords();
  const form = useRef<HTMLFormElement>(null);

  function close(event: React.FormEvent) {
    event.preventDefault();
    const details = form.current?.closest("details");
    // A price that is being typed counts as soon as its field is left.
    details?.querySelector("summary")?.focus();
    if (details) details.open = false;
  }

  return (
    <form ref={form} className={styles.panel} action={path} onSubmit={close}>
      {query.branch && <input type="hidden" name="category" value={query.branch} />}
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      <div className={styles.columns}>
        <FilterFields choice={choice} query={draft} onChange={onShow} group={Column} />
      </div>
      <Button type="submit" className={styles.show}>
        {count > 0 ? words.show(count) : words.nothing}
      </Button>
    </form>
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

/** What is ticked and typed in a form that the server drew; null where there is none. */
export function leftIn(place: Element | null, query: ListingQuery): ListingQuery | null {
  const form = place?.querySelector("form");
  if (!form) return null;
  const said = new FormData(form);
  const typed = (name: string) => String(said.get(name) ?? "");
  const ticks = [...form.querySelectorAll<HTMLInputElement>("fieldset :checked")];
  const values = ticks.filter(({ name }) => name !== "in_stock" && name !== "sale");
  return values.reduce((left, { name, value }) => withValue(left, name, value, true), {
    ...withoutChoice(query),
    price: typedPrice(typed("price_from"), typed("price_to")),
    inStock: said.has("in_stock") || undefined,
    sale: said.has("sale") || undefined,
  } as ListingQuery);
}
