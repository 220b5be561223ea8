import type { ShipmentState } from "#contract/ordering/order-states.ts";
import type { Db } from "../../context.ts";
import { refuse } from "../../refuse.ts";
import { consumeStock, returnStock } from "../../stock/public.ts";
import { isInWarehouse, shipmentCycle } from "../order-states.ts";
import { makeReceipt } from "../paying/make-receipt.ts";
import { moveOrder, moveShipments, type Why } from "../queries/moves.ts";
import {
  lockOrder,
  type OrderName,
  type OrderRow,
  readWholeOrder,
  selectUnits,
  updateUnits,
} from "../queries/read-order.ts";
import { tellCustomer } from "../telling/tell-customer.ts";
import { countBySku } from "./count-by-sku.ts";

/**
 * Moves the shipment of a paid order and does what that means for stock, receipts and letters.
 * Cancelling is the order's business. @throws Refusal not_found, order_unpaid, shipment_of_order,
 * shipment_ended, move_not_allowed with the states that can follow.
 */
export async function moveShipment(
  trx: Db,
  name: OrderName,
  to: ShipmentState,
  why: Why,
): Promise<void> {
  const order = (await lockOrder(trx, name)) ?? refuse("not_found");
  const from = (await readWholeOrder(trx, { id: order.id }))?.shipments.at(-1)?.state ?? "waiting";
  if (order.state === "new") refuse("order_unpaid");
  const isMoved = to !== "cancelled" && (await moveShipments(trx, order.id, to, why)) > 0;
  if (!isMoved) refuseMove(from, to);
  await whatFollows(trx, order, to, why);
}

function refuseMove(from: ShipmentState, to: ShipmentState): never {
  if (to === "cancelled" && isInWarehouse(from)) refuse("shipment_of_order");
  const next = shipmentCycle[from].filter((state) => state !== "cancelled");
  if (next.length === 0) refuse("shipment_ended", { from, to });
  refuse("move_not_allowed", { from, to, next });
}

async function whatFollows(trx: Db, order: OrderRow, to: ShipmentState, why: Why): Promise<void> {
  switch (to) {
    case "shipped":
      await consumeStock(trx, order.id, why.actor);
      await tellCustomer(trx, order.id, "shipped");
      return;
    case "ready_for_pickup":
      await tellCustomer(trx, order.id, "ready_for_pickup");
      return;
    case "delivered":
      await handOver(trx, order, why);
      return;
    case "not_delivered":
      if (!order.is_preorder) await comeBack(trx, order, why);
      return;
    case "waiting":
    case "assembling":
    case "cancelled":
      return;
  }
}

/** The second receipt of an order paid ahead covers what the customer keeps. */
async function handOver(trx: Db, order: OrderRow, why: Why): Promise<void> {
  const kept = (await selectUnits(trx, order.id)).filter(({ state }) => state === "sold");
  await updateUnits(
    trx,
    kept.map(({ id }) => id),
    { state: "kept" },
  );
  await makeReceipt(trx, {
    order,
    kind: "hand_over",
    units: kept,
    delivery: order.delivery_price,
    isHandedOver: true,
  });
  await moveOrder(trx, order.id, "completed", why);
}

async function comeBack(trx: Db, order: OrderRow, why: Why): Promise<void> {
  const sold = (await selectUnits(trx, order.id)).filter(({ state }) => state === "sold");
  await returnStock(trx, order.id, why.actor, countBySku(sold));
}
