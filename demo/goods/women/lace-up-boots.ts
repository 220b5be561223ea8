import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const laceUpBoots: Model = {
  slug: "lace-up-boots",
  cut: "ankle-boots",
  cloth: "leather",
  brand: "shcheglov",
  category: "women/shoes/boots",
  title: typeset("Ботинки на шнуровке", "Lace-up ankle boots"),
  description: typeset(
    "Рант прошит, язычок вшит до самого верха: в мелких лужах ноги останутся сухими. Протектор глубокий, на мокром не скользит. Кожа толстая, жированная; ботинки разнашиваются примерно за неделю. Носите их с джинсами или с платьем в цветочек.",
    "Made for wet weather, with a stitched welt, a gusseted tongue and a deep tread. The thick, oiled leather takes a week to soften. After that the boots are comfortable all day.",
  ),
  composition: typeset(
    "Верх: телячья кожа. Подкладка: кожа. Подошва: резина.",
    "Upper: calf leather. Lining: leather. Sole: rubber.",
  ),
  care: typeset(
    "Сушить вдали от батареи, вынув шнурки. Раз в месяц смазывать жиром для обуви.",
    "Dry away from heat, laces out. Apply dubbin once a month.",
  ),
  measurements: typeset(
    "Каблук 3 см, голенище 15 см. Место под толстый носок есть: берите свой размер.",
    "Heel 3 cm, shaft 15 cm. Your usual size leaves room for a thick sock.",
  ),
  country: "RU",
  sizeGrid: "women-shoes",
  sizes: ["ru35", "ru36", "ru37", "ru38", "ru39", "ru40"],
  collection: "first-frost",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "lace-up-boots-black",
      color: "black",
      hex: "#1f1d1c",
      note: typeset(
        "К ботинкам прилагается вторая пара шнурков, красная.",
        "A second set of laces, in red, comes in the box.",
      ),
      sku: "VR-26-150-01",
      price: 21900,
    },
  ],
};
