import { typeset } from "./typography.ts";

/** The handbook of product labels: on one card, and as the name of a group. */
export const labels = {
  new: { title: typeset("Новинка", "New"), titlePlural: typeset("Новинки", "New in") },
  bestseller: {
    title: typeset("Выбор покупателей", "Bestseller"),
    titlePlural: typeset("Выбор покупателей", "Bestsellers"),
  },
  sale: { title: typeset("Распродажа", "Sale"), titlePlural: typeset("Распродажа", "Sale") },
  "last-size": {
    title: typeset("Последний размер", "Last size"),
    titlePlural: typeset("Последние размеры", "Last sizes"),
  },
  handmade: {
    title: typeset("Ручная работа", "Made by hand"),
    titlePlural: typeset("Сделано вручную", "Made by hand"),
  },
};

export type LabelSlug = keyof typeof labels;
