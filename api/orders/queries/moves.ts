import { sql } from "kysely";
import type { OrderState, ShipmentState } from "#contract/ordering/order-states.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import { statesBefore } from "../../life-cycle.ts";
import { orderCycle, shipmentCycle } from "../order-states.ts";

/** Why a state changes and by whom, as the history keeps it. */
export interface Why {
  cause: string;
  actor: string;
}

/** Moves an order and writes the move down; false when its state does not lead there. */
export async function moveOrder(trx: Db, id: number, to: OrderState, why: Why): Promise<boolean> {
  const { rows } = await sql`${prepared}
    with before as (
      select id, state from orders
      where id = ${id} and state = any(${statesBefore(orderCycle, to)}::text[]) for update
    ), moved as (
      update orders o set state = ${to} from before where o.id = before.id
      returning o.id, before.state
    )
    insert into order_moves (order_id, from_state, to_state, cause, actor)
    select id, state, ${to}, ${why.cause}, ${why.actor} from moved
    returning id`.execute(trx);
  return rows.length > 0;
}

/** Moves the shipments of an order that can go there; answers how many went. */
export async function moveShipments(
  trx: Db,
  orderId: number,
  to: ShipmentState,
  why: Why,
): Promise<number> {
  const { rows } = await sql`${prepared}
    with before as (
      select id, state from shipments
      where order_id = ${orderId} and state = any(${statesBefore(shipmentCycle, to)}::text[]) for update
    ), moved as (
      update shipments s set state = ${to} from before where s.id = before.id
      returning s.id, before.state
    )
    insert into shipment_moves (shipment_id, from_state, to_state, cause, actor)
    select id, state, ${to}, ${why.cause}, ${why.actor} from moved
    returning id`.execute(trx);
  return rows.length;
}
