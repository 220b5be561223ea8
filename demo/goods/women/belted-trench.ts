import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const beltedTrench: Model = {
  slug: "belted-trench",
  cut: "trench",
  cloth: "gabardine",
  brand: "veretie",
  category: "women/clothing/coats-and-jackets",
  title: typeset("Тренч из плотного хлопка с поясом", "Belted cotton trench coat"),
  description: typeset(
    "Хлопковый габардин с водоотталкивающей пропиткой выдерживает час мелкого дождя. Отлётная кокетка не даёт спине промокнуть, погоны на пуговицах удерживают на плече ремень сумки. Пояс можно застегнуть на пряжку или завязать узлом.",
    "Showerproof cotton gabardine that will see you through an hour of drizzle. The storm flap across the back sheds the rain, and the buttoned epaulettes keep a bag strap from slipping off the shoulder. Buckle the belt or simply knot it, as we do, and wear the coat with jeans or over a dress.",
  ),
  composition: typeset(
    "Верх: хлопок 100 % с пропиткой без фтора. Подкладка: вискоза 100 %.",
    "Shell: 100% cotton, fluorine-free finish. Lining: 100% viscose.",
  ),
  care: typeset(
    "Химчистка. Раз в год обновлять пропитку спреем, на зиму убирать в чехол.",
    "Dry clean. Have it reproofed once a year; store in a garment bag over winter.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 110 см, обхват по груди 112 см, рукав от середины спинки 78 см.",
    "Size S: back length 110 cm, chest 112 cm, sleeve from centre back 78 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "foundation",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "belted-trench-sand",
      color: "sand",
      hex: "#b9a582",
      note: typeset(
        "Песочный цвет достался тренчу от офицерских плащей и не выходит из моды уже больше ста лет.",
        "Sand, the traditional colour for a trench coat.",
      ),
      sku: "VR-26-116-01",
      price: 29900,
      labels: ["bestseller"],
      stock: stock(
        { xs: 2, s: 4, m: 5, l: 4, xl: 2 },
        { petrovka: { s: 1 }, konyushennaya: { s: 1, m: 1 } },
      ),
    },
    {
      slug: "belted-trench-olive",
      color: "olive",
      hex: "#5f5e47",
      note: typeset(
        "Оливковых тренчей мы сшили всего тридцать, и продаются они только в наших магазинах.",
        "We made just thirty coats in olive, and they are sold only in our shops.",
      ),
      sku: "VR-26-116-02",
      price: 29900,
      state: "only-in-shops",
      stock: stock(
        { xs: 0, s: 0, m: 0, l: 0, xl: 0 },
        { petrovka: { s: 1, m: 2 }, bronnaya: { m: 1 }, konyushennaya: { l: 1 } },
      ),
    },
    {
      slug: "belted-trench-black",
      color: "black",
      hex: "#28282a",
      note: typeset(
        "Чёрный тренч строже песочного и не такой маркий.",
        "A matt black that looks smart over tailoring.",
      ),
      sku: "VR-26-116-03",
      price: 29900,
    },
  ],
};
