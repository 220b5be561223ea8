import { pluralIn } from "../../plural.ts";

const plural = pluralIn("ru");

/** Words of the cart's own page. */
export const cartPage = {
  title: "Корзина",
  empty: "В\u00a0корзине пока ничего нет",
  emptyMore: "Выберите вещь, и\u00a0она подождёт вас здесь.",
  toCatalog: "В\u00a0каталог",
  failed: "Корзину не\u00a0удалось загрузить",
  items: "Вещи в\u00a0корзине",
  size: "Размер",
  quantity: "Количество",
  less: (title: string) => `Убавить: ${title}`,
  more: (title: string) => `Добавить ещё: ${title}`,
  remove: "Убрать",
  removeThis: (title: string) => `Убрать из корзины: ${title}`,
  removed: (title: string) => `${title}\u00a0— убрали из\u00a0корзины`,
  putBack: "Вернуть",
  priceUp: (before: string) => `Цена выросла, было ${before}`,
  priceDown: (before: string) => `Цена снизилась, было ${before}`,
  gone: "Вещь закончилась. Уберите её из\u00a0корзины, чтобы оформить остальное",
  onlyLeft: (count: number) =>
    plural(count, {
      one: "Осталась #\u00a0штука",
      few: "Осталось #\u00a0штуки",
      other: "Осталось #\u00a0штук",
    }),
  takeLeft: (count: number) => `Взять ${count}`,
  soldOutSize: (size: string) => `${size}\u00a0— нет`,
  blocked: "Некоторых вещей уже\u00a0нет. Уберите их, чтобы продолжить",
  removeGone: "Убрать то, чего нет",
  goods: "Товары",
  sale: "Скидка",
  promotions: "Акции",
  total: "Итого",
  withoutDelivery: "Без доставки: её посчитаем на\u00a0следующем шаге",
  checkout: "Перейти к\u00a0доставке",
  preorder: "Предзаказ",
  preorderApart: "Оформляется отдельно от\u00a0остальных вещей",
  toPreorder: "Оформить предзаказ",
};
