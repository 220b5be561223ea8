import { type Utm, utmMaxLength, utmNames } from "#contract/utm.ts";

const storageKey = "utm";

/**
 * Keeps the marketing parameters of the address that the shopper came by, in this browser. The last
 * visit that brought any counts, with what it brought and no more.
 *
 * @param search of the address, "?utm_source=…"
 */
export function keepUtm(search: string): void {
  const query = new URLSearchParams(search);
  const utm = utmOf((name) => query.get(`utm_${name}`));
  if (Object.keys(utm).length === 0) return;
  try {
    localStorage.setItem(storageKey, JSON.stringify(utm));
  } catch {
    // Without storage the order goes without them.
  }
}

/** What was kept; nothing in a browser that came by itself. */
export function keptUtm(): Utm {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    return utmOf((name) => kept[name]);
  } catch {
    return {};
  }
}

/** No value is such that an order could be refused for it. */
function utmOf(read: (name: keyof Utm) => unknown): Utm {
  const utm: Utm = {};
  for (const name of utmNames) {
    const value = String(read(name) ?? "").trim();
    if (value) utm[name] = value.slice(0, utmMaxLength);
  }
  return utm;
}
