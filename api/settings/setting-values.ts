import { z } from "zod";
import { type Locale, type Said, said } from "#contract/locale.ts";
import { Settings } from "#contract/settings.ts";
import { cleanHtml, cleanSaid } from "../html/clean-html.ts";
import { Invalid } from "../refuse.ts";

/** What the owner sets name by name; the seller stands in a table of its own. */
export type SettingName = Exclude<keyof Settings, "seller">;

const SaidText = z.strictObject({ ru: z.string().optional(), en: z.string().optional() });

/** What is meant while the owner has not set it: else "", false, 0. */
const defaults: Partial<Settings> = {
  is_old_price: true,
  show_3_level_catalog: true,
  show_quick_alerts: true,
  quick_alerts_duration: 5,
  quick_alerts_footer_duration: 5,
  theme: "",
  privacy_policy: null,
};

export const settingNames = Object.keys(Settings.shape).filter(
  (name) => name !== "seller",
) as SettingName[];

/** A text may be given once for both languages or in each. */
function isText(name: SettingName): boolean {
  return Settings.shape[name] instanceof z.ZodString;
}

/** Checks a value before it is kept. @throws Invalid naming the setting. */
export function checkSetting(name: string, value: unknown): void {
  const known = settingNames.find((one) => one === name);
  const schema = known && (isText(known) ? z.union([z.string(), SaidText]) : Settings.shape[known]);
  if (!schema?.safeParse(value).success) {
    throw new Invalid([{ name, message: `Not a value of a setting: ${JSON.stringify(value)}` }]);
  }
}

/** Texts that pages show as HTML, for the links in them. */
const html: readonly string[] = ["cookie_bar_text"] satisfies SettingName[];

/** A checked value as it is kept. */
export function cleanSetting(name: string, value: unknown): unknown {
  if (!html.includes(name)) return value;
  return typeof value === "string" ? cleanHtml(value) : cleanSaid(value as Said);
}

/** Every setting in one language, from the values that are kept. */
export function presentSettings(
  kept: ReadonlyMap<string, unknown>,
  locale: Locale,
): Omit<Settings, "seller"> {
  const entries = settingNames.map((name) => {
    const value = kept.get(name) ?? defaults[name];
    if (!isText(name)) return [name, value === undefined ? blankOf(name) : value];
    return [name, typeof value === "string" ? value : said(value as Said | undefined, locale)];
  });
  return Object.fromEntries(entries);
}

function blankOf(name: SettingName): false | 0 {
  return Settings.shape[name] instanceof z.ZodBoolean ? false : 0;
}
