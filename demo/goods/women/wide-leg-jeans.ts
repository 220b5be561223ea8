import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const wideLegJeans: Model = {
  slug: "wide-leg-jeans",
  cut: "wide-jeans",
  cloth: "denim",
  brand: "odd-day",
  category: "women/clothing/trousers-and-jeans",
  title: typeset("Широкие джинсы", "Wide-leg jeans"),
  description: typeset(
    "Джинсы плотно сидят на талии, а от бедра расширяются и доходят до самого пола. Деним мягкий, плотностью двенадцать унций. Обуви под такими штанинами почти не видно; в дождь подверните их дважды. Верх к джинсам лучше короткий или заправленный.",
    "Close-fitting at the waist and wide from the hip down. The soft denim falls straight to the floor and covers all but the toes of your shoes. A fitted top balances the width.",
  ),
  composition: typeset("Хлопок 100 %, 12 унций", "100% cotton, 12 oz"),
  care: typeset(
    "Стирать при 30 °C, вывернув наизнанку. Сушить на верёвке, не в машине.",
    "Wash inside out at 30 °C. Line dry; do not tumble dry.",
  ),
  measurements: typeset(
    "Размер 27: обхват по талии 71 см, обхват по бёдрам 100 см, шаговый шов 82 см, низ 56 см.",
    "Size 27: waist 71 cm, hips 100 cm, inside leg 82 cm, leg opening 56 cm.",
  ),
  country: "RU",
  sizeGrid: "women-jeans",
  sizes: ["w25", "w26", "w27", "w28", "w29", "w30"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "wide-leg-jeans-indigo",
      color: "indigo",
      hex: "#2d3850",
      note: typeset(
        "Джинсы цвета индиго чуть потёрты на бёдрах и через год-другой станут просто синими.",
        "Indigo, lightly faded at the thighs. Add a silk top and the jeans are smart enough for dinner.",
      ),
      sku: "VR-26-156-01",
      price: 10500,
      labels: ["bestseller"],
    },
    {
      slug: "wide-leg-jeans-black",
      color: "black",
      hex: "#26272b",
      note: typeset(
        "Чёрный деним со временем вытирается на швах, и это его только украшает.",
        "The black pair wears to charcoal along the seams, and looks the better for it.",
      ),
      sku: "VR-26-156-03",
      price: 7900,
      oldPrice: 10500,
    },
  ],
};
