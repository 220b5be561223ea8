import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const taperedWoolTrousers: Model = {
  slug: "tapered-wool-trousers",
  cut: "tapered-trousers",
  cloth: "suiting",
  brand: "kamvol",
  category: "men/clothing/trousers-and-jeans",
  title: typeset("Зауженные шерстяные брюки", "Tapered wool trousers"),
  description: typeset(
    "Брюки просторны в бёдрах и узки у щиколотки: не облегают, но и не висят. С защипами удобно сидеть и ездить на велосипеде, а пояс сзади чуть выше, чтобы рубашка не выбивалась. Шерсть тонкая: брюки можно носить круглый год, кроме самой жары. К ним подойдут и кеды, и ботинки.",
    "Roomy at the top, neat at the ankle. Pleats make it easy to sit down or get on a bicycle, and a slightly higher waistband at the back keeps your shirt tucked in. The wool is light enough to wear in any month but July.",
  ),
  composition: typeset(
    "Шерсть 100 %, Super 100. Подкладка до колена: вискоза 100 %.",
    "100% Super 100s wool. Lining to the knee: 100% viscose.",
  ),
  care: typeset(
    "Химчистка. Между чистками вешать за низ в ванной, пока там пар: заломы расправятся.",
    "Dry clean. In between, hang by the hems in a steamy bathroom.",
  ),
  measurements: typeset(
    "Размер M: обхват по талии 84 см, высота посадки 30 см, шаговый шов 78 см, низ 35 см.",
    "Size M: waist 84 cm, rise 30 cm, inside leg 78 cm, leg opening 35 cm.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "long-shadow",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "tapered-wool-trousers-grey",
      color: "grey",
      hex: "#8f8d89",
      print: "windowpane",
      fall: 3,
      note: typeset(
        "К серым в клетку наденьте гладкий тёмный джемпер.",
        "Grey with a faint check, to wear with a plain dark jumper.",
      ),
      sku: "VR-26-238-01",
      price: 12900,
      labels: ["new"],
    },
    {
      slug: "tapered-wool-trousers-navy",
      color: "navy",
      hex: "#232a3b",
      print: "pinstripe",
      note: typeset(
        "Тёмно-синие в полоску мы носим с белыми кедами.",
        "Navy pinstripe, which we wear with our white court sneakers.",
      ),
      sku: "VR-26-238-02",
      price: 12900,
    },
    {
      slug: "tapered-wool-trousers-chocolate",
      color: "chocolate",
      hex: "#4b382d",
      print: "herringbone",
      note: typeset(
        "Шоколадные — в мелкую ёлочку; к ним хорош кремовый джемпер.",
        "Chocolate herringbone, so fine that it looks plain across a room.",
      ),
      sku: "VR-26-238-03",
      price: 12900,
    },
  ],
};
