import type { Vars } from "#contract/settings.ts";
import type { ShopOnServer } from "./api.ts";

/** Settings, menus and categories in the visit's language, kept until one of them changes. */
export function keptVars({ keep, locale }: ShopOnServer): Promise<Vars> {
  return keep(`vars ${locale}`, (api) => api("GET vars/"));
}
