import { describe, expect, test } from "vitest";
import { cart as enCart } from "./en/cart.ts";
import { faults as enFaults } from "./en/faults.ts";
import { filters as enFilters } from "./en/filters.ts";
import { finding as enFinding } from "./en/finding/finding.ts";
import { frame as enFrame } from "./en/frame.ts";
import { ordering as enOrdering } from "./en/ordering/ordering.ts";
import { recommendations as enRecommendations } from "./en/recommendations.ts";
import { sets as enSets } from "./en/sets.ts";
import { en } from "./en/words.ts";
import { pluralIn } from "./plural.ts";
import { cart as ruCart } from "./ru/cart.ts";
import { faults as ruFaults } from "./ru/faults.ts";
import { filters as ruFilters } from "./ru/filters.ts";
import { finding as ruFinding } from "./ru/finding/finding.ts";
import { frame as ruFrame } from "./ru/frame.ts";
import { ordering as ruOrdering } from "./ru/ordering/ordering.ts";
import { recommendations as ruRecommendations } from "./ru/recommendations.ts";
import { sets as ruSets } from "./ru/sets.ts";
import { ru } from "./ru/words.ts";

/** Texts that are agreed upon word by word. */
const specified = {
  en: [
    "The server is temporarily unavailable.",
    "Invalid request",
    "Forbidden",
    "Page not found",
    "Server error",
    "An error has occurred",
    "Error sending data",
    "Checkout error",
    "Coupon applying error",
    "Gift card applying error",
    "Error loading certificate information",
    "Failed to get favorites list",
    "Order payment error",
    "Unable to pay for the order",
    "Could not register a payment in the bank",
    "Checking order status",
    "Order paid successfully",
    "Required",
    "Invalid email address",
    "Please enter a valid email",
    "Field Phone is required",
    "Enter no more than 254 characters",
    "Enter at least 15 characters",
    "Enter at least 2 characters",
    "Correct form errors",
    "Birthday format DD.MM.YYYY",
    "Only 1 size can be pre-ordered",
    "Coupon is not available for selected payment type",
    "Payment is not available for the specified type of delivery",
  ],
  ru: ["Сервер временно недоступен.", "Ошибка при входе в систему", "Ошибка"],
};

function textsOf(faults: typeof ruFaults, field: string): string[] {
  const { fieldRequired, maxLength, minLength, ...plain } = faults;
  return [...Object.values(plain), fieldRequired(field), maxLength(254), minLength(15)];
}

function shapeOf(words: object): unknown {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === "object" ? shapeOf(value) : typeof value,
    ]),
  );
}

describe("the shop's words", () => {
  test("hold every text that is agreed upon, letter by letter", () => {
    expect(textsOf(enFaults, "Phone")).toEqual(expect.arrayContaining(specified.en));
    expect(textsOf(ruFaults, "Телефон")).toEqual(expect.arrayContaining(specified.ru));
  });

  test("say the same things in both languages", () => {
    for (const [one, other] of [
      [ru, en],
      [ruFaults, enFaults],
      [ruFrame, enFrame],
      [ruCart, enCart],
      [ruOrdering, enOrdering],
      [ruFinding, enFinding],
      [ruFilters, enFilters],
      [ruRecommendations, enRecommendations],
      [ruSets, enSets],
    ] as const) {
      expect(shapeOf(other)).toEqual(shapeOf(one));
    }
  });

  test("are all there: no empty text, no Russian left in English", () => {
    const english = JSON.stringify([
      en,
      enFaults,
      enFrame,
      enCart,
      enOrdering,
      enFinding,
      enFilters,
      enRecommendations,
      enSets,
    ]);
    expect(english).not.toMatch(/[а-яё]/i);
    expect(JSON.stringify([ru, en, ruFaults, enFaults, ruFrame, enFrame])).not.toContain('""');
  });

  test("count as Russians and Englishmen do", () => {
    const forms = { one: "# вещь", few: "# вещи", other: "# вещей" };
    const russian = [1, 2, 5, 11, 21, 112].map((count) => pluralIn("ru")(count, forms));
    expect(russian).toEqual(["1 вещь", "2 вещи", "5 вещей", "11 вещей", "21 вещь", "112 вещей"]);
    expect([1, 2].map(en.common.pieces)).toEqual(["1\u00a0piece", "2\u00a0pieces"]);
  });
});
