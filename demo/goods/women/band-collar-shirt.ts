import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const bandCollarShirt: Model = {
  slug: "band-collar-shirt",
  cut: "band-collar-shirt",
  cloth: "poplin",
  brand: "veretie",
  category: "women/clothing/shirts-and-tops",
  title: typeset(
    "Рубашка из хлопка и льна с воротником-стойкой",
    "Band-collar cotton and linen shirt",
  ),
  description: typeset(
    "Вместо отложного воротника — невысокая стойка: в жару так легче. Рубашка надевается через голову, длинную планку можно оставить расстёгнутой. В городе рубашку заправляют в широкие брюки, на пляже носят поверх купальника, завязав подол узлом.",
    "A loose, cool shirt for hot days, easy to throw on after a swim. It pulls on over the head, the long placket can be left open, and the sleeves roll up above the elbow. The cloth is nearly half linen and looks good slightly creased, so you can wear it straight out of the suitcase.",
  ),
  composition: typeset("Хлопок 55 %, лён 45 %, 140 г/м²", "55% cotton, 45% linen, 140 gsm"),
  care: typeset(
    "Стирка при 40 °C. Гладить необязательно; при желании отпарить.",
    "Machine wash at 40 °C. Ironing is optional; steam if you must.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 73 см, обхват по груди 110 см, рукав от плеча 60 см.",
    "Size S: back length 73 cm, chest 110 cm, sleeve 60 cm.",
  ),
  country: "BY",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "dacha",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "band-collar-shirt-white",
      color: "white",
      hex: "#efece4",
      note: typeset(
        "Белая рубашка на ярком солнце чуть просвечивает — надевайте под неё бельё телесного цвета.",
        "In bright sun the white is slightly see-through, so wear something skin-toned underneath.",
      ),
      sku: "VR-26-119-01",
      price: 8900,
      labels: ["bestseller"],
    },
    {
      slug: "band-collar-shirt-sky",
      color: "sky",
      hex: "#f0efe9",
      secondHex: "#8fa9c4",
      print: "stripe",
      note: typeset(
        "Эта рубашка — в голубую полоску, как на шезлонге, который мы видели на чужой веранде.",
        "Sky-blue stripes, copied from an old deckchair.",
      ),
      sku: "VR-26-119-02",
      price: 8900,
      labels: ["new"],
    },
    {
      slug: "band-collar-shirt-mustard",
      color: "mustard",
      hex: "#b98f45",
      note: typeset(
        "Горчичный — тёплый, неяркий оттенок, он хорошо сочетается с белым льном и светлыми джинсами.",
        "A warm mustard that goes well with white linen and pale denim.",
      ),
      sku: "VR-26-119-03",
      price: 6900,
      oldPrice: 8900,
    },
  ],
};
