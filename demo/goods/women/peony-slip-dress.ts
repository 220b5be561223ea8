import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const peonySlipDress: Model = {
  slug: "peony-slip-dress",
  cut: "slip-dress",
  cloth: "viscose",
  brand: "polina-ost",
  category: "women/clothing/dresses",
  title: typeset("Платье-комбинация с пионами", "Peony slip dress"),
  description: typeset(
    "Эти пионы Полина Ость писала на даче, с натуры, и на ткани они в свой настоящий размер. Вырез мягкий, бретели тонкие, их длину можно изменить. Платье носят с босоножками, а когда холодает, надевают под него водолазку.",
    "Painted from life by Polina Ost: every bloom is printed at its true size. The neckline is softly curved and the fine straps adjust. Wear the dress with sandals, or over a thin roll-neck when the evenings draw in.",
  ),
  composition: typeset("Вискоза 100 %, 130 г/м²", "100% viscose, 130 gsm"),
  care: typeset(
    "Деликатная стирка при 30 °C. Сушить на плечиках, вдали от солнца.",
    "Delicate wash at 30 °C. Dry on a hanger, out of the sun.",
  ),
  measurements: typeset(
    "Размер S: длина от бретели 112 см, обхват по груди 91 см, низ юбки 176 см.",
    "Size S: length from strap 112 cm, bust 91 cm, hem circumference 176 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l"],
  collection: "high-water",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "peony-slip-dress-black",
      color: "black",
      hex: "#232226",
      print: "large-floral",
      note: typeset(
        "Чёрный фон делает летний рисунок вечерним.",
        "On black the flowers are ready for the evening.",
      ),
      sku: "VR-26-166-01",
      price: 15900,
      labels: ["new"],
    },
  ],
};
