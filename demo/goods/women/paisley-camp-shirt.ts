import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const paisleyCampShirt: Model = {
  slug: "paisley-camp-shirt",
  cut: "camp-collar-shirt",
  cloth: "satin",
  brand: "polina-ost",
  category: "women/clothing/shirts-and-tops",
  title: typeset("Атласная рубашка с турецкими огурцами", "Paisley satin shirt"),
  description: typeset(
    "Художница Полина Ость нарисовала этот узор гуашью и в каждый турецкий огурец поместила белый цветок. Рубашка короткая и прямая, с открытым воротником; прохладный атлас скользит по коже. Узор пёстрый, так что низ лучше выбрать однотонный, например белый.",
    "Polina Ost painted this paisley in gouache, and we had it printed on soft satin. The shirt is boxy, with an open collar and short sleeves. Wear it with white trousers, or open over a plain vest.",
  ),
  composition: typeset("Вискоза 100 %", "100% viscose"),
  care: typeset(
    "Деликатная стирка при 30 °C. Гладить с изнанки.",
    "Delicate wash at 30 °C. Iron on the reverse.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 62 см, обхват по груди 106 см, рукав 24 см.",
    "Size S: back length 62 cm, chest 106 cm, sleeve 24 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "high-water",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "paisley-camp-shirt-navy",
      color: "navy",
      hex: "#232c45",
      print: "paisley",
      note: typeset(
        "На тёмно-синем фоне огурцы тёплого, кирпично-рыжего цвета.",
        "Rust on navy, with a soft shine.",
      ),
      sku: "VR-26-144-01",
      price: 11900,
      labels: ["new"],
    },
    {
      slug: "paisley-camp-shirt-green",
      color: "green",
      hex: "#24402f",
      print: "paisley",
      note: typeset(
        "Бутылочно-зелёный фон немного приглушает краски рисунка.",
        "On green the paisley has the look of an old Persian rug.",
      ),
      sku: "VR-26-144-02",
      price: 11900,
    },
    {
      slug: "paisley-camp-shirt-burgundy",
      color: "burgundy",
      hex: "#54222d",
      print: "paisley",
      note: typeset(
        "На бордовом в узоре заметнее тёплые красные тона.",
        "Burgundy brings out the warm reds in the pattern.",
      ),
      sku: "VR-26-144-03",
      price: 11900,
    },
  ],
};
