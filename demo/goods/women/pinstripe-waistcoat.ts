import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const pinstripeWaistcoat: Model = {
  slug: "pinstripe-waistcoat",
  cut: "waistcoat",
  cloth: "suiting",
  brand: "kamvol",
  category: "women/clothing/blazers-and-waistcoats",
  title: typeset("Жилет от костюма-тройки", "Tailored waistcoat"),
  description: typeset(
    "Спинка скроена из той же шерсти, с хлястиком; спереди пять пуговиц, и нижнюю по старому правилу не застёгивают. В июне жилет носят вместо топа, в ноябре — под жакетом. Жилет бесплатно подгоним по фигуре.",
    "Modelled on a man’s waistcoat, but cut to follow a woman’s figure. The back is cut from the same pinstriped wool as the front, with a buckled strap; five buttons close the front below a deep V. For a summer wedding, wear the waistcoat over a silk camisole, with wide trousers.",
  ),
  composition: typeset(
    "Верх: шерсть 100 %. Подкладка: купро 100 %.",
    "Shell: 100% wool. Lining: 100% cupro.",
  ),
  care: typeset(
    "Химчистка. Если носите жилет с жакетом, сдавайте их вместе, чтобы оттенки не разошлись.",
    "Dry clean. If you own the matching blazer, have the two cleaned together so that they stay the same shade.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 52 см, обхват по груди 92 см, обхват по талии 76 см.",
    "Size S: back length 52 cm, chest 92 cm, waist 76 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "long-shadow",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "pinstripe-waistcoat-navy",
      color: "navy",
      hex: "#252c40",
      print: "pinstripe",
      note: typeset(
        "Тёмно-синий — в ту же полоску, что и наш двубортный жакет этого цвета: их можно носить и вместе, и порознь.",
        "Navy, in the same stripe as our relaxed double-breasted blazer.",
      ),
      sku: "VR-26-160-01",
      price: 11900,
    },
    {
      slug: "pinstripe-waistcoat-graphite",
      color: "graphite",
      hex: "#434347",
      print: "pinstripe",
      note: typeset(
        "Графитовый — в тонкую светлую полоску, к нему подойдут чёрные брюки.",
        "Graphite with a fine, pale stripe, good with black trousers.",
      ),
      sku: "VR-26-160-02",
      price: 11900,
      labels: ["new"],
    },
  ],
};
