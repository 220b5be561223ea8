import type { Db } from "../context.ts";
import { checkSetting, cleanSetting, type SettingName } from "./setting-values.ts";
import { upsertSettings } from "./write-queries.ts";

/**
 * Sets what the owner sets once for the site. A text is one string for both languages or
 * `{ru, en}`; what is shown as HTML is cleaned. @throws Invalid naming the setting.
 */
export async function saveSettings(
  db: Db,
  siteId: number,
  values: Partial<Record<SettingName, unknown>>,
): Promise<void> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) checkSetting(name, value);
  const cleaned = given.map(([name, value]) => [name, cleanSetting(name, value)] as const);
  if (cleaned.length > 0) await upsertSettings(db, siteId, cleaned);
}
