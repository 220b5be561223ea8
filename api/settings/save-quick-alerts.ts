import type { Said } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { checkAddress } from "./check-address.ts";
import { replaceQuickAlerts } from "./write-queries.ts";

export interface QuickAlertInput {
  text: Said;
  /** CSS colors; without them the bar's own. */
  text_color?: string;
  bg_color?: string;
  url?: string;
  publish_from?: Date | null;
  publish_until?: Date | null;
}

/** Makes the announcements of a bar exactly these. Wants a transaction. */
export async function saveQuickAlerts(
  db: Db,
  siteId: number,
  place: "header" | "footer",
  alerts: readonly QuickAlertInput[],
): Promise<void> {
  const rows = alerts.map((alert, position) => ({
    site_id: siteId,
    place,
    position,
    text: JSON.stringify(alert.text),
    text_color: alert.text_color ?? "",
    bg_color: alert.bg_color ?? "",
    url: checkAddress(alert.url ?? ""),
    publish_from: alert.publish_from ?? null,
    publish_until: alert.publish_until ?? null,
  }));
  await replaceQuickAlerts(db, siteId, place, rows);
}
