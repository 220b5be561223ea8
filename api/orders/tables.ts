import type { Generated } from "kysely";
import type { Locale, Said } from "#contract/locale.ts";
import type { PaymentType, PickupShop } from "#contract/ordering/delivery.ts";
import type { DeliveryType } from "#contract/ordering/delivery-types.ts";
import type { OrderState, ReturnState, ShipmentState } from "#contract/ordering/order-states.ts";
import type { Utm } from "#contract/utm.ts";
import type { CardPicture } from "../catalog/derived-tables.ts";
import type { Json } from "../settings/tables.ts";

/** The delivery as it was agreed, in both languages. */
export interface AgreedDelivery {
  title: Said;
  /** City for a courier, city and street of the shop for a collection. */
  address: Said;
  /** Earliest day, "2026-12-01". */
  date: string | null;
  shop: Record<"ru" | "en", PickupShop> | null;
  /** The tax inside the delivery's price. */
  tax_code: string;
  tax_percent: number;
}

export interface Seller {
  name: string;
  inn: string;
  ogrn: string;
  address: string;
  tax_system: string;
}

interface Moves<State> {
  id: Generated<number>;
  from_state: State | null;
  to_state: State;
  cause: string;
  actor: string;
  at: Generated<Date>;
}

export type UnitState = "sold" | "kept" | "returned" | "refunded";

export interface OrdersTables {
  orders: {
    id: Generated<number>;
    site_id: number;
    number: string;
    state: Generated<OrderState>;
    locale: Locale;
    is_preorder: boolean;
    items_amount: number;
    sale_discount: number;
    complex_discount: number;
    delivery_price: number;
    total: number;
    delivery_type: DeliveryType;
    delivery: Json<AgreedDelivery>;
    payment_type: PaymentType;
    utm: Json<Utm>;
    seller: Json<Seller>;
    agreements: Json<unknown[]>;
    pay_until: Date | null;
    placed_at: Generated<Date>;
  };
  order_contacts: {
    order_id: number;
    first_name: string;
    last_name: string;
    phone: string;
    email: string;
    street: string;
    flat: string;
    entrance: string;
    floor: string;
    comment: string;
  };
  order_keys: { order_id: number; hash: Buffer; created_at: Generated<Date> };
  order_items: {
    id: Generated<number>;
    order_id: number;
    position: number;
    product_id: number;
    sku_id: number;
    sku: string;
    gtin: string | null;
    title: Json<Said>;
    size: string;
    color: Json<Said> | null;
    picture: Json<CardPicture> | null;
    quantity: number;
    base_price: number;
    price: number;
    total: number;
    tax_code: string;
    tax_percent: number;
    no_return: boolean;
  };
  order_discounts: {
    id: Generated<number>;
    order_id: number;
    item_id: number | null;
    source: string;
    title: Json<Said>;
    amount: number;
  };
  order_units: {
    id: Generated<number>;
    order_id: number;
    item_id: number;
    shipment_id: number | null;
    number: number;
    discount: number;
    price: number;
    tax: number;
    mark_code: string | null;
    state: Generated<UnitState>;
    refund_id: number | null;
  };
  shipments: {
    id: Generated<number>;
    order_id: number;
    provider: DeliveryType;
    state: Generated<ShipmentState>;
    planned_on: string | null;
    created_at: Generated<Date>;
  };
  returns: {
    id: Generated<number>;
    order_id: number;
    state: Generated<ReturnState>;
    reason: string;
    created_at: Generated<Date>;
  };
  return_units: { return_id: number; unit_id: number };
  order_moves: Moves<OrderState> & { order_id: number };
  shipment_moves: Moves<ShipmentState> & { shipment_id: number };
  return_moves: Moves<ReturnState> & { return_id: number };
}
