import { RadioList } from "../../ui/choice/radio-list.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import styles from "./order-form.module.css";
import type { Form } from "./use-form.ts";
import { usePickupShops } from "./use-handbook.ts";

/** Which of the shops; those of the shopper's city come first. */
export function Pickup({ form }: { form: Form }) {
  const { checkout } = useOrderingWords();
  const { city, shop } = form.values;
  const shops = usePickupShops();
  const near = (one: { city: string }) => (one.city === city ? 0 : 1);
  return (
    <section className={styles.section} aria-labelledby="pickup">
      <h2 className={type.subhead} id="pickup">
        {checkout.shop}
      </h2>
      {shops ? (
        <RadioList
          legend={checkout.shop}
          hideLegend
          name="shop"
          value={shop === null ? undefined : String(shop)}
          error={form.errors.shop}
          onChange={(id) => {
            form.set({ shop: Number(id) });
            form.enter("shop");
          }}
          options={[...shops]
            .sort((one, other) => near(one) - near(other))
            .map(({ id, title, city: of, address, hours }) => ({
              value: String(id),
              title,
              note: (
                <>
                  {of}, {address}
                  <br />
                  {hours}
                </>
              ),
            }))}
        />
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton className={styles.waitingOption} />
          <Skeleton className={styles.waitingOption} />
        </div>
      )}
    </section>
  );
}
