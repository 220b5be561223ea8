import type { InputOf } from "#contract/call.ts";
import type { Calls } from "#contract/calls.ts";
import type { Locale } from "#contract/locale.ts";
import { goesToAddress } from "#contract/ordering/delivery-types.ts";
import { apiIn, type Fault } from "../../api.ts";
import { cartId, keepCartId } from "../../parts/cart/cart-id.ts";
import { isFault } from "../../parts/fault/tell-fault.ts";
import { keepOrderKey } from "../../parts/order-keys/order-keys.ts";
import { keptUtm } from "../../parts/utm/utm.ts";
import type { FormValues } from "./form-values.ts";

type Request = InputOf<Calls["POST orders/"]>["body"];

export interface Placed {
  number: string;
  /** The bank's own page; null when it could not be reached or nothing is left to pay. */
  payment_url: string | null;
}

/**
 * What is sent: only the fields that the chosen delivery needs, the total that was shown and how
 * the shopper came here.
 */
export function requestOf(values: FormValues, expected_total: number): Request {
  const { first_name, last_name, phone, email, delivery_type, payment_type } = values;
  const contacts = { first_name, last_name, phone, email, delivery_type, payment_type };
  const seen = { expected_total, utm: keptUtm() };
  if (!goesToAddress(delivery_type)) return { ...contacts, shop: values.shop, ...seen };
  const { locality, street, flat, entrance, floor, comment } = values;
  return { ...contacts, locality, street, flat, entrance, floor, comment, ...seen };
}

/**
 * Places the order and keeps its secret. A repeat of the same request after a lost answer carries
 * the same key, also after a reload, so that one press never makes two orders. Rejects with a
 * `Fault`.
 */
export function placeOrder(
  body: Request,
  { isPreorder, locale }: { isPreorder: boolean; locale: Locale },
): Promise<Placed> {
  const query = { cart_id: cartId(), is_preorder: isPreorder ? "true" : undefined } as const;
  const request = JSON.stringify({ query, body });
  const before = readAttempt();
  const key = before?.request === request ? before.key : crypto.randomUUID();
  return send({ key, request }, locale);
}

/**
 * When the cart is empty because its order was placed and the answer was lost: asks for the answer
 * again by the same key, so that the order's page opens here.
 */
export async function recoverOrder(locale: Locale): Promise<void> {
  const attempt = readAttempt();
  if (attempt) await send(attempt, locale).catch(() => undefined);
}

async function send(attempt: Attempt, locale: Locale): Promise<Placed> {
  keepAttempt(attempt);
  try {
    const api = apiIn(locale, { idempotencyKey: attempt.key });
    const { query, body } = JSON.parse(attempt.request);
    const { number, key, payment_url } = await api("POST orders/", { query, body });
    keepOrderKey(number, key);
    forgetAttempt();
    // The server has emptied the cart: the other tabs read it anew.
    keepCartId(query.cart_id ?? null);
    return { number, payment_url };
  } catch (fault) {
    if (isFault(fault) && isDecided(fault)) forgetAttempt();
    throw fault;
  }
}

/** The server has said no: nothing was placed, and the next try is another one. */
function isDecided({ status, body }: Fault): boolean {
  const isAsked = ["idempotency_in_progress", "too_many_requests"].includes(body?.code ?? "");
  return status >= 400 && status < 500 && !isAsked;
}

/** One press of the button, as it is repeated until the server has answered it. */
interface Attempt {
  key: string;
  /** Query and body, as JSON. */
  request: string;
}

const storageKey = "order_attempt";
/** Holds the attempt where storage is closed. */
let inThisTab: Attempt | undefined;

function keepAttempt(attempt: Attempt): void {
  inThisTab = attempt;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(attempt));
  } catch {
    // It holds as long as the page lives.
  }
}

function readAttempt(): Attempt | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "null") ?? inThisTab;
  } catch {
    return inThisTab;
  }
}

function forgetAttempt(): void {
  inThisTab = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There was none.
  }
}
