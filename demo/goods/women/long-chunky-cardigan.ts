import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const longChunkyCardigan: Model = {
  slug: "long-chunky-cardigan",
  cut: "long-cardigan",
  cloth: "chunky-knit",
  brand: "knit-two",
  category: "women/clothing/knitwear",
  title: typeset("Длинный кардиган крупной вязки", "Long chunky cardigan"),
  description: typeset(
    "Кардиган до колена, с двумя вместительными карманами. Плотная планка с пятью пуговицами не даёт полам разлетаться. Весной кардиган заменит лёгкое пальто, а зимой согреет дома.",
    "Knee-length, with patch pockets deep enough for a paperback. The button band is heavy, so the fronts hang straight instead of flapping. Wear the cardigan round the house in winter and in place of a coat in spring.",
  ),
  composition: typeset("Шерсть 70 %, альпака 30 %", "70% wool, 30% alpaca"),
  care: typeset(
    "Химчистка или ручная стирка в большом тазу. Сушить разложенным, хранить на полке.",
    "Dry clean, or hand wash in a very large basin. Dry flat; keep on a shelf.",
  ),
  measurements: typeset(
    "Размер S: длина 98 см, обхват по груди 112 см, рукав от плеча 58 см.",
    "Size S: length 98 cm, chest 112 cm, sleeve 58 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "first-frost",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "long-chunky-cardigan-milk",
      color: "milk",
      hex: "#e1d8c5",
      note: typeset(
        "Молочный связан из некрашеной пряжи, поэтому тон у каждого кардигана немного свой.",
        "The milk-white yarn is spun from natural, undyed fibre.",
      ),
      sku: "VR-26-140-03",
      price: 21900,
    },
  ],
};
