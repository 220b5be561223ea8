/** Stands for the shop itself while an address is read. */
const here = "https://shop.invalid";

/** Signs that a browser takes in an address, and the standard does not. */
const unclean = /[|^`{}[\]\\]/g;

/**
 * The address of a link as a browser would read it, in signs that may stand in one: `/size guide`
 * becomes `/size%20guide`. Null for what is no address.
 */
export function cleanAddress(address: string): string | null {
  const url = URL.parse(address, here);
  if (!url) return null;
  const { protocol, origin, pathname, search, hash } = url;
  if (protocol !== "http:" && protocol !== "https:") {
    return `${protocol}${pathname.replace(/[\s()]/g, "")}${search}`;
  }
  const path = address.trim().startsWith("#") ? hash : pathname + search + hash;
  const clean = path.replace(unclean, encodeURIComponent);
  return origin === here ? clean : origin + clean;
}
