import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const houndstoothCoat: Model = {
  slug: "houndstooth-coat",
  cut: "single-breasted-coat",
  cloth: "coating",
  brand: "kamvol",
  category: "women/clothing/coats-and-jackets",
  title: typeset("Пальто-реглан в гусиную лапку", "Houndstooth raglan coat"),
  description: typeset(
    "Рукав-реглан выкроен вместе с плечом, и под пальто помещается толстый свитер. Застёжка потайная, видна только верхняя пуговица; воротник на ветру можно поднять. С десяти шагов узор кажется мелкой клеткой, а с двух видна каждая лапка.",
    "Raglan sleeves leave room for a thick jumper. A fly front hides every button but the top one, and the collar turns up. From ten paces the cloth looks finely checked; come closer and the houndstooth appears.",
  ),
  composition: typeset("Шерсть 80 %, полиамид 20 %, 480 г/м²", "80% wool, 20% polyamide, 480 gsm"),
  care: typeset(
    "Химчистка. После носки чистить щёткой из конского волоса.",
    "Dry clean. Go over the coat with a horsehair brush after wearing.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 102 см, обхват по груди 112 см, рукав от середины спинки 78 см.",
    "Size S: back length 102 cm, chest 112 cm, sleeve from centre back 78 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "long-shadow",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "houndstooth-coat-black",
      color: "black",
      hex: "#b5aea2",
      secondHex: "#1d1d20",
      print: "houndstooth",
      note: typeset(
        "Чёрное с молочным заметно и в сумерках: у театра вас не придётся искать.",
        "Black on cream, a classic that still turns heads.",
      ),
      sku: "VR-26-142-03",
      price: 32900,
      labels: ["new"],
    },
  ],
};
