const idKey = "cart_id";
/** Written on every change, so that other tabs read the cart anew. */
const changedKey = "cart_changed";

/** Holds the id where storage is closed: the cart then lives as long as the tab. */
let inThisTab: string | undefined;

/** The stored id of this browser's cart; undefined where there is none. */
export function cartId(): string | undefined {
  try {
    return localStorage.getItem(idKey) ?? undefined;
  } catch {
    return inThisTab;
  }
}

/** Keeps the id that the server answered; null forgets it. */
export function keepCartId(id: string | null, isChanged = true): void {
  inThisTab = id ?? undefined;
  try {
    if (id) localStorage.setItem(idKey, id);
    else localStorage.removeItem(idKey);
    if (isChanged) localStorage.setItem(changedKey, String(Date.now()));
  } catch {
    // Kept in this tab alone.
  }
}

/** Tells when another tab has changed the cart, until `left` is aborted. */
export function onOtherTab(told: () => void, left: AbortSignal): void {
  const stored = ({ key }: StorageEvent) => (key === changedKey || key === idKey) && told();
  addEventListener("storage", stored, { signal: left });
}
