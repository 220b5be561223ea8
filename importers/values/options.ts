import type { Locale, Said } from "#contract/locale.ts";
import type { NeutralAttribute } from "../neutral.ts";
import { cleanText } from "./html.ts";
import { sayIn } from "./language.ts";
import { slugOrHash } from "./slug.ts";

/** What a variant differs by: color, size, or something of the shop's own. */
export function axisOf(name: string): "color" | "size" | "other" {
  const word = name.trim().toLowerCase();
  if (/^(colou?r|цвет|tsvet|shade|оттенок)(?![a-zа-я])/u.test(word) || /[_ ]colou?r$/.test(word)) {
    return "color";
  }
  if (/(^|[_ -])size([_ -]|$)/.test(word) || /^(размер|razmer|рост)/u.test(word)) return "size";
  return "other";
}

/** Titles in both languages of what shops commonly tell about clothes. */
const titles = new Map<string, Said>(
  Object.entries({
    material: { ru: "Материал", en: "Material" },
    fabric: { ru: "Ткань", en: "Fabric" },
    composition: { ru: "Состав", en: "Composition" },
    pattern: { ru: "Рисунок", en: "Pattern" },
    style: { ru: "Фасон", en: "Style" },
    style_general: { ru: "Фасон", en: "Style" },
    style_bottom: { ru: "Посадка", en: "Fit" },
    climate: { ru: "Для погоды", en: "Climate" },
    season: { ru: "Сезон", en: "Season" },
    gender: { ru: "Пол", en: "Gender" },
    age_group: { ru: "Возраст", en: "Age group" },
    sleeve: { ru: "Рукав", en: "Sleeve" },
    collar: { ru: "Ворот", en: "Collar" },
    activity: { ru: "Занятие", en: "Activity" },
    tags: { ru: "Метки", en: "Tags" },
  }),
);

/**
 * An attribute by its code and values as written: "Yes" and "No" alone are a flag, a value longer
 * than 120 characters is a text, all else are options.
 */
export function attributeOf(
  code: string,
  values: readonly string[],
  language: Locale,
  clean: { html(text: string): string },
): NeutralAttribute | null {
  const said = values.map((value) => value.trim()).filter((value) => value !== "");
  const [first] = said;
  if (first === undefined) return null;
  const slug = slugOrHash(code);
  const title = titles.get(slug.replaceAll("-", "_")) ?? sayIn(language, titleOfCode(code));
  if (said.length === 1 && /^(yes|no|да|нет)$/i.test(first)) {
    return { slug, title, value: { boolean: /^(yes|да)$/i.test(first) } };
  }
  if (said.some((value) => value.length > 120)) {
    return { slug, title, value: { text: sayIn(language, clean.html(said.join(", "))) } };
  }
  const options = [...new Set(said.map((value) => cleanText(value, 120)))].filter(Boolean);
  return { slug, title, value: { options: options.map((value) => sayIn(language, value)) } };
}

function titleOfCode(code: string): string {
  const words = cleanText(code, 80).replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
