import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const pencilSkirt: Model = {
  slug: "pencil-skirt",
  cut: "pencil-skirt",
  cloth: "suiting",
  brand: "kamvol",
  category: "women/clothing/skirts",
  title: typeset("Юбка-карандаш из костюмной шерсти", "Wool pencil skirt"),
  description: typeset(
    "Юбка сужается от бедра к колену на семь сантиметров, но благодаря эластану сидеть в ней удобно. Спереди, ближе к боку, разрез для свободного шага; подкладка из купро почти не электризуется и не липнет к колготкам. С жакетом юбка смотрится строго, с водолазкой — проще.",
    "The skirt tapers by seven centimetres from hip to knee, and an off-centre slit at the front makes it easy to walk in. The cupro lining does not cling to tights. Wear the skirt with our wool blazer or a fine roll-neck.",
  ),
  composition: typeset(
    "Шерсть 98 %, эластан 2 %. Подкладка: купро 100 %.",
    "98% wool, 2% elastane. Lining: 100% cupro.",
  ),
  care: typeset(
    "Химчистка. Между чистками — щётка и ночь у открытого окна.",
    "Dry clean. In between, brush and air overnight.",
  ),
  measurements: typeset(
    "Размер S: длина 68 см, обхват по талии 70 см, обхват по бёдрам 98 см.",
    "Size S: length 68 cm, waist 70 cm, hips 98 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "pencil-skirt-black",
      color: "black",
      hex: "#212023",
      print: "pinstripe",
      note: typeset(
        "По чёрной шерсти пущены тонкие меловые полоски, от пояса до самого подола.",
        "Black, with fine chalk-white pinstripes running from waistband to hem.",
      ),
      sku: "VR-26-111-02",
      price: 11500,
      labels: ["new"],
      stock: stock({ xs: 2, s: 3, m: 4, l: 3, xl: 0 }, { vaynera: { s: 1 } }),
    },
    {
      slug: "pencil-skirt-grey",
      color: "grey",
      hex: "#8f8d89",
      print: "windowpane",
      fall: 2,
      note: typeset(
        "Серую юбку кроим так, чтобы клетка на ней совпадала с клеткой на нашем однобортном жакете.",
        "The same grey windowpane check as our single-breasted blazer.",
      ),
      sku: "VR-26-111-04",
      price: 11500,
    },
  ],
};
