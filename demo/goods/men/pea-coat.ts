import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const peaCoat: Model = {
  slug: "pea-coat",
  cut: "pea-coat",
  cloth: "coating",
  brand: "sever-and-salt",
  category: "men/clothing/coats-and-jackets",
  title: typeset("Бушлат из тяжёлого сукна", "Pea coat"),
  description: typeset(
    "Бушлат сшит по лекалам, которые мы нашли в мурманском пароходстве. Сукно тяжёлое, 760 граммов на квадратный метр. Воротник можно поднять, а в косых прорезных карманах удобно греть руки. Под бушлат помещается даже самый толстый джемпер, а полы до середины бедра не стесняют шага.",
    "Our pattern came from the old uniform store of a Murmansk shipping line, along with the cupboard it was kept in. The cloth weighs 760 gsm, the collar turns up against the wind, and the handwarmer pockets are slanted so that your hands slip straight in. The cut leaves room for your thickest jumper.",
  ),
  composition: typeset(
    "Верх: шерсть 80 %, полиамид 20 %, 760 г/м². Подкладка: вискоза 100 %.",
    "Shell: 80% wool, 20% nylon, 760 gsm. Lining: 100% viscose.",
  ),
  care: typeset(
    "Химчистка. Засохшую грязь счищать щёткой.",
    "Dry clean. Brush off road salt once it has dried.",
  ),
  measurements: typeset(
    "Размер M: длина по спинке 77 см, обхват по груди 118 см, ширина плеч 47 см, рукав 65 см.",
    "Size M: back length 77 cm, chest 118 cm, shoulders 47 cm, sleeve 65 cm.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "first-frost",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "pea-coat-navy",
      color: "navy",
      hex: "#1f2535",
      note: typeset(
        "Тёмно-синий хорош и с джинсами, и с серыми брюками.",
        "Navy, as issued to sailors.",
      ),
      sku: "VR-26-227-01",
      price: 28900,
      labels: ["bestseller"],
    },
    {
      slug: "pea-coat-black",
      color: "black",
      hex: "#232326",
      note: typeset(
        "Чёрный строже тёмно-синего и хорош с костюмными брюками.",
        "Black, and smart enough to wear over a suit.",
      ),
      sku: "VR-26-227-02",
      price: 28900,
    },
  ],
};
