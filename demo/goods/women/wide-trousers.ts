import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const wideTrousers: Model = {
  slug: "wide-trousers",
  cut: "wide-trousers",
  cloth: "gabardine",
  brand: "veretie",
  category: "women/clothing/trousers-and-jeans",
  title: typeset("Широкие брюки из габардина", "Wide gabardine trousers"),
  description: typeset(
    "Ткань плотная, но текучая: от бедра она ниспадает прямо, а при ходьбе мягко колышется. Карманы убраны в боковые швы, спереди только стрелки и неглубокие защипы. Заправьте в брюки тонкую водолазку, футболку или рубашку.",
    "The leg falls from the hip in one straight line, and the weight of the gabardine gives it a slow swing. The pockets are set into the side seams, so nothing shows at the front but a shallow pleat and a crease on each leg. Tuck in a fine roll-neck or a close-fitting T-shirt.",
  ),
  composition: typeset(
    "Вискоза 62 %, шерсть 36 %, эластан 2 %. Подкладка (только у молочных брюк): вискоза 100 %.",
    "62% viscose, 36% wool, 2% elastane. Lining (milk-white pair only): 100% viscose.",
  ),
  care: typeset(
    "Стирать в деликатном режиме при 30 °C, сушить подвешенными за пояс. Гладить через ткань.",
    "Delicate wash at 30 °C; hang from the waistband to dry. Iron through a cloth.",
  ),
  measurements: typeset(
    "Размер S: обхват по талии 70 см, обхват по бёдрам 102 см, шаговый шов 82 см (у чёрных 85 см), низ 62 см.",
    "Size S: waist 70 cm, hips 102 cm, inside leg 82 cm (85 cm in black), leg opening 62 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "sotto-voce",
  colors: [
    {
      slug: "wide-trousers-milk",
      color: "milk",
      hex: "#e7dfcf",
      note: typeset(
        "У молочных брюк подкладка до колена, и бельё под ними не просвечивает.",
        "The milk-white trousers are lined to the knee, so they are never see-through.",
      ),
      sku: "VR-26-113-01",
      price: 9900,
      oldPrice: 13500,
      stock: stock({ xs: 2, s: 3, m: 0, l: 2, xl: 1 }, { petrovka: { m: 1 } }),
    },
    {
      slug: "wide-trousers-chocolate",
      color: "chocolate",
      hex: "#46342b",
      note: typeset(
        "Шоколадные сочетаются и с голубым верхом, и с молочным.",
        "Cream and camel knitwear suit the chocolate pair.",
      ),
      sku: "VR-26-113-02",
      price: 13500,
      labels: ["new"],
      stock: stock(
        { xs: 3, s: 6, m: 7, l: 4, xl: 2 },
        { konyushennaya: { s: 1 }, vaynera: { m: 1 } },
      ),
    },
    {
      slug: "wide-trousers-black",
      color: "black",
      hex: "#222123",
      note: typeset(
        "Чёрные брюки рассчитаны на каблук, поэтому они на три сантиметра длиннее остальных.",
        "The black pair is cut three centimetres longer, to wear with heels.",
      ),
      sku: "VR-26-113-03",
      price: 13500,
      labels: ["bestseller"],
    },
    {
      slug: "wide-trousers-navy",
      color: "navy",
      hex: "#232b3e",
      fall: 4,
      note: typeset(
        "Тёмно-синие носите с белой рубашкой или с полосатой майкой.",
        "Navy, good with a white shirt or a striped top.",
      ),
      sku: "VR-26-113-05",
      price: 13500,
      labels: ["new"],
    },
  ],
};
