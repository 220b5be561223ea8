import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const viscoseWrapDress: Model = {
  slug: "viscose-wrap-dress",
  cut: "wrap-dress",
  cloth: "viscose",
  brand: "polina-ost",
  category: "women/clothing/dresses",
  title: typeset("Вискозное платье на запах", "Viscose wrap dress"),
  description: typeset(
    "Полы глубоко заходят одна на другую и держатся на потайной кнопке, так что на ветру платье не распахнётся. Пояс оборачивают вокруг талии один раз и завязывают сбоку. Юбка из плотной вискозы падает мягко и к ногам не липнет. Днём платье носят с лоферами, вечером — с туфлями и длинными серьгами.",
    "The dress wraps across the front, ties at the side and is held closed by a hidden press stud. The viscose is heavy enough to swing as you walk, and does not cling to your legs. Wear the dress with loafers by day and heels in the evening.",
  ),
  composition: typeset("Вискоза 100 %, 150 г/м²", "100% viscose, 150 gsm"),
  care: typeset(
    "Стирать в деликатном режиме при 30 °C, сушить на плечиках. Гладить чуть влажным.",
    "Delicate wash at 30 °C; hang to dry. Iron while slightly damp.",
  ),
  measurements: typeset(
    "Размер S: длина 110 см, обхват по груди 88 см, рукав 48 см.",
    "Size S: length 110 cm, bust 88 cm, sleeve 48 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "viscose-wrap-dress-navy",
      color: "navy",
      hex: "#222a43",
      secondHex: "#d9d4c8",
      print: "polka",
      note: typeset(
        "На тёмно-синем фоне — белый горох размером с рубашечную пуговицу.",
        "Navy with evenly spaced off-white dots, each about the size of a shirt button.",
      ),
      sku: "VR-26-126-02",
      price: 15900,
      labels: ["new"],
    },
    {
      slug: "viscose-wrap-dress-black",
      color: "black",
      hex: "#242326",
      print: "ditsy",
      fall: 2,
      note: typeset(
        "Чёрное в мелкий цветок выручает в поездках: после чемодана заломы не видны.",
        "Tiny flowers on black, to hide the creases of a long journey.",
      ),
      sku: "VR-26-126-04",
      price: 15900,
    },
    {
      slug: "viscose-wrap-dress-burgundy",
      color: "burgundy",
      hex: "#5a2430",
      secondHex: "#e6d8cb",
      print: "polka",
      fall: 4,
      note: typeset(
        "Кремовый горох на бордовом теплее и наряднее, чем белый на синем.",
        "Cream dots on burgundy, for a lunch that lasts until dinner.",
      ),
      sku: "VR-26-126-05",
      price: 15900,
      labels: ["new"],
    },
  ],
};
