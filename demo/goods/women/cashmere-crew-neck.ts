import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const cashmereCrewNeck: Model = {
  slug: "cashmere-crew-neck",
  cut: "crew-neck-jumper",
  cloth: "cashmere",
  stitch: "wide-rib",
  brand: "knit-two",
  category: "women/clothing/knitwear",
  title: typeset("Кашемировый джемпер с круглым вырезом", "Cashmere crew neck"),
  description: typeset(
    "Джемпер прямого силуэта связан крупной резинкой: она растягивается вместе с движением и снова ложится ровно. Последний ряд горловины закрывают вручную, петля в петлю, поэтому вырез не вытягивается. Кашемир мягкий и не колется, джемпер можно носить и без рубашки, на голое тело.",
    "A straight, easy jumper in soft two-ply cashmere, knitted in a broad, flat rib. The neckband is linked by hand, loop by loop, and the cuffs turn back neatly. The knit is lightly brushed for softness, but still thin enough to go under a blazer.",
  ),
  composition: typeset("Кашемир 100 %", "100% cashmere"),
  care: typeset(
    "Стирать вручную при 30 °C с каплей шампуня, сушить на полотенце. Катышки в первые недели снимать гребнем.",
    "Hand wash at 30 °C with a drop of shampoo and dry flat on a towel. Expect a few pills at first; a cashmere comb removes them.",
  ),
  measurements: typeset(
    "Размер S: длина 60 см, обхват по груди 102 см, рукав от плеча 58 см.",
    "Size S: length 60 cm, chest 102 cm, sleeve 58 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "first-frost",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "cashmere-crew-neck-red",
      color: "red",
      hex: "#97302d",
      note: typeset(
        "Красный покупают в ноябре, когда за окном не остаётся ничего яркого.",
        "The red of hawthorn berries, lovely against navy or grey.",
      ),
      sku: "VR-26-122-02",
      price: 17900,
      labels: ["new"],
    },
    {
      slug: "cashmere-crew-neck-grey",
      color: "grey",
      hex: "#979592",
      fall: 2,
      note: typeset(
        "Серый хорош и под жакетом.",
        "In grey, the jumper can stand in for a shirt, even with a suit.",
      ),
      sku: "VR-26-122-03",
      price: 17900,
    },
  ],
};
