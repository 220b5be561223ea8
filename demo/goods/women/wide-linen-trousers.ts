import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const wideLinenTrousers: Model = {
  slug: "wide-linen-trousers",
  cut: "wide-trousers",
  cloth: "linen",
  brand: "veretie",
  category: "women/clothing/trousers-and-jeans",
  title: typeset("Широкие льняные брюки", "Wide linen trousers"),
  description: typeset(
    "Лён тяжёлый и плотный: он ложится прямыми складками и не липнет к ногам. Посадка высокая, карманы спрятаны в боковых швах. Носите эти брюки с простой майкой или с нашей белой рубашкой из поплина.",
    "Heavy linen, the kind that good tablecloths are made of, with enough weight to swing. The trousers sit at the waist and fall straight from there. They look good with or without a pressed crease, and go well with a white poplin shirt.",
  ),
  composition: typeset("Лён 100 %, 230 г/м²", "100% linen, 230 gsm"),
  care: typeset(
    "Стирать при 40 °C, сушить на верёвке. Если нужна стрелка, заутюжить её, пока ткань влажная.",
    "Wash at 40 °C and line dry. Press while damp if you want the crease back.",
  ),
  measurements: typeset(
    "Размер S: обхват по талии 70 см, обхват по бёдрам 102 см, шаговый шов 80 см.",
    "Size S: waist 70 cm, hips 102 cm, inside leg 80 cm.",
  ),
  country: "BY",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "dacha",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "wide-linen-trousers-milk",
      color: "milk",
      hex: "#e2d9c6",
      note: typeset(
        "Молочный лён не красили, а только отбелили.",
        "Milk-white linen that looks cool and fresh with a navy top.",
      ),
      sku: "VR-26-130-01",
      price: 9500,
    },
  ],
};
