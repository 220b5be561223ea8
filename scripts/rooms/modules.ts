/** A module may build on those to its left; `docs/decisions/` says why there is an order. */
const ORDER = [
  "settings",
  "staff",
  "messages",
  "media",
  "localities",
  "catalog",
  "sets",
  "stock",
  "shops",
  "content",
  "delivery",
  "payments",
  "cart",
  "orders",
  "search",
  "recommendations",
  "seo",
];

/** "cart" for "api/cart/add-item.ts"; undefined for what is no module. */
export function moduleOf(path: string): string | undefined {
  const [room, folder] = path.split("/");
  return room === "api" && folder && ORDER.includes(folder) ? folder : undefined;
}

export function standsLeftOf(left: string, right: string): boolean {
  return ORDER.indexOf(left) < ORDER.indexOf(right);
}

/** Doors compose use cases of any module in one transaction. */
export function isDoor(path: string): boolean {
  return /(^|[/-])(routes|jobs|command)\.ts$/.test(path);
}
