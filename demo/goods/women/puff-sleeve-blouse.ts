import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const puffSleeveBlouse: Model = {
  slug: "puff-sleeve-blouse",
  cut: "puff-sleeve-blouse",
  cloth: "poplin",
  brand: "polina-ost",
  category: "women/clothing/shirts-and-tops",
  title: typeset("Блузка с пышным рукавом", "Puff-sleeve blouse"),
  description: typeset(
    "Рукав собран у плеча в двадцать складочек, и каждую закрепляет стежок изнутри, поэтому объём держится до вечера. Вырез квадратный, внизу баска, и пуговки идут через неё до самого края. С прямыми джинсами блузка весёлая, с юбкой-карандашом — почти викторианская.",
    "Square at the neck and buttoned right down through the peplum, with full sleeves gathered above the elbow. Tiny pleats stitched on the inside hold the puff up. The straighter your jeans, the better the blouse looks.",
  ),
  composition: typeset("Хлопок 100 %, 125 г/м²", "100% cotton, 125 gsm"),
  care: typeset(
    "Стирка при 30 °C. Рукав гладить на скатанном полотенце.",
    "Wash at 30 °C. Iron the sleeves over a rolled towel.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 54 см, обхват по груди 92 см, обхват по талии 78 см.",
    "Size S: back length 54 cm, bust 92 cm, waist 78 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "dacha",
  colors: [
    {
      slug: "puff-sleeve-blouse-white",
      color: "white",
      hex: "#f1efea",
      note: typeset(
        "Белую блузку берут на выпускной, а потом носят с шортами.",
        "White, as crisp as a chorister’s ruff.",
      ),
      sku: "VR-26-152-01",
      price: 11900,
      labels: ["new"],
    },
    {
      slug: "puff-sleeve-blouse-floral",
      color: "dusty-rose",
      hex: "#d9b8b0",
      print: "large-floral",
      note: typeset(
        "Крупные цветы на розовом: каждому рукаву досталось по целому пиону.",
        "In dusty rose, each sleeve is a bouquet in its own right.",
      ),
      sku: "VR-26-152-02",
      price: 12900,
    },
  ],
};
