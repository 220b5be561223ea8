import { pluralIn } from "../plural.ts";

const plural = pluralIn("ru");

/** Words of looks: their lists and each look's own page. */
export const sets = {
  looks: "Образы",
  all: "Все",
  looksOf: (category: string) => `Образы: ${category}`,
  departments: "Разделы образов",
  none: "Образов здесь пока нет",
  noneMore: "Мы\u00a0собираем их медленно. А\u00a0пока посмотрите вещи по\u00a0отдельности.",
  pieces: "Вещи образа",
  wholeLook: (total: string) => `Весь образ — ${total}`,
  canBeHad: (total: string) => `Можно взять сейчас — ${total}`,
  howTo: "Выберите размеры: можно взять весь образ или его часть.",
  without: "Без этой вещи",
  withoutThis: (title: string) => `Без этой вещи: ${title}`,
  notChecked: "Не удалось узнать размеры.",
  add: "Добавить в\u00a0корзину",
  addAll: (total: string) => `Добавить весь образ\u00a0— ${total}`,
  addSome: (count: number, total: string) =>
    plural(count, {
      one: `Добавить #\u00a0вещь\u00a0— ${total}`,
      few: `Добавить #\u00a0вещи\u00a0— ${total}`,
      other: `Добавить #\u00a0вещей\u00a0— ${total}`,
    }),
  chooseFirst: "Сначала выберите размер хотя бы одной вещи.",
  noneLeft: "Сейчас из\u00a0этого образа ничего нельзя положить в\u00a0корзину.",
  moreLooks: "Другие образы",
};
