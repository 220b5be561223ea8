import { roublesIn } from "#contract/money.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("ru");

/** Words of every page. */
export const common = {
  ok: "ОК",
  cancel: "Отменить",
  close: "Закрыть",
  back: "Назад",
  again: "Попробовать ещё раз",
  failedPage: "Страница не\u00a0загрузилась",
  home: "Главная",
  next: "Вперёд",
  previous: "Назад",
  roubles: (sum: number) => roublesIn("ru", sum),
  pieces: (count: number) =>
    plural(count, { one: "#\u00a0вещь", few: "#\u00a0вещи", other: "#\u00a0вещей" }),
  slideOf: (slide: number, slides: number) => `${slide} из ${slides}`,
  pageUp: "Наверх",
  loading: "Загружаем",
  offline: "Нет связи с интернетом. Показываем то, что уже загружено",
  online: "Связь вернулась",
  acceptCookies: "Хорошо",
  closeCookies: "Закрыть уведомление о файлах cookie",
  yourCity: (city: string) => `Ваш город — ${city}?`,
  cityIsRight: "Да, верно",
  cityIsOther: "Выбрать другой",
  chooseCity: "Куда доставить",
  cityName: "Город",
  noSuchCity: "Такого города в списке нет",
  openShop: "Открыть магазин",
};
