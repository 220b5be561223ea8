import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const downJacket: Model = {
  slug: "down-jacket",
  cut: "puffer",
  cloth: "nylon",
  brand: "sever-and-salt",
  category: "men/clothing/coats-and-jackets",
  title: typeset("Короткий пуховик", "Down jacket"),
  description: typeset(
    "Внутри серый гусиный пух упругостью 700 FP; сквозных швов нет, и холоду негде пройти. В мороз до −25 °C достаточно поддеть тонкий джемпер. В дорогу пуховик складывается в собственный карман.",
    "Warm, light 700-fill-power grey goose down, and no stitched-through seams to let in the cold. Worn over a thin jumper, the jacket keeps you warm down to −25 °C; we tested it on the pier at Arkhangelsk. It packs into its own pocket for travel.",
  ),
  composition: typeset(
    "Верх и подкладка: полиамид 100 %. Наполнитель: гусиный пух 90 %, перо 10 %.",
    "Shell and lining: 100% nylon. Filling: 90% goose down, 10% feather.",
  ),
  care: typeset(
    "Стирать при 30 °C с теннисными мячиками. С ними же сушить в машине, пока пух полностью не просохнет.",
    "Wash at 30 °C and tumble dry thoroughly, with tennis balls.",
  ),
  measurements: typeset(
    "Размер M: длина по спинке 68 см, обхват по груди 122 см, рукав от середины спинки 89 см. Вес 620 г.",
    "Size M: back length 68 cm, chest 122 cm, sleeve from centre back 89 cm. Weight 620 g.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "first-frost",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "down-jacket-black",
      color: "black",
      hex: "#1d1d20",
      note: typeset(
        "Чёрный немаркий и подходит к любым брюкам.",
        "Black, to go with everything else you wear in winter.",
      ),
      sku: "VR-26-229-01",
      price: 27900,
    },
  ],
};
