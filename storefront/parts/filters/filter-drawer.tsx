import { useState } from "react";
import type { ListingQuery } from "#contract/goods/listing-query.ts";
import { AccordionItem } from "../../ui/accordion/accordion.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { FieldError } from "../../ui/field/field.tsx";
import type from "../../ui/type.module.css";
import { useFilterWords } from "../../words/filter-words.tsx";
import { useWords } from "../../words/words.tsx";
import { countChosen, withoutChoice } from "./choice.ts";
import styles from "./drawer.module.css";
import { FilterFields, type GroupProps } from "./filter-fields.tsx";
import type { FiltersProps } from "./filters-props.ts";
import { useFound } from "./use-found.ts";

interface FilterDrawerProps extends FiltersProps {
  /** Kept outside, so that a drawer closed by mistake opens as it was left. */
  draft: ListingQuery;
  onDraft(draft: ListingQuery): void;
  /** Shows the list of what is chosen. */
  onShow(draft: ListingQuery): void;
  onClose(): void;
}

/** The filters on a narrow screen: the choices are gathered, then shown at once. */
export default function FilterDrawer(props: FilterDrawerProps) {
  const { draft, onDraft, onShow, onClose, category } = props;
  const { common } = useWords();
  const words = useFilterWords();
  const [shown] = useState(props);
  const { choice, count, isAsking, hasFailed } = useFound(draft, category, shown);
  const isEmpty = count === 0 && !isAsking && !hasFailed;
  const label = hasFailed ? words.showAnyway : count > 0 ? words.show(count) : words.nothing;
  return (
    <Drawer
      title={words.title}
      closeLabel={common.close}
      onClose={onClose}
      className={styles.drawer}
    >
      <form method="dialog" onSubmit={() => onShow(draft)}>
        <FilterFields choice={choice} query={draft} onChange={onDraft} group={Fold} isLive />
        <div className={styles.foot}>
          <FieldError error={hasFailed ? words.uncounted : undefined} />
          <Button
            look="ghost"
            disabled={countChosen(draft) === 0}
            onClick={() => onDraft(withoutChoice(draft))}
          >
            {words.resetShort}
          </Button>
          <Button type="submit" disabled={isEmpty} aria-busy={isAsking || undefined}>
            {label}
          </Button>
          <p className={type.hidden} role="status">
            {isAsking ? "" : label}
          </p>
        </div>
      </form>
    </Drawer>
  );
}

function Fold({ title, chosen, children }: GroupProps) {
  const [isOpen] = useState(chosen > 0);
  return (
    <AccordionItem
      open={isOpen}
      title={
        <span>
          {title} {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        </span>
      }
    >
      {children}
    </AccordionItem>
  );
}
