import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const poplinShirt: Model = {
  slug: "poplin-shirt",
  cut: "shirt",
  cloth: "poplin",
  brand: "veretie",
  category: "women/clothing/shirts-and-tops",
  title: typeset("Рубашка из плотного поплина", "Heavy poplin shirt"),
  description: typeset(
    "Та самая рубашка, которую хочется стащить у мужа, только плечо на месте и рукав не нужно закатывать. Поплин из длинноволокнистого хлопка соткан так плотно, что воротник держит форму без крахмала. Рубашку заправляют целиком или только спереди, а можно носить её и навыпуск: низ красиво скруглён.",
    "Based on a man’s formal shirt, but narrower in the shoulder and shorter in the sleeve. The long-staple cotton is woven densely enough to keep the collar crisp without starch. Tuck the shirt in, half-tuck it or leave it out: the curved hem makes all three look deliberate.",
  ),
  composition: typeset("Хлопок 100 %, 140 г/м²", "100% cotton, 140 gsm"),
  care: typeset(
    "Стирать при 40 °C, с отбеливателем — только белую. Гладить слегка влажной, выставив утюг на три точки.",
    "Wash at 40 °C. Bleach the white shirt only. Iron while damp, on a hot setting.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 74 см, обхват по груди 106 см, рукав от плеча 61 см.",
    "Size S: back length 74 cm, chest 106 cm, sleeve 61 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "poplin-shirt-white",
      color: "white",
      hex: "#f1efeb",
      fall: 3,
      note: typeset(
        "Белая рубашка — тёплого оттенка, без синевы.",
        "A warm white with no blue in it, softer next to the face than a stark optical white.",
      ),
      sku: "VR-26-104-01",
      price: 7900,
      labels: ["bestseller"],
      stock: stock(
        { xs: 9, s: 14, m: 16, l: 11, xl: 7 },
        {
          petrovka: { s: 2, m: 2 },
          bronnaya: { m: 1, l: 1 },
          vaynera: { s: 1 },
          baumana: { m: 2 },
        },
      ),
    },
    {
      slug: "poplin-shirt-sky",
      color: "sky",
      hex: "#bccad9",
      note: typeset(
        "Голубой поплин соткан из белых и синих нитей: вблизи он чуть переливается.",
        "White and blue yarns are woven together, so the sky blue shimmers up close.",
      ),
      sku: "VR-26-104-02",
      price: 7900,
      stock: stock({ xs: 5, s: 8, m: 0, l: 6, xl: 3 }, { petrovka: { m: 1 } }),
    },
    {
      slug: "poplin-shirt-black",
      color: "black",
      hex: "#222123",
      note: typeset(
        "Чёрная рубашка матовая, с белыми пуговицами.",
        "The black is completely matt, set off by white buttons.",
      ),
      sku: "VR-26-104-03",
      price: 7900,
    },
  ],
};
