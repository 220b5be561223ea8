import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const cashmereSweatshirt: Model = {
  slug: "cashmere-sweatshirt",
  cut: "sweatshirt",
  cloth: "cashmere",
  brand: "odd-day",
  category: "women/clothing/knitwear",
  title: typeset("Свитшот из хлопка с кашемиром", "Cotton and cashmere sweatshirt"),
  description: typeset(
    "По крою это обычный свитшот: треугольник под горловиной, широкая резинка, чуть спущенное плечо. Почти треть пряжи — кашемир, поэтому на ощупь такой свитшот заметно мягче чисто хлопкового. Его можно носить с джинсами, а можно и с атласной юбкой.",
    "Cut like a college sweatshirt, with deep ribbing and a stitched V below the neck. Nearly a third of the yarn is cashmere, so it feels much softer than plain cotton. Wear the sweatshirt with jeans, or with tailored trousers at the office.",
  ),
  composition: typeset("Хлопок 70 %, кашемир 30 %", "70% cotton, 30% cashmere"),
  care: typeset(
    "Стирать вручную при 30 °C, сушить разложенным. В машине кашемир сваляется.",
    "Hand wash at 30 °C and dry flat; in a machine the cashmere would felt.",
  ),
  measurements: typeset(
    "Размер S: длина 60 см, обхват по груди 112 см, рукав 58 см.",
    "Size S: length 60 cm, chest 112 cm, sleeve 58 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "first-frost",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "cashmere-sweatshirt-milk",
      color: "milk",
      hex: "#e4dac8",
      note: typeset(
        "Молочный свитшот хорош под светлым тренчем.",
        "Milk white, a fresh contrast to dark denim and grey flannel.",
      ),
      sku: "VR-26-136-01",
      price: 12900,
      labels: ["new"],
    },
  ],
};
