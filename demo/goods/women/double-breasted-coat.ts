import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const doubleBreastedCoat: Model = {
  slug: "double-breasted-coat",
  cut: "double-breasted-coat",
  cloth: "coating",
  brand: "kamvol",
  category: "women/clothing/coats-and-jackets",
  title: typeset(
    "Двубортное пальто из шерсти с кашемиром",
    "Double-breasted wool and cashmere coat",
  ),
  description: typeset(
    "Прямое пальто с чуть спущенным плечом: поверх толстого джемпера оно сидит так же ровно, как поверх рубашки. Благодаря плотной ткани, 620 г/м², лацканы держат форму без клеевой прокладки, а до −5 °C в пальто тепло и без утеплителя. Внутри карман под телефон и крепкая кожаная вешалка.",
    "Cut straight, with the shoulder dropped by a finger’s width, the coat closes over a thick jumper as neatly as over a shirt. The 620 gsm cloth keeps the lapel in shape without fusible interlining, and is warm enough for −5 °C without any padding. Inside are a phone pocket and a sturdy leather hanging loop.",
  ),
  composition: typeset(
    "Верх: шерсть 90 %, кашемир 10 %. Подкладка: вискоза 100 %.",
    "Shell: 90% wool, 10% cashmere. Lining: 100% viscose.",
  ),
  care: typeset(
    "Химчистка в конце сезона. После снега высушить вдали от батареи и пройтись щёткой.",
    "Dry clean at the end of the season. After snow, let the coat dry away from radiators, then brush it.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 104 см, обхват по груди 108 см, ширина плеч 44 см, рукав 60 см.",
    "Size S: back length 104 cm, chest 108 cm, shoulders 44 cm, sleeve 60 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "double-breasted-coat-camel",
      color: "camel",
      hex: "#ad8658",
      fall: 1,
      note: typeset(
        "Кэмел — цвет верблюжьей шерсти, из которой шили первые такие пальто.",
        "Camel, the colour of the first coats of this kind a century ago.",
      ),
      sku: "VR-26-115-01",
      price: 34900,
      labels: ["new", "bestseller"],
      stock: stock(
        { xs: 2, s: 1, m: 4, l: 3, xl: 0 },
        { petrovka: { s: 1, m: 1 }, konyushennaya: { m: 1 }, baumana: { l: 1 } },
      ),
    },
    {
      slug: "double-breasted-coat-milk",
      color: "milk",
      hex: "#dfd5c3",
      fall: 3,
      note: typeset(
        "Молочное пальто шьём под заказ: светлое сукно кроим отдельно.",
        "The milk-white coat is made to order, and its pale cloth is cut separately.",
      ),
      sku: "VR-26-115-04",
      price: 36900,
      labels: ["new"],
      state: "preorder",
      shipsInDays: 20,
      preorderLimit: 12,
    },
  ],
};
