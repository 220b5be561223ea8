import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const herringboneTrousers: Model = {
  slug: "herringbone-trousers",
  cut: "flat-front-trousers",
  cloth: "suiting",
  brand: "kamvol",
  category: "men/clothing/trousers-and-jeans",
  title: typeset("Брюки из шерсти в ёлочку", "Herringbone wool trousers"),
  description: typeset(
    "Брюки прямые, без защипов; вместо ремня — хлястики по бокам. Шерсть зимняя, 340 граммов на квадратный метр: она хорошо держит стрелку и защищает от ветра. По низу оставлен запас в четыре сантиметра: длину подгонят в любом нашем магазине.",
    "Flat-fronted and straight in the leg, with side adjusters instead of belt loops. The wool, a winter-weight 340 gsm, holds a crease and keeps out the wind. There are four centimetres to let down at the hem, and any of our shops will adjust the length to suit your boots.",
  ),
  composition: typeset(
    "Шерсть 100 %, 340 г/м². Подкладка до колена: вискоза 100 %.",
    "100% wool, 340 gsm. Lining to the knee: 100% viscose.",
  ),
  care: typeset(
    "Химчистка. После носки чистить щёткой и вешать за низ штанин.",
    "Dry clean. After each wear, brush the trousers and hang them by the hems from a clip hanger.",
  ),
  measurements: typeset(
    "Размер M: обхват по талии 84 см, высота посадки 28 см, шаговый шов 83 см, низ 39 см.",
    "Size M: waist 84 cm, rise 28 cm, inside leg 83 cm, leg opening 39 cm.",
  ),
  country: "RU",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "herringbone-trousers-grey",
      color: "grey",
      hex: "#7f7e7b",
      print: "herringbone",
      note: typeset(
        "Серая ёлочка подходит и к чёрному верху, и к молочному.",
        "The grey herringbone goes as well with black as with cream.",
      ),
      sku: "VR-26-204-01",
      price: 13900,
      labels: ["bestseller"],
      stock: stock({ s: 3, m: 6, l: 6, xl: 4, xxl: 2 }, { petrovka: { m: 1, l: 1 } }),
    },
    {
      slug: "herringbone-trousers-chocolate",
      color: "chocolate",
      hex: "#514036",
      print: "herringbone",
      note: typeset(
        "К шоколадным брюкам подойдёт обувь из рыжей замши.",
        "The chocolate pair looks good with tan suede.",
      ),
      sku: "VR-26-204-02",
      price: 13900,
      stock: stock(
        { s: 0, m: 3, l: 4, xl: 2, xxl: 0 },
        { bronnaya: { m: 1 }, vaynera: { xxl: 1 } },
      ),
    },
    {
      slug: "herringbone-trousers-navy",
      color: "navy",
      hex: "#2a3144",
      print: "herringbone",
      note: typeset(
        "На тёмно-синих брюках ёлочка заметна только вблизи.",
        "On the navy pair the herringbone shows only up close.",
      ),
      sku: "VR-26-204-03",
      price: 13900,
      labels: ["new"],
    },
    {
      slug: "herringbone-trousers-tobacco",
      color: "tobacco",
      hex: "#6e5a45",
      print: "herringbone",
      note: typeset(
        "Табачные брюки лучше всего смотрятся с тёмно-синим джемпером.",
        "Tobacco herringbone, at its best with a navy jumper.",
      ),
      sku: "VR-26-204-04",
      price: 13900,
      labels: ["new"],
    },
  ],
};
