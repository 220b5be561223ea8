import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const ditsyTeaDress: Model = {
  slug: "ditsy-tea-dress",
  cut: "tea-dress",
  cloth: "viscose",
  brand: "polina-ost",
  category: "women/clothing/dresses",
  title: typeset("Летнее платье с рукавом-фонариком", "Puff-sleeve tea dress"),
  description: typeset(
    "Рукав-фонарик короткий, на мягкой резинке; юбка присобрана у талии и падает свободно. У каждого цвета свой рисунок: цветочки или горох. Вискоза тонкая, без подкладки. Наденьте платье с кедами и поезжайте к реке.",
    "A light summer dress with little puff sleeves edged in soft elastic, a gathered waist and a skirt that swings. The dress is unlined and rolls up small enough to fit in a handbag. It looks good with plimsolls and a denim jacket.",
  ),
  composition: typeset("Вискоза 100 %, 115 г/м²", "100% viscose, 115 gsm"),
  care: typeset(
    "Стирка при 30 °C, отжим на малых оборотах. Ткань можно гладить, резинку — нет.",
    "Wash at 30 °C with a slow spin. Warm iron, avoiding the elastic in the sleeves.",
  ),
  measurements: typeset(
    "Размер S: длина 104 см, обхват по груди 90 см, обхват по талии 70 см.",
    "Size S: length 104 cm, bust 90 cm, waist 70 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "high-water",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "ditsy-tea-dress-black",
      color: "black",
      hex: "#242326",
      print: "ditsy",
      note: typeset(
        "Чёрное платье в мелкий цветок уместно и вечером в городе.",
        "Flowers on black, like a garden at night.",
      ),
      sku: "VR-26-127-01",
      price: 14500,
    },
    {
      slug: "ditsy-tea-dress-polka",
      color: "red",
      hex: "#94302d",
      secondHex: "#f0e9dc",
      print: "polka",
      note: typeset(
        "Красное платье в горох заметит даже тот, кто уткнулся в телефон.",
        "Red with white dots, and hard to miss.",
      ),
      sku: "VR-26-127-03",
      price: 14500,
    },
    {
      slug: "ditsy-tea-dress-green",
      color: "green",
      hex: "#263c30",
      print: "ditsy",
      note: typeset(
        "Мелкие цветы на тёмно-зелёном — как трава под яблонями.",
        "Small flowers on bottle green, like a hedgerow in June.",
      ),
      sku: "VR-26-127-04",
      price: 14500,
      labels: ["new"],
    },
  ],
};
