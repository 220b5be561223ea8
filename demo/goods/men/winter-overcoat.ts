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
    "Пальто длинное, ниже колена; если поднять воротник, можно обойтись и без шарфа. Шерсть тяжёлая, 680 граммов на квадратный метр. Стёганый утеплитель проложен только на спине и груди, поэтому рукава не стесняют движений. Под пальто помещается и пиджак, и толстый джемпер.",
    "Double-breasted and long enough to cover the knees, with a collar to turn up when you have left your scarf at home. The cloth is a heavy 680 gsm. The chest and back have a quilted interlining; the sleeves have none, so your arms move freely. The coat is cut with room for a suit jacket or a heavy jumper underneath.",
  ),
  composition: typeset(
    "Верх: шерсть 100 %, 680 г/м². Подкладка: вискоза 100 %. Утеплитель: шерстяной ватин.",
    "Shell: 100% wool, 680 gsm. Lining: 100% viscose. Interlining: wool wadding.",
  ),
  care: typeset(
    "Химчистка. Мокрое вешать на широкие плечики и не трогать до утра.",
    "Dry clean. If it gets wet, hang it on a wide hanger and leave it to dry overnight.",
  ),
  measurements: typeset(
    "Размер M: длина по спинке 112 см, обхват по груди 118 см, ширина плеч 48 см, рукав 65 см.",
    "Size M: back length 112 cm, chest 118 cm, shoulders 48 cm, sleeve 65 cm.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "winter-overcoat-navy",
      color: "navy",
      hex: "#1f2535",
      note: typeset(
        "Тёмно-синее хорошо с серым шарфом.",
        "The navy is so dark that under street lamps it looks black.",
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
      fall: 3,
      note: typeset(
        "Серое сошьём из шерсти в крупную ёлочку: ткань ещё ткут в Павловском Посаде.",
        "The grey herringbone cloth is still on the loom in Pavlovsky Posad.",
      ),
      sku: "VR-26-206-02",
      price: 44900,
      state: "coming-soon",
      stock: stock({ s: 0, m: 0, l: 0, xl: 0, xxl: 0 }),
    },
    {
      slug: "winter-overcoat-camel",
      color: "camel",
      hex: "#a9835a",
      note: typeset(
        "Светлый кэмел зимой сразу выделяется среди чёрных и серых пальто.",
        "A warm camel shade that brightens a grey January.",
      ),
      sku: "VR-26-206-03",
      price: 42900,
      labels: ["new"],
    },
  ],
};
