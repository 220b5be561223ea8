import type { PaymentType } from "#contract/ordering/delivery.ts";
import type { DeliveryType } from "#contract/ordering/delivery-types.ts";
import type { City } from "../../parts/city/city-store.ts";

/** All that the form asks, as it stands in its fields. */
export interface FormValues {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  /** What is written in the city's field. */
  city: string;
  /** Slug of the city picked from the list; "" while none is. */
  locality: string;
  delivery_type: DeliveryType;
  street: string;
  flat: string;
  entrance: string;
  floor: string;
  comment: string;
  shop: number | null;
  payment_type: PaymentType;
}

export type FieldName = Exclude<keyof FormValues, "city">;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** The fields in the order they are asked: the first faulty one gets the focus. */
export const fieldOrder: readonly FieldName[] = [
  "first_name",
  "last_name",
  "phone",
  "email",
  "locality",
  "delivery_type",
  "street",
  "flat",
  "entrance",
  "floor",
  "comment",
  "shop",
  "payment_type",
];

const storageKey = "order_form";

function emptyForm(city: City | null): FormValues {
  return {
    first_name: "",
    last_name: "",
    phone: "",
    email: "",
    city: city?.title ?? "",
    locality: city?.slug ?? "",
    delivery_type: "courier",
    street: "",
    flat: "",
    entrance: "",
    floor: "",
    comment: "",
    shop: null,
    payment_type: "card",
  };
}

/** What was filled in before a reload, a step back or a failed call, in this tab. */
export function readForm(city: City | null): FormValues {
  const empty = emptyForm(city);
  try {
    return { ...empty, ...JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") };
  } catch {
    return empty;
  }
}

export function saveForm(values: FormValues): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values));
  } catch {
    // The fields hold it as long as the page lives.
  }
}

/** After the order is placed: the next one begins with the same contacts, not with its comment. */
export function forgetComment(values: FormValues): void {
  saveForm({ ...values, comment: "" });
}
