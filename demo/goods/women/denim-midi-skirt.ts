import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const denimMidiSkirt: Model = {
  slug: "denim-midi-skirt",
  cut: "denim-skirt",
  cloth: "denim",
  brand: "odd-day",
  category: "women/clothing/skirts",
  title: typeset("Джинсовая юбка миди с разрезом", "Denim midi skirt"),
  description: typeset(
    "Пять карманов, жёсткий пояс и разрез, чтобы юбка не стесняла шага. Деним без стрейча поначалу грубоват, но через неделю смягчается и ложится по фигуре. Блузку или футболку лучше заправить, чтобы были видны пояс и карманы.",
    "Made like our jeans, right down to the five pockets. A slit at the front leaves room to stride. The denim is stiff at first but softens after a week’s wear. Go bare-legged all summer, and add black tights and boots for the rest of the year.",
  ),
  composition: typeset("Хлопок 100 %, 12 унций", "100% cotton, 12 oz"),
  care: typeset(
    "Стирать при 30 °C, вывернув наизнанку; сушить, подвесив за пояс.",
    "Wash inside out at 30 °C and hang by the waistband.",
  ),
  measurements: typeset(
    "Размер S: длина 76 см, обхват по талии 70 см, обхват по бёдрам 98 см.",
    "Size S: length 76 cm, waist 70 cm, hips 98 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "denim-midi-skirt-blue",
      color: "blue",
      hex: "#506d8e",
      note: typeset(
        "Оттенок синего тот же, что у наших прямых джинсов: деним прошёл ту же фабричную стирку.",
        "The same blue wash as our straight jeans.",
      ),
      sku: "VR-26-155-01",
      price: 8900,
    },
  ],
};
