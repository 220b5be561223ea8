import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const leatherTote: Model = {
  slug: "leather-tote",
  cut: "tote",
  cloth: "leather",
  brand: "shcheglov",
  category: "accessories/bags",
  title: typeset("Сумка-тоут из зернистой кожи", "Grained leather tote"),
  description: typeset(
    "Крой простой: две стенки и боковины со складкой. Изнанка кожи отполирована до гладкости, поэтому сумка обходится без подкладки. Края окрашены вручную в пять слоёв. Внутрь помещаются ноутбук, зонт и книга; длины ручек хватает, чтобы носить сумку на плече поверх пальто.",
    "Two panels joined by a folded gusset, with no lining: the reverse of the leather is polished smooth, too good to hide. The edges are painted by hand in five coats. The bag holds a laptop, an umbrella, a novel and a loaf of bread, and the handles fit over your shoulder even when you are wearing a thick coat.",
  ),
  composition: typeset(
    "Кожа растительного дубления 100 %, 2,2 мм",
    "100% vegetable-tanned leather, 2.2 mm",
  ),
  care: typeset(
    "Протирать сухой фланелью, раз в сезон натирать пчелиным воском. Пятна от дождя со временем сливаются с патиной.",
    "Wipe with a soft, dry cloth; wax once a season. Rain will mark the leather; in time the marks soften into a patina.",
  ),
  measurements: typeset(
    "38 × 34 × 12 см, длина ручек 62 см. Вес 940 г.",
    "38 × 34 × 12 cm, handles 62 cm. Weight 940 g.",
  ),
  country: "RU",
  sizeGrid: "one-size",
  sizes: ["one-size"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "leather-tote-cognac",
      color: "cognac",
      hex: "#955f42",
      note: typeset(
        "Коньячная за год станет на два тона темнее: кожу дубили корой, а не хромом.",
        "Tanned with bark rather than chrome, the cognac leather will darken by two shades in its first year.",
      ),
      sku: "VR-26-301-01",
      price: 21900,
      labels: ["handmade", "bestseller"],
      stock: stock({ "one-size": 6 }, { petrovka: { "one-size": 1 }, bronnaya: { "one-size": 1 } }),
    },
    {
      slug: "leather-tote-black",
      color: "black",
      hex: "#25221f",
      note: typeset(
        "Чёрную продаём только в наших магазинах: за месяц мы шьём всего десять штук.",
        "We make only ten a month in black, and sell them only in our own shops.",
      ),
      sku: "VR-26-301-02",
      price: 21900,
      labels: ["handmade"],
      state: "only-in-shops",
      stock: stock(
        { "one-size": 0 },
        {
          petrovka: { "one-size": 2 },
          konyushennaya: { "one-size": 1 },
          vaynera: { "one-size": 1 },
        },
      ),
    },
    {
      slug: "leather-tote-burgundy",
      color: "burgundy",
      hex: "#5a2630",
      note: typeset(
        "Бордовая на сгибах светлеет до рубинового оттенка.",
        "Burgundy leather that brightens to ruby wherever it bends.",
      ),
      sku: "VR-26-301-04",
      price: 21900,
      labels: ["new", "handmade"],
    },
    {
      slug: "leather-tote-green",
      color: "green",
      hex: "#2e4436",
      note: typeset(
        "Зелёную кожу красим насквозь, поэтому мелких царапин на ней не видно.",
        "Green dyed right through the leather, so small scuffs hardly show.",
      ),
      sku: "VR-26-301-05",
      price: 21900,
      labels: ["handmade"],
    },
  ],
};
