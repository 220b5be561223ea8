export { offerDelivery } from "./offer-delivery.ts";
export { presentShop } from "./present.ts";
export { type DeliveryQuote, deliveryPrice } from "./providers/provider.ts";
export {
  checkPaymentType,
  type DeliveryChoice,
  findQuote,
  paymentTypesOf,
  quoteChoice,
  quoteDelivery,
} from "./quote-delivery.ts";
export { saveDeliveryZone } from "./save-zone.ts";
