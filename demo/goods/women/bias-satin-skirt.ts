import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const biasSatinSkirt: Model = {
  slug: "bias-satin-skirt",
  cut: "slip-skirt",
  cloth: "satin",
  brand: "veretie",
  category: "women/clothing/skirts",
  title: typeset("Атласная юбка косого кроя", "Bias satin skirt"),
  description: typeset(
    "Перед подгибкой низа юбка сутки висит на манекене, чтобы скроенная по косой ткань вытянулась и подол потом оставался ровным. Пояс — узкая резинка в кулиске, застёжки нет вовсе. С джемпером навыпуск и обувью без каблука атлас уместен и днём.",
    "Each skirt hangs for a day in our workroom before the hem is levelled, so that the bias-cut satin has time to drop. There is no zip, only a narrow elasticated waistband. Wear the skirt as you would jeans, with a big jumper and flat shoes.",
  ),
  composition: typeset("Вискоза 100 %, атласное переплетение", "100% viscose satin"),
  care: typeset(
    "Деликатная стирка при 30 °C в мешке. Гладить с изнанки.",
    "Delicate wash at 30 °C in a laundry bag. Iron on the reverse.",
  ),
  measurements: typeset(
    "Размер S: длина 82 см, обхват по талии 66–98 см, обхват по бёдрам 100 см.",
    "Size S: length 82 cm, waist 66–98 cm, hips 100 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "bias-satin-skirt-champagne",
      color: "champagne",
      hex: "#d8c3a5",
      note: typeset(
        "Атлас цвета шампань в тени песочный, на солнце бледно-золотой.",
        "In sunlight the champagne satin turns a pale gold.",
      ),
      sku: "VR-26-123-01",
      price: 9900,
      labels: ["new"],
    },
    {
      slug: "bias-satin-skirt-chocolate",
      color: "chocolate",
      hex: "#4a342a",
      note: typeset(
        "Шоколадный атлас отливает медью на каждой складке.",
        "A rich chocolate with a coppery sheen in the folds.",
      ),
      sku: "VR-26-123-02",
      price: 9900,
    },
    {
      slug: "bias-satin-skirt-black",
      color: "black",
      hex: "#222124",
      note: typeset(
        "Чёрная юбка даже со свитшотом выглядит по-вечернему.",
        "Black satin looks dressed up even with a sweatshirt.",
      ),
      sku: "VR-26-123-03",
      price: 9900,
    },
    {
      slug: "bias-satin-skirt-emerald",
      color: "emerald",
      hex: "#245f4b",
      note: typeset(
        "Изумрудную юбку носите с простым чёрным джемпером.",
        "Emerald, vivid enough to need only a plain black jumper.",
      ),
      sku: "VR-26-123-04",
      price: 9900,
      labels: ["new"],
    },
    {
      slug: "bias-satin-skirt-burgundy",
      color: "burgundy",
      hex: "#5a2530",
      note: typeset(
        "К бордовой юбке подойдут толстый серый кардиган и ботинки.",
        "Burgundy satin, brought down to earth by a grey cardigan and flat boots.",
      ),
      sku: "VR-26-123-05",
      price: 9900,
    },
    {
      slug: "bias-satin-skirt-navy",
      color: "navy",
      hex: "#242b40",
      note: typeset(
        "Тёмно-синий атлас со строгой рубашкой смотрится по-деловому.",
        "Put a shirt with the navy satin and you can wear it to work.",
      ),
      sku: "VR-26-123-06",
      price: 7900,
      oldPrice: 9900,
    },
  ],
};
