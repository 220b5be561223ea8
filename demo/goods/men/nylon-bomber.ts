import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const nylonBomber: Model = {
  slug: "nylon-bomber",
  cut: "bomber",
  cloth: "nylon",
  brand: "odd-day",
  category: "men/clothing/coats-and-jackets",
  also: ["women/clothing/jackets"],
  title: typeset("Бомбер из плотного нейлона", "Heavy nylon bomber"),
  description: typeset(
    "Бомбер короткий и объёмный, на крупной металлической молнии. Нейлон не продувается и почти не шуршит, вязаные манжеты тугие и не вытягиваются. Под бомбер легко надеть худи. Размеры общие для мужчин и женщин, от XS до XL.",
    "Short and roomy, with a chunky metal zip. The nylon keeps out the wind and hardly rustles, and the ribbing is knitted tightly so that the cuffs keep their shape. Wear the bomber over a hoodie or a slip dress. Sizes run from XS to XL and are the same for men and women.",
  ),
  composition: typeset(
    "Верх: полиамид 100 %. Утеплитель: полиэстер 100 %, 120 г/м². Подкладка: полиэстер 100 %.",
    "Shell: 100% nylon. Padding: 100% polyester, 120 gsm. Lining: 100% polyester.",
  ),
  care: typeset(
    "Стирать при 30 °C без отжима, с застёгнутой молнией. Не гладить.",
    "Zip up and wash at 30 °C; do not spin. Do not iron.",
  ),
  measurements: typeset(
    "Размер M: длина 66 см, обхват по груди 120 см, рукав от середины спинки 84 см.",
    "Size M: length 66 cm, chest 120 cm, sleeve from centre back 84 cm.",
  ),
  country: "RU",
  sizeGrid: "unisex",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "nylon-bomber-khaki",
      color: "khaki",
      hex: "#474e3f",
      secondHex: "#a85f38",
      note: typeset(
        "У бомбера цвета хаки подкладка рыжая, как у лётных курток. Шьём его под предзаказ.",
        "The khaki bomber has a rust-orange lining, like an old flight jacket, and is made to pre-order.",
      ),
      sku: "VR-26-207-01",
      price: 16900,
      labels: ["new"],
      state: "preorder",
      shipsInDays: 16,
      preorderLimit: 20,
      stock: stock({ xs: 0, s: 0, m: 0, l: 0, xl: 0 }),
    },
    {
      slug: "nylon-bomber-black",
      color: "black",
      hex: "#232325",
      secondHex: "#3b3b3f",
      note: typeset("У чёрного бомбера подкладка тоже чёрная.", "Black inside and out."),
      sku: "VR-26-207-02",
      price: 16900,
      stock: stock(
        { xs: 2, s: 5, m: 6, l: 4, xl: 3 },
        { petrovka: { m: 1 }, baumana: { s: 1, l: 1 } },
      ),
    },
    {
      slug: "nylon-bomber-burgundy",
      color: "burgundy",
      hex: "#54242c",
      secondHex: "#2c1518",
      note: typeset(
        "Бордовый бомбер тёмный, как вино; под него лучше всего надеть белую футболку.",
        "A dark burgundy that looks best over a white T-shirt.",
      ),
      sku: "VR-26-207-04",
      price: 12900,
      oldPrice: 16900,
    },
  ],
};
