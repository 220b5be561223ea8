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
  const words = useFilterWords();
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
      {(choice.price || query.price) && (
        <Group title={words.price} chosen={query.price ? 1 : 0}>
          <PriceFields bounds={choice.price} isLive={isLive ?? false} {...choosing} />
        </Group>
      )}
      <Switches choice={choice} group={Group} {...choosing} />
    </>
  );
}

/** Only a switch that leaves something to see is offered. */
function Switches({ choice, group: Group, query, onChange }: FilterFieldsProps) {
  const words = useFilterWords();
  const switches = (
    [
      ["inStock", "in_stock"],
      ["sale", "sale"],
    ] as const
  ).filter(([name, field]) => query[name] || choice[field].count > 0);
  if (switches.length === 0) return null;
  return (
    <Group title={words.more} chosen={switches.filter(([name]) => query[name]).length}>
      <ul className={styles.values}>
        {switches.map(([name, field]) => (
          <li key={name}>
            <CheckBox
              name={field}
              value="1"
              checked={query[name] ?? false}
              aside={choice[field].count}
              onChange={(chosen) => onChange(withSwitch(query, name, chosen))}
            >
              {words[name]}
            </CheckBox>
          </li>
        ))}
      </ul>
    </Group>
  );
}
