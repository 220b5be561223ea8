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
    "До пояса это рубашка с двумя карманами на груди и рукавом до локтя, ниже — свободная юбка; пуговицы идут до самого подола. Лён выстирали до раскроя, поэтому платье с первого дня мягкое и при стирке почти не садится. В жару его носят с сандалиями, в сентябре — нараспашку, поверх брюк и футболки.",
    "A shirt above the waist, with two chest pockets and sleeves to the elbow; below it, a loose skirt that is easy to walk in. The linen is washed before it is sewn, so it feels soft from the start and will hardly shrink. Wear the dress buttoned in August and open over trousers in September, like a light coat.",
  ),
  composition: typeset("Лён 100 %, 185 г/м²", "100% linen, 185 gsm"),
  care: typeset(
    "Стирка при 40 °C. Можно не гладить: встряхните и повесьте сушиться на плечики.",
    "Wash at 40 °C. Ironing is optional: shake the dress out and dry on a hanger.",
  ),
  measurements: typeset(
    "Размер M: длина по спинке 108 см, обхват по груди 104 см, рукав от плеча 34 см.",
    "Size M: back length 108 cm, bust 104 cm, sleeve 34 cm.",
  ),
  country: "BY",
  sizeGrid: "women",
  sizes: ["xs", "s", "m", "l", "xl"],
  collection: "high-water",
  colors: [
    {
      slug: "linen-shirt-dress-sage",
      color: "sage",
      hex: "#959b89",
      note: typeset(
        "Шалфейный лён выгорает ровно и с каждым летом становится светлее.",
        "The sage linen fades evenly in the sun, growing a little paler every summer.",
      ),
      sku: "VR-26-103-01",
      price: 10900,
      oldPrice: 15500,
      stock: stock({ xs: 1, s: 0, m: 2, l: 3, xl: 1 }, { konyushennaya: { m: 1 } }),
    },
    {
      slug: "linen-shirt-dress-navy",
      color: "navy",
      hex: "#2a3247",
      fall: 2,
      note: typeset(
        "Тёмно-синее — для тех, кого смущают заломы: на нём их почти не видно.",
        "In navy the creases hardly show.",
      ),
      sku: "VR-26-103-03",
      price: 10900,
    },
  ],
};
