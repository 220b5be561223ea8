import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const woolSheathDress: Model = {
  slug: "wool-sheath-dress",
  cut: "sheath-dress",
  cloth: "suiting",
  brand: "kamvol",
  category: "women/clothing/dresses",
  title: typeset("Платье-футляр из костюмной шерсти", "Wool sheath dress"),
  description: typeset(
    "Платье без рукавов, с шестью вытачками и подкладкой из купро, сидит точно по фигуре. Сзади шлица, так что в платье удобно и за столом, и на лестнице. На работу его надевают с жакетом, вечером — с кардиганом.",
    "A sleeveless dress, shaped to the body with six darts. The neckline is cut to lie flat at the back. The dress is lined in cupro and has a back vent, so it is easy to walk in. For the office, add a blazer.",
  ),
  composition: typeset(
    "Шерсть 98 %, эластан 2 %. Подкладка: купро 100 %.",
    "98% wool, 2% elastane. Lining: 100% cupro.",
  ),
  care: typeset(
    "Химчистка. После носки проветрить и отпарить.",
    "Dry clean. Air and steam after wearing.",
  ),
  measurements: typeset(
    "Размер S: длина 98 см, обхват по груди 90 см, обхват по талии 72 см, обхват по бёдрам 98 см.",
    "Size S: length 98 cm, bust 90 cm, waist 72 cm, hips 98 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "long-shadow",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "wool-sheath-dress-black",
      color: "black",
      hex: "#222123",
      note: typeset(
        "На матовой чёрной шерсти хорошо смотрится нитка жемчуга.",
        "The black wool is matt and slightly crisp to the touch.",
      ),
      sku: "VR-26-153-01",
      price: 17900,
      labels: ["bestseller"],
    },
  ],
};
