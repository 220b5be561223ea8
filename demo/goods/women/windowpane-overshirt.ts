import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const windowpaneOvershirt: Model = {
  slug: "windowpane-overshirt",
  cut: "shirt-jacket",
  cloth: "coating",
  brand: "third-shift",
  category: "women/clothing/jackets",
  title: typeset("Рубашка-жакет из шерсти в клетку", "Windowpane wool overshirt"),
  description: typeset(
    "Крой рубашечный, ткань пальтовая. У рубашки прямое плечо, ровный низ и один карман с клапаном. В сентябре и апреле рубашку носят поверх водолазки вместо куртки, зимой — в прохладном офисе.",
    "A shirt cut from coat-weight cloth, to wear around the house or outdoors on a cool day. It has one flap pocket, a straight hem and sturdy buttons. Wear it when a cardigan is not warm enough and a coat would be too much.",
  ),
  composition: typeset("Шерсть 75 %, полиэстер 25 %, 380 г/м²", "75% wool, 25% polyester, 380 gsm"),
  care: typeset(
    "Химчистка или ручная стирка в холодной воде. Не выкручивать.",
    "Dry clean, or hand wash in cold water. Do not wring.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 68 см, обхват по груди 112 см, рукав от плеча 60 см.",
    "Size S: back length 68 cm, chest 112 cm, sleeve 60 cm.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "long-shadow",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "windowpane-overshirt-tobacco",
      color: "tobacco",
      hex: "#7d5d3e",
      secondHex: "#e0d2b4",
      print: "windowpane",
      fall: 3,
      note: typeset(
        "Фон тёплый, табачный, по нему — тонкая кремовая клетка.",
        "A cream check on warm tobacco brown.",
      ),
      sku: "VR-26-143-02",
      price: 14900,
      labels: ["new"],
    },
  ],
};
