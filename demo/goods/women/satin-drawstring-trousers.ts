import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const satinDrawstringTrousers: Model = {
  slug: "satin-drawstring-trousers",
  cut: "drawstring-trousers",
  cloth: "satin",
  brand: "veretie",
  category: "women/clothing/trousers-and-jeans",
  title: typeset("Атласные брюки на кулиске", "Satin drawstring trousers"),
  description: typeset(
    "Сидят эти брюки как домашние, а смотрятся нарядно. Пояс стянут шнурком, карманы глубокие; атлас тяжёлый и к ноге не липнет. Брюки носят с майкой и туфлями на каблуке.",
    "A drawstring waist makes the trousers as comfortable as pyjamas; unlike pyjamas, they have four pockets. The satin is weighty and swings clear of the leg. Wear the trousers with heels or flat mules.",
  ),
  composition: typeset("Вискоза 70 %, ацетат 30 %", "70% viscose, 30% acetate"),
  care: typeset(
    "Стирать в мешке для белья при 30 °C, в деликатном режиме; сушить на вешалке с зажимами.",
    "Delicate wash at 30 °C in a laundry bag; hang to dry.",
  ),
  measurements: typeset(
    "Размер S: обхват по талии 66–98 см, обхват по бёдрам 106 см, шаговый шов 76 см.",
    "Size S: waist 66–98 cm, hips 106 cm, inside leg 76 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "satin-drawstring-trousers-milk",
      color: "milk",
      hex: "#e6dccb",
      note: typeset(
        "Молочные брюки отливают перламутром. Бельё под них лучше надеть телесного цвета.",
        "The milk-white satin has a mother-of-pearl sheen. Choose skin-toned underwear, so that nothing shows through.",
      ),
      sku: "VR-26-148-01",
      price: 11900,
      labels: ["new"],
    },
  ],
};
