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
    "Лён тяжёлый и плотный: он ложится прямыми складками и не липнет к ногам. Посадка высокая, карманы спрятаны в боковых швах. Носите эти брюки с простой майкой или с нашей рубашкой с воротником-стойкой.",
    "Heavy linen, the kind that good tablecloths are made of, with enough weight to swing. The trousers sit at the waist and fall straight from there. They look good with or without a pressed crease, and go well with our band-collar shirt.",
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
    {
      slug: "wide-linen-trousers-terracotta",
      color: "terracotta",
      hex: "#a35e46",
      note: typeset(
        "Терракотовые не боятся дорожной пыли: она почти в тон.",
        "Terracotta, the warm red of a flowerpot left out in the sun.",
      ),
      sku: "VR-26-130-02",
      price: 9500,
      labels: ["new"],
    },
    {
      slug: "wide-linen-trousers-black",
      color: "black",
      hex: "#29292b",
      note: typeset(
        "Чёрный лён со временем чуть светлеет и становится мягче.",
        "Black linen softens to charcoal over the years.",
      ),
      sku: "VR-26-130-03",
      price: 9500,
    },
    {
      slug: "wide-linen-trousers-sand",
      color: "sand",
      hex: "#bba887",
      note: typeset(
        "К песочным подойдёт и белый верх, и чёрный.",
        "Sand, to wear with white by the sea and black in town.",
      ),
      sku: "VR-26-130-04",
      price: 9500,
    },
    {
      slug: "wide-linen-trousers-navy",
      color: "navy",
      hex: "#1b202c",
      note: typeset(
        "Тёмно-синие — для города: с белой рубашкой в них можно и на работу.",
        "With a white shirt, navy linen is smart enough for the office.",
      ),
      sku: "VR-26-130-05",
      price: 9500,
      labels: ["new"],
    },
  ],
};
