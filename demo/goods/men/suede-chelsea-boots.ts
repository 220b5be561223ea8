import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const suedeChelseaBoots: Model = {
  slug: "suede-chelsea-boots",
  cut: "chelsea-boots",
  cloth: "suede",
  brand: "shcheglov",
  category: "men/shoes/boots",
  title: typeset("Челси из замши", "Suede Chelsea boots"),
  description: typeset(
    "Замша из бычьей кожи: она толще обычной и не боится щётки. Рант мы прошиваем на машине 1961 года, и шов у неё выходит плотный и ровный. Резинка хорошо облегает щиколотку, рифлёная подошва не скользит на снегу. Узкое голенище легко прячется и под джинсами, и под шерстяными брюками.",
    "Suede made from bull hide, thicker than most and tough enough for a stiff brush. The welt is stitched on a machine built in 1961, and the soles grip well in snow. The elastic sides keep the boots snug at the ankle, and jeans or flannel trousers sit neatly over the narrow shaft.",
  ),
  composition: typeset(
    "Верх: замша. Подкладка: кожа. Подошва: резина, рантовое крепление.",
    "Upper: suede. Lining: leather. Sole: rubber, welted.",
  ),
  care: typeset(
    "Пропитка до первого выхода, резиновая щётка — после каждого. Подошву меняем в мастерской.",
    "Use a protective spray before first wear and brush after every outing. We can resole the boots in our workshop.",
  ),
  measurements: typeset(
    "Высота каблука 2,8 см, высота голенища 15 см, полнота средняя.",
    "Heel 2.8 cm, shaft 15 cm, standard width.",
  ),
  country: "RU",
  sizeGrid: "men-shoes",
  sizes: ["ru40", "ru41", "ru42", "ru43", "ru44", "ru45"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "suede-chelsea-boots-tobacco",
      color: "tobacco",
      hex: "#75573f",
      note: typeset(
        "Табачная замша на сгибах постепенно светлеет.",
        "With wear, the tobacco suede grows paler where the boot bends.",
      ),
      sku: "VR-26-208-01",
      price: 21900,
      labels: ["bestseller"],
      stock: stock(
        { ru40: 1, ru41: 3, ru42: 5, ru43: 4, ru44: 2, ru45: 1 },
        { petrovka: { ru42: 1, ru43: 1 }, vaynera: { ru43: 1 } },
      ),
    },
    {
      slug: "suede-chelsea-boots-graphite",
      color: "graphite",
      hex: "#464649",
      note: typeset(
        "Графитовые челси практичнее песочных: городская грязь на них почти не видна.",
        "Dark graphite, smart enough for town.",
      ),
      sku: "VR-26-208-02",
      price: 21900,
      stock: stock(
        { ru40: 0, ru41: 2, ru42: 3, ru43: 0, ru44: 2, ru45: 0 },
        { konyushennaya: { ru43: 1 } },
      ),
    },
    {
      slug: "suede-chelsea-boots-sand",
      color: "sand",
      hex: "#a98c66",
      note: typeset(
        "Песочные челси боятся луж: не забывайте о пропитке.",
        "Sand suede shows every splash, so keep the waterproofing topped up.",
      ),
      sku: "VR-26-208-03",
      price: 21900,
      labels: ["new"],
    },
    {
      slug: "suede-chelsea-boots-chocolate",
      color: "chocolate",
      hex: "#4a3527",
      note: typeset(
        "Шоколадные хороши и с синими джинсами, и с чёрными.",
        "Chocolate suede, as good with black jeans as with blue.",
      ),
      sku: "VR-26-208-05",
      price: 21900,
    },
  ],
};
