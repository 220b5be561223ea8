import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const oversizedCottonShirt: Model = {
  slug: "oversized-cotton-shirt",
  cut: "oversized-shirt",
  cloth: "poplin",
  brand: "odd-day",
  category: "women/clothing/shirts-and-tops",
  title: typeset("Рубашка оверсайз из хлопка", "Oversized cotton shirt"),
  description: typeset(
    "Плечо спущено на ширину ладони, на груди два кармана, а подол прикрывает бёдра. Поплин тонкий и с каждой стиркой становится мягче. В выходные рубашку носят нараспашку поверх майки, на работу — застёгнутой на все пуговицы.",
    "Cut two sizes larger than an ordinary shirt, with a pair of chest pockets and a long tail. The fine poplin is washed at the mill to soften it. Wear the shirt over a vest, or buttoned up with the sleeves rolled.",
  ),
  composition: typeset("Хлопок 100 %, 110 г/м²", "100% cotton, 110 gsm"),
  care: typeset(
    "Стирка при 40 °C. Сушить на плечиках: тогда гладить придётся только воротник.",
    "Wash at 40 °C and hang up wet to reduce creasing.",
  ),
  measurements: typeset(
    "Размер S: длина по спинке 80 см, обхват по груди 124 см, рукав от спущенного плеча 54 см.",
    "Size S: back length 80 cm, chest 124 cm, sleeve 54 cm from the dropped shoulder.",
  ),
  country: "RU",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "foundation",
  views: ["front", "back", "detail"],
  colors: [
    {
      slug: "oversized-cotton-shirt-blue",
      color: "blue",
      hex: "#eff1f3",
      secondHex: "#6f93bd",
      print: "stripe",
      note: typeset(
        "Синяя полоска — как на пижаме, и спать в такой рубашке тоже удобно.",
        "A soft blue stripe, easy to wear with white or indigo jeans.",
      ),
      sku: "VR-26-120-02",
      price: 8500,
    },
    {
      slug: "oversized-cotton-shirt-sage",
      color: "sage",
      hex: "#a2aa96",
      note: typeset(
        "Шалфейная рубашка — спокойного серо-зелёного цвета, она хороша с бежевыми брюками.",
        "Sage, a quiet grey-green that goes with beige and brown.",
      ),
      sku: "VR-26-120-04",
      price: 8500,
    },
  ],
};
