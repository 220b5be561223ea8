import { CheckBox } from "../../ui/choice/check-box.tsx";
import { useFilterWords } from "../../words/filter-words.tsx";
import { type FilterChoice, withSwitch } from "./choice.ts";
import styles from "./fields.module.css";
import { type ChoosingProps, FilterValues } from "./filter-values.tsx";
import { PriceFields } from "./price-fields.tsx";

export interface GroupProps extends React.PropsWithChildren {
  title: string;
  /** How many of its values are chosen. */
  chosen: number;
}

interface FilterFieldsProps extends ChoosingProps {
  choice: FilterChoice;
  /** What a group stands in: a column, an accordion. */
  group: React.ComponentType<GroupProps>;
  /** A price counts while it is typed. */
  isLive?: boolean;
}

/** Everything that a list can be narrowed by: its groups, the price, the switches. */
export function FilterFields({ choice, group: Group, isLive, ...choosing }: FilterFieldsProps) {
  const { query } = choosing;
  return (
    <>
      {choice.filters.map((filter) => (
        <Group
          key={filter.slug}
          title={filter.title}
          chosen={query.filters[filter.slug]?.length ?? 0}
        >
          <FilterValues filter={filter} {...choosing} />
        </Group>
      ))}
      <PriceAndStock choice={choice} group={Group} isLive={isLive} {...choosing} />
    </>
  );
}

const switches = [
  { name: "inStock", field: "in_stock" },
  { name: "sale", field: "sale" },
] as const;

/** The price and the switches; only what leaves something to see is offered. */
function PriceAndStock({ choice, group: Group, isLive = false, ...choosing }: FilterFieldsProps) {
  const words = useFilterWords();
  const { query, onChange } = choosing;
  const isPriced = choice.price || query.price;
  const offered = switches.filter(({ name, field }) => query[name] || choice[field].count > 0);
  if (!isPriced && offered.length === 0) return null;
  const chosen = [query.price, query.inStock, query.sale].filter(Boolean).length;
  return (
    <Group title={isPriced ? words.priceAndStock : words.stock} chosen={chosen}>
      {isPriced && <PriceFields bounds={choice.price} isLive={isLive} {...choosing} />}
      <ul className={styles.switches}>
        {offered.map(({ name, field }) => (
          <li key={name}>
            <CheckBox
              name={field}
              value="1"
              checked={query[name] ?? false}
              aside={choice[field].count}
              onChange={(checked) => onChange(withSwitch(query, name, checked))}
            >
              {words[name]}
            </CheckBox>
          </li>
        ))}
      </ul>
    </Group>
  );
}
