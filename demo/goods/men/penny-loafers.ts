import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const pennyLoafers: Model = {
  slug: "penny-loafers",
  cut: "loafers",
  cloth: "leather",
  brand: "shcheglov",
  category: "men/shoes/sneakers-and-loafers",
  title: typeset("Лоферы с ручным швом", "Hand-sewn loafers"),
  description: typeset(
    "Шов на мыске прокладывают вручную двумя иглами, на пару уходит полтора часа. Спереди подкладки нет, и за неделю кожа принимает форму стопы. Осенью лоферы носят с шерстяными носками и брюками без отворотов, летом — на босу ногу.",
    "The seam at the toe is sewn by hand with two needles, which takes an hour and a half per pair. The front is unlined, and within a week the leather takes on the shape of your foot. The loafers look as good with wool socks in autumn as with bare ankles in summer.",
  ),
  composition: typeset(
    "Верх: телячья кожа. Подкладка задника и подошва: кожа.",
    "Upper: calf leather. Heel lining and sole: leather.",
  ),
  care: typeset(
    "Колодки на ночь, крем раз в неделю. Набойки меняем в мастерской.",
    "Put shoe trees in overnight; apply cream once a week. Our workshop can replace the heels.",
  ),
  measurements: typeset(
    "Высота каблука 2 см. Первую неделю лоферы сидят туго, потом разнашиваются на четверть размера.",
    "Heel 2 cm. Snug for the first week, after which the leather gives by a quarter of a size.",
  ),
  country: "RU",
  sizeGrid: "men-shoes",
  sizes: ["ru40", "ru41", "ru42", "ru43", "ru44", "ru45"],
  collection: "foundation",
  colors: [
    {
      slug: "penny-loafers-chocolate",
      color: "chocolate",
      hex: "#46312a",
      note: typeset(
        "Шоколадные подходят и к серым брюкам, и к синим.",
        "Chocolate goes with any trousers but black.",
      ),
      sku: "VR-26-234-01",
      price: 18900,
      labels: ["bestseller"],
    },
    {
      slug: "penny-loafers-black",
      color: "black",
      hex: "#201e1d",
      note: typeset(
        "Чёрные уместны и с костюмом, и с тёмными джинсами.",
        "Black, for the office on weekdays and the dance floor on Saturdays.",
      ),
      sku: "VR-26-234-02",
      price: 18900,
    },
    {
      slug: "penny-loafers-burgundy",
      color: "burgundy",
      hex: "#54222a",
      note: typeset(
        "Бордовые начищают вишнёвым кремом, и с каждым разом цвет становится глубже.",
        "A cherry-red cream deepens the burgundy with every polish.",
      ),
      sku: "VR-26-234-03",
      price: 18900,
      labels: ["new"],
    },
  ],
};
