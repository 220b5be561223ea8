import { roubleWord } from "#contract/money.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("ru");

/** Words of what narrows and orders a list of products. */
export const filters = {
  title: "Фильтры",
  chosen: "Выбрано",
  remove: "Убрать: ",
  reset: "Сбросить всё",
  resetShort: "Сбросить",
  from: "от",
  to: "до",
  inRoubles: roubleWord.ru,
  priceFrom: (from: string) => `от\u00a0${from}`,
  priceTo: (to: string) => `до\u00a0${to}`,
  priceBetween: (from: string, to: string) => `${from}\u2009–\u2009${to}`,
  priceAndStock: "Цена и\u00a0наличие",
  stock: "Наличие",
  inStock: "В наличии",
  sale: "Со скидкой",
  /** Searches a long list of values. @param group "Бренд" */
  find: (group: string) => `Найти: ${asWithin(group)}`,
  noValue: "Такого нет",
  show: (count: number) =>
    plural(count, {
      one: "Показать #\u00a0вещь",
      few: "Показать #\u00a0вещи",
      other: "Показать #\u00a0вещей",
    }),
  showAnyway: "Показать",
  nothing: "Таких вещей нет",
  uncounted: "Не получилось посчитать. Выбор сохранён, его можно показать.",
  notFound: "Таких вещей не нашлось",
  notFoundMore: "Попробуйте убрать что-нибудь из выбранного.",
  resetFilters: "Убрать фильтры",
  sortBigDiscount: "Сначала большие скидки",
  sortSmallDiscount: "Сначала маленькие скидки",
  /** @param labels as the owner calls them: "Новинки" */
  sortLabel: (labels: string) => `Сначала ${asWithin(labels)}`,
};

/** An abbreviation keeps its capitals: "Новинки" → "новинки", "ЭКО" → "ЭКО". */
function asWithin(title: string): string {
  return /^.\p{Lu}/u.test(title) ? title : title.slice(0, 1).toLowerCase() + title.slice(1);
}
