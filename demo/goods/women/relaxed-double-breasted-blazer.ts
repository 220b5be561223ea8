import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const relaxedDoubleBreastedBlazer: Model = {
  slug: "relaxed-double-breasted-blazer",
  cut: "double-breasted-blazer",
  cloth: "suiting",
  brand: "kamvol",
  category: "women/clothing/blazers-and-waistcoats",
  title: typeset("Свободный двубортный жакет", "Relaxed double-breasted blazer"),
  description: typeset(
    "Лекала делал мастер мужского костюма, и приталивать жакет он не стал. Плечо широкое, пуговиц шесть, лацканы острые. Рукава лучше сразу закатать, под жакет надеть майку, а вместо костюмных брюк — старые прямые джинсы.",
    "Drafted by a menswear cutter, with a straight, unshaped waist. The shoulders are broad, the lapels peaked, and only one of the six buttons fastens. Push up the sleeves and wear the blazer over a T-shirt, with old jeans.",
  ),
  composition: typeset(
    "Шерсть 100 %, Super 110. Подкладка: купро 100 %.",
    "100% Super 110s wool. Lining: 100% cupro.",
  ),
  care: typeset(
    "Химчистка. Хранить на широких плечиках, а не на спинке стула.",
    "Dry clean. Store on a shaped hanger, not over the back of a chair.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 74 см, обхват по груди 108 см, рукав от плеча 60 см.",
    "Size S: back length 74 cm, chest 108 cm, sleeve 60 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "long-shadow",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "relaxed-double-breasted-blazer-milk",
      color: "milk",
      hex: "#ddd3c1",
      note: typeset(
        "Молочный требует смелости или химчистки за углом.",
        "Milk white looks fresh with pale denim.",
      ),
      sku: "VR-26-159-02",
      price: 25900,
    },
    {
      slug: "relaxed-double-breasted-blazer-graphite",
      color: "graphite",
      hex: "#454549",
      note: typeset(
        "Впрочем, графитовый хорош и с костюмными брюками.",
        "Graphite, smart enough to wear with tailored trousers too.",
      ),
      sku: "VR-26-159-03",
      price: 25900,
    },
  ],
};
