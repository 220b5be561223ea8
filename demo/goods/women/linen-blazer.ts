import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const linenBlazer: Model = {
  slug: "linen-blazer",
  cut: "blazer",
  cloth: "linen",
  brand: "kamvol",
  category: "women/clothing/blazers-and-waistcoats",
  title: typeset("Льняной жакет без подкладки", "Unlined linen blazer"),
  description: typeset(
    "Подкладки нет, швы окантованы гладкой тесьмой: жакет аккуратно выглядит и с изнанки. Лён с небольшой долей шерсти мнётся крупными складками, а не мелкими заломами. Наденьте жакет поверх сарафана и подверните рукава.",
    "With no lining and every seam bound in smooth tape, the jacket looks as good inside as out. A little wool in the linen means a few broad creases instead of a web of small ones. Wear the blazer over a sundress when the evening turns cool.",
  ),
  composition: typeset("Лён 88 %, шерсть 12 %", "88% linen, 12% wool"),
  care: typeset(
    "Химчистка, между чистками — щётка. Отпаривать на весу.",
    "Dry clean if you need to; usually a brush will do. Steam on the hanger.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 70 см, обхват по груди 98 см, рукав от плеча 60 см.",
    "Size S: back length 70 cm, chest 98 cm, sleeve 60 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "dacha",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "linen-blazer-sand",
      color: "sand",
      hex: "#c6b28d",
      note: typeset(
        "Песочный — естественный цвет льна, ткань не красили.",
        "Sand, the natural colour of undyed linen.",
      ),
      sku: "VR-26-131-01",
      price: 19900,
    },
    {
      slug: "linen-blazer-navy",
      color: "navy",
      hex: "#1b202c",
      note: typeset("Тёмно-синий уместен и на работе.", "In navy the linen could almost be wool."),
      sku: "VR-26-131-03",
      price: 19900,
      labels: ["new"],
    },
    {
      slug: "linen-blazer-tobacco",
      color: "tobacco",
      hex: "#7a5f46",
      note: typeset(
        "Табачный лучше всего смотрится с белыми брюками.",
        "Tobacco brown looks its best with white trousers.",
      ),
      sku: "VR-26-131-04",
      price: 19900,
    },
    {
      slug: "linen-blazer-milk",
      color: "milk",
      hex: "#e3dbca",
      note: typeset(
        "Молочный жакет — для летних вечеров на террасе и у моря.",
        "Ivory, for garden lunches and slow river boats.",
      ),
      sku: "VR-26-131-05",
      price: 19900,
    },
  ],
};
