import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const silkBowBlouse: Model = {
  slug: "silk-bow-blouse",
  cut: "bow-blouse",
  cloth: "satin",
  brand: "polina-ost",
  category: "women/clothing/shirts-and-tops",
  title: typeset("Шёлковая блузка с бантом", "Tie-neck silk blouse"),
  description: typeset(
    "Бант съёмный: ленту можно завязать, оставить свободной или вовсе снять. Шёлк тонкий и гладкий, широкие рукава присборены у высоких манжет. Носите блузку с брюками мужского кроя. Если завязать бант, украшения не понадобятся.",
    "The long tie can be worn in a bow, left loose or taken off. The sleeves are full and gathered into deep cuffs. Wear the blouse under a waistcoat, or tuck it into flat-fronted trousers.",
  ),
  composition: typeset("Шёлк 100 %, плотность 16 момме", "100% silk, 16 momme"),
  care: typeset(
    "Ручная стирка при температуре не выше 30 °C, бант — отдельно. Гладить с изнанки без пара.",
    "Hand wash at 30 °C or cooler, the tie separately. Iron on the reverse without steam.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 66 см, обхват по груди 100 см, рукав от плеча 63 см, лента банта 160 см.",
    "Size S: back length 66 cm, chest 100 cm, sleeve 63 cm, tie 160 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "silk-bow-blouse-milk",
      color: "milk",
      hex: "#ebe2d1",
      note: typeset(
        "Молочный цвет мягче чисто белого и особенно хорош с тёмным костюмом.",
        "Milk white looks softer than pure white against dark tailoring.",
      ),
      sku: "VR-26-121-01",
      price: 18500,
    },
  ],
};
