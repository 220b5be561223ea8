import { type ClientLoaderFunctionArgs, data } from "react-router";
import type { Order } from "#contract/ordering/orders.ts";
import { localeOf } from "../../links.ts";
import { isFault } from "../fault/tell-fault.ts";
import { lastOrder, orderKey, takeKeyFromAddress } from "./order-keys.ts";
import { readOrder } from "./read-order.ts";

/** What a page about one order has; `order` null: the server could not be asked. */
export interface LoadedOrder {
  number: string;
  order: Order | null;
}

/** The order that the path names. Without its key it is as unknown as one that never was: 404. */
export function loadOrder({ params, request }: ClientLoaderFunctionArgs): Promise<LoadedOrder> {
  return load(params.orderNumber, request);
}

/** The order that `?order=` names, else the one placed last in this browser. */
export function loadThanked({ request }: ClientLoaderFunctionArgs): Promise<LoadedOrder> {
  return load(new URL(request.url).searchParams.get("order") ?? lastOrder(), request);
}

async function load(number: string | undefined, request: Request): Promise<LoadedOrder> {
  if (number) takeKeyFromAddress(number);
  if (!number || !orderKey(number)) throw data(null, { status: 404 });
  try {
    const locale = localeOf(new URL(request.url).pathname);
    return { number, order: await readOrder(number, locale, request.signal) };
  } catch (fault) {
    if (!isFault(fault)) throw fault;
    if (fault.status === 404) throw data(fault.body, { status: 404 });
    return { number, order: null };
  }
}
