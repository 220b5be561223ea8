import { Invalid } from "../refuse.ts";

const outside = /^(?:https?:\/\/[^\s/]|mailto:|tel:)\S*$/i;
const inside = /^\/(?![/\\])\S*$/;

/**
 * Whether the shop may link to it: a path of its own, or http(s), mailto, tel. Nothing that acts
 * (`javascript:`) or leads off by a trick (`//host`).
 */
export function isAddress(url: string): boolean {
  return url === "" || url.startsWith("#") || inside.test(url) || outside.test(url);
}

/** The same address. @throws Invalid for one that the shop may not link to. */
export function checkAddress(url: string): string {
  if (isAddress(url)) return url;
  throw new Invalid([{ name: "url", message: `Not an address to link to: ${url}` }]);
}
