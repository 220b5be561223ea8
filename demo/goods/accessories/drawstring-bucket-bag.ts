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
    "У сумки круглое дно и мягкие стенки; шнур затягивается одной рукой и распускается одним пальцем. Низ усилен кожей, ставить сумку на мостовую не страшно. Бутылка вина едет внутри стоя, как полагается.",
    "It closes with one pull and opens with a finger, which is more than can be said for most bags. A firm round base, soft sides, a small pouch on a clip for whatever sinks. Tall enough to bring a bottle home upright.",
  ),
  composition: typeset("Телячья замша. Дно: кожа.", "Calf suede. Base: leather."),
  care: typeset(
    "Пропитка раз в сезон, щётка против ворса. Хранить набитой.",
    "Proof once a season; brush against the nap. Store stuffed.",
  ),
  measurements: typeset(
    "Высота 27 см, диаметр дна 19 см, ремень 100 см. Вес 520 г.",
    "Height 27 cm, base 19 cm across, strap 100 cm. Weight 520 g.",
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
      note: typeset("Табачный цвет подсмотрен у сёдел.", "The tobacco takes after a saddle."),
      sku: "VR-26-310-01",
      price: 17900,
    },
    {
      slug: "drawstring-bucket-bag-dusty-rose",
      color: "dusty-rose",
      hex: "#b08f88",
      note: typeset(
        "Пыльная роза и пылится красиво: обязывает название.",
        "Dusty rose, which the dust can only improve.",
      ),
      sku: "VR-26-310-02",
      price: 17900,
      labels: ["new"],
    },
  ],
};
