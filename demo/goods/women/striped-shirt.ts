import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const stripedShirt: Model = {
  slug: "striped-shirt",
  cut: "shirt",
  cloth: "poplin",
  brand: "veretie",
  category: "women/clothing/shirts-and-tops",
  title: typeset("Рубашка прямого кроя в полоску", "Straight-cut striped shirt"),
  description: typeset(
    "Полоска шириной с карандаш совпадает на кармане и на планке. Крой прямой, без вытачек; ткань прохладная и чуть хрустящая. Рубашку носят с джинсами или поддевают под джемпер, выпустив воротник.",
    "Stripes about as wide as a pencil, matched at the pocket and the placket. There are no darts, so the shirt hangs straight and gives you plenty of room. Wear it with jeans, or under a crew-neck jumper with just the collar showing.",
  ),
  composition: typeset("Хлопок 100 %, 120 г/м²", "100% cotton, 120 gsm"),
  care: typeset(
    "Стирка при 30 °C с вещами похожих цветов. Гладить при средней температуре.",
    "Wash at 30 °C with similar colours. Warm iron.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 76 см, обхват по груди 110 см, рукав от плеча 60 см.",
    "Size S: back length 76 cm, chest 110 cm, sleeve 60 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  colors: [
    {
      slug: "striped-shirt-blue",
      color: "blue",
      hex: "#f2f2f0",
      secondHex: "#5b7fb0",
      print: "stripe",
      note: typeset(
        "Синяя полоса на белом не спорит даже с клеткой.",
        "Blue on white, a bold stripe that looks best under a plain jacket.",
      ),
      sku: "VR-26-105-01",
      price: 8500,
      labels: ["new"],
      stock: stock(
        { xs: 4, s: 7, m: 9, l: 5, xl: 2 },
        { petrovka: { s: 1, m: 2 }, baumana: { l: 1 } },
      ),
    },
  ],
};
