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
    "Отложной воротник в жару лишний, и мы оставили одну стойку. Рубашка надевается через голову, длинную планку расстёгивают по погоде. Подол в городе заправляют в широкие брюки, за городом завязывают узлом поверх купальника.",
    "This is the shirt that goes on after a swim. It pulls on over the head, has no collar points to flop about, and lets you push the cuffs up as far as you like. The cloth is nearly half linen and comes ready crumpled, so a suitcase can do it no harm.",
  ),
  composition: typeset("Хлопок 55 %, лён 45 %, 140 г/м²", "55% cotton, 45% linen, 140 gsm"),
  care: typeset(
    "Стирка при 40 °C. Гладить необязательно, а если хочется, то с паром.",
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
  colors: [
    {
      slug: "band-collar-shirt-white",
      color: "white",
      hex: "#efece4",
      note: typeset(
        "Белая на ярком солнце чуть просвечивает — надевайте под неё бельё телесного цвета.",
        "In full sun the white is slightly sheer.",
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
        "Голубую полоску мы подсмотрели у шезлонга на чужой веранде.",
        "The blue stripe is copied from an old deckchair.",
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
        "Горчичная к августу выгорит до соломенной, и это её не испортит.",
        "The mustard shirt will fade to straw by August and look just as good.",
      ),
      sku: "VR-26-119-03",
      price: 6900,
      oldPrice: 8900,
    },
  ],
};
