import { pluralIn } from "../../plural.ts";
import { faults } from "../faults.ts";

const plural = pluralIn("ru");

/** Words of the page of what the shopper likes. */
export const favorites = {
  title: "Избранное",
  empty: "Здесь соберётся то, что\u00a0нравится",
  emptyMore: "Нажмите на\u00a0сердечко у\u00a0любой вещи, и\u00a0она будет ждать вас здесь.",
  toCatalog: "Смотреть каталог",
  failed: faults.favorites,
  more: "Показать ещё",
  removed: (title: string) => `«${title}» больше не\u00a0в\u00a0избранном`,
  restore: "Вернуть",
  gone: (count: number) =>
    plural(count, {
      one: "#\u00a0вещи больше нет в\u00a0магазине",
      other: "#\u00a0вещей больше нет в\u00a0магазине",
    }),
  forget: "Убрать из\u00a0списка",
};
