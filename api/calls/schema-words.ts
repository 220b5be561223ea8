import type { z } from "zod";
import type { Locale } from "#contract/locale.ts";

/** The keyed messages of forms (`forms.errors.…`) as sentences, for faults told by the server. */
const words = {
  required: { ru: "Обязательное поле", en: "Required" },
  email: {
    ru: "Введите правильный адрес электронной почты",
    en: "Please enter a valid email",
  },
  phone: { ru: "Введите номер телефона полностью", en: "Please enter the whole phone number" },
  maxLength: {
    ru: "Введите не больше {max} символов",
    en: "Enter no more than {max} characters",
  },
  minLength: { ru: "Введите не меньше {min} символов", en: "Enter at least {min} characters" },
  abovePrice: {
    ru: "Старая цена должна быть выше новой",
    en: "The old price has to be above the price",
  },
  roubles: {
    ru: "Не больше двух знаков после запятой",
    en: "No more than two decimals",
  },
  above: { ru: "Введите больше {min}", en: "Enter more than {min}" },
  atLeast: { ru: "Введите не меньше {min}", en: "Enter no less than {min}" },
  atMost: { ru: "Введите не больше {max}", en: "Enter no more than {max}" },
  notZero: { ru: "Введите не ноль", en: "Enter another number than 0" },
  unknown: { ru: "Неизвестное поле", en: "Unknown field" },
  invalid: { ru: "Неверное значение", en: "Invalid value" },
} as const;

type Issue = z.core.$ZodIssue;

function keyOf(issue: Issue): keyof typeof words {
  if (issue.message in words) return issue.message as keyof typeof words;
  if (issue.code === "unrecognized_keys") return "unknown";
  if (issue.code === "too_big") {
    if (issue.origin === "string") return "maxLength";
    if (issue.origin === "number" && issue.inclusive) return "atMost";
  }
  if (issue.code === "too_small") {
    if (issue.origin === "string") return "minLength";
    if (issue.origin === "number") return issue.inclusive ? "atLeast" : "above";
  }
  if (issue.code === "invalid_type" && (issue.input ?? null) === null) return "required";
  return "invalid";
}

/** A sentence on its own, for faults that no schema finds. */
export function wordOf(key: "invalid", locale: Locale): string {
  return words[key][locale];
}

/** A schema's fault in the shopper's language. */
export function issueWords(issue: Issue, locale: Locale): string {
  const bounds: Record<string, unknown> = { ...issue };
  return words[keyOf(issue)][locale]
    .replace("{max}", String(bounds.maximum ?? ""))
    .replace("{min}", String(bounds.minimum ?? ""));
}
