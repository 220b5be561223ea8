import { stock } from "../stock.ts";
import type { Model } from "../types.ts";
import { typeset } from "../typography.ts";

export const linenShirtDress: Model = {
  slug: "linen-shirt-dress",
  cut: "shirt-dress",
  cloth: "linen",
  brand: "veretie",
  category: "women/clothing/dresses",
  title: typeset("Платье-рубашка из умягчённого льна", "Washed-linen shirt dress"),
  description: typeset(
    "Прямое платье на пуговицах, с мужской кокеткой и поясом, который можно потерять без ущерба. Лён умягчён до пошива: он уже мнётся красиво и больше не сядет. В жару его хватит одного, в сентябре расстегните и носите поверх брюк как лёгкое пальто.",
    "Shirt yoke, straight body, and a belt you may leave at home. The linen is washed before it is sewn, so it creases the right way from day one and has nowhere left to shrink. Button it up in August; open it over trousers in September and call it a coat.",
  ),
  composition: typeset("Лён 100 %, 185 г/м²", "100% linen, 185 gsm"),
  care: typeset(
    "Стирка при 40 °C. Можно не гладить: встряхните и повесьте сушиться на плечики.",
    "Wash at 40 °C. Ironing is optional: shake it out and dry on a hanger.",
  ),
  measurements: typeset(
    "Размер M: длина по спинке 118 см, обхват груди 108 см, длина рукава 58 см.",
    "Size M: back length 118 cm, chest 108 cm, sleeve 58 cm.",
  ),
  country: "BY",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "high-water",
  colors: [
    {
      slug: "linen-shirt-dress-sage",
      color: "sage",
      hex: "#9fa990",
      note: typeset(
        "Шалфейное выгорает ровно и с каждым летом становится светлее.",
        "The sage fades evenly in the sun, a little paler every summer.",
      ),
      sku: "VR-26-103-01",
      price: 10900,
      oldPrice: 15500,
      also: ["sale"],
      stock: stock({ xs: 1, s: 0, m: 2, l: 3, xl: 1 }, { konyushennaya: { m: 1 } }),
      position: 23,
    },
    {
      slug: "linen-shirt-dress-terracotta",
      color: "terracotta",
      hex: "#b4593c",
      note: typeset(
        "Терракотовое красили уже сшитым, поэтому у швов оно чуть темнее.",
        "Garment-dyed, which is why the terracotta deepens along the seams.",
      ),
      sku: "VR-26-103-02",
      price: 10900,
      oldPrice: 15500,
      labels: ["last-size"],
      also: ["sale"],
      stock: stock({ xs: 0, s: 0, m: 0, l: 1, xl: 0 }, { baumana: { l: 1 } }),
      position: 52,
    },
  ],
};
