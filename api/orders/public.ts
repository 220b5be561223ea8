export { cancelOrder } from "./changing/cancel-order.ts";
export { moveShipment } from "./changing/move-shipment.ts";
export { refundSome } from "./changing/refund-some.ts";
export { settleRefund } from "./paying/settle-refunds.ts";
export { selectNewestOrders } from "./queries/read-order.ts";
