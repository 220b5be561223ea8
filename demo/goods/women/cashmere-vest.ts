import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const cashmereVest: Model = {
  slug: "cashmere-vest",
  cut: "knit-vest",
  cloth: "cashmere",
  stitch: "fishermans-rib",
  brand: "knit-two",
  category: "women/clothing/knitwear",
  title: typeset("Кашемировый жилет", "Cashmere slipover"),
  description: typeset(
    "Фасон дедушкин, размер внучкин: пройма меньше, сам жилет короче. Связан английской резинкой из лёгкого кашемира в две нити; по пройме она плоская и не сминает рукав. Жилет носят поверх рубашки или надевают на голое тело.",
    "A neat, close-fitting slipover in two-ply cashmere, worked in a soft fisherman’s rib. The armholes are small, with a band that lies flat over a shirt sleeve, and the hem stops at the waistband of your trousers. Wear it over a shirt in winter, or on its own on a cool summer evening.",
  ),
  composition: typeset("Кашемир 100 %, две нити", "100% cashmere, two-ply"),
  care: typeset(
    "Стирать вручную при 30 °C, сушить на полотенце.",
    "Hand wash at 30 °C and dry on a towel.",
  ),
  measurements: typeset(
    "Размер S: длина 54 см, обхват по груди 94 см.",
    "Size S: length 54 cm, chest 94 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "long-shadow",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "cashmere-vest-sand",
      color: "sand",
      hex: "#cbb898",
      note: typeset(
        "Песочный хорошо смотрится с полосатой рубашкой и джинсами.",
        "Sand goes well with a white, blue or striped shirt.",
      ),
      sku: "VR-26-138-01",
      price: 12500,
    },
    {
      slug: "cashmere-vest-burgundy",
      color: "burgundy",
      hex: "#58232d",
      note: typeset(
        "Бордовый жилет с белой рубашкой похож на школьную форму из английского романа.",
        "Burgundy over a white shirt, like the uniform in an English school story.",
      ),
      sku: "VR-26-138-03",
      price: 12500,
      labels: ["new"],
    },
  ],
};
