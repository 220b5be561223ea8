import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const cashmereTShirt: Model = {
  slug: "cashmere-t-shirt",
  cut: "knit-tee",
  cloth: "cashmere",
  stitch: "narrow-rib",
  brand: "knit-two",
  category: "women/clothing/knitwear",
  also: ["women/clothing/tops-and-t-shirts"],
  title: typeset("Кашемировая футболка", "Cashmere T-shirt"),
  description: typeset(
    "Связана в рубчик из тонкого мягкого кашемира в одну нить; рукав короткий, вырез неглубокий. Такая футболка заменит блузку под жакетом, а вечером её можно заправить в атласную юбку.",
    "Ribbed in single-ply cashmere, this T-shirt weighs no more than a cotton one and is a good deal softer. The sleeves are short and the neckline is high. Wear it on its own in mild weather, or under a jacket all year round.",
  ),
  composition: typeset("Кашемир 100 %, одна нить", "100% cashmere, single ply"),
  care: typeset(
    "Стирать вручную при 30 °C, сушить разложенной, хранить сложенной.",
    "Hand wash at 30 °C, dry flat and store folded.",
  ),
  measurements: typeset(
    "Размер S: длина 58 см, обхват по груди 96 см, рукав 19 см.",
    "Size S: length 58 cm, chest 96 cm, sleeve 19 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "cashmere-t-shirt-dusty-rose",
      color: "dusty-rose",
      hex: "#b5938d",
      note: typeset(
        "Пыльно-розовый цвет — как внутри морской раковины.",
        "Dusty rose, like the inside of a shell.",
      ),
      sku: "VR-26-129-01",
      price: 11900,
    },
  ],
};
