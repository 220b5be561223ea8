import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const glossyPuffer: Model = {
  slug: "glossy-puffer",
  cut: "puffer",
  cloth: "satin",
  brand: "sever-and-salt",
  category: "women/clothing/jackets",
  title: typeset("Пуховик со стойкой, с мягким блеском", "Soft-sheen down puffer"),
  description: typeset(
    "Пуховик объёмный, но лёгкий: внутри гусиный пух с небольшой долей пера. Ткань гладкая, с мягким блеском, снег на ней почти не задерживается. Носите пуховик с длинной юбкой или с джинсами, заправленными в сапоги. Высокая стойка закрывает шею, так что шарф можно не надевать.",
    "A generous filling of goose down makes the jacket warm without making it heavy. The shell is smooth, with a soft sheen, and dry snow brushes off easily. Zipped to the top, the high collar covers the neck like a scarf.",
  ),
  composition: typeset(
    "Верх: полиамид 100 %. Наполнитель: гусиный пух 90 %, перо 10 %.",
    "Shell: 100% polyamide. Filling: 90% goose down, 10% feather.",
  ),
  care: typeset(
    "Стирка при 30 °C с тремя теннисными мячиками. Сушить в сушильной машине, тоже с мячиками.",
    "Wash at 30 °C. Tumble dry on low with three clean tennis balls.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 66 см, обхват по груди 114 см, рукав от середины спинки 80 см.",
    "Size S: back length 66 cm, chest 114 cm, sleeve from centre back 80 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "first-frost",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "glossy-puffer-black",
      color: "black",
      hex: "#1d1d20",
      note: typeset(
        "Эти пуховики ещё стегают, скоро привезём.",
        "The jackets are still being quilted and will be here soon.",
      ),
      sku: "VR-26-145-03",
      price: 26900,
      labels: ["new"],
      state: "coming-soon",
    },
  ],
};
