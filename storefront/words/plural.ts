import type { Locale } from "#contract/locale.ts";

/** Forms by Intl's categories; a missing one falls back to `other`. `#` stands for the number. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `pluralIn("ru")(3, { one: "# вещь", few: "# вещи", other: "# вещей" })` is "3 вещи". */
export function pluralIn(locale: Locale): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replace("#", () => String(count));
}
