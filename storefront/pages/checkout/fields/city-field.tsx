import { useId, useState } from "react";
import type { Locality } from "#contract/ordering/delivery.ts";
import { Field } from "../../../ui/field/field.tsx";
import { useOrderingWords } from "../../../words/ordering-words.tsx";
import { isOwnFocus } from "../faulty-focus.ts";
import styles from "./city-field.module.css";
import { useCities } from "./use-cities.ts";

interface CityFieldProps {
  /** What is written in it. */
  city: string;
  error: string | undefined;
  onType(city: string): void;
  onPick(locality: Locality): void;
  onFocus(): void;
}

/** A city out of the list of those that are delivered to, found by the beginning of its name. */
export function CityField({ city, error, onType, onPick, onFocus }: CityFieldProps) {
  const { checkout } = useOrderingWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const cities = useCities(city, isOpen);

  function pick(locality: Locality) {
    onPick(locality);
    setOpen(false);
  }

  function typed(text: string) {
    setOpen(true);
    setActive(-1);
    onType(text);
  }

  /** The browser's autofill and a quick typist write the whole name: that is a choice, too. */
  function leave() {
    const same = cities?.find(({ title }) => title.toLowerCase() === city.trim().toLowerCase());
    if (same && isOpen) onPick(same);
    setOpen(false);
  }

  function press(event: React.KeyboardEvent) {
    const count = cities?.length ?? 0;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (count) setActive((active + step + count) % count);
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      const chosen = cities?.[active] ?? (cities?.length === 1 ? cities[0] : undefined);
      if (chosen) pick(chosen);
      else leave();
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <div className={styles.place}>
      <Field
        label={checkout.city}
        name="locality"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="address-level2"
        value={city}
        error={error}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => typed(event.target.value)}
        onFocus={(event: React.FocusEvent<HTMLInputElement>) => {
          event.target.select();
          if (isOwnFocus(event)) onFocus();
        }}
        onClick={() => setOpen(true)}
        onBlur={leave}
        onKeyDown={press}
      />
      <div
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={checkout.cities}
        hidden={!isOpen}
      >
        {isOpen &&
          cities?.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={one.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // The field keeps the focus: its blur would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(one)}
            >
              {one.title}
              {one.region && one.region !== one.title && <small>{one.region}</small>}
            </div>
          ))}
      </div>
      <p className={styles.none} role="status">
        {isOpen && cities?.length === 0 && checkout.noCity}
      </p>
    </div>
  );
}
