const prefix = "order_key:";
const lastKey = "last_order";

/** Keeps the secret that opens a guest's order, in this browser alone. */
export function keepOrderKey(number: string, key: string): void {
  try {
    localStorage.setItem(prefix + number, key);
    localStorage.setItem(lastKey, number);
  } catch {
    // Without storage the letter's link still opens the order.
  }
}

/** The secret of an order that was placed or opened in this browser. */
export function orderKey(number: string): string | undefined {
  try {
    return localStorage.getItem(prefix + number) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Number of the order placed last in this browser. */
export function lastOrder(): string | undefined {
  try {
    return localStorage.getItem(lastKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes the secret out of `#key=…`, where the letter's link has it, and out of the address, so that
 * it is not passed on with a copied link. A fragment never reaches a server.
 */
export function takeKeyFromAddress(number: string): void {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (!key) return;
  keepOrderKey(number, key);
  history.replaceState(history.state, "", location.pathname + location.search);
}
