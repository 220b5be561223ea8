import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const floralSlipSkirt: Model = {
  slug: "floral-slip-skirt",
  cut: "slip-skirt",
  cloth: "viscose",
  brand: "polina-ost",
  category: "women/clothing/skirts",
  title: typeset("Юбка в бельевом стиле с цветами", "Floral slip skirt"),
  description: typeset(
    "Юбка скроена по косой, поэтому ложится по фигуре; вместо молнии — резинка в поясе. Цветы для этой юбки нарисовала художница Полина Ость. Вискоза льётся и не липнет. Летом к юбке нужна майка, зимой — толстый свитер и сапоги.",
    "Cut on the bias, with a soft elasticated waist. The flowers were painted by Polina Ost. Wear the skirt with a vest top and flats in summer, and with a chunky jumper and boots when the weather turns.",
  ),
  composition: typeset("Вискоза 100 %, 130 г/м²", "100% viscose, 130 gsm"),
  care: typeset(
    "Деликатная стирка при 30 °C, сушить на плечиках с зажимами. Гладить с изнанки.",
    "Delicate wash at 30 °C; hang from clips to dry. Iron on the reverse.",
  ),
  measurements: typeset(
    "Размер S: длина 82 см, обхват по талии 66–96 см, обхват по бёдрам 100 см.",
    "Size S: length 82 cm, waist 66–96 cm, hips 100 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "high-water",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "floral-slip-skirt-black",
      color: "black",
      hex: "#232226",
      print: "ditsy",
      note: typeset(
        "Рыжие и белые цветы на чёрном: строго, можно и в офис.",
        "Rust and white sprigs on black, sober enough for the office.",
      ),
      sku: "VR-26-162-01",
      price: 9900,
      labels: ["new"],
    },
  ],
};
