import { pluralIn } from "../plural.ts";

const plural = pluralIn("ru");

/** Words of a product's own page. */
export const product = {
  pictures: "Фотографии",
  pictureOf: (picture: number, pictures: number) => `Фото ${picture} из ${pictures}`,
  enlarge: "Увеличить",
  color: "Цвет",
  size: "Размер",
  noSizeYet: "не выбран",
  sizeGuide: "Таблица размеров",
  label: "На этикетке",
  otherLabel: "Соответствует",
  lastOne: (size: string) => `${size} — последний`,
  fewLeft: (size: string) => `${size} — осталось мало`,
  onlyInShopsSize: (size: string) => `${size} — только в\u00a0магазинах`,
  sizeEnded: "закончился",
  addToCart: "Добавить в\u00a0корзину",
  preorder: "Оформить предзаказ",
  adding: "Добавляем",
  itemEnded: "Вещь закончилась",
  comingSoon: "Скоро в\u00a0продаже",
  onlyInShops: "Только в\u00a0магазинах",
  shipsOn: (date: string) => `Отправим ${date}`,
  lowestPrice: (price: string) => `Минимальная цена за\u00a030\u00a0дней — ${price}`,
  sku: (sku: string) => `Артикул ${sku}`,
  deliveryTo: (city: string) => city,
  free: "бесплатно",
  from: (date: string) => `с\u00a0${date}`,
  today: "сегодня",
  tomorrow: "завтра",
  noDelivery: "В этот город пока не доставляем",
  change: "Изменить",
  inShops: (count: number) =>
    plural(count, {
      one: "Есть в\u00a0#\u00a0магазине",
      other: "Есть в\u00a0#\u00a0магазинах",
    }),
  nearest: (address: string) => `Ближайший\u00a0— ${address}`,
  show: "Показать",
  shopsWith: "Где примерить сегодня",
  sizesInShop: (sizes: string) => `Размеры: ${sizes}`,
  checking: "Проверяем наличие",
  notChecked: "Не удалось проверить наличие. Попробуйте обновить страницу.",
  facts: "Подробности",
  deliveryAndReturns: "Доставка и\u00a0возврат",
  deliveryText:
    "Привезём курьером или отложим в\u00a0магазине. Точный день и\u00a0цену для вашего города покажем до\u00a0оплаты.",
  moreOnDelivery: "Подробно о\u00a0доставке",
  moreOnReturns: "Подробно о\u00a0возврате",
  madeIn: (country: string) => `Страна производства: ${country}`,
  completeTheLook: "Завершить образ",
  lookText: (total: string) =>
    `С\u00a0этой вещью мы\u00a0носим то, что рядом. Весь образ — ${total}`,
  similar: "Похожие вещи",
};
