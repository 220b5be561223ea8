import type { Said } from "./said.ts";
import { shops } from "./shops.ts";
import { typeset } from "./typography.ts";

/** Where goods lie: the warehouse that online orders leave from, and the shops. */
export interface Place {
  kind: "warehouse" | "shop";
  title: Said;
  /** Slug of the locality, see `demo/content/localities.ts`. */
  locality: string;
  address: Said;
  /** How to find the door; shops only. */
  directions?: Said;
  phone: string;
  /** Extension to dial after the phone. */
  extension: string;
  hours: Said;
  /** Opening and closing, local time of the place, every day of the week. */
  opens: string;
  closes: string;
  latitude: number;
  longitude: number;
}

export const places = {
  warehouse: {
    kind: "warehouse",
    title: typeset("Склад интернет-магазина", "Online warehouse"),
    locality: "podolsk",
    address: typeset("Поклонная улица, 3", "3 Poklonnaya Street"),
    phone: "8 800 555-04-26",
    extension: "100",
    hours: typeset("Круглосуточно, без выдачи заказов", "Round the clock, no collection"),
    opens: "00:00",
    closes: "24:00",
    latitude: 55.4108,
    longitude: 37.5629,
  },
  ...shops,
} satisfies Record<string, Place>;
