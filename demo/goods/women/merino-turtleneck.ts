import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const merinoTurtleneck: Model = {
  slug: "merino-turtleneck",
  cut: "turtleneck",
  cloth: "fine-knit",
  brand: "knit-two",
  category: "women/clothing/knitwear",
  title: typeset("Тонкая водолазка из мериноса", "Fine merino roll-neck"),
  description: typeset(
    "Водолазка связана из тонкой пряжи и под жакетом не собирается складками. Плечо без шва, ворот складывается вдвое и не давит на шею. На улице в водолазке тепло, в помещении не жарко. Носят её с костюмом, с джинсами и под платьем на бретелях.",
    "A thin, close-fitting layer for the colder months. The 14-gauge rib has a seamless shoulder and lies smooth under a blazer; the collar folds over once and does not feel tight. Wear the roll-neck with a suit, with jeans or under a slip dress.",
  ),
  composition: typeset("Шерсть мериноса 100 %, 17,5 микрона", "100% merino wool, 17.5 micron"),
  care: typeset(
    "Стирать в режиме «шерсть» при 30 °C средством без энзимов. Сушить разложенной.",
    "Wool cycle at 30 °C, enzyme-free detergent. Dry flat.",
  ),
  measurements: typeset(
    "Размер S: длина 62 см, обхват по груди 84 см (тянется до 100 см), высота ворота 16 см.",
    "Size S: length 62 cm, chest 84 cm (stretches to 100 cm), collar 16 cm unfolded.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "merino-turtleneck-camel",
      color: "camel",
      hex: "#ab8559",
      note: typeset(
        "Водолазка того же оттенка, что и наше двубортное пальто цвета кэмел: их хорошо носить вместе.",
        "The yarn is dyed to match our camel double-breasted coat.",
      ),
      sku: "VR-26-108-01",
      price: 8900,
      labels: ["bestseller"],
      stock: stock(
        { xs: 6, s: 9, m: 12, l: 8, xl: 4 },
        { petrovka: { s: 1, m: 1 }, vaynera: { m: 1 } },
      ),
    },
    {
      slug: "merino-turtleneck-burgundy",
      color: "burgundy",
      hex: "#56232c",
      note: typeset(
        "Бордовая оживляет лицо не хуже помады.",
        "The burgundy goes especially well with grey tailoring.",
      ),
      sku: "VR-26-108-02",
      price: 6200,
      oldPrice: 8900,
      stock: stock({ xs: 2, s: 0, m: 1, l: 3, xl: 2 }, { konyushennaya: { s: 1 } }),
    },
    {
      slug: "merino-turtleneck-black",
      color: "black",
      hex: "#222123",
      note: typeset("Чёрную кладут в чемодан первой.", "Black looks sharp under a leather jacket."),
      sku: "VR-26-108-03",
      price: 8900,
      labels: ["bestseller"],
    },
    {
      slug: "merino-turtleneck-sage",
      color: "sage",
      hex: "#8f9783",
      note: typeset(
        "Шалфейную чаще всего покупают к серому костюму.",
        "Sage, the green of old painted shutters.",
      ),
      sku: "VR-26-108-05",
      price: 8900,
    },
  ],
};
