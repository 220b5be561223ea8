import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const knittedPolo: Model = {
  slug: "knitted-polo",
  cut: "knit-polo",
  cloth: "fine-knit",
  brand: "veretie",
  category: "women/clothing/tops-and-t-shirts",
  title: typeset("Вязаное поло", "Knitted polo"),
  description: typeset(
    "Воротник у этого поло вяжут отдельно, вдвое плотнее остального полотна, поэтому он лежит ровно. Пряжа из хлопка с шёлком прохладная на ощупь. Заправьте поло в юбку-трапецию или в брюки с высокой посадкой.",
    "The collar is knitted double, so it is firm and lies flat. The yarn is cotton and silk, cool against the skin. Wear the polo with an A-line skirt for a touch of the 1960s.",
  ),
  composition: typeset("Хлопок 80 %, шёлк 20 %", "80% cotton, 20% silk"),
  care: typeset(
    "Стирать в деликатном режиме при 30 °C, сушить разложенным, расправив воротник.",
    "Delicate wash at 30 °C; dry flat with the collar smoothed.",
  ),
  measurements: typeset(
    "Размер S: длина 58 см, обхват по груди 90 см, рукав 20 см.",
    "Size S: length 58 cm, chest 90 cm, sleeve 20 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "high-water",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "knitted-polo-chocolate",
      color: "chocolate",
      hex: "#4a382f",
      note: typeset(
        "Шоколадное поло идёт и к жемчугу, и к веснушкам.",
        "Chocolate brown looks good with pale denim.",
      ),
      sku: "VR-26-139-02",
      price: 8900,
    },
  ],
};
