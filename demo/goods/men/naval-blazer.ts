import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const navalBlazer: Model = {
  slug: "naval-blazer",
  cut: "double-breasted-blazer",
  cloth: "suiting",
  brand: "kamvol",
  category: "men/clothing/blazers",
  title: typeset("Двубортный пиджак", "Double-breasted blazer"),
  description: typeset(
    "Лацканы острые и широкие. Подплечники едва заметны, а бортовка с конским волосом держит форму, даже если пиджак расстёгнут. С джинсами он смотрится так же хорошо, как с костюмными брюками.",
    "The lapels are peaked and generously wide. There is so little padding in the shoulders that the jacket is as easy to wear as a cardigan. Horsehair canvas keeps the front in shape, buttoned or open.",
  ),
  composition: typeset(
    "Шерсть 100 %, Super 120. Подкладка: купро 100 %.",
    "100% Super 120s wool. Lining: 100% cupro.",
  ),
  care: typeset(
    "Химчистка раз в сезон. В остальное время — широкие плечики и отпаривание.",
    "Dry clean once a season; in between, steam and keep on a wide hanger.",
  ),
  measurements: typeset(
    "Размер M: длина по спинке 74 см, обхват по груди 108 см, ширина плеч 46 см, рукав 64 см.",
    "Size M: back length 74 cm, chest 108 cm, shoulders 46 cm, sleeve 64 cm.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "long-shadow",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "naval-blazer-navy",
      color: "navy",
      hex: "#1b2131",
      note: typeset(
        "На тёмно-синем пиджаке роговые пуговицы; по вашей просьбе заменим их на латунные.",
        "Navy with horn buttons; we will sew on brass ones if you ask.",
      ),
      sku: "VR-26-224-01",
      price: 34900,
      labels: ["new"],
    },
    {
      slug: "naval-blazer-chocolate",
      color: "chocolate",
      hex: "#42332b",
      fall: 2,
      note: typeset(
        "Шоколадный носите с голубой рубашкой и светлыми брюками.",
        "Chocolate brown, good with a blue shirt and pale trousers.",
      ),
      sku: "VR-26-224-03",
      price: 34900,
      labels: ["new"],
    },
    {
      slug: "naval-blazer-grey",
      color: "grey",
      hex: "#8b8a88",
      fall: 4,
      note: typeset(
        "Серый легче тёмных на вид, и летом его можно носить с белыми брюками.",
        "Mid-grey, the one to wear with white jeans in summer.",
      ),
      sku: "VR-26-224-04",
      price: 34900,
    },
  ],
};
