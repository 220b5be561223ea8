import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const suedePencilSkirt: Model = {
  slug: "suede-pencil-skirt",
  cut: "pencil-skirt",
  cloth: "suede",
  brand: "shcheglov",
  category: "women/clothing/skirts",
  title: typeset("Замшевая юбка-карандаш", "Suede pencil skirt"),
  description: typeset(
    "Подкладка из вискозы не даёт замше цепляться за колготки. Разрез для шага сдвинут к боку, молния потайная. Со временем замша принимает форму бёдер, и юбка сидит всё лучше. Наденьте к ней просторный джемпер и лоферы.",
    "Goat suede on a silky viscose lining, with a slit at the front, a little to one side. The suede gives a little with wear, and after a month the skirt fits better over the hips. Add tall boots and a fine roll-neck.",
  ),
  composition: typeset(
    "Верх: козья замша. Подкладка: вискоза 100 %.",
    "Shell: goat suede. Lining: 100% viscose.",
  ),
  care: typeset(
    "Специализированная химчистка. Примятый ворс поднимать резиновой щёткой.",
    "Specialist suede clean only. Lift flattened nap with a rubber brush.",
  ),
  measurements: typeset(
    "Размер S: длина 68 см, обхват по талии 70 см, обхват по бёдрам 98 см.",
    "Size S: length 68 cm, waist 70 cm, hips 98 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "long-shadow",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "suede-pencil-skirt-tobacco",
      color: "tobacco",
      hex: "#765740",
      note: typeset(
        "Табачную юбку носите с замшевыми сапогами того же цвета.",
        "In tobacco, the skirt matches our suede knee boots.",
      ),
      sku: "VR-26-167-01",
      price: 24900,
      labels: ["new"],
    },
    {
      slug: "suede-pencil-skirt-chocolate",
      color: "chocolate",
      hex: "#4a362b",
      note: typeset(
        "Шоколадная строже табачной, с белой рубашкой её носят и на работу.",
        "The chocolate is the one to wear to work.",
      ),
      sku: "VR-26-167-02",
      price: 24900,
    },
  ],
};
