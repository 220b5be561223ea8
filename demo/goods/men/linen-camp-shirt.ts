import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const linenCampShirt: Model = {
  slug: "linen-camp-shirt",
  cut: "camp-collar-shirt",
  cloth: "linen",
  brand: "veretie",
  category: "men/clothing/shirts",
  title: typeset("Льняная рубашка с открытым воротом", "Linen camp-collar shirt"),
  description: typeset(
    "Воротник отложной, открытый: он мягко ложится и не давит на шею. Рубашка прямая, с ровным низом: её носят навыпуск, застёгнутой или нараспашку, с майкой. Лён промыт до мягкости, и лёгкие заломы ему к лицу.",
    "The flat open collar was made for days without a tie. The sides and hem are cut straight, to be worn untucked: buttoned up, or open over a T-shirt. The washed linen creases, but handsomely.",
  ),
  composition: typeset("Лён 100 %, 160 г/м²", "100% linen, 160 gsm"),
  care: typeset(
    "Стирать при 40 °C, сушить на плечиках. Гладить по желанию.",
    "Wash at 40 °C and dry on a hanger. Ironing is optional.",
  ),
  measurements: typeset(
    "Размер M: длина по спинке 72 см, обхват по груди 116 см, рукав 26 см.",
    "Size M: back length 72 cm, chest 116 cm, sleeve 26 cm.",
  ),
  country: "BY",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "dacha",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "linen-camp-shirt-sky",
      color: "sky",
      hex: "#e9e6de",
      secondHex: "#7f9cc0",
      print: "stripe",
      note: typeset(
        "Голубая полоска — для регаты, даже если вы следите за гонкой с берега.",
        "Sky-blue stripes, for regattas watched from the shore.",
      ),
      sku: "VR-26-236-01",
      price: 7900,
      labels: ["new"],
    },
    {
      slug: "linen-camp-shirt-green",
      color: "green",
      hex: "#2c4a3c",
      print: "large-floral",
      note: typeset(
        "Зелёная в пионы — рубашка для отпуска, но и в городе в ней веселее.",
        "Peonies on green, a holiday shirt that you will still wear at home.",
      ),
      sku: "VR-26-236-02",
      price: 8500,
    },
    {
      slug: "linen-camp-shirt-terracotta",
      color: "terracotta",
      hex: "#a3583d",
      note: typeset(
        "Терракотовая — без рисунка: хватает цвета и фактуры льна.",
        "Plain terracotta, with plenty of character in the linen itself.",
      ),
      sku: "VR-26-236-03",
      price: 6500,
      oldPrice: 7900,
    },
  ],
};
