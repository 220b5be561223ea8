import { useState } from "react";
import type { Filter, FilterItem } from "#contract/goods/listing.ts";
import type { ListingQuery } from "#contract/goods/listing-query.ts";
import { CheckBox } from "../../ui/choice/check-box.tsx";
import type from "../../ui/type.module.css";
import { useFilterWords } from "../../words/filter-words.tsx";
import { isChosen, isOpen, withValue } from "./choice.ts";
import styles from "./fields.module.css";
import { isLike, ValueSearch } from "./value-search.tsx";

export interface ChoosingProps {
  /** What is chosen, the latest ticks included. */
  query: ListingQuery;
  onChange(query: ListingQuery): void;
}

interface FilterValuesProps extends ChoosingProps {
  filter: Filter;
}

/** The values of a group: sizes as boxes, everything else as a list that scrolls when it is long. */
export function FilterValues({ filter, ...choosing }: FilterValuesProps) {
  if (filter.slug !== "size") return <ValueLines filter={filter} {...choosing} />;
  return (
    <ul className={styles.sizes}>
      {filter.items.map((item) => (
        <li key={item.slug}>
          <SizeBox item={item} {...boxOf(filter.slug, item, choosing)} />
        </li>
      ))}
    </ul>
  );
}

/** A list of more values than this can be searched. */
const readAtOnce = 15;

function ValueLines({ filter, ...choosing }: FilterValuesProps) {
  const words = useFilterWords();
  const [wanted, setWanted] = useState("");
  const isLong = filter.items.length > readAtOnce;
  const items = isLong ? filter.items.filter(({ title }) => isLike(title, wanted)) : filter.items;
  return (
    <>
      {isLong && (
        <ValueSearch label={words.find(filter.title)} wanted={wanted} onWanted={setWanted} />
      )}
      <ul className={styles.values}>
        {items.map((item) => (
          <li key={item.slug}>
            <ValueLine item={item} {...boxOf(filter.slug, item, choosing)} />
          </li>
        ))}
      </ul>
      {isLong && (
        <p className={styles.noValue} role="status">
          {items.length === 0 && words.noValue}
        </p>
      )}
    </>
  );
}

function boxOf(group: string, item: FilterItem, { query, onChange }: ChoosingProps) {
  const checked = isChosen(query, group, item.slug);
  return {
    name: group,
    value: item.slug,
    checked,
    disabled: !isOpen(item, checked),
    onChange: (chosen: boolean) => onChange(withValue(query, group, item.slug, chosen)),
  };
}

type BoxProps = ReturnType<typeof boxOf> & { item: FilterItem };

function ValueLine({ item, ...box }: BoxProps) {
  return (
    <CheckBox {...box} className={styles.value} aside={item.count}>
      {item.color_code && (
        <span className={styles.swatch} style={{ background: item.color_code }} />
      )}
      <span className={styles.title}>{item.title}</span>
    </CheckBox>
  );
}

function SizeBox({ item, onChange, ...box }: BoxProps) {
  return (
    <label className={styles.size}>
      <input
        {...box}
        type="checkbox"
        className={type.hidden}
        onChange={(event) => onChange(event.target.checked)}
      />
      {item.title}
      <span className={styles.sizeCount}>{item.count}</span>
    </label>
  );
}
