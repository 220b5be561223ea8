import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const cigaretteTrousers: Model = {
  slug: "cigarette-trousers",
  cut: "cigarette-trousers",
  cloth: "suiting",
  brand: "kamvol",
  category: "women/clothing/trousers-and-jeans",
  title: typeset("Брюки-сигареты до щиколотки", "Cigarette trousers"),
  description: typeset(
    "Брюки узкие, но не в обтяжку, и движений не стесняют. Щиколотка открыта, молния спрятана под планкой, карманы только сзади. Шерсть чуть тянется, и в брюках удобно сидеть за столом хоть весь день. К ним подойдут обувь без каблука и свободный верх.",
    "Cut to the ankle bone and no further. The leg is narrow but not tight, the zip fly is concealed, and the only pockets are at the back. Wear the trousers with an oversized shirt and flat shoes.",
  ),
  composition: typeset("Шерсть 96 %, эластан 4 %", "96% wool, 4% elastane"),
  care: typeset(
    "Химчистка. Стрелки утюжить не нужно: они прострочены.",
    "Dry clean. Leave the crease alone; it is stitched.",
  ),
  measurements: typeset(
    "Размер S: обхват по талии 70 см, обхват по бёдрам 98 см, шаговый шов 68 см, низ 30 см.",
    "Size S: waist 70 cm, hips 98 cm, inside leg 68 cm, leg opening 30 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "long-shadow",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "cigarette-trousers-black",
      color: "black",
      hex: "#232224",
      note: typeset(
        "Чёрные хороши с белой рубашкой навыпуск.",
        "The black pair goes with every top you own.",
      ),
      sku: "VR-26-147-01",
      price: 10900,
      labels: ["bestseller"],
    },
    {
      slug: "cigarette-trousers-camel",
      color: "camel",
      hex: "#a78557",
      note: typeset(
        "Кэмел лучше всего смотрится с чёрным свитером.",
        "The camel pair turns any black jumper into an outfit.",
      ),
      sku: "VR-26-147-03",
      price: 10900,
    },
    {
      slug: "cigarette-trousers-navy",
      color: "navy",
      hex: "#222839",
      print: "pinstripe",
      note: typeset(
        "К тёмно-синим в тонкую полоску подойдёт красный джемпер.",
        "A fine pinstripe on navy, made less formal by the ankle length.",
      ),
      sku: "VR-26-147-04",
      price: 10900,
      labels: ["new"],
    },
    {
      slug: "cigarette-trousers-grey",
      color: "grey",
      hex: "#8f8d89",
      print: "windowpane",
      note: typeset(
        "Серые — в тонкую оконную клетку, жакет к ним нужен гладкий.",
        "A quiet grey check, best with a plain blazer.",
      ),
      sku: "VR-26-147-05",
      price: 10900,
    },
    {
      slug: "cigarette-trousers-burgundy",
      color: "burgundy",
      hex: "#4f2029",
      fall: 5,
      note: typeset(
        "Бордовые — тёмные, неяркие: их можно носить хоть каждый день.",
        "A burgundy just dark enough to count as a neutral.",
      ),
      sku: "VR-26-147-06",
      price: 7900,
      oldPrice: 10900,
    },
  ],
};
