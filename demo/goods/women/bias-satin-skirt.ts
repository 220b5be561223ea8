import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const biasSatinSkirt: Model = {
  slug: "bias-satin-skirt",
  cut: "slip-skirt",
  cloth: "satin",
  brand: "veretie",
  category: "women/clothing/skirts",
  title: typeset("Атласная юбка по косой", "Bias satin skirt"),
  description: typeset(
    "Прежде чем подрезать подол, юбку сутки держат на манекене: пусть ткань вытянется в мастерской, а не на вас. Пояс — узкая резинка в кулиске, застёжки нет вовсе. С джемпером навыпуск и обувью без каблука атлас уместен и днём.",
    "Each skirt hangs for a day in the workroom before anyone levels the hem, and by then it has done all the stretching it is ever going to do. There is no zip, only a narrow elasticated waistband. Wear it as you would wear jeans, with a big jumper and flat shoes.",
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
  colors: [
    {
      slug: "bias-satin-skirt-champagne",
      color: "champagne",
      hex: "#d8c3a5",
      note: typeset(
        "Шампань в тени серая, на солнце розовая.",
        "The champagne satin is grey in the shade and pink in the sun.",
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
        "Шоколадный атлас отливает медью на каждом сгибе.",
        "Chocolate, with the sheen of a conker fresh from its shell.",
      ),
      sku: "VR-26-123-02",
      price: 9900,
    },
    {
      slug: "bias-satin-skirt-black",
      color: "black",
      hex: "#222124",
      note: typeset(
        "Чёрная даже со свитшотом выглядит по-вечернему.",
        "Even with a sweatshirt on top, the black gets past most dress codes.",
      ),
      sku: "VR-26-123-03",
      price: 9900,
    },
  ],
};
