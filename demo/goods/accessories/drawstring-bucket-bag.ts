import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const drawstringBucketBag: Model = {
  slug: "drawstring-bucket-bag",
  cut: "bucket-bag",
  cloth: "suede",
  brand: "shcheglov",
  category: "accessories/bags",
  title: typeset("Сумка-ведро из замши", "Suede bucket bag"),
  description: typeset(
    "Стенки мягкие, но круглое дно сделано из плотной кожи: сумку можно спокойно поставить на пол. Шнур легко затянуть и распустить одной рукой. Внутри умещаются складной зонт, книга и свёрнутый шарф.",
    "One pull on the drawstring closes the bag, and one finger is enough to open it again. The sides are soft, the round base is firm, and a clip-in pouch keeps small things from sinking to the bottom. There is room for a book, a folding umbrella and a rolled-up scarf.",
  ),
  composition: typeset("Телячья замша. Дно: кожа.", "Calf suede. Base: leather."),
  care: typeset(
    "Пропитка раз в сезон, ворс поднимать щёткой. Хранить, набив бумагой.",
    "Spray with waterproofer once a season; brush to raise the nap. Store stuffed with paper.",
  ),
  measurements: typeset(
    "Высота 27 см, диаметр дна 19 см, ремень 50 см. Вес 520 г.",
    "Height 27 cm, base 19 cm across, strap 50 cm. Weight 520 g.",
  ),
  country: "RU",
  sizeGrid: "one-size",
  sizes: ["one-size"],
  collection: "high-water",
  colors: [
    {
      slug: "drawstring-bucket-bag-tobacco",
      color: "tobacco",
      hex: "#7b5a3f",
      note: typeset(
        "Табачный — цвет старого кожаного седла.",
        "Tobacco suede, the colour of an old saddle.",
      ),
      sku: "VR-26-310-01",
      price: 17900,
    },
    {
      slug: "drawstring-bucket-bag-chocolate",
      color: "chocolate",
      hex: "#4f392d",
      fall: 7,
      note: typeset(
        "Шоколадная сумка немаркая и сочетается с чёрной одеждой.",
        "Chocolate suede, dark enough to go with black.",
      ),
      sku: "VR-26-310-02",
      price: 17900,
      labels: ["new"],
    },
    {
      slug: "drawstring-bucket-bag-sand",
      color: "sand",
      hex: "#b59a76",
      fall: 9,
      note: typeset(
        "Песочная сумка смотрится по-летнему и хороша с белым и голубым.",
        "Sand suede for summer, with white linen or blue denim.",
      ),
      sku: "VR-26-310-03",
      price: 17900,
    },
  ],
};
