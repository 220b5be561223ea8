import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const bridleBelt: Model = {
  slug: "bridle-belt",
  cut: "belt",
  cloth: "leather",
  brand: "shcheglov",
  category: "accessories/belts",
  also: ["men"],
  title: typeset("Ремень из сбруйной кожи", "Bridle-leather belt"),
  description: typeset(
    "Ремень вырезан цельной полосой из хребтовой части шкуры, где кожа почти не тянется. Край скруглён и натёрт воском, вдоль него идёт светлая строчка. Если ремень окажется длинноват, в магазине укоротим его при вас: лишнее отрежем со стороны пряжки, и отверстия останутся на своих местах.",
    "Cut in one strip from the back of the hide, the part that stretches least. The edges are rounded, waxed and rubbed until they shine. Bring the belt in and we will shorten it at the buckle, so the holes stay where they are.",
  ),
  composition: typeset(
    "Кожа растительного дубления 100 %, 3,5 мм. Пряжка: латунь.",
    "100% vegetable-tanned leather, 3.5 mm. Buckle: brass.",
  ),
  care: typeset("Воск раз в полгода. Вешать за пряжку.", "Wax twice a year. Hang by the buckle."),
  measurements: typeset(
    "Ширина 3,2 см, длина до среднего отверстия 95 см, ремень можно укоротить до 75 см.",
    "Width 3.2 cm, 95 cm to the middle hole; can be cut down to 75 cm.",
  ),
  country: "RU",
  sizeGrid: "one-size",
  sizes: ["one-size"],
  collection: "foundation",
  colors: [
    {
      slug: "bridle-belt-black",
      color: "black",
      hex: "#242120",
      note: typeset(
        "На чёрном ремне латунная пряжка особенно заметна.",
        "Against the black, the brass buckle stands out.",
      ),
      sku: "VR-26-311-01",
      price: 5900,
      labels: ["bestseller"],
    },
    {
      slug: "bridle-belt-cognac",
      color: "cognac",
      hex: "#965f40",
      note: typeset(
        "Коньячный постепенно темнеет, особенно от солнца и воска.",
        "Cognac, a warm brown for blue jeans and grey flannel.",
      ),
      sku: "VR-26-311-02",
      price: 5900,
    },
    {
      slug: "bridle-belt-chocolate",
      color: "chocolate",
      hex: "#4a352a",
      note: typeset(
        "Шоколадный — к твиду, вельвету и замше.",
        "Chocolate, to wear with tweed, corduroy and suede.",
      ),
      sku: "VR-26-311-03",
      price: 5900,
    },
    {
      slug: "bridle-belt-burgundy",
      color: "burgundy",
      hex: "#562a31",
      note: typeset(
        "Бордовый подойдёт к лоферам того же цвета.",
        "Burgundy, to go with burgundy loafers.",
      ),
      sku: "VR-26-311-04",
      price: 5900,
      labels: ["new"],
    },
  ],
};
