import { setCookie } from "../../cookies.ts";

/**
 * Leaves for the bank's page. One on the shop's own host, the sandbox's, has no script and reads
 * from a cookie which theme the shopper comes from.
 */
export function goToBank(url: string): void {
  const { theme } = document.documentElement.dataset;
  if (theme) setCookie("theme", theme);
  location.assign(url);
}
