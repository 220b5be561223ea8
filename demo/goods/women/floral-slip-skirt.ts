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
    "Юбка скроена по косой, поэтому ложится по фигуре; вместо молнии — резинка в поясе. Цветы нарисовала художница Полина Ость, для каждого фона заново. Вискоза льётся и не липнет. Летом к юбке нужна майка, зимой — толстый свитер и сапоги.",
    "Cut on the bias to skim rather than cling, with a soft elasticated waist. Polina Ost painted a different set of flowers for each colour. Wear the skirt with a vest top and flats in summer, and with a chunky jumper and boots when the weather turns.",
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
        "Рыжие и белые цветы на чёрном — самый строгий из рисунков.",
        "Rust and white sprigs on black, sober enough for the office.",
      ),
      sku: "VR-26-162-01",
      price: 9900,
      labels: ["new"],
    },
    {
      slug: "floral-slip-skirt-green",
      color: "green",
      hex: "#2c4a3c",
      print: "large-floral",
      note: typeset(
        "На бутылочно-зелёном цветут пионы, каждый с ладонь.",
        "Peonies as big as your hand, on bottle green.",
      ),
      sku: "VR-26-162-02",
      price: 9900,
    },
    {
      slug: "floral-slip-skirt-milk",
      color: "milk",
      hex: "#ece4d5",
      print: "ditsy",
      note: typeset(
        "Молочный фон на тон темнее белых цветов, и они не теряются.",
        "Ivory, just warm enough for the palest flowers to show.",
      ),
      sku: "VR-26-162-03",
      price: 7900,
      oldPrice: 9900,
    },
  ],
};
