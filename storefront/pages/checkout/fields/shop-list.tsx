import type { PickupShop } from "#contract/ordering/delivery.ts";
import { RadioList } from "../../../ui/choice/radio-list.tsx";
import type { Form } from "../use-form.ts";

interface ShopListProps {
  /** One of the lists bears the field's own name, the others are stops of the keyboard beside it. */
  name: string;
  city: string;
  shops: readonly PickupShop[];
  form: Form;
  /** That none of them, nor of the other lists, is chosen. */
  error?: string | undefined;
}

/** The shops of one city; all such lists of a form are one choice. */
export function ShopList({ name, city, shops, form, error }: ShopListProps) {
  const { shop } = form.values;
  return (
    <RadioList
      legend={city}
      hideLegend
      name={name}
      value={shop === null ? undefined : String(shop)}
      error={error}
      onChange={(id) => form.set({ shop: Number(id) })}
      options={shops.map(({ id, title, address, hours }) => ({
        value: String(id),
        title,
        note: (
          <>
            {address}
            <br />
            {hours}
          </>
        ),
      }))}
    />
  );
}
