import type { DeliveryType } from "#contract/ordering/delivery-types.ts";
import { courier } from "./courier.ts";
import { ownShop } from "./own-shop.ts";
import type { DeliveryProvider } from "./provider.ts";

/** Every way of delivery, in the order it is offered. The compiler names one that is missing. */
export const deliveryProviders: Record<DeliveryType, DeliveryProvider> = {
  courier,
  own_shop: ownShop,
};
