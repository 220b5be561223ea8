import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const pinstripeWideTrousers: Model = {
  slug: "pinstripe-wide-trousers",
  cut: "wide-trousers",
  cloth: "suiting",
  brand: "kamvol",
  category: "women/clothing/trousers-and-jeans",
  title: typeset("Широкие костюмные брюки", "Wide-leg suit trousers"),
  description: typeset(
    "Посадка высокая, штанина широкая от самого бедра, а рисунок на боковых швах сходится. Костюмная шерсть почти не мнётся: можно весь день просидеть за столом, а вечером пойти в гости. Наденьте брюки с жилетом или с обычной футболкой.",
    "High in the waist and wide from the hip, with the pattern matched exactly at the side seams. The wool suiting shrugs off a day at a desk. Pair the trousers with a tailored waistcoat, or with nothing grander than a T-shirt.",
  ),
  composition: typeset(
    "Шерсть 98 %, эластан 2 %. Подкладка до колена: купро 100 %.",
    "98% wool, 2% elastane. Lining to the knee: 100% cupro.",
  ),
  care: typeset(
    "Химчистка. В остальное время — щётка и отпаривание.",
    "Dry clean. Between wears, brush and steam.",
  ),
  measurements: typeset(
    "Размер S: обхват по талии 70 см, обхват по бёдрам 102 см, шаговый шов 82 см, низ 60 см.",
    "Size S: waist 70 cm, hips 102 cm, inside leg 82 cm, leg opening 60 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "pinstripe-wide-trousers-navy",
      color: "navy",
      hex: "#252c40",
      print: "pinstripe",
      note: typeset(
        "Тёмно-синие в полоску удлиняют ноги и без каблуков.",
        "Navy pinstripes, to make you look an inch taller without heels.",
      ),
      sku: "VR-26-165-01",
      price: 16900,
      labels: ["new"],
    },
    {
      slug: "pinstripe-wide-trousers-grey",
      color: "grey",
      hex: "#8a8885",
      print: "windowpane",
      note: typeset(
        "Серые — в оконную клетку; для костюма добавьте жакет с тем же узором.",
        "Grey windowpane. Our blazer in the same check turns the trousers into a suit.",
      ),
      sku: "VR-26-165-02",
      price: 16900,
    },
    {
      slug: "pinstripe-wide-trousers-chocolate",
      color: "chocolate",
      hex: "#4c392d",
      print: "pinstripe",
      note: typeset(
        "Шоколадные в полоску хороши с голубой рубашкой.",
        "Chocolate pinstripe, lovely with anything pale blue.",
      ),
      sku: "VR-26-165-03",
      price: 12900,
      oldPrice: 16900,
    },
  ],
};
