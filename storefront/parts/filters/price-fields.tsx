import { useState } from "react";
import type { PriceFilter } from "#contract/goods/listing.ts";
import type { ListingQuery } from "#contract/goods/listing-query.ts";
import { formatRoubles } from "#contract/money.ts";
import { useFilterWords } from "../../words/filter-words.tsx";
import { isSamePrice, typedPrice, withPrice } from "./choice.ts";
import styles from "./fields.module.css";
import type { ChoosingProps } from "./filter-values.tsx";

interface PriceFieldsProps extends ChoosingProps {
  /** The bounds of what else is chosen, roubles. */
  bounds: Pick<PriceFilter, "min" | "max"> | null;
  /** Every digit counts at once; otherwise a field does when it is left. */
  isLive: boolean;
}

/** Two fields for the ends of a price; empty, they show the bounds. */
export function PriceFields({ query, onChange, bounds, isLive }: PriceFieldsProps) {
  const words = useFilterWords();
  const { typed, setTyped, ask } = useTyped(query.price);

  function commit(next: Ends) {
    const price = typedPrice(next.from, next.to);
    if (isSamePrice(price, query.price)) return;
    ask(price);
    onChange(withPrice(query, price));
  }

  const field = (end: "from" | "to", bound: number | undefined) => (
    <label className={styles.price}>
      <span>{`${words[end]}, ${words.inRoubles}`}</span>
      <input
        name={`price_${end}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={13}
        placeholder={bound === undefined ? undefined : formatRoubles(bound)}
        value={typed[end]}
        onChange={(event) => {
          const next = { ...typed, [end]: event.target.value };
          setTyped(next);
          if (isLive) commit(next);
        }}
        onBlur={() => commit(typed)}
      />
    </label>
  );
  return (
    <div className={styles.prices}>
      {field("from", bounds ? Math.floor(bounds.min) : undefined)}
      {field("to", bounds ? Math.ceil(bounds.max) : undefined)}
    </div>
  );
}

type Price = ListingQuery["price"];

interface Ends {
  from: string;
  to: string;
}

/**
 * What stands in the fields. A price that came from elsewhere, by a link or Back, takes its place; one
 * that was asked for here does not: digits may have been typed while it was on its way.
 */
function useTyped(price: Price) {
  const [typed, setTyped] = useState(() => endsOf(price));
  const [seen, setSeen] = useState(price);
  const [asked, setAsked] = useState<Price[]>([]);
  if (!isSamePrice(seen, price)) {
    setSeen(price);
    const own = asked.findLastIndex((one) => isSamePrice(one, price));
    setAsked(own < 0 ? [] : asked.slice(own + 1));
    if (own < 0 && !isSamePrice(typedPrice(typed.from, typed.to), price)) setTyped(endsOf(price));
  }
  return { typed, setTyped, ask: (price: Price) => setAsked((before) => [...before, price]) };
}

function endsOf(price: Price): Ends {
  const text = (end: number | undefined) => (end === undefined ? "" : formatRoubles(end));
  return { from: text(price?.from), to: text(price?.to) };
}
