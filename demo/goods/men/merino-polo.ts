import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const merinoPolo: Model = {
  slug: "merino-polo",
  cut: "knit-polo",
  cloth: "fine-knit",
  brand: "knit-two",
  category: "men/clothing/t-shirts-and-polos",
  title: typeset("Поло из тонкого мериноса", "Fine merino polo"),
  description: typeset(
    "Детали поло вяжут сразу по форме, а не кроят, поэтому швы тонкие и плоские. Тонкий меринос в жару не липнет к телу, а прохладным вечером греет. Воротник связан туже и не сминается под пиджаком.",
    "Every piece is knitted to shape rather than cut, in merino fine enough for a warm evening. The collar is knitted more tightly than the body, so it does not collapse under a jacket. Tuck the polo into pleated trousers, or leave it untucked with linen ones.",
  ),
  composition: typeset("Шерсть мериноса 100 %", "100% merino wool"),
  care: typeset(
    "Стирать при 30 °C в режиме «шерсть», сушить разложенным.",
    "Wash at 30 °C on a wool cycle; dry flat.",
  ),
  measurements: typeset(
    "Размер M: длина 68 см, обхват по груди 102 см, рукав 23 см.",
    "Size M: length 68 cm, chest 102 cm, sleeve 23 cm.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "high-water",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "merino-polo-green",
      color: "green",
      hex: "#33473c",
      note: typeset(
        "Бутылочно-зелёное носите с песочными льняными брюками.",
        "Wear the bottle green with sand-coloured linen.",
      ),
      sku: "VR-26-240-01",
      price: 8900,
      labels: ["new"],
    },
    {
      slug: "merino-polo-camel",
      color: "camel",
      hex: "#b08a5b",
      note: typeset(
        "Поло цвета кэмел хорошо с белыми и тёмно-синими брюками.",
        "Camel, to wear with white or navy trousers.",
      ),
      sku: "VR-26-240-02",
      price: 8900,
    },
  ],
};
