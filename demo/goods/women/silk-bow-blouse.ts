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
    "Бант съёмный: его завязывают, носят распущенным или прячут в ящик, и тогда блузка — просто блузка. Широкий рукав собран на высокую манжету и при каждом жесте чуть запаздывает за рукой. Носите блузку с брюками мужского кроя и без украшений.",
    "The tie comes off, and Polina cut it long enough for a bow, a scarf or two loose ends. The sleeves are full and gathered into deep cuffs. Wear the blouse with something mannish, a waistcoat or flat-front trousers, as a foil for the silk.",
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
  colors: [
    {
      slug: "silk-bow-blouse-milk",
      color: "milk",
      hex: "#ebe2d1",
      note: typeset(
        "Молочная хороша при любом свете, а лучше всего — при свечах.",
        "Milk-white, like good writing paper, and about as forgiving of ink.",
      ),
      sku: "VR-26-121-01",
      price: 18500,
    },
    {
      slug: "silk-bow-blouse-polka",
      color: "black",
      hex: "#211f22",
      secondHex: "#ece7db",
      print: "polka",
      note: typeset(
        "Горошины ставили кистью: двух одинаковых среди них нет.",
        "Every dot began as a dab of gouache, and if you look closely some still wobble.",
      ),
      sku: "VR-26-121-02",
      price: 19500,
      labels: ["new"],
    },
  ],
};
