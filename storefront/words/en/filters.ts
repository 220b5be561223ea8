import { roubleWord } from "#contract/money.ts";
import { pluralIn } from "../plural.ts";
import type { filters as ru } from "../ru/filters.ts";

const plural = pluralIn("en");

export const filters: typeof ru = {
  title: "Filters",
  chosen: "Chosen",
  remove: "Remove: ",
  reset: "Clear all",
  resetShort: "Clear",
  from: "from",
  to: "to",
  inRoubles: roubleWord.en,
  priceFrom: (from) => `from\u00a0${from}`,
  priceTo: (to) => `up to\u00a0${to}`,
  priceBetween: (from, to) => `${from}\u2009–\u2009${to}`,
  priceAndStock: "Price and stock",
  stock: "Stock",
  inStock: "In stock",
  sale: "On sale",
  find: (group) => `Find: ${group.toLowerCase()}`,
  noValue: "There is none",
  show: (count) => plural(count, { one: "Show #\u00a0piece", other: "Show #\u00a0pieces" }),
  showAnyway: "Show",
  nothing: "There are no such pieces",
  uncounted: "We could not count them. Your choice is kept and can be shown.",
  notFound: "No such pieces were found",
  notFoundMore: "Try leaving out something of what you chose.",
  resetFilters: "Remove the filters",
  sortBigDiscount: "Discount, high to low",
  sortSmallDiscount: "Discount, low to high",
  sortLabel: (labels) => `${labels} first`,
};
