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
    "Рукав собран у плеча в двадцать складочек, каждая закреплена изнутри стежком, поэтому объём держится весь день. Вырез квадратный, по низу баска, пуговицы идут до самого низа. Блузку носят с прямыми джинсами или с юбкой-карандашом.",
    "Square at the neck and buttoned all the way down to the hem of the peplum, with full sleeves gathered above the elbow. Tiny pleats, stitched down on the inside, hold the puff in shape. Wear the blouse with straight jeans to balance the sleeves.",
  ),
  composition: typeset("Хлопок 100 %, 125 г/м²", "100% cotton, 125 gsm"),
  care: typeset(
    "Стирка при 30 °C. Рукав гладить на полотенце, свёрнутом валиком.",
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
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "puff-sleeve-blouse-floral",
      color: "dusty-rose",
      hex: "#d9b8b0",
      print: "large-floral",
      note: typeset(
        "По розовому фону разбросаны крупные цветы: красные, персиковые и кремовые.",
        "Large red, peach and cream flowers on a dusty-rose ground.",
      ),
      sku: "VR-26-152-02",
      price: 12900,
    },
    {
      slug: "puff-sleeve-blouse-white",
      color: "white",
      hex: "#f1efeb",
      fall: 3,
      note: typeset(
        "Белая блузка вечером подойдёт и к атласной юбке.",
        "White cotton, good with jeans by day and a satin skirt by night.",
      ),
      sku: "VR-26-152-03",
      price: 12900,
      labels: ["new"],
    },
  ],
};
