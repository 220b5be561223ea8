import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const tweedJacket: Model = {
  slug: "tweed-jacket",
  cut: "blazer",
  cloth: "tweed",
  brand: "kamvol",
  category: "men/clothing/blazers",
  title: typeset("Твидовый пиджак", "Tweed jacket"),
  description: typeset(
    "Твид валяли дольше обычного: он плотный и почти не продувается. Подкладка сплошная, из гладкой вискозы, поэтому пиджак легко надевается даже на толстый джемпер. С серыми фланелевыми брюками пиджак выглядит строго, а в выходные его можно надеть и с джинсами.",
    "The tweed is heavily milled to shed light rain, yet it is soft to the touch. The viscose lining slides easily over a thick jumper, and there is a small ticket pocket inside. The jacket looks better with contrasting trousers than with a matching pair.",
  ),
  composition: typeset(
    "Шерсть 100 %, 480 г/м². Подкладка: вискоза 100 %.",
    "100% wool, 480 gsm. Lining: 100% viscose.",
  ),
  care: typeset(
    "Щётка после прогулки, химчистка раз в год.",
    "Brush after wearing; dry clean once a year.",
  ),
  measurements: typeset(
    "Размер M: длина по спинке 74 см, обхват по груди 110 см, ширина плеч 46 см, рукав 64 см.",
    "Size M: back length 74 cm, chest 110 cm, shoulders 46 cm, sleeve 64 cm.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "long-shadow",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "tweed-jacket-tobacco",
      color: "tobacco",
      hex: "#7a6046",
      print: "herringbone",
      note: typeset(
        "Табачный твид соткан из нитей пяти цветов, есть среди них и зелёный.",
        "The tobacco herringbone is woven from yarns in five colours, one of them green.",
      ),
      sku: "VR-26-226-01",
      price: 29900,
      labels: ["new"],
    },
    {
      slug: "tweed-jacket-grey",
      color: "grey",
      hex: "#7c7b79",
      print: "herringbone",
      note: typeset(
        "Серый твид в ёлочку строже табачного и подходит к любым тёмным брюкам.",
        "Grey herringbone, as much at home in a lecture hall as in a pub.",
      ),
      sku: "VR-26-226-02",
      price: 29900,
    },
    {
      slug: "tweed-jacket-olive",
      color: "olive",
      hex: "#68664b",
      print: "herringbone",
      fall: 3,
      note: typeset(
        "Оливковый твид — цвета мха на валуне; к нему хорош молочный шарф.",
        "Olive, like moss on a stone wall, and good with ivory or dark brown.",
      ),
      sku: "VR-26-226-04",
      price: 29900,
      labels: ["new"],
    },
  ],
};
