import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const tailoredBermudas: Model = {
  slug: "tailored-bermudas",
  cut: "shorts",
  cloth: "suiting",
  brand: "kamvol",
  category: "women/clothing/trousers-and-jeans",
  title: typeset("Бермуды из костюмной шерсти", "Tailored Bermuda shorts"),
  description: typeset(
    "Бермуды выше колена, а в остальном это костюмные брюки: со шлёвками, косыми карманами и стрелками. Шерсть летняя, тонкая, в ней не жарко. На работу бермуды можно надеть с жакетом и лоферами, в выходные — с майкой и кедами.",
    "Tailored like our suit trousers, with a pressed crease and belt loops, but cut above the knee. The tropical wool is light and breathable enough for summer. Wear the shorts with loafers and, if you like, knee socks.",
  ),
  composition: typeset("Шерсть 100 %, 210 г/м²", "100% wool, 210 gsm"),
  care: typeset(
    "Химчистка или ручная стирка в прохладной воде.",
    "Dry clean, or hand wash in cool water.",
  ),
  measurements: typeset(
    "Размер S: обхват по талии 70 см, обхват по бёдрам 102 см, шаговый шов 26 см.",
    "Size S: waist 70 cm, hips 102 cm, inside leg 26 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "high-water",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "tailored-bermudas-taupe",
      color: "taupe",
      hex: "#837a6c",
      note: typeset(
        "К серо-коричневым бермудам лучше всего подойдёт белая или голубая рубашка.",
        "Taupe, a colour for town rather than the beach.",
      ),
      sku: "VR-26-149-01",
      price: 8900,
    },
    {
      slug: "tailored-bermudas-sand",
      color: "sand",
      hex: "#bba582",
      fall: 2,
      note: typeset(
        "Песочные бермуды выглядят совсем по-летнему.",
        "Sand looks summery, especially with a white top.",
      ),
      sku: "VR-26-149-03",
      price: 8900,
    },
  ],
};
