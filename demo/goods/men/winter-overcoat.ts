import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const winterOvercoat: Model = {
  slug: "winter-overcoat",
  cut: "overcoat",
  cloth: "coating",
  brand: "kamvol",
  category: "men/clothing/coats-and-jackets",
  title: typeset("Зимнее двубортное пальто", "Winter overcoat"),
  description: typeset(
    "Длиной ниже колена, с воротником, который можно поднять и забыть про шарф. Шерсть тяжёлая, 680 граммов на метр, а стёганая прокладка только на спине и груди, поэтому рукам свободно. Кроили пальто в расчёте на костюм, но чаще видим его поверх толстого джемпера, и так тоже хорошо.",
    "Double-breasted and past the knee, with a collar that can be put up instead of a scarf. The cloth is 680 gsm; the quilted layer covers chest and back only, so the arms still bend. It was drafted to go over a suit, and we mostly see it over heavy jumpers, happily.",
  ),
  composition: typeset(
    "Верх: шерсть 100 %, 680 г/м². Подкладка: вискоза 100 %. Прокладка: шерстяной ватин",
    "Shell: 100% wool, 680 gsm. Lining: 100% viscose. Interlining: wool batting",
  ),
  care: typeset(
    "Химчистка. Мокрое вешать на широкие плечики и не трогать до утра.",
    "Dry clean. When wet, hang it wide and leave it alone until morning.",
  ),
  measurements: typeset(
    "Размер M: длина по спинке 112 см, обхват груди 118 см, ширина плеч 48 см, рукав 65 см.",
    "Size M: back length 112 cm, chest 118 cm, shoulders 48 cm, sleeve 65 cm.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "sotto-voce",
  colors: [
    {
      slug: "winter-overcoat-navy",
      color: "navy",
      hex: "#1f2535",
      note: typeset(
        "Тёмно-синее под фонарём чернее чёрного.",
        "Under a street lamp the navy is blacker than black.",
      ),
      sku: "VR-26-206-01",
      price: 42900,
      labels: ["new"],
      stock: stock(
        { s: 1, m: 3, l: 3, xl: 2, xxl: 1 },
        { petrovka: { m: 1, l: 1 }, konyushennaya: { l: 1 } },
      ),
    },
    {
      slug: "winter-overcoat-grey",
      color: "grey",
      hex: "#84827e",
      print: "herringbone",
      note: typeset(
        "Ёлочку для серого ткут в Павловском Посаде; пальто приедет к началу декабря.",
        "The big grey herringbone is on the loom in Pavlovsky Posad and due in early December.",
      ),
      sku: "VR-26-206-02",
      price: 44900,
      state: "coming-soon",
      expectedOn: "2026-12-05",
      stock: stock({ s: 0, m: 0, l: 0, xl: 0, xxl: 0 }),
    },
    {
      slug: "winter-overcoat-camel",
      color: "camel",
      hex: "#a9835a",
      note: typeset(
        "В кэмеле вас разглядят через весь вокзал.",
        "In camel you will be found from the far end of any platform.",
      ),
      sku: "VR-26-206-03",
      price: 42900,
      labels: ["new"],
    },
  ],
};
