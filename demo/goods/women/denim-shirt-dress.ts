import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const denimShirtDress: Model = {
  slug: "denim-shirt-dress",
  cut: "shirt-dress",
  cloth: "denim",
  brand: "odd-day",
  category: "women/clothing/dresses",
  title: typeset("Джинсовое платье-рубашка", "Denim shirt dress"),
  description: typeset(
    "Лёгкий деним, восемь унций, выстиран с пемзой и мягок с первого дня. Пуговицы идут сверху донизу, пояс из той же ткани; летом платье можно носить и нараспашку, поверх майки и шорт. С ним хороши грубые ботинки.",
    "Eight-ounce denim, stonewashed until soft. The dress buttons from collar to hem, and the belt, in the same cloth, can be tied tightly or left off. We like the dress best with heavy boots.",
  ),
  composition: typeset("Хлопок 100 %, 8 унций", "100% cotton, 8 oz"),
  care: typeset(
    "Стирать при 30 °C, вывернув наизнанку, отдельно от белого.",
    "Wash inside out at 30 °C, away from whites.",
  ),
  measurements: typeset(
    "Размер S: длина 112 см, обхват по груди 98 см, обхват по талии 76 см, рукав 32 см.",
    "Size S: length 112 cm, bust 98 cm, waist 76 cm, sleeve 32 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "high-water",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "denim-shirt-dress-blue",
      color: "blue",
      hex: "#48647f",
      note: typeset(
        "Пемза не состарила синий деним: цвет ровный, потёртости появятся со временем.",
        "With wear, the blue will fade along the placket.",
      ),
      sku: "VR-26-133-01",
      price: 11900,
    },
  ],
};
