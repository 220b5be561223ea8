import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const truckerJacket: Model = {
  slug: "trucker-jacket",
  cut: "denim-jacket",
  cloth: "denim",
  brand: "third-shift",
  category: "men/clothing/coats-and-jackets",
  title: typeset("Джинсовая куртка", "Denim jacket"),
  description: typeset(
    "Куртка чуть ниже пояса, на металлических пуговицах, с карманами на груди. Деним плотностью 13 унций поначалу жёсткий, со временем он смягчается и светлеет на локтях. Осенью куртку надевают под просторное пальто.",
    "The jacket ends just below the waist, and its buttons are riveted on rather than sewn. The thirteen-ounce denim has no stretch and will fade first at the elbows. From November on, the jacket makes a good layer under a long wool coat.",
  ),
  composition: typeset("Хлопок 100 %, 13 унций", "100% cotton, 13 oz"),
  care: typeset(
    "Стирать раз в сезон, в холодной воде, вывернув наизнанку.",
    "Wash inside out in cold water, about once a season.",
  ),
  measurements: typeset(
    "Размер M: длина по спинке 62 см, обхват по груди 112 см, рукав от середины спинки 86 см.",
    "Size M: back length 62 cm, chest 112 cm, sleeve from centre back 86 cm.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "foundation",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "trucker-jacket-indigo",
      color: "indigo",
      hex: "#2a344c",
      note: typeset(
        "Индиго лучше смотрится с чёрными или серыми джинсами, чем с такими же синими.",
        "Indigo, to wear with jeans of any other colour.",
      ),
      sku: "VR-26-231-01",
      price: 13900,
    },
  ],
};
