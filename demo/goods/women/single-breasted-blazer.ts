import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const singleBreastedBlazer: Model = {
  slug: "single-breasted-blazer",
  cut: "blazer",
  cloth: "suiting",
  brand: "kamvol",
  category: "women/clothing/blazers-and-waistcoats",
  title: typeset("Однобортный жакет из костюмной шерсти", "Single-breasted wool blazer"),
  description: typeset(
    "Полочки держат форму благодаря бортовке с конским волосом, лацкан выстеган вручную. Со временем жакет подстраивается под фигуру. Плечо мягкое, талия обозначена, но не перетянута. С брюками из той же ткани это костюм, с джинсами — жакет на каждый день.",
    "The front is built on horsehair canvas and the lapel is pad-stitched by hand, so the blazer moulds to your shape with wear. The shoulder is soft and the waist gently nipped in. Wear the jacket with tailored trousers, or with jeans at the weekend.",
  ),
  composition: typeset(
    "Шерсть 100 %, Super 110. Подкладка: купро 100 %.",
    "100% Super 110s wool. Lining: 100% cupro.",
  ),
  care: typeset(
    "Химчистка раз в сезон. После носки на сутки повесить на широкие плечики.",
    "Dry clean once a season. After wearing, leave on a wide hanger for a day.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 72 см, обхват по груди 98 см, ширина плеч 41 см, рукав 61 см.",
    "Size S: back length 72 cm, chest 98 cm, shoulders 41 cm, sleeve 61 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "single-breasted-blazer-grey",
      color: "grey",
      hex: "#8f8d89",
      print: "windowpane",
      note: typeset(
        "Серый жакет — в оконную клетку, и рисунок не сбивается даже на клапанах карманов.",
        "Grey with a windowpane check that runs unbroken across the pocket flaps.",
      ),
      sku: "VR-26-117-01",
      price: 23900,
      labels: ["new"],
      stock: stock({ xs: 1, s: 3, m: 4, l: 2, xl: 1 }, { petrovka: { m: 1 }, bronnaya: { s: 1 } }),
    },
    {
      slug: "single-breasted-blazer-camel",
      color: "camel",
      hex: "#a58358",
      note: typeset(
        "Там, где все в чёрном, жакет цвета кэмел заметят первым.",
        "In camel, the blazer stands out among dark suits.",
      ),
      sku: "VR-26-117-03",
      price: 22900,
      labels: ["new"],
    },
    {
      slug: "single-breasted-blazer-navy",
      color: "navy",
      hex: "#252c40",
      print: "pinstripe",
      note: typeset(
        "Тёмно-синий жакет в тонкую светлую полоску зрительно вытягивает силуэт и особенно хорош с гладкой белой рубашкой.",
        "Navy with a fine, pale pinstripe.",
      ),
      sku: "VR-26-117-04",
      price: 23900,
    },
    {
      slug: "single-breasted-blazer-chocolate",
      color: "chocolate",
      hex: "#4c392d",
      print: "windowpane",
      fall: 4,
      note: typeset(
        "Светлая клетка на шоколадном крупная, поэтому блузку лучше взять однотонную.",
        "Chocolate with a broad, pale check; wear plain trousers and let it do the talking.",
      ),
      sku: "VR-26-117-05",
      price: 23900,
    },
  ],
};
