import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const suedeTote: Model = {
  slug: "suede-tote",
  cut: "tote",
  cloth: "suede",
  brand: "shcheglov",
  category: "accessories/bags",
  title: typeset("Сумка-тоут из замши", "Suede tote"),
  description: typeset(
    "Замша с изнанки продублирована полотном, поэтому сумка держит форму. Внутри одно отделение, карман на молнии и карабин для ключей. На ручках ворс со временем немного темнеет.",
    "We back the suede with canvas, so the bag stands up by itself. Inside are a key clip and one zipped pocket; the rest is open space. As with any suede, the nap darkens a little over time where you hold the bag.",
  ),
  composition: typeset(
    "Телячья замша. Подкладка: хлопок 100 %.",
    "Calf suede. Lining: 100% cotton.",
  ),
  care: typeset(
    "Обработать водоотталкивающим спреем до первого выхода. Пятна оттирать ластиком, ворс поднимать латунной щёткой.",
    "Waterproof the bag before first use. Rub out marks with an eraser; raise the nap with a brass brush.",
  ),
  measurements: typeset(
    "38 × 34 × 12 см, длина ручек 62 см. Вес 820 г.",
    "38 × 34 × 12 cm, handles 62 cm. Weight 820 g.",
  ),
  country: "RU",
  sizeGrid: "one-size",
  sizes: ["one-size"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "suede-tote-sand",
      color: "sand",
      hex: "#b99f78",
      note: typeset(
        "Песочную красили в тон нашему тренчу.",
        "The sand suede is dyed to match our trench coat.",
      ),
      sku: "VR-26-305-01",
      price: 23900,
      labels: ["new"],
    },
    {
      slug: "suede-tote-chocolate",
      color: "chocolate",
      hex: "#4d392e",
      note: typeset(
        "Шоколадная самая практичная: следы дождя на ней почти не видны.",
        "Chocolate brown is slow to show marks.",
      ),
      sku: "VR-26-305-02",
      price: 23900,
    },
    {
      slug: "suede-tote-sage",
      color: "sage",
      hex: "#8a8c78",
      note: typeset(
        "Шалфейных сумок всего двенадцать: на тринадцатую замши этого цвета не хватило.",
        "We made only twelve in sage before the suede ran out.",
      ),
      sku: "VR-26-305-03",
      price: 23900,
      labels: ["handmade"],
      state: "only-in-shops",
      stock: stock(
        { "one-size": 0 },
        {
          petrovka: { "one-size": 3 },
          konyushennaya: { "one-size": 2 },
          baumana: { "one-size": 1 },
        },
      ),
    },
    {
      slug: "suede-tote-tobacco",
      color: "tobacco",
      hex: "#765740",
      note: typeset(
        "Табачная — в тон нашему замшевому ремню.",
        "Tobacco, the same shade as our suede belt.",
      ),
      sku: "VR-26-305-04",
      price: 23900,
      labels: ["new"],
    },
  ],
};
