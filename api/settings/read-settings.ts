import { type Locale, said } from "#contract/locale.ts";
import type { Menu, MenuName, QuickAlert, Settings } from "#contract/settings.ts";
import type { Db } from "../context.ts";
import { menuTrees } from "./menu-tree.ts";
import {
  type QuickAlertRow,
  selectMenuItems,
  selectQuickAlerts,
  selectSeller,
  selectSettings,
} from "./queries.ts";
import { presentSettings } from "./setting-values.ts";

export interface SiteSettings {
  settings: Settings;
  quick_alerts: QuickAlert[];
  quick_alerts_footer: QuickAlert[];
  menus: Partial<Record<MenuName, Menu>>;
  /** When an announcement begins or ends; null when none will. */
  validUntil: Date | null;
}

/** What the owner has set for the site, in one language; the shop's tag for it is "settings". */
export async function readSettings(db: Db, siteId: number, locale: Locale): Promise<SiteSettings> {
  const [kept, seller, menuItems, alerts] = await Promise.all([
    selectSettings(db, siteId),
    selectSeller(db, siteId),
    selectMenuItems(db, siteId),
    selectQuickAlerts(db, siteId),
  ]);
  const values = presentSettings(new Map(kept.map(({ name, value }) => [name, value])), locale);
  return {
    settings: {
      ...values,
      shop_name: values.shop_name || said(seller?.site_name, locale),
      seller: {
        name: seller?.name ?? "",
        inn: seller?.inn ?? "",
        ogrn: seller?.ogrn ?? "",
        address: seller?.address ?? "",
      },
    },
    quick_alerts: shownAt("header", alerts, locale),
    quick_alerts_footer: shownAt("footer", alerts, locale),
    menus: menuTrees(menuItems, locale),
    validUntil: earliest(alerts.map((alert) => alert.changes_at)),
  };
}

function shownAt(
  place: QuickAlertRow["place"],
  alerts: readonly QuickAlertRow[],
  locale: Locale,
): QuickAlert[] {
  return alerts
    .filter((alert) => alert.place === place && alert.is_shown)
    .map(({ id, text, text_color, bg_color, url }) => ({
      id,
      text: said(text, locale),
      text_color,
      bg_color,
      url,
    }));
}

/** The first of some times; null when there is none. */
export function earliest(times: readonly (Date | null)[]): Date | null {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? new Date(Math.min(...known.map(Number))) : null;
}
