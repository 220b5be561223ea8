import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const floralSundress: Model = {
  slug: "floral-sundress",
  cut: "sundress",
  cloth: "viscose",
  brand: "polina-ost",
  category: "women/clothing/dresses",
  title: typeset("Ярусный сарафан с рисунком", "Printed tiered sundress"),
  description: typeset(
    "Три яруса юбки присборены вручную и при ходьбе колышутся. Лиф застёгивается на пуговицы, бретели можно укоротить. Вискоза тонкая и прохладная: в таком сарафане не жарко ни в городе, ни на танцах на веранде.",
    "Three gathered tiers give the skirt its sway, and the buttoned bodice, with adjustable straps, keeps things neat above it. The viscose is fine and cool to the touch. Throw a denim jacket over the dress for the last train home.",
  ),
  composition: typeset("Вискоза 100 %, 120 г/м²", "100% viscose, 120 gsm"),
  care: typeset(
    "Стирка при 30 °C, отжим на малых оборотах. Гладить с изнанки, ярус за ярусом.",
    "Wash at 30 °C with a slow spin. Warm iron on the reverse, one tier at a time.",
  ),
  measurements: typeset(
    "Размер S: длина от бретели 118 см, обхват по груди 86 см.",
    "Size S: length from strap 118 cm, bust 86 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "high-water",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "floral-sundress-black",
      color: "black",
      hex: "#242327",
      print: "ditsy",
      note: typeset(
        "На чёрном — россыпь мелких цветов; вечером к сарафану подойдут длинные серьги.",
        "Scattered flowers on black, to be worn with your longest earrings.",
      ),
      sku: "VR-26-163-01",
      price: 13900,
      labels: ["new"],
    },
    {
      slug: "floral-sundress-burgundy",
      color: "burgundy",
      hex: "#54222d",
      print: "large-floral",
      note: typeset(
        "Пионы на бордовом — как последний июньский букет.",
        "Peonies on burgundy, like the last bouquet of June.",
      ),
      sku: "VR-26-163-02",
      price: 13900,
    },
    {
      slug: "floral-sundress-navy",
      color: "navy",
      hex: "#222a43",
      secondHex: "#d9d4c8",
      print: "polka",
      note: typeset(
        "Тёмно-синему сарафану вместо цветов достался ровный белый горох.",
        "White dots on navy, for days when flowers feel too sweet.",
      ),
      sku: "VR-26-163-03",
      price: 10900,
      oldPrice: 13900,
    },
  ],
};
