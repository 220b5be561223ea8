import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const satinBomber: Model = {
  slug: "satin-bomber",
  cut: "bomber",
  cloth: "satin",
  brand: "odd-day",
  category: "women/clothing/jackets",
  title: typeset("Атласный бомбер", "Satin bomber"),
  description: typeset(
    "Крой у бомбера спортивный, а ткань вечерняя. Атлас плотный, подкладка гладкая, манжеты и пояс трикотажные, в тон. Под бомбер можно надеть и платье-комбинацию, и белую футболку.",
    "The shape of a flight jacket, in a fabric made for the evening. The satin is heavy, the lining smooth, and the ribbing matches the shell. Throw the jacket over a slip dress, or wear it with jeans and a T-shirt.",
  ),
  composition: typeset(
    "Верх: вискоза 64 %, полиэстер 36 %. Подкладка: полиэстер 100 %.",
    "Shell: 64% viscose, 36% polyester. Lining: 100% polyester.",
  ),
  care: typeset("Химчистка. Пятна промокать, а не тереть.", "Dry clean. Blot spills; never rub."),
  measurements: typeset(
    "Размер S: длина 60 см, обхват по груди 108 см, рукав от середины спинки 78 см.",
    "Size S: length 60 cm, chest 108 cm, sleeve from centre back 78 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "satin-bomber-chocolate",
      color: "chocolate",
      hex: "#4b372d",
      fall: 3,
      note: typeset(
        "Шоколадный бомбер легко принять за винтажный.",
        "In chocolate the bomber could pass for a vintage find.",
      ),
      sku: "VR-26-132-01",
      price: 16900,
      labels: ["new"],
    },
    {
      slug: "satin-bomber-black",
      color: "black",
      hex: "#222124",
      fall: 2,
      note: typeset(
        "Чёрный подойдёт и к светлым джинсам, и к строгим брюкам.",
        "A deep, glossy black, like a freshly polished piano.",
      ),
      sku: "VR-26-132-03",
      price: 16900,
    },
    {
      slug: "satin-bomber-burgundy",
      color: "burgundy",
      hex: "#55222d",
      fall: 4,
      note: typeset(
        "Бордовый вечером кажется почти чёрным, а на солнце — вишнёвым.",
        "Burgundy that looks nearly black at night and cherry red in the sun.",
      ),
      sku: "VR-26-132-04",
      price: 16900,
      labels: ["new"],
    },
  ],
};
