import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const buttonALineSkirt: Model = {
  slug: "button-a-line-skirt",
  cut: "a-line-skirt",
  cloth: "suiting",
  brand: "kamvol",
  category: "women/clothing/skirts",
  title: typeset("Юбка-трапеция на пуговицах", "Button-front A-line skirt"),
  description: typeset(
    "Юбка расширяется книзу за счёт скошенных боковых швов, а плотная шерсть держит форму весь день. Карманы косые, глубокие; пуговицы идут до края подола, нижние можно оставить расстёгнутыми. Носите юбку с тонкой водолазкой и высокими сапогами.",
    "Flared from the waist and buttoned to the hem; leave a few buttons undone for a longer stride. The firm wool holds the flare all day. The slanted pockets are deep enough to warm your hands in. The skirt was designed with knee boots in mind.",
  ),
  composition: typeset(
    "Шерсть 100 %, 300 г/м². Подкладка: купро 100 %.",
    "100% wool, 300 gsm. Lining: 100% cupro.",
  ),
  care: typeset(
    "Химчистка. Пуговицы на время чистки обернуть фольгой.",
    "Dry clean; ask for the buttons to be wrapped in foil.",
  ),
  measurements: typeset(
    "Размер S: длина 74 см, обхват по талии 70 см, обхват по бёдрам 104 см, обхват по низу 178 см.",
    "Size S: length 74 cm, waist 70 cm, hips 104 cm, hem circumference 178 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "long-shadow",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "button-a-line-skirt-houndstooth",
      color: "milk",
      hex: "#e3dccf",
      secondHex: "#2b2a2c",
      print: "houndstooth",
      fall: 1,
      note: typeset(
        "Молочная юбка — в крупную гусиную лапку, на застёжке рисунок точно совмещён.",
        "A milk-white and black houndstooth, matched tooth for tooth across the button front.",
      ),
      sku: "VR-26-124-02",
      price: 14500,
    },
    {
      slug: "button-a-line-skirt-tartan",
      color: "green",
      hex: "#2d4637",
      print: "tartan",
      fall: 3,
      note: typeset(
        "С зелёной шотландкой лучше всего чёрная водолазка.",
        "Green tartan, at home beside a black jumper and an open fire.",
      ),
      sku: "VR-26-124-04",
      price: 14500,
      labels: ["new"],
    },
  ],
};
