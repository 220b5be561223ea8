import type { Filter, FilterItem } from "#contract/listing.ts";
import type { ListingQuery } from "#contract/listing-query.ts";
import { CheckBox } from "../../ui/choice/check-box.tsx";
import type from "../../ui/type.module.css";
import { isChosen, isOpen, withValue } from "./choice.ts";
import styles from "./fields.module.css";

export interface ChoosingProps {
  /** What is chosen, the latest ticks included. */
  query: ListingQuery;
  onChange(query: ListingQuery): void;
}

/** The values of a group: sizes as boxes, everything else as a list that scrolls when it is long. */
export function FilterValues({ filter, ...choosing }: ChoosingProps & { filter: Filter }) {
  const Value = filter.slug === "size" ? SizeBox : ValueLine;
  return (
    <ul className={filter.slug === "size" ? styles.sizes : styles.values}>
      {filter.items.map((item) => (
        <li key={item.slug}>
          <Value item={item} {...boxOf(filter.slug, item, choosing)} />
        </li>
      ))}
    </ul>
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
