export { offerDelivery } from "./offer-delivery.ts";
export { presentShop } from "./present.ts";
export { type DeliveryQuote, deliveryPrice } from "./providers/provider.ts";
export { checkPaymentType, paymentTypesOf, quoteAll, quoteDelivery } from "./quote-delivery.ts";
export { type DeliveryZone, saveDeliveryZone } from "./save-zone.ts";
