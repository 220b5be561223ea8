import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const flannelShirt: Model = {
  slug: "flannel-shirt",
  cut: "overshirt",
  cloth: "gabardine",
  brand: "odd-day",
  category: "men/clothing/shirts",
  title: typeset("Рубашка из фланели в клетку", "Checked flannel shirt"),
  description: typeset(
    "Рубашка для дачи, долгой дороги и выходных дома. Фланель с двусторонним начёсом, на груди один карман, пуговицы пришиты крепко. Рубашку носят нараспашку поверх футболки или застёгнутой под бомбером.",
    "A shirt for weekends in the country, night flights and days spent working from home. The flannel is brushed on both sides, so it is as soft inside as out. Worn open, the shirt does duty as a light jacket; buttoned up, it fits neatly under a bomber.",
  ),
  composition: typeset("Хлопок 100 %, 210 г/м²", "100% cotton, 210 gsm"),
  care: typeset(
    "Стирка при 40 °C. Сушить любым способом, гладить по желанию.",
    "Wash at 40 °C. Dry however you like. Iron if you must.",
  ),
  measurements: typeset(
    "Размер M: длина по спинке 77 см, обхват по груди 116 см, рукав от середины спинки 88 см.",
    "Size M: back length 77 cm, chest 116 cm, sleeve from centre back 88 cm.",
  ),
  country: "UZ",
  sizeGrid: "men",
  sizes: ["s", "m", "l", "xl", "xxl"],
  collection: "sotto-voce",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "flannel-shirt-red",
      color: "red",
      hex: "#833431",
      secondHex: "#211c1c",
      print: "tartan",
      note: typeset(
        "Такую красную клетку носили канадские лесорубы.",
        "Deep red and black crossed with white, the sort of check a lumberjack would wear.",
      ),
      sku: "VR-26-201-02",
      price: 5500,
      oldPrice: 7900,
      stock: stock({ s: 1, m: 2, l: 0, xl: 3, xxl: 1 }, { baumana: { l: 1 } }),
    },
    {
      slug: "flannel-shirt-navy",
      color: "navy",
      hex: "#28304a",
      secondHex: "#4a5a78",
      print: "tartan",
      note: typeset(
        "Тёмно-синюю рубашку в бело-красную клетку можно надеть и в офис.",
        "Navy and lighter blue, with lines of white and red; smart enough for the office on a Friday.",
      ),
      sku: "VR-26-201-03",
      price: 7900,
    },
    {
      slug: "flannel-shirt-tobacco",
      color: "tobacco",
      hex: "#8a6a48",
      secondHex: "#3a2c20",
      print: "tartan",
      note: typeset(
        "Табачная клетка того же тёплого оттенка, что и опавшая листва.",
        "Tobacco, the colour of fallen leaves.",
      ),
      sku: "VR-26-201-04",
      price: 7900,
      labels: ["new"],
    },
    {
      slug: "flannel-shirt-green",
      color: "green",
      hex: "#2f4738",
      secondHex: "#1f2622",
      print: "tartan",
      note: typeset(
        "Тёмно-зелёная клетка хороша с грубым денимом и термосом чая.",
        "Dark green check: just add a flask of tea and somewhere to walk.",
      ),
      sku: "VR-26-201-05",
      price: 7900,
    },
    {
      slug: "flannel-shirt-grey",
      color: "grey",
      hex: "#77777a",
      secondHex: "#2b2b2e",
      print: "tartan",
      note: typeset(
        "В серой с чёрным клетке нет ни одной яркой нитки.",
        "A grey check, for men who think they don’t like checks.",
      ),
      sku: "VR-26-201-06",
      price: 7900,
      labels: ["new"],
    },
  ],
};
