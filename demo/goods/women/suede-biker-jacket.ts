import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const suedeBikerJacket: Model = {
  slug: "suede-biker-jacket",
  cut: "biker-jacket",
  cloth: "suede",
  brand: "shcheglov",
  category: "women/clothing/jackets",
  title: typeset("Замшевая косуха", "Suede biker jacket"),
  description: typeset(
    "Крой тот же, что у нашей кожаной косухи: косая молния, погоны, ремень по низу. Но замша не блестит, и косуха выглядит спокойнее. Гладкая подкладка не цепляется за свитер. Носите косуху с платьем в мелкий цветок или со светлыми джинсами.",
    "This is our leather biker jacket again, slanted zip, epaulettes, belted hem and all; in suede it looks softer. The smooth lining does not catch on a knitted sleeve. Wear the jacket with a floral dress, or with very pale jeans.",
  ),
  composition: typeset(
    "Верх: козья замша. Подкладка: вискоза 100 %.",
    "Shell: goat suede. Lining: 100% viscose.",
  ),
  care: typeset(
    "Специализированная химчистка для замши. Пыль снимать щёткой, по ворсу.",
    "Specialist suede clean only. Brush off dust, working with the nap.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 54 см, обхват по груди 98 см, рукав от плеча 61 см.",
    "Size S: back length 54 cm, chest 98 cm, sleeve 61 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "long-shadow",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "suede-biker-jacket-tobacco",
      color: "tobacco",
      hex: "#75573f",
      fall: 2,
      note: typeset(
        "Табачная косуха хороша за городом, с клетчатой рубашкой.",
        "Tobacco, a good colour for weekends out of town.",
      ),
      sku: "VR-26-169-01",
      price: 46900,
      labels: ["new"],
    },
    {
      slug: "suede-biker-jacket-sand",
      color: "sand",
      hex: "#a98c66",
      note: typeset(
        "Песочную косуху летом надевают поверх белого платья.",
        "Sand, the gentlest biker jacket we could think of.",
      ),
      sku: "VR-26-169-02",
      price: 46900,
    },
  ],
};
