import type { Handlers } from "../calls/serve.ts";
import { listCategories, listCollections } from "../catalog/public.ts";
import { earliest, readSettings } from "./read-settings.ts";

export const settingsHandlers: Handlers = {
  "GET vars/": async (_, context) => {
    const { db, siteId, locale } = context;
    context.tag("settings");
    const [{ validUntil: alertsUntil, ...settings }, { collections, changes }, categories] =
      await Promise.all([
        readSettings(db, siteId, locale),
        listCollections(db, siteId, locale),
        listCategories(db, siteId, locale),
      ]);
    const until = earliest([alertsUntil, ...changes]);
    if (until) context.validUntil(until);
    return { ...settings, collections, categories };
  },
};
