import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const paintedSilkSquare: Model = {
  slug: "painted-silk-square",
  cut: "silk-square",
  cloth: "satin",
  brand: "polina-ost",
  category: "accessories/scarves",
  also: ["women"],
  title: typeset("Шёлковый платок, 90 × 90 см", "Silk square, 90 × 90 cm"),
  description: typeset(
    "Край закатан и подшит вручную, на один платок уходит два часа. Шёлк прокрашен насквозь, и изнанка лишь чуть светлее лица. Платок повязывают на шею, на ручку сумки, а в ветреный день — и на голову.",
    "The hem is rolled and stitched by hand, and the dye goes right through, so the reverse is nearly as bright. Polina Ost, who designed the square, suggests wearing it round the neck, but we have also seen it on bag handles, on ponytails and once on a very patient whippet.",
  ),
  composition: typeset("Шёлк 100 %, 18 момме", "100% silk, 18 momme"),
  care: typeset(
    "Химчистка. Гладить едва тёплым утюгом, с любой стороны.",
    "Dry clean. Press on either side with a barely warm iron.",
  ),
  measurements: typeset("90 × 90 см. Вес 65 г.", "90 × 90 cm. Weight 65 g."),
  country: "RU",
  sizeGrid: "one-size",
  sizes: ["one-size"],
  collection: "high-water",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "painted-silk-square-emerald",
      color: "emerald",
      hex: "#1f6f52",
      print: "large-floral",
      note: typeset(
        "На изумрудном платке с красной каймой — розовые и белые цветы: художница Полина Ость срисовала их с клумбы под своим окном.",
        "Pink and white flowers on emerald with a red border, inspired by the flower bed under the artist’s kitchen window.",
      ),
      sku: "VR-26-315-02",
      price: 8900,
      labels: ["new", "handmade"],
    },
  ],
};
