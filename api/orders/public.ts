export { cancelOrder } from "./cancel-order.ts";
export { moveShipment } from "./move-shipment.ts";
export { selectNewestOrders } from "./queries/read-order.ts";
export { refundSome } from "./refund-some.ts";
export { settleRefunds } from "./settle-refunds.ts";
