import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const heavyTShirt: Model = {
  slug: "heavy-t-shirt",
  cut: "t-shirt",
  cloth: "jersey",
  brand: "odd-day",
  category: "men/clothing/t-shirts-and-polos",
  also: ["women/clothing/tops-and-t-shirts"],
  title: typeset("Футболка из плотного джерси", "Heavyweight T-shirt"),
  description: typeset(
    "Джерси плотное, 240 граммов на квадратный метр; футболка не перекручивается и держит форму после стирок. Бейка на горловине узкая и не растягивается. Крой один для мужчин и женщин, а выбрать размер поможет таблица.",
    "At 240 gsm the jersey is thick enough not to be see-through, and it does not twist in the wash. The neckband is narrow and keeps its shape. The cut is the same for men and women, and so is the size chart.",
  ),
  composition: typeset("Хлопок 100 %, 240 г/м²", "100% cotton, 240 gsm"),
  care: typeset(
    "Стирать при 40 °C, вывернув наизнанку. Можно сушить в машине: ткань уже дала усадку.",
    "Wash inside out at 40 °C. Safe to tumble dry, as the jersey is pre-shrunk.",
  ),
  measurements: typeset(
    "Размер M: длина 71 см, обхват по груди 108 см, рукав 22 см.",
    "Size M: length 71 cm, chest 108 cm, sleeve 22 cm.",
  ),
  country: "UZ",
  sizeGrid: "unisex",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "heavy-t-shirt-white",
      color: "white",
      hex: "#f0eeea",
      note: typeset(
        "Даже белая футболка не просвечивает, так что майку под неё можно не надевать.",
        "Plain white, as good under a suit jacket as with jeans.",
      ),
      sku: "VR-26-202-01",
      price: 3900,
      labels: ["bestseller"],
      stock: stock(
        { xs: 12, s: 18, m: 24, l: 20, xl: 11 },
        {
          petrovka: { s: 2, m: 3, l: 2 },
          bronnaya: { m: 2 },
          vaynera: { m: 2, l: 1 },
          baumana: { s: 1, m: 2 },
        },
      ),
    },
    {
      slug: "heavy-t-shirt-breton",
      color: "navy",
      hex: "#efece4",
      secondHex: "#27324f",
      print: "breton",
      note: typeset(
        "Синие полосы по белому, как на форменной тельняшке французских моряков.",
        "Navy stripes on white, the kind French sailors used to wear.",
      ),
      sku: "VR-26-202-02",
      price: 3600,
      oldPrice: 4500,
      stock: stock({ xs: 5, s: 7, m: 0, l: 8, xl: 4 }, { konyushennaya: { m: 1, s: 1 } }),
    },
  ],
};
