import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const selvedgeJeans: Model = {
  slug: "selvedge-jeans",
  cut: "selvedge-jeans",
  cloth: "denim",
  brand: "odd-day",
  category: "men/clothing/trousers-and-jeans",
  title: typeset("Джинсы из селвидж-денима", "Selvedge jeans"),
  description: typeset(
    "Плотный деним, 14 унций, с красной кромкой. Если первые полгода обойтись без стирки, потёртости появятся именно там, где гнётся колено и лежит телефон. Подверните джинсы один раз, чтобы показалась кромка.",
    "Stiff fourteen-ounce denim with a red selvedge. Wear the jeans for six months before the first wash, and the fades will be all your own. Turn the hems up once to show the red edge.",
  ),
  composition: typeset("Хлопок 100 %, 14 унций", "100% cotton, 14 oz"),
  care: typeset(
    "Стирать как можно реже, вывернув наизнанку, в холодной воде. Сушить на верёвке.",
    "Wash as seldom as you can, inside out and in cold water. Line dry.",
  ),
  measurements: typeset(
    "Размер 32: обхват по талии 83 см, высота посадки 27 см, шаговый шов 84 см, низ 38 см.",
    "Size 32: waist 83 cm, rise 27 cm, inside leg 84 cm, leg opening 38 cm.",
  ),
  country: "RU",
  sizeGrid: "men-jeans",
  sizes: ["w30", "w31", "w32", "w33", "w34", "w36"],
  collection: "foundation",
  views: ["front", "back", "close"],
  colors: [
    {
      slug: "selvedge-jeans-indigo",
      color: "indigo",
      hex: "#2a344c",
      note: typeset(
        "Индиго поначалу красится: берегите белые кеды и светлый диван.",
        "The indigo rubs off on hands and pale sofas for the first few weeks.",
      ),
      sku: "VR-26-205-01",
      price: 11500,
      labels: ["bestseller"],
      stock: stock(
        { w30: 3, w31: 5, w32: 8, w33: 6, w34: 5, w36: 2 },
        { petrovka: { w32: 1, w33: 1 }, vaynera: { w34: 1 } },
      ),
    },
    {
      slug: "selvedge-jeans-grey",
      color: "grey",
      hex: "#77787a",
      note: typeset(
        "Серые светлеют на коленях быстрее, чем индиго: первые потёртости видны уже через месяц.",
        "The grey fades quickly: expect paler knees within a month or two.",
      ),
      sku: "VR-26-205-02",
      price: 7900,
      oldPrice: 11500,
      labels: ["last-size"],
      stock: stock({ w30: 0, w31: 0, w32: 0, w33: 1, w34: 0, w36: 0 }),
    },
  ],
};
