import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const straightJeans: Model = {
  slug: "straight-jeans",
  cut: "jeans",
  cloth: "denim",
  brand: "odd-day",
  category: "women/clothing/trousers-and-jeans",
  title: typeset("Прямые джинсы с высокой посадкой", "High-rise straight jeans"),
  description: typeset(
    "Посадка высокая, штанины прямые от бедра до низа. Плотный деним без стрейча за первую неделю смягчается и принимает форму тела. Рубашку в эти джинсы заправляют, свободный джемпер носят навыпуск.",
    "Cut high at the waist, with a leg that runs straight from hip to hem. The denim has no stretch: it feels stiff for the first week, then moulds to your shape. Wear the jeans with a tucked-in T-shirt or a loose jumper.",
  ),
  composition: typeset("Хлопок 100 %, 13 унций", "100% cotton, 13 oz"),
  care: typeset(
    "Стирать редко, вывернув наизнанку, при 30 °C. Тёмные джинсы первое время линяют: стирать их отдельно от других вещей.",
    "Wash rarely, inside out, at 30 °C. Wash dark jeans separately, as the dye may run at first.",
  ),
  measurements: typeset(
    "Размер 27: обхват по талии 71 см, высота посадки 29 см, шаговый шов 76 см, низ 36 см.",
    "Size 27: waist 71 cm, rise 29 cm, inside leg 76 cm, leg opening 36 cm.",
  ),
  country: "RU",
  sizeGrid: "women-jeans",
  sizes: ["w25", "w26", "w27", "w28", "w29", "w30"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "straight-jeans-blue",
      color: "blue",
      hex: "#506d8e",
      note: typeset(
        "Синие джинсы обработаны пемзой, и потёртости на них мягкие, как у любимой старой пары.",
        "A faded blue, stonewashed with pumice.",
      ),
      sku: "VR-26-114-01",
      price: 9500,
      labels: ["bestseller"],
      stock: stock(
        { w25: 3, w26: 7, w27: 9, w28: 8, w29: 5, w30: 2 },
        { petrovka: { w26: 1, w27: 2 }, baumana: { w28: 1 } },
      ),
    },
    {
      slug: "straight-jeans-black",
      color: "black",
      hex: "#1e1e20",
      note: typeset(
        "Чёрный деним окрашен дважды, поэтому долго не сереет.",
        "Overdyed black that slowly fades to grey with washing.",
      ),
      sku: "VR-26-114-02",
      price: 9500,
      stock: stock({ w25: 2, w26: 4, w27: 0, w28: 5, w29: 3, w30: 0 }, { vaynera: { w27: 1 } }),
    },
    {
      slug: "straight-jeans-indigo",
      color: "indigo",
      hex: "#2d3850",
      note: typeset(
        "Деним цвета индиго слегка выварен: на бёдрах и вдоль швов ткань уже посветлела.",
        "Indigo, washed until it just starts to fade along the thighs and seams.",
      ),
      sku: "VR-26-114-03",
      price: 9500,
    },
    {
      slug: "straight-jeans-milk",
      color: "milk",
      hex: "#e5ddcc",
      note: typeset(
        "Молочные джинсы — из некрашеного денима, со строчкой в тон.",
        "The milk-white denim is undyed; watch out for new, dark leather, which can mark it.",
      ),
      sku: "VR-26-114-04",
      price: 9500,
      labels: ["new"],
    },
  ],
};
