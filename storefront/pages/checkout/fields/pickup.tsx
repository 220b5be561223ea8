import type { PickupShop } from "#contract/ordering/delivery.ts";
import { AccordionItem } from "../../../ui/accordion/accordion.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { useOrderingWords } from "../../../words/ordering-words.tsx";
import { useLanguage } from "../../../words/words.tsx";
import styles from "../order-form.module.css";
import type { Form } from "../use-form.ts";
import { usePickupShops } from "../use-handbook.ts";
import { Section } from "./section.tsx";
import { ShopList } from "./shop-list.tsx";

/** Which of the shops: those of the shopper's city at once, the others folded by city. */
export function Pickup({ form }: { form: Form }) {
  const { checkout } = useOrderingWords();
  const shops = usePickupShops();
  return (
    <Section title={checkout.shop}>
      {shops ? (
        <ShopsByCity shops={shops} form={form} />
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton className={styles.waitingOption} />
          <Skeleton className={styles.waitingOption} />
        </div>
      )}
    </Section>
  );
}

function ShopsByCity({ shops, form }: { shops: readonly PickupShop[]; form: Form }) {
  const { checkout } = useOrderingWords();
  const { locale } = useLanguage();
  const { locality, shop: chosen } = form.values;
  const city = locality && form.values.city;
  const near = shops.filter((shop) => shop.city === city);
  const others = shops.filter((shop) => shop.city !== city);
  const error = form.errors.shop;
  const isThere = (some: readonly PickupShop[]) => some.some(({ id }) => id === chosen);

  const titles = [...new Set(others.map((shop) => shop.city))];
  titles.sort((one, other) => one.localeCompare(other, locale));
  const cities = titles.map((title, index) => {
    const there = others.filter((shop) => shop.city === title);
    const isLeading = near.length === 0 && index === 0;
    return (
      <AccordionItem
        key={title}
        title={<CityTitle title={title} count={there.length} />}
        open={isThere(there)}
      >
        <ShopList
          name={isLeading ? "shop" : `shop in ${title}`}
          city={title}
          shops={there}
          form={form}
          error={isLeading ? error : undefined}
        />
      </AccordionItem>
    );
  });

  if (near.length === 0) {
    return (
      <div>
        {city && <p className={styles.noShop}>{checkout.noShopHere}</p>}
        {cities}
      </div>
    );
  }
  return (
    <div>
      <ShopList name="shop" city={city} shops={near} form={form} error={error} />
      {cities.length > 0 && (
        <div className={styles.otherCities}>
          <AccordionItem
            title={<CityTitle title={checkout.otherCities} count={others.length} />}
            open={isThere(others)}
          >
            {cities}
          </AccordionItem>
        </div>
      )}
    </div>
  );
}

function CityTitle({ title, count }: { title: string; count: number }) {
  return (
    <span className={styles.cityTitle}>
      {title} <small>{count}</small>
    </span>
  );
}
