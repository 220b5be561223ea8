import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const suedeKneeBoots: Model = {
  slug: "suede-knee-boots",
  cut: "knee-boots",
  cloth: "suede",
  brand: "shcheglov",
  category: "women/shoes/boots",
  title: typeset("Замшевые сапоги до колена", "Suede knee boots"),
  description: typeset(
    "Голенище прямое, с боковой молнией во всю длину. Каблук наборный, широкий, четыре сантиметра: в таких сапогах удобно ходить весь день. Замша с водоотталкивающей пропиткой, но от слякоти её лучше беречь. Верх голенища как раз прячется под подолом юбки миди.",
    "A straight shaft, a long side zip and a low, stacked block heel that is comfortable to walk in. The suede is treated at the tannery to repel water and can cope with a brief shower. The boots come up high enough to meet the hem of a midi skirt.",
  ),
  composition: typeset(
    "Верх: замша. Подкладка: телячья кожа. Подошва: кожа с резиновой накладкой.",
    "Upper: suede. Lining: calf leather. Sole: leather with a rubber half sole.",
  ),
  care: typeset(
    "После носки чистить щёткой, раз в две недели обновлять пропитку. Хранить с распорками в голенищах.",
    "Brush after wearing; renew the waterproofing every fortnight. Store with boot trees in the shafts.",
  ),
  measurements: typeset(
    "Каблук 4 см, высота голенища 38 см, обхват голенища 37 см.",
    "Heel 4 cm, shaft height 38 cm, calf circumference 37 cm.",
  ),
  country: "RU",
  sizeGrid: "women-shoes",
  sizes: ["ru35", "ru36", "ru37", "ru38", "ru39", "ru40"],
  collection: "long-shadow",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "suede-knee-boots-tobacco",
      color: "tobacco",
      hex: "#75573f",
      note: typeset(
        "Тёплый табачный оттенок хорош с твидом и серой шерстью.",
        "Tobacco suede, warm against tweed and grey wool.",
      ),
      sku: "VR-26-151-01",
      price: 29900,
      labels: ["new"],
    },
    {
      slug: "suede-knee-boots-black",
      color: "black",
      hex: "#262322",
      note: typeset(
        "К чёрным сапогам лучше всего плотные матовые колготки.",
        "In suede the black looks deeper than it does in leather.",
      ),
      sku: "VR-26-151-03",
      price: 29900,
    },
    {
      slug: "suede-knee-boots-chocolate",
      color: "chocolate",
      hex: "#48352a",
      note: typeset(
        "Шоколадные сапоги носите с кремовой юбкой и серым пальто.",
        "Chocolate suede, to wear with a cream skirt and a grey coat.",
      ),
      sku: "VR-26-151-04",
      price: 29900,
      labels: ["new"],
    },
  ],
};
