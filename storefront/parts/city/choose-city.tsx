import { useEffect, useState } from "react";
import type { Locality } from "#contract/ordering/delivery.ts";
import { apiIn } from "../../api.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Field } from "../../ui/field/field.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./city.module.css";
import { pickCity } from "./city-store.ts";

/** The cities that are delivered to, found by the beginning of their name. */
export default function ChooseCity({ close }: { close(): void }) {
  const { words, locale } = useLanguage();
  const [start, setStart] = useState("");
  const cities = useCities(start);
  const { common } = words;

  function pick(event: React.MouseEvent, { slug, title }: Locality) {
    pickCity({ slug, title });
    event.currentTarget.closest("dialog")?.close();
  }

  return (
    <Dialog title={common.chooseCity} closeLabel={common.close} onClose={close}>
      <Field
        label={common.cityName}
        name="city"
        autoComplete="address-level2"
        value={start}
        onChange={(event) => setStart(event.target.value)}
      />
      <ul className={styles.list} lang={locale} aria-busy={!cities}>
        {cities?.map((city) => (
          <li key={city.id}>
            <button type="button" className={styles.city} onClick={(event) => pick(event, city)}>
              {city.title}
              {city.region && city.region !== city.title && (
                <span className={styles.region}>{city.region}</span>
              )}
            </button>
          </li>
        )) ?? <Skeleton className={styles.waiting} />}
      </ul>
      {cities?.length === 0 && <p role="status">{common.noSuchCity}</p>}
    </Dialog>
  );
}

function useCities(start: string): Locality[] | null {
  const { locale } = useLanguage();
  const [cities, setCities] = useState<Locality[] | null>(null);
  useEffect(() => {
    const left = new AbortController();
    apiIn(locale, { signal: left.signal })("GET handbooks/localities/", {
      query: { q: start.trim(), limit: 50 },
    }).then(
      ({ results }) => setCities(results),
      () => undefined,
    );
    return () => left.abort();
  }, [locale, start]);
  return cities;
}
