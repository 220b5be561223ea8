import { Invalid } from "../refuse.ts";

const outside = /^(?:https?:\/\/[^\s/]|mailto:|tel:)\S*$/i;
const inside = /^\/(?![/\\])\S*$/;

/**
 * An address that the shop may link to: a path of its own, or http(s), mailto, tel. Nothing that
 * acts (`javascript:`) or leads off by a trick (`//host`). @throws Invalid
 */
export function checkAddress(url: string): string {
  if (url === "" || url.startsWith("#") || inside.test(url) || outside.test(url)) return url;
  throw new Invalid([{ name: "url", message: `Not an address to link to: ${url}` }]);
}
