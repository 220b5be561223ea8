import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const pinstripeWaistcoat: Model = {
  slug: "pinstripe-waistcoat",
  cut: "waistcoat",
  cloth: "suiting",
  brand: "kamvol",
  category: "women/clothing/blazers-and-waistcoats",
  title: typeset("Костюмный жилет", "Tailored waistcoat"),
  description: typeset(
    "Спинка скроена из той же шерсти, с хлястиком; спереди пять пуговиц, и нижнюю по старому правилу не застёгивают. В июне жилет носят вместо топа, в ноябре — под жакетом. Жилет бесплатно подгоним по фигуре.",
    "Modelled on a man’s waistcoat, but cut to follow a woman’s figure. The back is cut from the same pinstriped wool as the front, with a buckled strap; five buttons close the front below a deep V. For a summer wedding, wear the waistcoat over a silk camisole, with wide-leg trousers.",
  ),
  composition: typeset(
    "Верх: шерсть 100 %. Подкладка: купро 100 %.",
    "Shell: 100% wool. Lining: 100% cupro.",
  ),
  care: typeset(
    "Химчистка. Если носите жилет с брюками того же цвета, сдавайте их вместе, чтобы оттенки не разошлись.",
    "Dry clean. If you wear the waistcoat with trousers of the same colour, have the two cleaned together so that they stay the same shade.",
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
        "Тёмно-синий в полоску носите с нашими широкими костюмными брюками того же цвета.",
        "Navy pinstripe, to wear with our wide-leg suit trousers in the same stripe.",
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
    {
      slug: "pinstripe-waistcoat-chocolate",
      color: "chocolate",
      hex: "#46342b",
      print: "pinstripe",
      note: typeset(
        "Шоколадный в полоску носят и без жакета, с белой футболкой.",
        "A chocolate pinstripe that needs no jacket, just a white T-shirt underneath.",
      ),
      sku: "VR-26-160-04",
      price: 11900,
    },
  ],
};
